import { lines, type Paraphrases } from './paraphrases.ts';

/** Price, contents, customers, term: as people ask for them, with typos, in dialect, on the phone. */
export const contractParaphrases: Paraphrases = {
  price: lines(`
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
    skonto
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
    `),
  vat: lines(`
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
    `),
  'plan-contents': lines(`
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
    `),
  unlimited: lines(`
    wieviele bewertungen kann ich melden
    wie viel darf ich einreichen im monat
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
    `),
  'companies-only': lines(`
    bin privat kann ich mitmachen
    geht das auch als privatperson
    Ich bin kein Unternehmer, kann ich trotzdem ein Abo abschließen?
    nur für firmen oder auch privat
    Kann ich als Verbraucher einen Vertrag mit Ihnen schließen?
    ich bin freiberufler geht das
    Wir sind ein eingetragener Verein, dürfen wir das nutzen?
    Richtet sich das Angebot auch an Kleinunternehmer?
    ich bin hebamme selbstständig, darf ich
    brauch ich einen gewerbeschein
    Können Handwerker bei Ihnen Kunde werden?
    Wer darf bei euch Kunde werden?
    wer kann sich anmelden
    für wen is des gedacht
    für wen ist das angebot
    Bieten Sie das auch Endverbrauchern an?
    meine Oma wurde bewertet, sie ist Privatperson
    Ich möchte eine Bewertung über mich als Privatmann löschen lassen
    Seid ihr nur für Geschäftskunden da?
    B2B oder auch B2C?
    sind auch ärzte und anwälte zugelassen
    Gilt das auch für GbR und Einzelunternehmen?
    muss ich eine firma haben
    Ich habe nur ein Nebengewerbe
    verbraucher oder unternehmer?
    §14 BGB was heißt das für mich
    dürfen vereine das nutzen
    ist das für vereine möglich
    meine firma ist in salzburg
    wir sind aus österreich
    betrieb in der schweiz
    nur deutsche firmen?
    firma im ausland mit filiale in deutschland
    ist das nur für deutschland
    muss i a firma ham
    privatmo darf des a
    kann ich als privatmann mitmachen
    wir sitzen in wien, geht das auch
    ich hab keine firma in deutschland
    unser sitz ist in der schweiz
    nehmt ihr kunden aus dem ausland
    gilt das angebot auch in österreich
    auslandskunden
    unser betrieb liegt in österreich
    wir sind ein hotel in südtirol
    firmensitz in luxemburg
    sitz in liechtenstein und filiale in deutschland
    geht das auch für eine schweizer gmbh
    ich bin arzt, darf ich das nutzen
    dürfen praxen teilnehmen
    ist ein verein auch ok
    als kleinunternehmer möglich
    nebengewerbe reicht das
    ausländische firma
    wir sitzen nicht in deutschland
    i hob a wirtshaus in österreich, derf i mitmacha
    mein lokal ist in linz
    arbeitet ihr nur für firmen
    `),
  liability: lines(`
    Haften Sie, wenn die Bewertung nicht gelöscht wird?
    wer haftet wenn was schief geht
    haftet ihr für schäden
    Wie ist die Haftung geregelt?
    Übernehmen Sie die Haftung für falsche Angaben?
    Was ist, wenn mir durch euch ein Schaden entsteht?
    haftung
    haftungsausschluss
    seid ihr verantwortlich wenn google nicht löscht
    Stehen Sie für die Entscheidung von Google ein?
    Zahlen Sie Schadensersatz wenn der Umsatz einbricht?
    kann ich euch haftbar machen
    Bin ich selbst verantwortlich für die Angaben im Antrag?
    Wer ist für die Richtigkeit der Angaben verantwortlich?
    Wer trägt das Risiko, wenn meine Angaben falsch sind?
    Kann ich Probleme kriegen, wenn ich was Falsches angebe?
    Haftungsbeschränkung in den AGB?
    für was haftet sternklar
    Für welche Schäden kommen Sie auf?
    haftet der betreiber
    steht was zur haftung in euren agb
    wer bezahlt meinen schaden
    Muss ich für meine Angaben geradestehen?
    wenn der verfasser sich wehrt haftet ihr dann
    wie sieht es mit gewährleistung aus
    was passiert wenn meine angaben nicht stimmen
    bin ich haftbar bei falschen angaben
    darf ich auch etwas behaupten was ich nicht sicher weiß
    muss das stimmen was ich als grund angebe
    wer ist verantwortlich für die angaben
    kriege ich ärger wenn ich etwas falsches angebe
    ich bin mir nicht sicher ob er gast war, darf ich es trotzdem angeben
    wer steht dafür gerade
    `),
  'contract-law': lines(`
    Welches Recht gilt für den Vertrag?
    nach welchem recht läuft der vertrag
    Gilt deutsches Recht?
    In welcher Sprache wird der Vertrag geschlossen?
    vertragssprache
    Wie lautet die Vertragssprache?
    Gibt es eine Schlichtungsstelle?
    Nehmen Sie an Schlichtungsverfahren teil?
    verbraucherschlichtung?
    Gerichtsstand?
    Was passiert, wenn eine Klausel unwirksam ist?
    salvatorische klausel
    Ist österreichisches Recht anwendbar?
    Ich sitze in Österreich, welches Recht gilt dann?
    welches recht ist anwendbar
    Kann ich mich an eine Schlichtungsstelle wenden?
    anwendbares recht
    wo steht der vertragsinhalt
    Wo kann ich den Vertragstext nachlesen und speichern?
    Kann ich den Vertrag ausdrucken?
    Bekomme ich den Vertragstext zugeschickt?
    Online-Streitbeilegung
    Welche Bestimmungen gelten, wenn ein Teil der AGB ungültig ist?
    ist der vertrag auf deutsch
    nach welchem landesrecht
    welches recht gilt
    gilt deutsches recht
    `),
  start: lines(`
    ab wann gilt das abo
    wann geht es los nach dem abschluss
    Wann beginnt mein Vertrag?
    Ab wann kann ich den Dienst nutzen?
    wann startet mein abo
    Wann kann ich den ersten Antrag stellen?
    Wie kommt der Vertrag zustande?
    wann ist der vertrag geschlossen
    Wann ist mein Abo aktiv?
    kann ich nach dem bezahlen sofort loslegen
    wird das abo sofort freigeschaltet
    Wie schnell wird mein Konto freigeschaltet?
    muss ich auf die freischaltung warten
    ab wann bin ich vertraglich gebunden
    Vertragsbeginn
    Wann steht mein Konto bereit?
    gilt der vertrag ab dem klick auf bezahlen
    Wann kommt der Fernabsatzvertrag zustande?
    bekomm ich eine bestätigung für den abschluss
    Kann ich vor dem Bezahlen noch abbrechen?
    was wenn ich das zahlungsfenster schließe
    wie wird geliefert
    Wie bekomme ich die Leistung geliefert?
    lieferzeit?
    Verschicken Sie etwas?
    `),
  term: lines(`
    wie lang geht der vertrag
    wie lang bin i da drin
    wie lange is die mindestlaufzeit
    Wie lange muss ich mindestens bleiben?
    mindestvertragsdauer
    wie lang bindet man sich
    kann ich auch nur 1 monat buchen
    geht auch monatlich
    Kann ich das nur für drei Monate nehmen?
    verlängert sich das von alleine
    verlängert sich der vertrag automatisch um ein jahr
    was passiert nach den 12 monaten
    Was geschieht nach Ablauf des ersten Jahres?
    läuft das abo automatisch weiter
    wie lange leuft der vertrag
    lauvzeit vom abo
    Um wie viel verlängert sich das Abo?
    gibts das abo auch ohne laufzeit
    Ist das ein Jahresabo?
    jahresvertrag oder monatlich kündbar
    muss ich ein ganzes jahr bleiben
    ich will mich nicht so lange binden, was ist die kürzeste laufzeit
    kürzeste vertragslaufzeit
    wird das abo stillschweigend verlängert
    Wie oft verlängert sich der Vertrag?
    kann man vorzeitig raus
    Komme ich vor den zwölf Monaten raus?
    gibts a mindestlaufzeit
    wie lang muas i zoin
    12 monate fest?
    ich brauch euch nur kurz geht das
    nur für ein vierteljahr dabei sein
    reicht auch ein halbes jahr
    nur ein quartal geht das
    Vertragsverlängerung
    wie lang muss man dabei bleiben
    bin ich ein jahr dran
    kann ich nach einem monat wieder raus
    kann ich jederzeit aufhören
    geht es auch ohne vertragsbindung
    läuft das automatisch weiter
    hört das abo von allein auf
    muss ich jedes jahr neu abschließen
    gibt es auch einen monatsvertrag
    wie lange verlängert es sich
    ist das ein knebelvertrag
    verlängerung um wie viel
    was ist nach ablauf der zwölf monate
    endet der vertrag von selbst
    kann ich nur für ein paar monate buchen
    wie lang is ma do bunden
    wia lang lauft des
    wo lang loopt de verdrag
    kann ich kürzer abschließen
    gibts ne kurze laufzeit
    `),
  notice: lines(`
    wie kündige ich
    wie kann ich das abo beenden
    wia kündigt ma
    kündigungsfrist?
    wie lang ist die frist zum kündigen
    Welche Kündigungsfrist gilt bei euch?
    wo kann ich kündigen
    auf welchem weg muss ich kündigen
    Kann ich per E-Mail kündigen?
    muss ich schriftlich per brief kündigen
    reicht a mail zum kündigen
    kündigen per chat möglich?
    Wo finde ich den Knopf zum Kündigen?
    kündigungsfirst
    wie werd ich das abo wieder los
    wie komm ich da wieder raus
    4 wochen oder 30 tage, was stimmt denn nun?
    In den AGB stehen 4 Wochen und woanders 30 Tage. Was gilt?
    Welche der beiden Fristen ist richtig?
    was ist wenn die kündigung zu spät kommt
    kündigung einen tag zu spät was dann
    Ich habe die Frist verpasst, was passiert jetzt?
    bleibt mein zugang nach der kündigung bestehen
    kann ich nach der kündigung weiter anträge stellen
    Was passiert mit meinen laufenden Anträgen nach der Kündigung?
    wie läuft eine kündigung ab
    brauch ich für die kündigung einen grund
    Kündigung per Fax oder Einschreiben?
    ich überlege zu kündigen, wie geht das
    Falls ich mal aufhören will: wie kündigt man?
    an wen schick ich die kündigung
    Bekomme ich eine Bestätigung der Kündigung?
    wie viel vorher muss man kündigen
    abo abbestellen wie
    wenn die kündigung zu spät eintrifft
    was, falls meine kündigung verspätet ist
    ich möchte kündigen wie mache ich das
    mecht kündigen wie
    wie kann ich mich abmelden vom abo
    vertrag auflösen wie
    kuendigen wie geht das
    muss ich einen grund für die kündigung nennen
    brauche ich einen kündigungsgrund
    warum stehen da zwei fristen
    wieso gibt es zwei verschiedene fristen
    welche der beiden fristen gilt
    was gilt, 28 oder 30 tage
    welches der beiden daten ist das sichere
    ich will raus, wie mach ich das
    wie beende ich das abo
    wo klicke ich zum kündigen
    wie viel vorlauf brauche ich zum kündigen
    reicht eine mail zum kündigen
    was ist wenn ich einen tag zu spät kündige
    was passiert wenn ich den termin verpasse
    kann ich auch per fax kündigen
    muss ich einen grund nennen
    kündigen ohne begründung
    wie steigt man bei euch wieder aus
    wie kündigt man
    bekomme ich eine bestätigung meiner kündigung
    wie komm i do wieda raus
    wo kündig i des
    wie werd ich den vertrag los
    kann ich nach der kündigung noch bewertungen melden
    darf ich bis zum ende alles weiter nutzen
    bleibt alles bis zum laufzeitende nutzbar
    warum zwei verschiedene fristen
    vier wochen oder dreißig tage was stimmt
    abmelden vom abo
    kündigung einreichen
    kündigungstermin verpasst
    `),
  'important-reason': lines(`
    Kann ich außerordentlich kündigen?
    fristlose kündigung möglich?
    Kann ich fristlos kündigen?
    Sonderkündigungsrecht?
    gibt es ein sonderkündigungsrecht
    Kündigung aus wichtigem Grund
    ich gebe mein geschäft auf kann ich sofort raus
    Mein Betrieb ist insolvent, komme ich sofort aus dem Vertrag?
    wir sind pleite, können wir fristlos kündigen
    Kann ich aus wichtigem Grund vorzeitig kündigen?
    Was gilt als wichtiger Grund für eine Kündigung?
    der inhaber ist gestorben, wie kommen wir aus dem vertrag
    ausserordentliche kündigung
    vorzeitig kündigen wegen krankheit
    ich verkaufe meinen laden, darf ich vorher kündigen
    sofort kündigen geht das
    fristlos raus
    Kann man auch ohne Frist kündigen?
    sonderkündigung bei geschäftsaufgabe
    Wir schließen nächsten Monat, gibt es eine außerordentliche Kündigung?
    außerordentliches kündigungsrecht
    Kann der Anbieter mir fristlos kündigen?
    Könnt ihr mich rauswerfen?
    Dürfen Sie mir kündigen?
    kündigung mit sofortiger wirkung
    `),
  'notice-taken-back': lines(`
    kündigung rückgängig machen
    kann ich meine kündigung zurücknehmen
    ich hab gekündigt will aber bleiben
    ich will doch weitermachen nach der kündigung
    Kann ich die Kündigung noch stornieren?
    wie ziehe ich die kündigung zurück
    Doch nicht kündigen, wie geht das?
    hab aus versehen gekündigt
    ich hab versehentlich auf kündigen gedrückt
    Bis wann kann ich die Kündigung widerrufen?
    kündigung widerrufen
    Kann eine abgegebene Kündigung zurückgezogen werden?
    ich bleib doch bei euch
    Ich habe es mir überlegt und will das Abo behalten
    wie reaktiviere ich mein gekündigtes abo
    rücknahme der kündigung
    mein chef will doch nicht kündigen
    kündigung zurück nehmen geht des
    Lässt sich meine Kündigung noch aufheben?
    ich möchte die kündigung annulieren
    abo doch fortführen
    gekündigtes abo fortsetzen
    Abo trotz Kündigung weiterlaufen lassen
    war ein fehler mit der kündigung
    kündigung zurückziehn
    kann ich die kündigung zurücknehmen und weitermachen
    ich will doch bleiben
    kündigung rückgängig
    ich hab mich umentschieden und möchte weitermachen
    kann ich das aufhören noch zurückdrehen
    ich will doch weitermachen, geht das noch
    gekündigt und umentschieden
    `),
  withdrawal: lines(`
    kann ich widerrufen
    widerrufsrecht 14 tage?
    hab ich a widerrufsrecht
    ich will vom vertrag zurücktreten
    kann ich das abo zurückgeben
    wiederruf
    Wie widerrufe ich den Vertrag?
    Ich habe gestern abgeschlossen und will widerrufen
    vierzehntägiges widerrufsrecht
    Gilt das Widerrufsrecht auch für Unternehmer?
    gäld zrück
    Rückgaberecht
    Kann ich innerhalb von zwei Wochen vom Vertrag zurück?
    habe mich verklickt und ein abo abgeschlossen, kann ich das rückgängig machen
    habe ich bedenkzeit
    vierzehn tage bedenkzeit wie im onlineshop
    kann ich in den ersten zwei wochen zurück
    `),
  refund: lines(`
    krieg ich mein geld zurück wenn ich nicht zufrieden bin
    geld zurück garantie?
    gibts geld zurück wenn nix gelöscht wird
    Ich bin unzufrieden und möchte mein Geld zurück
    Erstatten Sie den Restbetrag bei vorzeitiger Kündigung?
    rückerstattung
    Bekomme ich Beiträge erstattet?
    bekomme ich was erstattet wenn ich früher gehe
    Wird mir anteilig Geld zurückgezahlt?
    Was ist mit meinem Geld, wenn ich vorzeitig kündige?
    rückzahlung möglich?
    Rückgabe und Erstattung
    ich will mein geld wieder
    gebt mir mein geld zurück wenn nichts passiert
    nichts gelöscht, geld zurück
    wie bekomme ich mein geld wieder
    zahlt ihr was zurück wenn google ablehnt
    ich möchte den betrag erstattet haben
    wie bekomme ich mein geld retour
    erstattet ihr die gebühr bei misserfolg
    bekomme ich was wieder wenn ihr nichts erreicht
    ihr habt nichts erreicht, ich will das geld zurückhaben
    gibt es eine anteilige rückzahlung
    geld retour bei vorzeitigem ende
    habe ich anspruch auf erstattung
    überzahlung zurückbekommen
    ich habe zu viel bezahlt
    es wurde zu viel abgebucht, bekomme ich das zurück
    doppelt gezahlt, bekomme ich eine gutschrift
    wann kommt meine rückzahlung
    meine erstattung ist noch nicht da
    wo sehe ich eine gutschrift
    krieg i mei geld z'ruck
    krieg ick meen jeld wieda
    bekomm ich mein geld zurück wenn die bewertung stehen bleibt
    gutschrift
    erstattung wegen unzufriedenheit
    was ist mit den schon gezahlten monaten wenn ich gehe
    sehe ich von dem bezahlten geld etwas wieder
    ich habe nichts gemeldet und trotzdem gezahlt, gibt es etwas zurück
    bekomme ich für ungenutzte monate etwas
    `),
  exclusive: lines(`
    darf ich noch eine andere agentur beauftragen
    Kann ich parallel zu euch einen anderen Löschdienst nutzen?
    darf ich nebenher noch wen anders beauftragen
    Ist eure Beauftragung exklusiv?
    exklusiv was bedeutet das
    Muss ich meinen bisherigen Dienstleister kündigen?
    Ich arbeite schon mit einer Agentur für Bewertungen, geht das zusammen?
    kann ich zwei anbieter gleichzeitig haben
    exklusivität
    exklusivvertrag
    darf mein anwalt parallel auch was machen
    Darf ich daneben selbst bei Google melden?
    Verbieten Sie mir andere Dienstleister?
    Bin ich an euch allein gebunden bei Löschanträgen?
    Ist es erlaubt, während der Laufzeit zu einem Konkurrenten von euch zu gehen?
    andere firma zusätzlich?
    habt ihr ne exklusivklausel
    Was heißt exklusiver Auftrag in den AGB?
    Darf ich ein zweites Unternehmen für die Löschungen engagieren?
    kann man mehrere anbieter nehmen
    neben euch noch ein anderer anbieter erlaubt
    beauftrage gerade schon jemand anderen, problem?
    exclusiv
    `),
  'terms-change': lines(`
    Können Sie die AGB einfach ändern?
    werde ich informiert wenn sich was an den bedingungen ändert
    wird das irgendwann teurer
    Kann der Preis erhöht werden?
    preiserhöhung
    Wie lange vorher kündigen Sie AGB-Änderungen an?
    wann erfahr ich von neuen agb
    wie werden änderungen angekündigt
    ändern sich die agb öfter
    Muss ich neuen AGB zustimmen?
    was passiert wenn ich den neuen agb nicht zustimme
    Bleibt der Preis stabil?
    wie viel tage vorher sagt ihr bescheid wenn sich die bedingungen ändern
    agb änderung frist
    Darf der Preis im laufenden Vertrag steigen?
    änderung der geschäftsbedingungen
    könnt ihr den vertrag einseitig ändern
    neue vertragsbedingungen ab wann gültig
    bleiben die 59 euro so
    werden die kosten irgendwann angehoben
    AGB-Änderung
    Ankündigungsfrist für Änderungen
    `),
  'fee-on-success': lines(`
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
    `),
};
