### A beállítások fájlja: a magyarázatai, és amit róla mondani kell.

config-head =
    A merels beállításai: ennek a fájlnak a beállítások könyvtárában álló másolatát (hogy hol van, a merels config mondja meg) a program minden indításkor elolvassa, és soha nem módosítja.
    Elsőként a parancssor kapcsolói számítanak, azután a környezet (NO_COLOR), azután az, amit legutóbb a képernyőn változtattál, végül ez a fájl.
    Amit a képernyőn változtatsz (nyelv, színek, egér, a gép gondolatai, értékelősáv), az állapotkönyvtár settings.toml fájljába kerül; ha az nincs meg, ismét ez a fájl dönt.
config-language = A nyelv; "auto" esetén a rendszeré.
config-theme = A képernyő színei.
config-color = Mikor legyenek színek; "auto" esetén akkor, ha a terminál mutatja őket, és a NO_COLOR nincs beállítva.
config-ascii = Rajzolás csak ASCII jelekkel; false esetén a területi beállítás dönt.
config-mouse = Játék egérrel; false esetén az egér a terminálé.
config-delay = Legalább mennyit várjon a gép a lépésével, hogy követni lehessen, ezredmásodpercben.
config-thinking = Látszódjon, min gondolkodik a gép.
config-evaluation = Látszódjon az értékelősáv.
config-animations = A lépések mozgással látszódjanak; bármely billentyű azonnal véget vet neki.
config-bell = Szóljon a terminál csengője, ha a gép lépett.
config-tables = A pontos értékek táblázatainak használata; false esetén a gép, a tippek, az értékelősáv és az elemzések csak becsülnek.
config-clock = Két ember új játszmáinak órája: percek mindkét félnek és másodpercek minden lépés után, vagy "off".
config-rules = Az új játszmák szabályai.
config-rules-flying = Akinek három bábuja maradt, bármelyik üres pontra léphet.
config-rules-quiet-limit = Ennyi ütés nélküli lépés után a játszma döntetlen.
config-rules-repetition = Ugyanaz az állás harmadszor: döntetlen.
config-assistance = Ki lássa a táblán, hol zárható most malom, melyik bábu nem tud mozdulni, és hol keresztezik egymást a vonalak.
config-assistance-white = Aki világossal játszik.
config-assistance-black = Aki sötéttel játszik.
config-keys = A billentyűk: egy készlet, és azok a parancsok, amelyeknek mások a billentyűik. Az a és g közötti betűk lépést kezdenek, parancsnak nem jók.
config-keys-preset = A készlet: a szokásos, a vi szerkesztő további billentyűivel, vagy csak a jobb kézre.
config-values = Értékek: { $values }

config-not-toml = ez nem olvasható TOML-ként
config-expected-line = egy beállítás, például mouse = true
config-unknown = nincs { $name } nevű beállítás
config-bad-value = ennek a beállításnak nem lehet ilyen értéke: { $name }
config-expected-number = egész szám { $least } és { $most } között
config-expected-limit = egész szám { $least } és { $most } között, vagy "off"
config-expected-clock = percek és másodpercek, például "10+5", vagy "off"
config-no-key = ilyen billentyűje parancsnak nem lehet
config-expected-key = egy billentyű, például u, F9, Ctrl-R, PgUp vagy Space, de nem a–g
config-conflict = ezt a billentyűt két parancs is kéri: { $key } ({ $one } és { $other })
config-unused = { $place }: { $reason }. Ennek a fájlnak egyik beállítása sem érvényes.
config-none-used = Ennek a fájlnak egyik beállítása sem érvényes.
