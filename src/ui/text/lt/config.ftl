### Nuostatų failas: jo paaiškinimai ir tai, kas apie jį sakoma.

config-head =
    Merels nuostatos: šio failo kopija nuostatų kataloge (kur jis, pasako merels config) perskaitoma kaskart paleidžiant, o programa jo niekada nekeičia.
    Pirmiausia galioja komandų eilutės parinktys, paskui aplinka (NO_COLOR), paskui tai, ką paskutinį kartą pakeitėte ekrane, ir galiausiai šis failas.
    Ekrane pakeistos nuostatos (kalba, spalvos, pelė, roboto mintys, vertinimo juosta) laikomos būsenos katalogo faile settings.toml; kai jo nėra, vėl sprendžia šis failas.
config-language = Kalba; "auto" reiškia sistemos kalbą.
config-theme = Ekrano spalvos.
config-color = Kada rodyti spalvas; "auto" – kai terminalas jas rodo ir nėra NO_COLOR.
config-ascii = Piešti tik ASCII ženklais; jei false, sprendžia lokalė.
config-mouse = Žaisti pele; jei false, ji paliekama terminalui.
config-delay = Kiek mažiausiai palaukti su roboto ėjimu, kad būtų spėjama sekti, milisekundėmis.
config-thinking = Rodyti, apie ką galvoja robotas.
config-evaluation = Rodyti vertinimo juostą.
config-animations = Rodyti, kaip ėjimas vyksta; bet kuris klavišas tai iškart baigia.
config-bell = Skambtelėti terminalo skambučiu robotui paėjus.
config-tables = Naudoti tikslių verčių lenteles; su false robotas, patarimai, vertinimo juosta ir apžvalgos vertina tik apytikriai.
config-clock = Naujų dviejų žmonių partijų laikrodis: minutės kiekvienai pusei ir sekundės, pridedamos po kiekvieno ėjimo, arba "off".
config-rules = Naujų partijų taisyklės.
config-rules-flying = Pusė, kuriai liko trys akmenėliai, gali eiti į bet kurį tuščią tašką.
config-rules-quiet-limit = Po tiek ėjimų be nuėmimo partija baigiasi lygiosiomis.
config-rules-repetition = Ta pati padėtis trečią kartą – lygiosios.
config-assistance = Kam lentoje rodoma, kur dabar galima uždaryti malūną, kurie akmenėliai užblokuoti ir kur kertasi linijos.
config-assistance-white = Tam, kas žaidžia baltaisiais.
config-assistance-black = Tam, kas žaidžia juodaisiais.
config-keys = Klavišai: rinkinys ir komandos, kurių klavišai kitokie nei jame. Raidės nuo a iki g pradeda ėjimą, todėl komandoms netinka.
config-keys-preset = Rinkinys: įprastas, su papildomais redaktoriaus vi klavišais arba vien dešinei rankai.
config-values = Reikšmės: { $values }

config-not-toml = to negalima perskaityti kaip TOML
config-expected-line = nuostata, pavyzdžiui, mouse = true
config-unknown = nuostatos { $name } nėra
config-bad-value = nuostata { $name } negali turėti šios reikšmės
config-expected-number = sveikasis skaičius nuo { $least } iki { $most }
config-expected-limit = sveikasis skaičius nuo { $least } iki { $most } arba "off"
config-expected-clock = minutės ir sekundės, pavyzdžiui, "10+5", arba "off"
config-no-key = tokio klavišo komanda turėti negali
config-expected-key = klavišas, pavyzdžiui, u, F9, Ctrl-R, PgUp ar Space, bet ne a–g
config-conflict = klavišo { $key } nori dvi komandos: { $one } ir { $other }
config-unused = { $place }: { $reason }. Nė viena šio failo nuostata netaikoma.
config-none-used = Nė viena šio failo nuostata netaikoma.
