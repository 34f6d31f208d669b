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
    `),
};
