import { lines, type Paraphrases } from './paraphrases.ts';

/** How it is paid, and when that fails. */
export const paymentParaphrases: Paraphrases = {
  payment: lines(`
    läuft die abbuchung automatisch
    zahlt sich das von selbst
    muss ich jede rechnung selbst bezahlen
    wird automatisch von der karte eingezogen
    warum geht keine zahlung auf rechnung
    muss ich die karte schon bei der registrierung angeben
    wie heißt euer zahlungsanbieter
    welcher anbieter zieht das geld ein
    über wen läuft die zahlung
    geht der abschluss ohne kreditkarte
    ohne karte kein vertrag?
    darf es eine private karte sein
    die karte gehört meinem mann, geht das
    kann ich mit der privaten karte des chefs zahlen
    einmal zahlen und fertig
    wer bucht da ab, anderer name auf der abrechnung
    unsere bank hat gewechselt muss ich euch die neue iban geben
    neue IBAN mitteilen
    Unsere Firma hat ein neues Bankkonto, ist das für Sie wichtig?
    ihr braucht meine kontonummer nicht oder
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
    zahlungsweise
    zahlungsart
    apple pay oder google pay
    bucht ihr jeden monat ab
    wie zahle ich
    meine frau hat nur eine girocard geht die
    hab nur eine ec karte
    ec karte
    geht auch sparkassenkarte
    kann ich das geld einfach überweisen
    kann man per lastschrift zahlen
    zahlungsarten
    nehmt ihr amex
    ich hab keine kreditkarte
    wie kriegt ihr euer geld
    wie bezahl ich euch
    bar zahlen
    ich hab ein bankkonto im ausland, kann ich damit bezahlen
    mein konto ist bei einer polnischen bank
    kann ich von meinem konto in der schweiz zahlen
    zahlung von einem ausländischen bankkonto
    ich hab ein konto in österreich, geht das
    von einem fremden bankkonto überweisen möglich
    geht die zahlung über ein ausländisches konto
    Kann ich von einem Bankkonto im Ausland überweisen?
    auf welches konto soll ich überweisen
    ihre bankverbindung bitte
    IBAN von euch
    verwendungszweck
    unsere bankverbindung hat sich geändert
    unsere iban ist neu
    Brauchen Sie unsere neue Kontonummer?
    wir haben die bank gewechselt
    i hob koa kreditkartn
    i han koi kreditkart
    ick hab keene karte
    nur ec karte
    `),
  'card-data': lines(`
    speichert ihr meine kreditkarte
    wo liegen meine kartendaten
    ist das eingeben der karte sicher
    seht ihr meine kartennummer
    wer hat meine kreditkartennummer
    ist das zahlungsformular echt
    testformular, was heißt das
    kann jemand meine karte missbrauchen
    pci dss
    habts ihr mei kartnnummer
    kartennummer in den chat schreiben
    verlangt ihr die cvv
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
    wer bekommt meine kartennummer zu sehen
    wer sieht meine kreditkarte wenn ich sie eingebe
    sieht euer team die nummer meiner karte
    `),
  'change-card': lines(`
    neue karte hinterlegt, wird jetzt das offene eingezogen
    wird nach dem kartenwechsel die offene rechnung abgebucht
    ab wann gilt die neue karte
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
    meine karte läuft bald ab was tun
    kreditkarte läuft nächstes jahr ab
    visa gesperrt jetzt hab ich eine mastercard wohin damit
    meine karte ist gesperrt wo geb ich die neue an
    bankkarte gewechselt
    neue karte bekommen wo trag ich die ein
    die bank hat mir eine neue karte geschickt
    karte ist abgelaufen was mach ich
    de kartn is obglaffa
    d kart isch abglaufe
    karte läuft bald ab
    karte jeht nich mehr, neue eintragen
    neue kartennummer
    kreditkarte gestohlen, neue karte
    wo gib i de neie kartn ei
    `),
  'payment-failed': lines(`
    und wenn nichts auf dem konto ist
    wenn das konto leer ist bei der abbuchung
    karte nicht gedeckt am abbuchungstag
    was wenn an dem tag kein geld drauf ist
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
    wie teuer wird es wenn ich zu spät zahle
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
    warum ist die kartenzahlung zurückgegangen
    wieso wurde meine zahlung nicht ausgeführt
    kartenzahlung geplatzt wieso
    bucht ihr den betrag von allein erneut ab oder nicht
    muss ich bei einer abgelehnten karte selbst etwas drücken oder bucht ihr wieder ab
    zieht ihr das geld von selbst ein weiteres mal ein oder muss ich etwas anklicken
    karte ist wieder gedeckt, bucht ihr erneut ab
    die karte war am limit, muss ich jetzt selbst was machen
    karte gesperrt und jetzt wird nicht abgebucht
    warum wurde nicht abgebucht
    wieso hat die abbuchung nicht geklappt
    konto war nicht gedeckt
    `),
  arrears: lines(`
    ich bin mit zwei rechnungen im rückstand, was nun
    mahnung erhalten
    wieso mahnt ihr mich
    kostet die mahnung etwas
    ich kann gerade nicht zahlen
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
    ich hab vergessen zu zahlen, ist das schlimm
    wann ist man bei euch im verzug
    welche folgen hat eine offene rechnung
    wie viel muss ich zahlen damit die mahnungen aufhören
    letzte mahnung
    erinnerung wegen offener rechnung bekommen
    i hob a mahnung kriagt
    was blüht mir wenn ich nicht zahle
    ich lasse die rechnung einfach liegen, was kommt dann
    was kommt wenn ich die rechnung ignoriere
    kriege ich dann post wenn ich nicht zahle
    `),
  chargeback: lines(`
    bank hat die zahlung zurückgeholt
    ich habe die abbuchung widersprochen
    habe bei der kreditkarte reklamiert
    rückbuchung veranlasst was nun
    kartenzahlung angefochten
    was passiert bei einem chargeback
    dispute bei der bank
    geld über die bank zurückgeholt
    zahlung ist wieder offen nach rückbuchung
    hob s geld zruckbuchn lassn
    i han s geld zrückbuacht
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
  transferred: lines(`
    hab gestern gezahlt ist das angekommen
    i hob zoit, is des okemma
    ist mein geld da
    gezahlt, seht ihr das schon
    ich habe überwiesen
    hab die rechnung schon überwiesen
    geld ist überwiesen, warum steht sie noch offen
    Die Zahlung haben wir per Überweisung geleistet, bitte zuordnen
    ist meine überweisung angekommen
    wir haben am montag überwiesen
    zahlungseingang bestätigt?
    Bitte prüfen Sie den Zahlungseingang
    rechnung per bank bezahlt
    i hob scho überwiesn
    i han scho überwiese
    ick hab doch überwiesen
    trotz überweisung eine mahnung bekommen
    mahnung obwohl bezahlt
    ich habe doch schon bezahlt
    falscher verwendungszweck bei der überweisung
    zahlung zuordnen
    die bank hat das geld schon geschickt
    wurde unsere zahlung verbucht
    Zahlung nicht zugeordnet
    bezahlt aber noch als offen angezeigt
    `),
};
