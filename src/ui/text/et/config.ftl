### Seadete fail: selgitused ja see, mida selle kohta öeldakse.

config-head =
    Merelsi seaded: selle faili koopia seadete kataloogis (kus see on, ütleb merels config) loetakse igal käivitamisel ja programm ei muuda seda kunagi.
    Kõigepealt kehtivad käsurea valikud, siis keskkond (NO_COLOR), siis see, mida viimati ekraanil muutsite, ja lõpuks see fail.
    Ekraanil muudetu (keel, värvid, hiir, roboti mõtted, hinnanguriba) hoitakse olekukataloogi failis settings.toml; kui seda pole, otsustab jälle see fail.
config-language = Keel; "auto" tähendab süsteemi keelt.
config-theme = Ekraani värvid.
config-color = Millal värve kasutada; "auto" puhul siis, kui terminal neid näitab ja NO_COLOR pole määratud.
config-ascii = Joonista ainult ASCII-märkidega; false puhul otsustab lokaat.
config-mouse = Mängi hiirega; false puhul jääb see terminalile.
config-delay = Kui kaua roboti käiku vähemalt tagasi hoitakse, et seda jälgida jõuaks, millisekundites.
config-thinking = Näita, millest robot mõtleb.
config-evaluation = Näita hinnanguriba.
config-animations = Näita käike liikumisena; iga klahv lõpetab selle kohe.
config-bell = Anna terminali helin, kui robot on käinud.
config-tables = Kasuta täpsete väärtuste tabeleid; väärtusega false hindavad robot, vihjed, hinnanguriba ja ülevaated ainult ligikaudu.
config-clock = Kahe inimese uute mängude kell: minutid kummalegi ja sekundid juurde iga käigu järel, või "off".
config-rules = Uute mängude reeglid.
config-rules-flying = Pool, kellele on jäänud kolm nuppu, võib käia igale tühjale punktile.
config-rules-quiet-limit = Pärast nii mitut käiku ilma löömata jääb mäng viiki.
config-rules-repetition = Sama seis kolmandat korda on viik.
config-assistance = Kellele näidatakse laual, kus saab praegu veski sulgeda, millised nupud on kinni ja kus jooned lõikuvad.
config-assistance-white = Sellele, kes mängib valgega.
config-assistance-black = Sellele, kes mängib mustaga.
config-keys = Klahvid: valmiskomplekt ja käsud, millel on teised klahvid kui selles. Tähed a kuni g alustavad käiku ega sobi käskudeks.
config-keys-preset = Valmiskomplekt: tavaline, lisaks redaktori vi klahvidega või ainult paremale käele.
config-values = Väärtused: { $values }

config-not-toml = seda ei saa TOML-ina lugeda
config-expected-line = seade, näiteks mouse = true
config-unknown = seadet { $name } ei ole
config-bad-value = seadel { $name } ei saa olla seda väärtust
config-expected-number = täisarv vahemikus { $least } kuni { $most }
config-expected-limit = täisarv vahemikus { $least } kuni { $most } või "off"
config-expected-clock = minutid ja sekundid, näiteks "10+5", või "off"
config-no-key = sellist klahvi käsul olla ei saa
config-expected-key = klahv, näiteks u, F9, Ctrl-R, PgUp või Space, kuid mitte a kuni g
config-conflict = klahvi { $key } tahavad kaks käsku: { $one } ja { $other }
config-unused = { $place }: { $reason }. Ühtegi selle faili seadet ei kasutata.
config-none-used = Ühtegi selle faili seadet ei kasutata.
