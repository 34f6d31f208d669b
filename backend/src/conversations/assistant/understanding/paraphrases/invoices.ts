import { lines, type Paraphrases } from './paraphrases.ts';

/** Invoices, in general and one’s own. */
export const invoicesParaphrases: Paraphrases = {
  invoice: lines(`
    februar rechnung nicht bekommen
    die rechnung kam nicht an
    rechnungssprache englisch
    gibts die rechnung auf englisch
    wie bekomme ich eine quittung
    quitung
    krieg ich eine quittung
    habe noch keine rechnung bekommen
    wo find ich meine rechnung
    wo sind meine rechnungen
    wo kann ich die rechnung runterladen
    rechnung als pdf
    krieg ich a rechnung
    Gibt es eine E-Rechnung?
    XRechnung
    Wo bekomme ich die XRechnung?
    gibts die rechnung auch als xml
    e-rechnung zugferd vorhanden?
    Ich bin Behördenlieferant und brauche eine XRechnung
    wie kommt die rechnung zu mir
    rechnung nicht erhalten
    ich hab keine rechnung bekommen
    rechnug wo
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
    papierrechnung
    wo sehe ich meine rechnungen
    rechnungsarchiv
    muss eine rechnung fürs finanzamt haben
    kann ich später noch an meine rechnungen
    wo krieg ich die belege fürs finanzamt her
    wo finn ik mien reken
    ik bruuk mien reken as pdf
    kann ik de reken hier runnerladen
    wo ko i de rechnung runterladn
    wo find ick die rechnung
    ist das eine e-rechnung
    elektronische rechnung pflicht
    rechnung nicht mehr zu finden in den mails
    rechnung nochmal schicken
    duplikat der rechnung
    `),
  'invoice-address': lines(`
    rechnungsadresse ändern
    wie ändere ich die anschrift auf der rechnung
    auf der rechnung steht die falsche firma
    Meine Firma heißt jetzt anders, wie ändere ich das auf der Rechnung?
    unsere adresse auf der rechnung ist falsch
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
    firmenname auf der rechnung falsch
    rechnung stimmt nicht, firma falsch
    rechnung auf die falsche firma
    alte rechnungen auf neuen namen umschreiben
    da stimmt die adresse auf der rechnung ned
    `),
  'invoice-recipient': lines(`
    ich brauch die rechnung für meinen steuerberater
    Kommt die Rechnung per Post oder per Mail?
    belege für die buchhaltung
    Meine Buchhalterin will die Rechnung als Datei
    kriegt mein steuerberater eine rechnung
    kann man die rechnung an eine andere mail schicken
    rechnung per post
    mein steuerberater will alle rechnungen
    kann die rechnung an unsere buchhaltung gehen
    rechnungen bitte direkt an den steuerberater
    Bitte senden Sie Rechnungen künftig an rechnung@ statt an mich
    zweite mailadresse für rechnungen
    an welche adresse schickt ihr die rechnungen
    Können Rechnungen an eine abweichende E-Mail gehen?
    ich will dass mein buchhalter die rechnung automatisch bekommt
    wer kriegt die rechnung
    die rechnungen gehen an die falsche mailadresse
    rechnung in kopie an die kanzlei
    cc an die buchhaltung möglich?
    mei steuerberater soll de rechnungen direkt griang
    kann mein steuerbüro die belege von euch direkt ziehen
    rechnung per post schicken
    Bekomme ich die Rechnung auch auf Papier?
    könnt ihr die rechnung faxen
    gibt es eine schnittstelle zum steuerberater
    rechnungen automatisch weiterleiten
    die rechnung soll ans büro gehen nicht zu mir privat
    abweichender rechnungsempfänger
    Rechnungsversand an andere Adresse
    mail für rechnung ändern
    `),
  'invoice-details': lines(`
    auf der rechnung steht ein anderer betrag
    betrag auf der rechnung ist anders als sonst
    rechnung höher als sonst
    warum ist die rechnung diesmal höher
    wird vor oder nach der leistung belastet
    zahle ich im voraus
    zahlt man für den kommenden monat
    was steht alles auf der rechnung
    brauche unsere auftragsnummer auf der rechnung
    Kann eine Kostenstelle auf der Rechnung stehen?
    bestellnummer angeben
    Wir benötigen eine PO-Nummer auf dem Beleg
    können sie einen verwendungszweck auf die rechnung drucken
    für welchen zeitraum ist die rechnung
    welcher monat wird mit der rechnung abgerechnet
    Leistungszeitraum der Rechnung
    Leitweg-ID angeben
    ist die mehrwertsteuer auf der rechnung ausgewiesen
    steht meine adresse auf der rechnung
    steht unsere firma richtig drauf auf der rechnung
    wie sieht so eine rechnung aus
    Sind alle Pflichtangaben auf der Rechnung?
    ist die rechnung fürs finanzamt in ordnung
    rechnung ohne anschrift
    wird die rechnung vom finanzamt anerkannt
    wos steht auf der rechnung drauf
    für wos für an monat is de rechnung
    Gilt die Rechnung für den vergangenen oder den kommenden Monat?
    wird im voraus oder im nachhinein berechnet
    Kundennummer auf der Rechnung
    rechnungsnummer wo steht die
    Warum steht auf der Rechnung ein anderer Zeitraum als der Kalendermonat?
    eigener text auf der rechnung
    `),
  'vat-id-needed': lines(`
    habe keine umsatzsteuer id
    bin kleinunternehmer ohne ust id
    muss die ust-id rein
    ust-id feld leer lassen
    steuernummer statt ust id
    reicht die steuernummer
    ausländische ust-id
    österreichische uid nummer eintragen
    was wenn meine ust id falsch ist
    wo kommt die ust-id hin
    kann ich die ust-id später nachtragen
    brauch ich eine ust id
    geht es ohne ustid
    braucht ihr meine umsatzsteuer id
    muss ich die ust-idnr. eingeben
    ist die ust-idnr pflicht
    ust id pflicht?
    ist die steuernummer pflicht
    ich hab keine umsatzsteuer-identifikationsnummer
    bin kleinunternehmer und hab keine ustid
    kann das feld mit der ust-id leer bleiben
    muss das feld ust-idnr ausgefüllt werden
    ohne umsatzsteuernummer anmelden
    wollt ihr meine steuernummer wissen
    wozu braucht ihr die ust id
    was ist wenn ich keine ust-idnr habe
    Ist die Angabe der Umsatzsteuer-Identifikationsnummer erforderlich?
    Kann ich ohne USt-IdNr. ein Abo abschließen?
    Als Kleinunternehmerin habe ich keine Umsatzsteuer-ID, reicht das?
    ust-id freiwillig?
    umsatzsteuer id angeben oder weglassen
    ich habe eine österreichische uid geht die
    meine ust id ist aus den niederlanden, geht das
    braucht's a ustid
    ustid notwendig
    muss die umsatzsteuer-id auf die rechnung
    vat id notwendig?
    `),
  'own-open-invoice': lines(`
    die offene rechnung jetzt gleich bezahlen
    kann ich die rechnung sofort begleichen
    wo kann ich die offene gleich zahlen
    warum habe ich eine mahnung obwohl abgebucht wird
    saldenbestätigung
    saldenmitteilung zum jahresende
    offener saldo
    bitte salden abstimmen
    habe ich offene rechnungen
    ist bei mir noch was offen
    was bin ich euch noch schuldig
    muss ich noch was bezahlen
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
    hat das mit der zahlung geklappt
    ist die letzte zahlung angekommen
    ist die abbuchung im januar durchgegangen
    bin ich euch noch was schuldig
    habt ihr das geld vom letzten monat gekriegt
    ist die zahlung durchgegangen oder ist die karte geplatzt
    hat die abbuchung geklappt
    ist alles bezahlt
    hab i no wos offn
    muss ich noch was zahlen
    was ist noch zu bezahlen
    Bitte nennen Sie mir unseren Saldo
    Gibt es unbezahlte Belege auf unserem Konto?
    welche rechnung fehlt noch
    wo zahle ich die offene
    bin ich mit was im rückstand
    hob i schulden bei eich
    han i no schulda bei eich
    ist die letzte rechnung bezahlt
    is mei rechnung zoit
    `),
  'own-next-invoice': lines(`
    wird auch sonntags abgebucht
    was kommt dieses jahr noch an zahlungen
    wie viel geht dieses jahr noch runter
    abbuchungstag verschieben
    kann der abbuchungstag geändert werden
    nach meiner kündigung wird noch abgebucht, wieso
    warum bucht ihr trotz kündigung ab
    warum wurde diesen monat noch nichts abgebucht
    im märz noch keine abbuchung
    letzte abbuchung wann
    wann wird zum letzten mal abgebucht
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
    wann langt ihr wieder zu
    wann wird wieder abgebucht
    wann bucht ihr ab
    an welchem tag im monat wird abgebucht
    wann wird das nächste mal belastet
    Wann erfolgt die nächste Abbuchung und wie hoch ist sie?
    In welcher Höhe wird die nächste Rate eingezogen?
    nächste belastung
    zu welchem datum wird eingezogen
    wann geht das geld runter
    wann buchts ihr des nächste moi ob
    wann wird s nächste mol abbucht
    wann jeht det nächste mal wat runter
    kommt nach der kündigung noch was
    `),
  'own-invoices': lines(`
    übersicht aller zahlungen seit beginn
    alle zahlungen seit vertragsbeginn
    aufstellung der zahlungen
    rechnung doppelt im postfach
    dieselbe rechnung zweimal bekommen
    der steuerberater will alles vom vorjahr
    steuerberater fragt nach 2024
    für die steuererklärung alle unterlagen
    meine steuerberaterin braucht die belege vom ganzen jahr
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
    alle rechnungen die ich bekommen habe
    wieviel hab ich euch bisher insgesamt bezahlt
    was hab ich bis jetzt zusammen überwiesen
    wie viel geld ist bisher von mir an euch geflossen
    gibt es eine gutschrift für uns
    Haben wir eine Stornorechnung bekommen?
    alle rechnungen für den steuerberater
    Ich brauche für die Steuer alle Belege aus dem letzten Jahr
    rechnungen 2025 komplett
    buchhaltung fragt nach allen belegen des jahres
    wieviel habe ich bisher insgesamt gezahlt
    was hab ich letztes jahr bei euch gelassen
    wieviel habe ich schon überwiesen an euch
    liste meiner rechnungen mit beträgen
    kontoauszug von euch
    `),
};
