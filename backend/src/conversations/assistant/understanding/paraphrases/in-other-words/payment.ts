import { lines, type Paraphrases } from '../paraphrases.ts';

/** Payment and invoices, as somebody asks who tells a situation or knows none of our words. */
export const paymentInOtherWords: Paraphrases = {
  payment: lines(`
    Auf welchem Weg überweise ich euch das?
    Welche Karten nehmt ihr?
    Geht auch Mastercard?
    Ich hab nur eine Girokarte von der Sparkasse, reicht die?
    Nehmt ihr PayPal oder muss es Kreditkarte sein?
    Könnt ihr das von meinem Konto einziehen?
    Kann meine Buchhaltung das auf Rechnung überweisen?
    Wie läuft das mit dem Bezahlen ab?
    Wird monatlich abgerechnet oder einmal im Jahr?
    Wie kommt das Geld zu euch?
    Funktioniert American Express bei euch?
    Welche Bezahlmöglichkeiten stehen zur Auswahl?
    Mit Apple Pay zahlen, klappt das?
    Kann ich bar oder per Scheck bezahlen?
    Brauche ich eine Kreditkarte zwingend?
    mit wos kon i zoin
    wi zale ich bei euch
    Ist das Zahlungsformular echt oder nur zum Ausprobieren?
    Wer wickelt die Kartenzahlung ab?
    wie zale ich bei euch
    auf welche art zahlt man hier
    womit bezahl ich das
  `),
  'card-data': lines(`
    Ist die Zahlung sicher, was passiert mit meinen Kartendaten?
    Sind meine Kreditkartendaten bei Ihnen sicher?
    Was geschieht mit meiner Kartennummer, liegt die bei euch rum?
    Habt ihr meine Prüfnummer gespeichert?
    Sieht jemand von euch meine Kreditkartendaten?
    Soll ich meine echte Karte in das Formular eintippen?
    Wo landen die Ziffern, die ich beim Bezahlen eingebe?
    Muss ich Angst haben, dass meine Kartendaten geklaut werden?
    Kann ich Ihnen die Kartennummer hier durchgeben?
  `),
  invoice: lines(`
    In welcher Form krieg ich die Abrechnung?
    Wie schnell muss ich eine Rechnung begleichen?
    Welche Zahlungsfrist gilt bei euch?
    Wie lange habe ich Zeit zum Zahlen, wenn die Rechnung da ist?
    Schickt ihr einen Beleg fürs Finanzamt?
    Bekomme ich jeden Monat eine Rechnung oder eine fürs Jahr?
    Wo kann ich die Belege herunterladen?
    Kommt die Rechnung per Brief?
    Ich finde die Rechnung vom letzten Monat nicht in meinem Postfach
    Woher kriegt meine Steuerberaterin die Rechnungen?
    Wann ist eine Rechnung spätestens fällig?
    Auf welchem Weg schickt ihr mir die Rechnung zu?
    Drei Tage oder zwei Wochen, was ist euer Zahlungsziel?
    Brauche einen Zahlungsnachweis für die Buchführung
    Gibt es die Quittungen irgendwo als PDF?
    rechnug kommt wie
    bis wann ist eine rechnung zu begleichen
    in welcher frist muss ich eure rechnung zahlen und wie kommt sie zu mir
    wie lange hab ich zeit die rechnung zu zahlen
  `),
  'e-invoice': lines(`
    Unterstützt ihr die E-Rechnungspflicht?
    Mein Buchhaltungsprogramm will XML, liefert ihr das?
    Sind eure Rechnungen maschinenlesbar?
    Wir dürfen nur noch strukturierte Rechnungen annehmen, könnt ihr das?
    Kann man die Rechnung in DATEV einlesen?
    ZUGFeRD ja oder nein?
    Habt ihr neben dem PDF auch eine elektronische Fassung nach Norm?
    Unsere Gemeinde verlangt das XRechnungsformat
    Erfüllen eure Belege die neuen Vorschriften zur elektronischen Rechnung?
    Bekomme ich Papier oder was Digitales?
    bekomme ich elektronische rechnungen von euch
    elektronische rechnung
    unser steuerberater akzeptiert ab jetzt nur noch elektronische rechnungen, bekommt ihr das hin
    keine bilder oder scans mehr, nur e-rechnung, geht das bei euch
    stellt ihr e-rechnungen aus
    unser steuerbüro will nur noch elektronische rechnungen
    könnt ihr xrechnung
    geht zugferd
    die buchhaltung nimmt keine eingescannten rechnungen mehr
    wir brauchen rechnungen im elektronischen format
    ist die rechnung maschinenlesbar
    seid ihr auf die e-rechnungspflicht vorbereitet
    wir dürfen keine papierrechnung mehr annehmen
    in welchem format kommt die rechnung
    pdf reicht unserem steuerberater nicht, habt ihr was elektronisches
    kommt die rechnung mit der post oder digital
  `),
  'invoice-address': lines(`
    Auf der Rechnung steht die alte Firmierung, wie bekomme ich das weg?
    Wir sind umgezogen, wo hinterlege ich die neue Anschrift für die Rechnungen?
    Der Name des Rechnungsempfängers stimmt nicht
    Da steht mein privater Name statt der Firma auf dem Beleg
    Unsere Umsatzsteuernummer fehlt auf der Rechnung
    Kann man eine fehlerhafte Rechnung neu ausstellen?
    Bitte korrigieren Sie die Adresse auf den Belegen
    Wo stelle ich ein, auf wen die Rechnungen lauten?
    Die Hausnummer auf der Rechnung ist verkehrt
    Wir haben jetzt eine GmbH, die Rechnungen sollen darauf lauten
    da steht mein privater name, das finanzamt erkennt die rechnung so nicht an
    rechnung mit privatname statt firma, bitte ändern
    auf der rechnung steht mein eigener name statt der firma
    die rechnung läuft auf mich privat, muss aber auf die gmbh
    falscher name auf der rechnung, bitte korrigieren
    rechnung muss auf den betrieb ausgestellt sein, bitte umschreiben
  `),
  'invoice-details': lines(`
    Welche Angaben stehen denn auf so einer Rechnung drauf?
    Ist ein Leistungszeitraum ausgewiesen?
    Kann meine Bestellnummer mit aufs Dokument?
    Wir brauchen unsere Kostenstelle auf dem Beleg
    Welchen Zeitraum deckt eine Rechnung ab?
    Ist die Steuer getrennt ausgewiesen auf der Rechnung?
    Was steht als Leistung auf der Abrechnung?
  `),
  'invoice-recipient': lines(`
    Können die Rechnungen direkt an meine Steuerkanzlei gehen?
    Kann ich eine zweite Mailadresse nur für die Buchhaltung eintragen?
    An welche Adresse verschickt ihr die Rechnungen?
    Meine Frau macht die Bücher, kann sie die Belege direkt kriegen?
    Rechnungen bitte künftig an buchhaltung@ unserer Firma
    Lässt sich der Empfänger der Rechnungsmails ändern?
  `),
  'payment-failed': lines(`
    Was passiert, wenn die Karte nicht gedeckt ist?
    Die Abbuchung ist zurückgegangen, was mach ich?
    Auf meiner Karte war nichts mehr drauf, versucht ihr es noch mal?
    Wie oft probiert ihr eine Abbuchung?
    Meine Bank hat die Zahlung blockiert, wie geht es weiter?
    Warum wurde meine Karte abgewiesen?
    Hab eine Mail, dass die Zahlung nicht durchging
    Zahlung hat nicht hingehauen und jetzt?
    Muss ich selbst was tun, wenn eine Abbuchung scheitert?
    die kate is abgelent worden
    wieso hat die abbuchung nicht funktioniert
    was war mit der abbuchung los
    da ist beim abbuchen was daneben gegangen
    abuchung is schief gelaufen warum
    warum ging die zahlung letztens nicht durch
  `),
  'change-card': lines(`
    Ich habe eine neue Kreditkarte bekommen, wo trage ich die ein?
    Meine Karte läuft nächsten Monat ab
    Die hinterlegte Karte wurde gesperrt, kann ich eine andere angeben?
    Künftig soll von der Firmenkarte abgebucht werden
    Wo tausche ich das Zahlungsmittel aus?
    Karte verloren, neue ist da, was nun?
    Wie stelle ich auf eine andere Visa um?
    Bank gewechselt, die alte Karte gilt nicht mehr
    kann ich euch die neue karte hier durchgeben
    soll ich die kartennummer hier schreiben
    ich tippe euch schnell meine neue kreditkarte rein
    neue karte, nummer lautet, könnt ihr die eintragen
  `),
  arrears: lines(`
    Was blüht mir, wenn ich nicht rechtzeitig zahle?
    Bekomme ich eine Mahnung und was kostet die?
    Stellt ihr die Arbeit ein, wenn ich im Rückstand bin?
    Laufen meine Anträge weiter, wenn ich gerade nicht zahlen kann?
    Ich bin mit zwei Raten hinterher, was droht mir?
    Sperrt ihr mein Konto bei Zahlungsverzug?
    Geht das dann ans Inkasso?
    Können wir eine Zahlung stunden, gerade ist es eng?
    Ist mit Verzugszinsen zu rechnen?
  `),
  chargeback: lines(`
    Ich hab die Abbuchung bei meiner Bank zurückgeholt, was heißt das jetzt?
    Was passiert bei einer Rücklastschrift?
    Meine Bank hat das Geld zurückgebucht
    Wenn ich der Kartenzahlung widerspreche, was macht ihr dann?
    Was hat ein Chargeback für Folgen?
  `),
  transferred: lines(`
    Ich habe den offenen Betrag per Überweisung geschickt, ist er da?
    Geld ist gestern von unserem Konto raus, bei euch steht es noch als offen
    Hab die Rechnung schon überwiesen, warum mahnt ihr mich?
    Meine Überweisung scheint nicht verbucht zu sein
  `),
  'vat-id-needed': lines(`
    Ich habe keine Umsatzsteuer-ID, kann ich trotzdem mitmachen?
    Muss ich die USt-IdNr. unbedingt eintragen?
    Kleinunternehmer ohne Steuer-ID, lässt ihr das Feld leer?
    Wird die Nummer beim Abschluss verlangt?
    Was schreib ich ins Feld für die Umsatzsteuernummer, wenn ich keine habe?
  `),
};
