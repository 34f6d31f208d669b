import { lines, type Paraphrases } from './paraphrases.ts';

/** Subscribing, paying, invoices. */
export const moneyParaphrases: Paraphrases = {
  subscribe: lines(`
    wie schließe ich das abo ab
    wo kann ich das abo buchen
    ich will ein abo abschließen
    ich möchte bestellen
    wie werd ich kunde
    Wie melde ich mich für den Tarif an?
    wo ist der button zum abonnieren
    abo bestellen
    wie buch ich das
    Kann ich auch ohne Abo Anträge stellen?
    brauch ich ein abo um bewertungen einzutragen
    geht das auch ohne abo
    Mein Abo wird nicht als aktiv angezeigt
    hab bezahlt aber da steht kein abo
    ich hab gezahlt und es steht immer noch kein abo
    Wie aktiviere ich den Tarif Standard?
    wie komm i zum abo
    ich will loslegen und zahlen wo geht das
    Muss ich gleich ein Abo nehmen?
    was kann ich ohne abo machen
    Wie läuft der Abschluss ab?
    wie komme ich zum Zahlungsformular
    Abo abschliesen
    wo klicke ich um das abo zu kaufen
    was brauche ich für den abschluss
    kann ich später wieder ein neues abo abschließen
    neues abo nach dem ende
    kann ich mir erst alles ansehen
    kann ich unverbindlich reinschauen
    erst mal testen ohne abo
    muss ich erst zahlen bevor ich was eintragen kann
    geht eintragen auch vor dem bezahlen
    kann ich mich erst umsehen
    zuerst abo oder zuerst bewertung
    brauche ich das abo schon am anfang
    ab wann muss ich zahlen
    `),
  payment: lines(`
    wie kann man bezalen
    kann ich mit paypal zahlen
    geht auch lastschrift
    kann i überweisen
    Nehmen Sie American Express?
    welche karten akzeptiert ihr
    visa oder mastercard?
    Kann ich auf Rechnung zahlen?
    sepa möglich
    Zahlungsmöglichkeiten
    wie wird bezahlt
    mit was kann ich bezahlen
    welche zahlungsarten gibt es
    geht klarna
    kann ich bar bezahlen
    ec karte geht die
    Ich habe keine Kreditkarte, was nun?
    hab ka kreditkartn, geht was anderes
    Wird monatlich automatisch abgebucht?
    wann wird das geld eingezogen
    Kann ich jährlich im Voraus zahlen?
    zahlung per überweisung
    apple pay?
    wie läuft das mit der bezahlung
    wie bezahle ich das abo
    zahlungsmethode
    bankeinzug möglich?
    geht vorkasse
    wie zahlt man bei euch
    Auf welche Weise zahle ich?
    akzeptiert ihr nur karten
    geht nur kreditkarte oder auch was anderes
    zieht ihr das monatlich ein
    kann ich bar zahlen
    barzahlung
    geht überweisung
    kann ich per lastschrift zahlen
    welche zahlungsmittel gibt es
    wie lange hab ich zeit zu zahlen
    kann ich mit amex zahlen
    nehmt ihr auch american express
    geht das per rechnung und überweisung
    zahlung auf ziel
    kauf auf rechnung möglich
    ich habe keine kreditkarte
    ohne kreditkarte zahlen
    geht auch ec karte
    bankeinzug
    kann ich einen dauerauftrag einrichten
    welche bezahlmöglichkeiten habt ihr
    funktioniert meine mastercard
    firmenkreditkarte
    debitkarte von visa, geht die
    klarna oder paypal
    wie kommt ihr an das geld
    zieht ihr das automatisch ein
    muss ich jeden monat selbst überweisen
    kann i mit karte zoin
    nehmts ihr a bankomatkarte
    jeht ooch per überweisung
    prepaid karte
    wird die karte gleich belastet
    wird meine karte sofort belastet
    wird da schon etwas von der karte abgebucht
    belastet ihr meine karte jetzt schon
    `),
  'card-data': lines(`
    sind meine kartendaten sicher
    speichert ihr meine kreditkartennummer
    was passiert mit meinen kreditkartendaten
    Wo werden meine Kartendaten gespeichert?
    Wer bekommt meine Kartendaten?
    seht ihr meine kartennummer
    soll ich echte kartendaten eingeben
    ist das zahlungsformular nur ein test
    testformular was heißt das
    Wird im Moment wirklich Geld abgebucht?
    wird meine karte schon belastet
    Muss ich meine richtige Kreditkarte angeben?
    Warum steht da Testformular?
    ist die zahlung echt oder simuliert
    wie sicher ist die kartenzahlung
    Kann jemand meine Kartennummer mitlesen?
    Ist es gefährlich, hier meine Karte einzutippen?
    kreditkarte eingeben sicher?
    kartendaten im chat schicken ok?
    Soll ich Ihnen meine Kartennummer schreiben?
    verschlüsselte zahlung?
    welcher zahlungsdienstleister ist das
    über wen läuft die kartenzahlung
    cvv gespeichert?
    werden meine karteninfos weitergegeben
    `),
  invoice: lines(`
    wo find ich meine rechnung
    wo sind meine rechnungen
    wo kann ich die rechnung runterladen
    rechnung als pdf
    krieg ich a rechnung
    ich brauch die rechnung für meinen steuerberater
    Gibt es eine E-Rechnung?
    XRechnung
    Wo bekomme ich die XRechnung?
    gibts die rechnung auch als xml
    e-rechnung zugferd vorhanden?
    Ich bin Behördenlieferant und brauche eine XRechnung
    wie kommt die rechnung zu mir
    Kommt die Rechnung per Post oder per Mail?
    rechnung nicht erhalten
    ich hab keine rechnung bekommen
    rechnug wo
    belege für die buchhaltung
    wann muss ich die rechnung zahlen
    wie lang hab ich zeit zum bezahlen
    Zahlungsziel
    zahlungsfrist rechnung
    wie viele tage zahlungsziel
    Kann ich alte Rechnungen noch mal herunterladen?
    rechnungskopie
    pdf rechnung download wo
    In welchem Format bekomme ich Rechnungen?
    elektronische rechnung
    Meine Buchhalterin will die Rechnung als Datei
    Wann ist eine Rechnung fällig?
    wo lad i die rechnung runter
    stornorechnung wo
    wo finde ich e-rechnungen
    xrechnung wo
    brauche rechnung als xml
    kann ich die rechnung als pdf haben
    kann ik de reknung as pdf hebben
    wo bekomme ich meine rechnungen her
    rechnung als pdf wo
    wo sind die belege zum runterladen
    kriegt mein steuerberater eine rechnung
    schickt ihr die rechnung automatisch
    wie komme ich an die rechnung vom letzten monat
    rechnungen runterladen
    wo krieg ik mien rechnung her
    wo find i mei rechnung
    bekomme ich monatlich eine rechnung
    wie viele tage habe ich bis zur zahlung
    ist die rechnung eine e-rechnung
    zugferd
    rechnung im postfach nicht gefunden
    die rechnung kam nicht an
    kann man die rechnung an eine andere mail schicken
    papierrechnung
    wo sehe ich meine rechnungen
    rechnungsarchiv
    muss eine rechnung fürs finanzamt haben
    kann ich später noch an meine rechnungen
    `),
  'invoice-address': lines(`
    rechnungsadresse ändern
    wie ändere ich die anschrift auf der rechnung
    auf der rechnung steht die falsche firma
    Meine Firma heißt jetzt anders, wie ändere ich das auf der Rechnung?
    unsere adresse auf der rechnung ist falsch
    wo trage ich meine ust-idnr ein
    USt-ID auf Rechnung
    Wir sind umgezogen, wo ändere ich die Rechnungsanschrift?
    Rechnungsangaben ändern
    firmenname auf der rechnung ändern
    Kann die Rechnung auf eine andere Firma ausgestellt werden?
    rechnung korrigieren bitte
    falscher name auf der rechnung
    Auf der Rechnung fehlt unsere Anschrift
    umsatzsteuer-id hinterlegen
    die rechnung muss auf unsere gmbh lauten
    kann man eine ausgestellte rechnung nachträglich ändern
    andere rechnungsanschrift hinterlegen
    Rechnungsempfänger ändern
    neue firmierung rechnung
    steuernummer auf die rechnung
    adresse für die rechnung eintragen
    Wo gebe ich die Rechnungsdaten ein?
    rechnugsadresse falsch
    xrechnung geht nicht es fehlt die adresse
    unsere firmenadresse hat sich geändert, wo trage ich sie für die rechnung ein
    rechnungsanschrift ändern
    neuer firmenname auf der rechnung
    ust id nachtragen
    auf der rechnung steht die alte adresse
    wo ändere ich die anschrift für die rechnung
    wir haben umfirmiert, was ist mit den rechnungen
    `),
  'payment-failed': lines(`
    was passiert wenn die abbuchung nicht klappt
    meine karte wurde abgelehnt
    die zahlung ist fehlgeschlagen
    zahlung fehlgeschlagen was tun
    karte abgelehnt was jetzt
    kreditkarte geht nicht
    Wieso wurde meine Karte abgelehnt?
    konnte nicht abgebucht werden
    Ich habe eine Mail bekommen, dass die Zahlung nicht geklappt hat
    warum hat die zahlung nicht funktioniert
    Versuchen Sie es noch einmal mit der Karte?
    wann bucht ihr nochmal ab
    wird die zahlung nochmal versucht
    wie oft versucht ihr abzubuchen
    was wenn die karte nicht gedeckt ist
    mei kartn is ned gangen
    Zahlung abgelehnt
    abbuchung fehlgeschlagen
    bezahlen klappt nicht
    Ich komme beim Bezahlen nicht weiter
    karte wird nicht angenommen
    Wird mein Konto gesperrt, wenn ich nicht zahle?
    was passiert wenn ich nicht bezahle
    gibt es mahngebühren
    Bekomme ich eine Mahnung?
    was wenn ich in zahlungsverzug komme
    karte abgelaufen was passiert
    Was passiert mit meinem Abo, wenn eine Abbuchung platzt?
    nehmt ihr mahngebühren
    was kostet eine mahnung
    gibt es verzugszinsen
    wie teuer wird es wenn ich zu spät zahle
    was passiert bei zahlungsverzug
    warum wurde meine karte abgelehnt
    karte wird nicht akzeptiert
    abbuchung hat nicht geklappt
    die zahlung ging nicht durch
    versucht ihr es nochmal mit der karte
    mein konto war nicht gedeckt
    zahlung fehlgeschlagen mail bekommen
    wann probiert ihr es erneut
    was passiert wenn die karte kein guthaben hat
    kartenlimit erreicht
    die bank hat die zahlung abgelehnt
    ist meine karte abgelehnt worden
    wurde meine zahlung abgelehnt
    was tun wenn die abbuchung scheitert
    is mei kartn nimma ganga
    mein karte ist abgelent worden was tun
    die karte wurde abgewiesen, was jetzt
    karte abgelehnt was muss ich machen
    `),
  'change-card': lines(`
    wie ändere ich meine karte
    ich hab eine neue kreditkarte
    neue karte hinterlegen
    Meine Kreditkarte läuft ab, was muss ich tun?
    andere karte angeben
    zahlungsmittel ändern
    karte wechseln
    Wo kann ich eine andere Kreditkarte eintragen?
    kreditkarte aktualisieren
    welche karte ist hinterlegt
    mit welcher karte zahle ich
    Wie lauten die letzten Ziffern meiner Karte?
    ich möchte meine zahlungsdaten ändern
    zahlungsdaten aktualisieren
    karte wurde gesperrt habe neue
    karte verloren neue karte eintragen
    wie tausch i mei kreditkartn aus
    neue kartennummer wo eingeben
    bankverbindung ändern
    kreditkarte gewechselt
    Kann ich die hinterlegte Karte löschen?
    kartendaten ändern
    karte läuft aus
    Wie kann ich künftig mit einer anderen Karte bezahlen?
    welche kreditkarte habt ihr von mir
    meine karte ist abgelaufen
    neue karte eintragen
    ich habe eine neue kreditkarte bekommen
    wo hinterlege ich meine neue karte
    neue kartennummer eingeben
    bankkarte wechseln
    ich habe eine neue karte von der bank bekommen
    karte gesperrt, neue hinterlegen
    wo ändere ich die zahlungskarte
    alte karte entfernen
    kann ich die karte tauschen
    von welcher karte bucht ihr ab
    welche karte habt ihr von mir
    karte verloren, neue eintragen
    die hinterlegte karte ist nicht mehr gültig
    wo gib i mei neie kartn ei
    ablaufdatum der karte ändern
    ich will mit einer anderen karte zahlen
    die sparkasse hat mir eine neue karte geschickt
    meine alte karte ist tot, wo trage ich die neue ein
    karte getauscht, wo umtragen
    `),
  'own-open-invoice': lines(`
    habe ich offene rechnungen
    ist bei mir noch was offen
    was bin ich euch noch schuldig
    muss ich noch was bezahlen
    welche rechnung ist noch nicht bezahlt
    ist meine letzte rechnung bezahlt
    habt ihr mein geld bekommen
    ist meine zahlung angekommen
    Wie viel muss ich noch überweisen?
    Sind alle meine Rechnungen bezahlt?
    steht bei mir noch was aus
    offener betrag?
    wie hoch ist mein offener betrag
    wieviel schulde ich euch
    Gibt es einen Zahlungsrückstand bei mir?
    wie bezahle ich meine offene rechnung
    Wo kann ich die offene Rechnung bezahlen?
    hab ich schulden bei euch
    wurde die februarrechnung bezahlt
    welche zahlung ist bei mir fehlgeschlagen
    Ist bei mir eine Abbuchung geplatzt?
    is bei mir no wos offn
    offene posten
    bin ich im rückstand
    Ist die Rechnung vom letzten Monat schon beglichen?
    Welche meiner Rechnungen sind überfällig?
    rechnung überfällig?
    wann war die offene rechnung fällig
    was muss ich noch zahlen
    wurde meine letzte zahlung abgebucht
    hat die letzte abbuchung geklappt
    ich will meine offene rechnung zahlen
    bin ich euch was schuldig
    schulde ich noch was
    muss ich gerade etwas bezahlen
    muss ich jetzt was zahlen
    hab ich noch was zu bezahlen
    ist noch a rechnung offen
    is bei mir no wos offen
    isch bei mir no ebbes offe
    steht noch eine zahlung aus
    welche rechnung betrifft die abgelehnte karte
    bei welcher rechnung hat die karte nicht funktioniert
    die karte ging nicht, um welche rechnung geht es
    welche rechnung ist nicht bezahlt
    welche rechnung konnte nicht abgebucht werden
    is was ofen
    ofene rechnung
    offne rechnungn
    rechnungen offen?
    wie viel bin ich im rückstand
    gibt es zahlungsrückstände
    bin ich im verzug
    habt ihr noch geld von mir zu bekommen
    alles bezahlt bei mir
    was schulde ich euch
    steht bei mir noch geld aus
    wie viel ist noch offen
    wurde meine karte abgelehnt
    wieso ist meine rechnung offen
    habe ich alles bezahlt
    bin ich mit etwas im rückstand
    ist noch eine zahlung fällig
    muss ich noch was überweisen
    welchen betrag muss ich noch zahlen
    offener betrag
    ist mein konto ausgeglichen
    warum habe ich eine mahnung bekommen
    was ist mit der nicht bezahlten rechnung
    bin i eich no wos schuldig
    hob i no a offene rechnung
    wie viele tage bin ich drüber
    meine unbezahlten rechnungen
    bei welchem monat hat die abbuchung nicht geklappt
    bei mir steht etwas von nicht bezahlt, welche ist das
    um welche unbezahlte rechnung geht es
    da leuchtet rot offen, was ist das
    welche ist noch nicht beglichen
    ich habe eine rechnung die nicht durchgegangen ist
    ick hab ne rechnung die is nich durchjejangen
    was muss ich mit der geplatzten rechnung machen
    `),
  'own-next-invoice': lines(`
    wann kommt die nächste rechnung
    wann muss ich das nächste mal zahlen
    nächste abbuchung
    wie hoch ist die nächste rechnung
    nächster rechnungstermin
    wann bucht ihr bei mir wieder ab
    Wann ist meine nächste Zahlung fällig?
    wann zieht ihr das geld ein bei mir
    am wievielten wird bei mir abgebucht
    an welchem tag im monat kommt die rechnung
    was wird als nächstes abgebucht
    wann kummt die nächste rechnung
    nächste rechnug wann
    Wann erhalte ich die kommende Rechnung und über welchen Betrag?
    wieviel geht nächsten monat ab
    wann werden die nächsten 59 euro abgebucht
    nächste zahlung
    Kommt noch eine Rechnung?
    krieg ich noch weitere rechnungen
    wie viel zahle ich aktuell im monat
    was zahle ich gerade bei euch
    Wie viel buchen Sie mir monatlich ab?
    wann kommt die märzrechnung
    kommende abbuchung
    wie hoch ist die rechnung im april
    was wird im mai abgebucht
    muss ich nach der kündigung noch zahlen
    zahle ich nach der kündigung weiter
    wie hoch wird die rechnung im april
    was kostet mich der nächste monat
    wird nächsten monat noch abgebucht
    wird trotz kündigung weiter abgebucht bis zum ende
    ich habe gekündigt, muss ich noch weiter zahlen
    zahle ich bis zum ende der laufzeit weiter
    wann geht die nächste zahlung ab
    wann zieht ihr das geld ein
    wann kommt die nächste abbuchung
    an welchem tag wird abgebucht
    nächster zahltermin
    wann ist die nächste rate
    wie viel wird nächstes mal abgebucht
    bis wann wird noch abgebucht
    wann geht wieder geld runter
    wann ist die nächste zahlung fällig
    wie viel geht nächsten monat ab
    nächster abbuchungstermin
    wann zieht ihr wieder ein
    wie hoch ist die nächste abbuchung
    wann wird wieder was fällig
    kommt noch eine rechnung
    wie viele rechnungen kommen noch
    wann bucht ihr wieder ab
    wann is de nächste rechnung
    wan komt die nechste rechnung
    wan wird wider abgebucht
    muss ich nach dem ende noch etwas zahlen
    was zahle ich im nächsten monat
    wann greift ihr wieder auf meine karte zu
    wann holt ihr euch das nächste geld
    ich muss vorher geld aufs konto tun, wann bucht ihr
    wann muss das konto gedeckt sein
    `),
  'own-invoices': lines(`
    zeig mir meine rechnungen
    welche rechnungen habe ich
    liste aller rechnungen
    meine letzte rechnung
    wie hoch war meine letzte rechnung
    wann war die letzte rechnung
    welche nummer hat meine letzte rechnung
    rechnungsnummer der letzten rechnung
    wie viele rechnungen hab ich schon bekommen
    wie viel habe ich insgesamt bezahlt
    was hab ich bisher gezahlt
    wieviel geld hab ich euch schon gegeben
    ist die rechnung RE-2025-0101 bezahlt
    was ist mit der rechnung RE-2026-0009
    rechnung vom januar
    Ich suche die Rechnung vom Dezember
    die rechnung aus dem november 2025
    wann habe ich zuletzt bezahlt
    Welche Rechnungen wurden schon bezahlt?
    rechnungsübersicht
    gib mir einen überblick über meine zahlungen
    meine bisherigen zahlungen
    alle rechnungen von diesem jahr
    Wann wurde die erste Rechnung gestellt?
    rechnungen 2025
    wie heißt die rechnungsnummer vom februar
    wann wurde zuletzt von meiner karte abgebucht
    Betrag meiner letzten Rechnung
    zeig mal meine rechnugen
    ich brauche die rechnung vom september
    nummer der rechnung vom august
    wann war die junirechnung fällig
    wie lautet die rechnungsnummer vom mai
    rechnungsnummern bitte
    von welchem monat ist die rechnung
    zu welchem monat gehört diese rechnung
    wie lautet die nummer der juni rechnung
    welche nummer hat die rechnung vom mai
    nummern der rechnungen vom juli und juni
    ich brauche die nummern von april und mai
    hat die abbuchung im mai geklappt
    hat die zahlung im juni funktioniert
    ging im april alles durch
    ist der mai bezahlt
    ist der juli 2025 beglichen
    ist die rechnung vom juli bezahlt
    ist diese rechnung schon beglichen
    wurde im april was abgebucht
    wurde bei mir schon mal abgebucht
    wann wurde zuletzt abgebucht
    was habt ihr mir bis jetzt alles berechnet
    summe aller rechnungen
    wie viel geld ging bisher an euch
    wie viel hab ich euch schon überwiesen
    wie viel habe ich insgesamt ausgegeben
    kostenaufstellung
    aufstellung aller zahlungen
    zahlungsübersicht
    was habe ich dieses jahr gezahlt
    was habe ich letztes jahr bezahlt
    wann war die rechnung vom märz fällig
    wie viele rechnungen gibt es
    kontoauszug bei euch
    wie oft habe ich schon gezahlt
    wos hob i bisher zahlt
    zeig mir mei rechnungen
    kann ich die rechnung von september haben
    rechnung vom november nochmal
    rechnung vom letzten monat
    wie viel habe ich dieses jahr schon bezahlt
    was habe ich insgesamt bei euch ausgegeben
    alle meine zahlungen
    gib mir eine liste meiner rechnungen
    welche war meine allererste rechnung
    wann habe ich zuletzt gezahlt
    wann ging die letzte zahlung raus
    wie viele rechnungen habe ich
    wurde im januar abgebucht
    ist die rechnung von dezember bezahlt
    welche nummer hatte die rechnung im november
    zeig mir die februarrechnung
    wann war die märzrechnung fällig
    nummer der oktoberrechnung
    wann wurde die letzte rechnung bezahlt
    zahlungshistorie
    rechnungsübersicht bei mir
    wie viel ist schon abgebucht worden
    was habt ihr mir im januar belastet
    was ging im november von der karte runter
    beleg vom oktober, nummer und betrag
    der buchhaltung fehlt ein beleg von euch
    uns fehlt im ordner die rechnung vom dezember
    rechnungsnummer und betrag für die buchhaltung
    beleg vom vierzehnten zehnten
    `),
  chargeback: lines(`
    ich habe bei meiner bank widersprochen
    was ist wenn meine bank das geld zurückholt
    rückbuchung
    chargeback
    rücklastschrift
    die bank hat die zahlung zurückgeholt, was nun
    was passiert wenn ich die abbuchung stornieren lasse
    wieso ist die rechnung vom mai wieder offen obwohl sie bezahlt war
    die rechnung war bezahlt und steht jetzt wieder als offen da
    bei meiner rechnung steht rückbuchung
    was heißt angefochten bei der zahlung
    die bank prüft die zahlung, bucht ihr trotzdem ab
    zahlung zurückgegeben
    warum wird gerade nichts abgebucht
    kreditkartenreklamation
    kostet eine rückbuchung etwas
    meine bank hat das geld zurückgebucht
    die zahlung ist angefochten
    zahlungsreklamation läuft
  `),
  arrears: lines(`
    ich bin mit zwei rechnungen im rückstand, was nun
    mahnung erhalten
    wieso mahnt ihr mich
    kostet die mahnung etwas
    wie hoch sind die mahngebühren
    gibt es verzugszinsen
    ich kann gerade nicht zahlen
    kann ich in raten zahlen
    ratenzahlung möglich
    könnt ihr mir die rechnung stunden
    was passiert bei zahlungsverzug
    was macht ihr wenn ich nicht zahle
    sperrt ihr mein konto wenn ich nicht zahle
    werden meine anträge gestoppt wenn eine rechnung offen ist
    zahlungserinnerung bekommen, was muss ich tun
    in der mail steht ich sei im verzug
    konto im verzug
    wie viele mahnungen schickt ihr
    geht das zum inkasso
    schickt ihr ein inkassobüro
    mir fehlt gerade das geld für die rechnung
    zahlungsaufschub
    ich hab vergessen zu zahlen, ist das schlimm
    wann ist man bei euch im verzug
    welche folgen hat eine offene rechnung
    wie viel muss ich zahlen damit die mahnungen aufhören
    letzte mahnung
    erinnerung wegen offener rechnung bekommen
    i hob a mahnung kriagt
    was kostet es wenn ich zu spät zahle
    was blüht mir wenn ich nicht zahle
    ich lasse die rechnung einfach liegen, was kommt dann
    was kommt wenn ich die rechnung ignoriere
    kriege ich dann post wenn ich nicht zahle
  `),
};
