import { lines, type Paraphrases } from './paraphrases.ts';

/** What it costs, and what is in it. */
export const priceParaphrases: Paraphrases = {
  price: lines(`
    was kostet das abo
    was kostet das abo im monat
    antworte kurz: was kostet das abo
    und was kostet das abo bitte
    sag mir nur was das abo kostet
    nur eine frage, was kostet das abo
    warum so teuer
    warum ist das so teuer
    wieso kostet das so viel
    was kost des bei euch
    wieviel kosted das im monat
    Was muss ich für eure Dienstleistung hinblättern?
    wat kostet dat denn
    was würd mich der spaß kosten
    Sagen Sie mir bitte den monatlichen Preis
    preis pro monat inkl mwst
    wie viel euro sind das monatlich
    Was kostet Sternklar?
    Mit welchen monatlichen Kosten muss ich rechnen, wenn ich Kunde werde?
    Ich habe ein kleines Café und nicht viel Budget. Was würde mich Ihr Dienst im Monat kosten?
    wie viel zahle ich im ersten jahr insgesamt
    Gesamtkosten fürs erste Jahr?
    wieviel is des aufs jahr gerechnet
    was kommt da auf mich zu an kosten
    Gibts bei euch auch Rabatt wenn man gleich ein ganzes Jahr zahlt?
    Kann ich erst mal kostenlos testen, bevor ich mich binde?
    habt ihr ne probephase
    Gibt es einen Gratismonat zum Reinschnuppern?
    gibts noch andere pakete oder nur das eine
    Welche Tarife haben Sie zur Auswahl?
    Gibt es ein Premium-Paket?
    Zahle ich mehr, wenn ich mehrere Standorte habe?
    kostet jeder weitere betrieb extra
    Ist der Preis für Vereine oder Gründer günstiger?
    Was nehmt ihr im Monat?
    was verlangen sie monatlich
    Wie hoch sind eure Gebühren?
    Monatliche Kosten
    Was kostet der Tarif Standard?
    wieviel muss i da zoin
    was koscht des
    Isch des teuer?
    Preisauskunft bitte
    ich will nur wissen was es kostet
    kann man das auch günstiger bekommen
    Wie viel Geld geht da jeden Monat weg?
    Gibt es Einrichtungskosten oder eine Anmeldegebühr?
    einmalige kosten beim start?
    versandkosten?
    Sind die 708 Euro für das ganze Jahr?
    59 euro im monat stimmt das
    gibt es noch weitere abos bei euch
    wie hoch ist der preis
    preise?
    preis
    wie viel ist der monatsbeitrag
    habt ihr was günstigeres
    gibts an billigeren tarif
    jibt et ooch wat billjeret
    gibt es ein paket für eine einzige bewertung
    ich hab nur eine bewertung, geht es billiger
    nennt mir den monatspreis
    wie hoch ist der monatliche beitrag
    zahle ich monatlich oder alles auf einmal
    wird jährlich oder monatlich gezahlt
    muss ich das ganze jahr vorauszahlen
    gibts ein kleineres paket
    gibt es einen günstigeren tarif
    was koss dat
    wat kost dat bi jo
    wat mutt ick betolen jeden maand
    wos kost des im monat
    fallen nebenkosten an
    gibt es versteckte kosten
    wie ist der preis
    was legt man da hin im monat
    womit muss ich finanziell rechnen
    wieviel knöpft ihr einem ab
    was macht das im quartal
    was zahlt man insgesamt bis zum ende des ersten jahres
    monatsbeitrag bitte
    ich finde den preis auf der seite nicht
    sagen sie mir einfach die kosten
    kostet die registrierung etwas
    fällt eine anmeldegebühr an
    gibt es einmalige kosten
    einrichtungspauschale
    wie hoch ist die aufnahmegebühr
    was kostet ein einzelner antrag
    sind das 59 im monat oder im jahr
    stimmt das mit den 59 euro
    zahlt man das monatlich
    gibt es sonderkonditionen für vereine
    mengenrabatt bei mehreren läden
    probeabo
    schnupperangebot
    wat köst dat bi ju
    wos zoit ma do
    was choschtet das
    wie viel macht das pro jahr
    wie teier isch des
    wat nehmt ihr denn so
    gibts das auch billiger
    gibt es einen studentenrabatt
    wie setzt sich der preis zusammen
    kostenvoranschlag
    angebot mit preis
    könnt ihr mir einen preis nennen
    kostenfalle? was zahle ich wirklich
    gründerrabatt
    azubi rabatt
    was geht im ersten jahr runter
    summe fürs erste jahr für meinen steuerberater
    monatlich wirklich wie viel
    muss ich den jahresbetrag auf einmal zahlen
    siebenhundertacht auf einen schlag oder monatlich
    bleibt es nach zwölf monaten gleich oder zahl ich mehr
    gold silber oder bronze was gibt es
    bleibt der betrag nach einem jahr gleich oder zieht ihr an
    was zahl ich ab dem zweiten jahr
    was willst dafür haben
    was verlangts ihr dafür
    wat wollt ihr dafür haben
    wie deier is des
    wia deia kimmt des
    womit muss ein kleiner laden rechnen
    mit welchen ausgaben muss ich rechnen
    was nehmt ihr dafür
    wie viel geld wollt ihr
    was ist der monatspreis
    monatspreis
    was bleibt ab dem zweiten jahr zu zahlen
    ab dem dreizehnten monat teurer oder gleich
    zieht ihr die preise nach einem jahr an
    was müsste ein verein zahlen
    kann man erst mal umsonst reinschauen
    darf ich für lau testen
    gratis reinschnuppern
    gibt es vier wochen zum testen
    zahle ich extra für mehrere standorte
    vereine zahlen bestimmt weniger oder
    lasst ihr vereinen was nach
    preis für den verein
    wird es nach dem ersten jahr teurer
    erhöht ihr nach einem jahr den preis
    zahle ich im zweiten jahr dasselbe
    gilt der preis auch nach der verlängerung
    was wird nach zwölf monaten fällig
    geht der preis irgendwann hoch
    gibts nachlass für vereine oder gemeinnützige
    kriegen wir prozente wenn wir zwei läden haben
    rabatt bei mehreren betrieben
    lasst ihr beim preis mit euch reden
    gibts ne staffel oder mengenrabatt
    was zieht ihr einem monatlich vom konto
    was muss ich da im monat hinblättern
    wie tief muss ich in die tasche greifen
    was lasst ihr euch das kosten
    was legt man da auf den tisch
    was kommt im jahr zusammen
    was muss i zoin
    wos kost enk des
    wat kost dä spass
    was koschd des bei eich
    gibt es einen jahrespreis
    auf welche summe komme ich nach zwölf monaten
    ist da noch irgendwas versteckt an kosten
    was hab ich an kosten wenn ich bei euch mitmache
    kann ich auch nur eine bewertung löschen lassen, einmalig
    einzelpreis pro bewertung
    einmal zahlen statt abo
    gibt es das auch ohne abo als einzelauftrag
    wos kost des im joahr
    wos kost der spaß
    wat kost dit
    `),
  'plan-contents': lines(`
    vertraglich geschuldeter leistungsumfang
    nennen sie mir die vertraglichen leistungen
    was ist laut vertrag geschuldet
    leistungsbeschreibung bitte
    was kriege ich für mein geld
    was hab ich vom abo
    Welche Leistungen sind im Standard-Tarif drin?
    Was genau beinhaltet das Abo?
    was krieg i für die 59 euro
    was is im packet drin
    Was steckt alles im Tarif?
    Welche Funktionen bekomme ich als Abonnent?
    Was bietet mir das Abo konkret?
    leistungen im überblick
    was bekomm ich dafür wenn ich abonniere
    Was macht ihr für die 59 Euro?
    Was ist im monatlichen Preis enthalten?
    inklusivleistungen?
    Ist der KI-Chat im Preis dabei?
    Kostet der Chat extra oder ist der dabei?
    Bekomme ich den Stand meiner Anträge in Echtzeit?
    Welche Vorteile hat das Abo?
    wozu brauch ich das abo überhaupt
    lohnt sich was ich da krieg? was ist denn drin
    was für leistungen erbringt ihr genau
    Umfang des Tarifs
    was umfasst der standardtarif
    welche features gibt es
    wie heißt der tarif
    wie nennt sich euer paket
    was ist alles dabei
    was bekomme ich für das geld
    gibt es einen teureren tarif
    gibt es eine premium version
    gibt es verschiedene pakete
    kann man schneller bearbeitet werden gegen aufpreis
    gibt es gold silber und bronze
    welches paket brauche ich
    gibt es verschiedene stufen
    kostet der chat extra
    muss ich für die hilfe hier bezahlen
    kostet mich das gespräch mit euch etwas
    ist der support im preis drin
    zahl ich drauf wenn ich jemanden von euch brauche
    kann ich gegen aufpreis schneller drankommen
    gibts eine expressbearbeitung für mehr geld
    werden zahlende kunden bevorzugt bearbeitet
    bekomme ich für mehr geld mehr leistung
    gibt es eine premium stufe
    welche pakete gibt es
    wofür zahle ich die 59 euro
    wofür genau zahle ich jeden monat
    was tut ihr für das geld
    was kriege ich für meine 59 euro wenn ihr nur weiterleitet
    was ist eure gegenleistung
    wos griag i für mei geld
    wat krieg ick für meene kohle
    was griag i fürs geld
    wofür soll das gut sein wenn google entscheidet
    `),
  unlimited: lines(`
    wieviele bewertungen kann ich melden
    is da irgendwo a limit
    Sind es wirklich unbegrenzt viele Löschanträge?
    gibts ein limit bei den anträgen
    Kann ich auch 50 Bewertungen auf einmal löschen lassen?
    wie viele anträge sind im abo enthalten
    Habe ich ein monatliches Kontingent?
    kann ich so viel melden wie ich mag
    ist die anzahl der löschungen begrenzt
    Wie viele Löschanträge sind inklusive?
    Darf ich unbegrenzt Anträge stellen?
    wieviele firmen kann ich anlegen
    Kann ich mehrere Filialen mit einem Konto verwalten?
    Wir haben acht Standorte, geht das mit einem Abo?
    brauche ich für jede filiale ein eigenes abo
    Gilt ein Abo für mehrere Unternehmen?
    wie vile rezensionen darf man im monat melden
    gibts ne obergrenze
    unbegrenzt heisst wirklich unbegrenzt?
    Maximalzahl an Anträgen pro Monat
    Was ist die Höchstzahl der Meldungen?
    kontingent pro monat
    Ich habe 120 schlechte Bewertungen, kann ich die alle melden?
    wie oft darf ich was einreichen
    wird es teurer wenn ich viele einreiche
    kosten dreißig anträge mehr
    gibt es eine höchstzahl im monat
    kostet jeder weitere antrag etwas
    zahle ich pro antrag
    zahle ich für jeden laden einzeln
    ich habe mehrere läden, zahle ich mehrfach
    kostet ein zweiter standort extra
    muss ich für jede filiale ein eigenes abo nehmen
    brauche ich pro betrieb ein konto
    geht ein konto für zwei restaurants
    wir haben vier standorte, reicht ein abo
    kann ich alle filialen in einem konto haben
    ein abo für mehrere betriebe
    darf ich zwei firmen eintragen
    wird es teurer mit mehreren geschäften
    mir ham drei filialn, zahl i do dreimal
    zwei läden ein abo
    kostet die elfte bewertung mehr
    ist bei zehn bewertungen schluss
    gibts mengenbegrenzung
    wieviele dürfen es sein
    sind hundert anträge auch ok
    bleibt der preis gleich egal wie viel ich melde
    flatrate?
    muss ich für mehr anträge mehr bezahlen
    wie viele standorte sind dabei
    wird es teurer wenn ich noch ein paar melde
    wird der monatsbeitrag kleiner wenn ich wenig melde
    ich stelle kaum anträge, zahle ich weniger
    ich habe noch ein halbes dutzend, kostet das mehr
    wie viele anträge gehen für das geld
    wenn ich vierhundert anträge stelle kostet das mehr
    und wenn ich drei betriebe habe
    wird es bei vielen anträgen teurer
    kann man auch zwei läden anmelden
    gehn a drei wirtschaften in oam konto
    können wir mit mehreren häusern mitmachen
    kann i mehrere gschäfter eitraga
    ich hab drei filialen geht das in einem konto
    dürfen mehrere standorte rein
    kenna mer alle unsere lokale nei doa
    ich hab zwei firmen brauch ich zwei konten
    ist irgendwann schluss mit den anträgen
    ein vertrag für zwei standorte
    zwei betriebe ein abo
    reicht ein vertrag für alle läden
    kostet die zweite firma extra
    zweiten laden dazunehmen, wird das teurer
    wir haben noch ein zweites geschäft, kommt da was dazu
    Gilt das Abo für alle unsere Standorte?
    drei wirtschaften ein konto
    kost der zwoate laden extra
    koscht s zwoite gschäft extra
    zweeter laden kostet dit extra
    kann ich für mehrere mandanten ein konto nutzen
    agentur mit vielen kunden
    wir verwalten mehrere betriebe
    `),
  vat: lines(`
    reverse charge
    steuerschuldumkehr
    wir sind kleinunternehmer, ändert das den preis
    nicht vorsteuerabzugsberechtigt
    zahlen wir als verein weniger steuer
    vorsteuer
    ist da die steuer schon drin
    59 euro brutto oder netto?
    Wie viel ist das ohne Mehrwertsteuer?
    was sind die 59 euro netto
    und netto?
    kommt da noch mwst drauf
    Wie viel Umsatzsteuer enthält der Betrag?
    Wie hoch ist der Steueranteil im Monatspreis?
    Was ist der Nettobetrag fürs erste Jahr?
    netto im jahr?
    is die märchensteuer dabei
    Verstehen sich die Preise inklusive Umsatzsteuer?
    wie hoch ist der mehrwertsteuersatz
    wieviel prozent steuer sind da drauf
    Kommen zu den 59 Euro noch 19 Prozent dazu?
    sind die preise inkl oder exkl ust
    Kann ich die Vorsteuer ziehen und wie hoch ist sie?
    mehrwehrtsteuer enthalten?
    ist das der endpreis mit steuern
    Preis zuzüglich Steuer oder inklusive?
    für die buchhaltung brauch ich den nettopreis
    Bitte Netto und Steuer getrennt nennen
    wie viel mwst zahl ich im monat
    welcher steuersatz gilt
    nettopreiss pro monat
    welcher steuerbetrag steht auf der rechnung
    wie viel steuer ist in den 59 euro
    was ist der nettobetrag
    wie viel mwst ist enthalten
    was davon ist steuer
    welche mwst ist im jahresbetrag
    was ist die mwst pro jahr
    mehrwertsteuer im jahr in euro
    sind die abgaben ans finanzamt da schon drin
    monatspreis ohne steuer fürs angebot
    was macht das ohne umsatzsteuer im monat
    nettopreis pro monat bitte
    sind die steuern schon eingerechnet
    wie hoch ist der steueranteil in euro
    wie viel euro steuer sind da drin
    wie viel vorsteuer kann ich im jahr ziehen
    was bleibt netto im jahr
    nettobetrag fürs ganze jahr
    wie viel davon ist mehrwertsteuer im jahr
    was krieg ich vom finanzamt davon wieder
    kommen da nochmal neunzehn prozent obendrauf
    ist die steuer schon mit drin oder zahl ich nachher mehr
    welcher betrag ist umsatzsteuer
    `),
  'fee-on-success': lines(`
    wie viel kostet ein antrag
    was kost a antrag
    wiefiel kostet das pro antrag
    wat kost een antrag
    wer zahlt den widerspruch
    kosten des widerspruchs
    zahl ich auch wenn nix gelöscht wird
    muss i zoin wenn google ablehnt
    Kostet es was, wenn die Löschung nicht klappt?
    zahle ich nur bei erfolg
    In den AGB steht Gebühr nur bei erfolgreicher Löschung, stimmt das?
    Ihr schreibt, eine Gebühr fällt nur bei erfolgreicher Löschung an. Wieso zahle ich dann monatlich?
    erfolgsbasiert oder pauschal
    Kommt pro gelöschter Bewertung noch was oben drauf?
    kostet jede löschung extra
    fällt eine extra gebühr pro antrag an
    gibts eine erfolgsprovision
    Was kostet mich eine einzelne Löschung?
    preis pro bewertung
    bezahlung nur nach erfolg?
    ohne erfolg keine kosten?
    Warum soll ich zahlen, wenn nichts passiert ist?
    Ihr habt nichts gelöscht, muss ich trotzdem zahlen?
    muss man die 59 euro auch zahlen wenn nichts rauskommt
    Ist das eine Pauschale oder wird pro Antrag abgerechnet?
    wie wird abgerechnet pauschal oder einzeln
    zusatzkosten pro löschung
    Rechnet ihr je Bewertung ab?
    was wenn alle anträge abgelehnt werden, kostet das trotzdem
    honorar nur im erfolgsfall
    Widerspricht sich das nicht: Monatsgebühr und Gebühr nur bei Erfolg?
    einmal heißt es man zahlt nur bei löschung und dann monatlich, was stimmt
    ich habe gelesen dass man nur bei erfolg zahlt
    im kleingedruckten steht nur bei erfolg, vorne steht monatlich
    google lehnt alles ab, trotzdem voller preis
    was gilt denn nun, monatspreis oder nur bei löschung
    ein bekannter zahlt jeden monat, ich dachte nur bei erfolg
    zahle ich auch wenn nichts verschwindet
    ich melde nur eine im jahr zahl ich dann weniger
    wenn ich kaum was melde wird es billiger
    muss ich zahlen falls die plattform die bewertung stehen lässt
    bezahlen auch wenn google nichts entfernt
    wird es billiger wenn ich kaum was melde
    kleinerer monatsbetrag bei wenigen anträgen
    gelesen man zahlt nur wenn es klappt stimmt das
    zahlt man nun bei erfolg oder jeden monat
    will ihr auch geld wenn google ablehnt
    zahle ich trotzdem wenn google nein sagt
    muss ich auch blechen wenn nichts weg ist
    kommt für jede gelöschte noch was dazu
    rechnet ihr je bewertung ab oder pauschal
    zahle ich pro stück oder einen festen betrag
    ist das jeden monat die gleiche summe
    ist das ein fixer monatsbetrag
    abrechnung pro löschung oder pauschale
    wird nach anzahl abgerechnet
    ist der betrag immer gleich egal wie viele ich melde
    zahl ich auch in monaten wo ich gar nichts melde
    kostet ein monat ohne antrag genauso viel
    kassiert ihr auch wenn ich nix einreiche
    und was kostet mich das ganze wenn es nicht funktioniert
    was zahl ich wenn die löschung nicht klappt
    kostet es auch was wenn es nichts wird
    was kostet mich das wenn gar keine gelöscht wird
    und was muss ich zahlen wenn nicht eine verschwindet
    was zahl ich denn wenn null bewertungen gelöscht werden
    wieviel zahle ich wenn nix wegkommt
    was zahl ich wenn alles stehen bleibt
    wenn keine weggeht muss ich dann trotzdem zahlen
    zahl ich dasselbe auch wenn keine gelöscht wird
    was ist mit den kosten wenn alle abgelehnt werden
    wieviel kostet es mich falls google gar nichts löscht
    Welche Kosten habe ich, wenn keine Bewertung entfernt wird?
    Was berechnen Sie, wenn keine einzige Löschung gelingt?
    keine gelöscht, was zahle ich
    und wenn alle dableiben, was kost des dann
    wos zoi i wenn koane glöscht wird
    und bei null löschungen was zahl ich da
    kostet der widerspruch extra
    muss ich für einen zweiten versuch nochmal zahlen
    muss ich nochmal zahlen wenn die bewertung zurückkommt
    kostet es was wenn ich nochmal einreiche
    zahl ich neu wenn sie wieder auftaucht
    wieso soll ich zahlen wenn eh nix weggeht
    ihr leitet doch nur weiter, wofür zahl ich
    kost a jede bewertung extra
    muas i für an widerspruch no wos zoin
    zoin erst wenns weg is
    koscht a zwoiter versuch was
    kosten pro fall
    einspruch kostenlos?
    `),
  'fees-and-rates': lines(`
    wie hoch sind die mahngebühren
    gibt es verzugszinsen
    kann ich in raten zahlen
    ratenzahlung möglich
    könnt ihr mir die rechnung stunden
    zahlungsaufschub
    Kann ich jährlich im Voraus zahlen?
    wird monatlich oder vierteljährlich abgebucht
    skonto
    gibt es skonto
    skonto bei schneller zahlung
    2 prozent skonto?
    Ist eine Stundung möglich?
    ich kann diesen monat nicht zahlen, geht das auch später
    kann ich später zahlen
    bekomme ich mehr zeit zum zahlen
    kostet eine mahnung was
    wie hoch ist die mahngebühr
    Mahnkosten
    Verzugszinsen?
    Fallen Verzugskosten an?
    kosten die erinnerungen extra
    kann ich gleich das ganze jahr zahlen
    Jährliche Zahlung möglich?
    zahlung für zwölf monate auf einmal
    vierteljährlich zahlen
    Kann ich halbjährlich bezahlen?
    gibts prozente wenn ich alles auf einmal zahl
    jahreszahlung mit rabatt
    derf i stottern
    ko i des abstottern
    koscht d mahnung extra
    griag i a bissl aufschub
    ick bin grad klamm, jeht ooch nächsten monat
    bei mir ist gerade ebbe in der kasse, was nun
    Ratenplan
    abzahlen in teilen
    gibt es eine bearbeitungsgebühr bei mahnungen
    was kostet es wenn ich zu spät zahle
    muss ich strafe zahlen bei verspätung
    Zinsen bei verspäteter Zahlung
    `),
  'account-cost': lines(`
    brauche ich bei der registrierung schon eine kreditkarte
    kreditkarte bei der anmeldung nötig?
    Kann ich auch ohne Abo Anträge stellen?
    brauch ich ein abo um bewertungen einzutragen
    geht das auch ohne abo
    was kann ich ohne abo machen
    muss ich erst zahlen bevor ich was eintragen kann
    geht eintragen auch vor dem bezahlen
    nimmt ihr geld dafür dass man angemeldet ist
    schickt ihr mir eine rechnung nur fürs registriert sein
    nur ein profil angelegt, muss ich da was zahlen
    kostet mich das profil allein etwas
    bekomme ich eine rechnung wenn ich nur ein konto habe
    ist ein konto gratis
    zahl ich schon was wenn ich mich nur registriere
    kostet das registrieren schon was
    ist das anmelden umsonst
    muss ich schon beim registrieren zahlen
    bezahlt man für den account allein
    kann ich ein konto haben ohne zu bezahlen
    nur mal ein konto machen und gucken, ist das kostenfrei
    wird mit der registrierung schon was fällig
    kostet der account was oder erst das abo
    ab wann muss ich zahlen, ab konto oder ab abo
    fallen ohne abo gebühren an
    Entstehen mir durch ein Benutzerkonto bereits Kosten?
    Ist die Registrierung für mich mit Kosten verbunden?
    Muss ich für ein Konto ohne Abo etwas bezahlen?
    Löst schon die Anmeldung eine Rechnung aus?
    wenn ich mich anmelde und nix buche, zahl ich dann
    kost a konto ohne abo wos
    is des registrieren umsonst
    hab gehört dass der account alleine schon geld kostet
    mir hat einer gesagt ein konto bei euch wär kostenpflichtig
    kostenloses konto möglich?
    account gratis?
    konto umsonst?
    nur umschauen ohne zahlen geht das
    kann man sich unverbindlich registrieren
    bin ich mit dem account schon zahlungspflichtig
    konto ohne abo behalten kostet das was
    nach dem abo nur das konto behalten, was kostet das
    registrieren ohne abo kosten
    kostet das anlegen von einem konto was
    kostet das anlegen vom account schon geld
    kostet es etwas ein konto anzulegen
    ist es wahr dass man für das konto schon zahlen muss
    stimmt das dass die registrierung geld kostet
    Fällt für das Anlegen des Kontos schon eine Gebühr an?
    Kostet bereits das Eröffnen eines Kontos etwas?
    wenn ich nur ein konto anlege, kostet das schon
    muss ich für das anlegen eines zugangs schon was bezahlen
    konto eröffnen, kostet das schon
    kann ich mir erst alles ansehen
    kann ich unverbindlich reinschauen
    erst mal testen ohne abo
    kann ich mich erst umsehen
    erst mal nur schauen kostenlos
    kann ich mich erst kostenlos umsehen
    ohne zahlen gucken
    nur mal reinschnuppern
    ohne bezahlen ausprobieren geht das
    derf i erst amoi schaun
    ka i erst mol gucka
    erstmal kieken ohne zu zahlen
    muss ich sofort zahlen wenn ich mich anmelde
    muas i beim registriern scho zoin
    ist registrieren schon ein vertrag
    ab wann kostet es
    wofür muss ich zahlen und was ist frei
    gehe ich mit der anmeldung schon einen vertrag ein
    `),
};
