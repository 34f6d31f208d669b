import { lines, type Paraphrases } from '../paraphrases.ts';

/** What it costs, as somebody asks who tells a situation or knows none of our words. */
export const priceInOtherWords: Paraphrases = {
  price: lines(`
    Wie hoch ist die monatliche Belastung?
    monatliche Belastung
    Sind da noch versteckte Kosten drin?
    Was muss ich dafür monatlich einplanen?
    Wie tief muss ich dafür in die Tasche greifen?
    Mein Steuerberater fragt, mit welchem Posten er für euch im Monat rechnen soll
    Nennt mir mal die Hausnummer, was ihr verlangt
    Wieviel zwackt ihr mir da jeden Monat ab?
    Was wollt ihr von mir haben im Jahr, alles zusammen?
    Ich stelle gerade das Budget auf, mit welcher Summe fürs erste Jahr rechne ich?
    Was geht da jeden Monat vom Firmenkonto runter?
    Was blättere ich im Startjahr insgesamt hin?
    Bitte einmal den Endpreis, ohne Kleingedrucktes
    Preisauskunft bitte
    Was nehmt ihr denn für den Spaß?
    Wie viele Euro sind das auf zwölf Monate gesehen?
    Kostet mich das mehr als hundert Euro im Monat?
    Mein Partner will vor der Unterschrift wissen, was uns das unterm Strich kostet
    Auf was beläuft sich eure Monatsgebühr?
    Zu welchem Kurs macht ihr das?
    Was steht am Ende auf der Abrechnung pro Monat?
    Lohnt sich das finanziell, was ruft ihr auf?
    wie vil mus ich im monad lönen
    wat kost mich der janze spaß im jahr
    Mit wos für am Betrag muas i im Monat rechna?
    Was isch der Preis für oin Monat?
    Gibt's eine Einmalzahlung am Anfang, so eine Anschlussgebühr?
    Fallen Einrichtungskosten an, bevor es losgeht?
    Kann ich erst mal vier Wochen gratis reinschnuppern?
    Bekommt man als Gründer einen besseren Preis?
    Wir sind eine kleine Kette, macht ihr uns ein Angebot mit Nachlass?
    Gibt es bei euch eine abgespeckte Variante für weniger Geld?
    was wird uns monatlich vom konto abgezogen wenn wir kunde werden
    meine buchhalterin fragt was ihr im monat nehmt
    welcher betrag geht jeden monat vom geschäftskonto weg
    was zahlen wir im monat wenn wir einsteigen
    mei frau macht d buchhaltung und wui wissn wos des im monat kost
    was würde meinem vater das im ersten jahr kosten
    wat kost dat in maand
    wat köst dat bi jo
    grüezi, was choschtet das im monet
    was machts im monat aus
    der chef will wissen was euer dienst im monat kostet, bitte den endbetrag
    ich soll den monatlichen bruttobetrag herausfinden
    was kommt im ersten jahr insgesamt zusammen
    monatsbetrag brutto und summe für das anfangsjahr, das leite ich intern weiter
    was läppert sich im ersten jahr bei euch
  `),
  vat: lines(`
    Sind da die Steuern schon mit drin oder schlagt ihr die noch auf?
    Ist das der Bruttobetrag, den ich da lese?
    Ich bin vorsteuerabzugsberechtigt, was bleibt mir dann pro Monat?
    Wie viel Umsatzsteuer weist ihr pro Rechnung aus?
    Welcher Nettobetrag ergibt sich auf zwölf Monate?
    Für die Buchhaltung bräuchte ich die Aufteilung in netto und Steuer
    Muss ich auf die 59 noch neunzehn Prozent draufrechnen?
    Wie hoch ist der Steueranteil im Monatspreis?
    Reiner Warenwert ohne Steuer, wie viel ist das?
    Kommt das Finanzamt da noch oben drauf?
    nettosume fürs jar bitte
    Welchen Steuersatz legt ihr an?
    Was kann ich davon beim Finanzamt wieder holen?
    Ist in den 708 Euro alles drin, auch die Steuer?
    welchen nettobetrag trage ich fürs ganze jahr in die planung ein
    jahressumme netto fürs budget
    ist in den 708 die steuer schon drin
    für die kalkulation brauch ich den preis ohne steuer im jahr
    wie viel ist das jährlich netto
    zwölf mal 59, kommt da noch umsatzsteuer drauf
  `),
  'plan-contents': lines(`
    Was steckt in den 59 Euro alles drin?
    Welche Leistungen bekomme ich für die Gebühr?
    Muss ich für den Chat oder die Statusanzeige noch extra was buchen?
    Unterscheidet ihr zwischen Basis und Premium?
    Wie heißt denn euer Paket und was gehört dazu?
    Was ist inbegriffen, was kostet extra?
    Gibts verschiedene Ausführungen von dem Abo?
    Habt ihr eine große und eine kleine Version?
  `),
  unlimited: lines(`
    Wenn ich fünfzig Stück im Monat melde, kostet das dann mehr?
    Habt ihr ein Kontingent, wie viel man einreichen kann?
    Ist nach einer bestimmten Zahl an Bewertungen Schicht im Schacht?
    Zahle ich pro Antrag oder pauschal?
    Wir haben drei Niederlassungen, brauchen wir drei Abos?
    Für jeden Standort ein eigener Vertrag oder reicht einer?
    Wie viele Rezensionen darf ich pro Monat bei euch abladen?
    Was kostet mich die zweite Filiale zusätzlich?
    Bekomme ich Ärger, wenn ich zu viel einreiche?
    Kann ich so oft melden wie ich lustig bin?
    Rechnet ihr nach Stückzahl ab?
    Wird's teurer je mehr ich abgebe?
    wie viel antrege gehn im monat
    Ist die Menge gedeckelt?
    jetzt hab ich schon elf stück gemeldet diesen monat, zahl ich am schluss mehr
    bei vielen anträgen im monat am ende eine höhere rechnung
    zwölf eingereicht, wirds dann teurer
    hab diesen monat schon viele eingereicht, kostet das jetzt mehr
    wird es teurer wenn ich noch mehr anträge stelle
    muss ich bei mehr als zehn anträgen draufzahlen
    schon fünfzehn gemeldet, kommt eine extra rechnung
    wir haben mehrere läden, zahlen wir mehrfach
    drei standorte, dann auch dreifacher preis
    zwei restaurants und ein hotel, fällt die gebühr mehrmals an
    jede filiale extra bezahlen oder einmal für alle
  `),
  'account-cost': lines(`
    Kostet es schon was, wenn ich mich nur mal umsehe?
    Wird mit der Anmeldung gleich was fällig?
    Ich will erst gucken, ohne dass was abgebucht wird, geht das?
    Ab welchem Moment muss ich zahlen?
    Kann ich ein Konto haben, ohne das Abo zu nehmen?
    Geh ich eine Verpflichtung ein, wenn ich mich eintrage?
    Was passiert finanziell, wenn ich nach dem Registrieren nichts weiter mache?
    Rutsche ich da automatisch in ein Abo rein?
    Ist das Registrieren an sich umsonst?
    Muss ich beim Anlegen schon Zahlungsdaten hinterlassen?
  `),
  'fee-on-success': lines(`
    Zahle ich auch, wenn ihr nichts erreicht?
    Wenn Google stur bleibt, ist mein Geld dann trotzdem futsch?
    Arbeitet ihr auf Provisionsbasis, also nur bei Treffer?
    Bezahlt man euch nach Ergebnis oder pauschal?
    No cure no pay?
    Kostet jede gelöschte Bewertung extra Prämie?
    Es wurde nichts entfernt, muss ich die Monatsgebühr trotzdem leisten?
    Ist das erfolgsabhängig?
    Wofür zahle ich, wenn am Ende alles stehen bleibt?
    Bekommt ihr eine Erfolgsprämie obendrauf?
    Werden nur Treffer berechnet?
    In den AGB steht was von Gebühr nur bei Erfolg, gilt das?
    andere nehmen nur geld wenn es klappt, ihr auch
    muss ich nur bei gelungener löschung zahlen
    euer kleingedrucktes sagt nur bei erfolg, ihr verlangt aber monatlich
  `),
  refund: lines(`
    Bekomme ich mein Geld wieder, wenn ich vorher aussteige?
    Zahlt ihr anteilig zurück, wenn ich mitten im Jahr gehe?
    Es hat nichts gebracht, ich möchte mein Geld zurück
    Erstattet ihr die restlichen Monate?
    Ist eine Rückzahlung möglich, wenn die Plattform abgelehnt hat?
    Kriege ich die Monate, die ich nicht genutzt habe, gutgeschrieben?
    Könnt ihr mir aus Kulanz was zurücküberweisen?
    Sehe ich von dem Geld jemals was wieder?
    Wie hole ich mir die gezahlten Beiträge zurück?
  `),
  'fees-and-rates': lines(`
    Gibt es zwei Prozent Skonto bei schneller Zahlung?
    Kann ich das ganze Jahr auf einen Schlag bezahlen?
    Wird's günstiger, wenn ich zwölf Monate im Voraus zahle?
    Lasst ihr euch in Raten bezahlen?
    Was nehmt ihr an Mahnkosten?
    Kommt noch eine Bearbeitungsgebühr obendrauf?
    Jahreszahlung statt monatlich möglich?
  `),
  'chat-free': lines(`
    Kostet mich das Chatten hier was?
    Ist die Auskunft hier umsonst?
    Zahle ich pro Nachricht?
    Muss ich Kunde sein, um hier zu fragen?
    läuft hier eine uhr mit, kostet das gerede was
    muss ich fürs plaudern hier bezahlen
    kostet mich das chatten was
    muss ich für die fragen hier zahlen
    ist der chat gratis
    zahl ich pro nachricht
    ist die beratung hier umsonst
    läuft hier die uhr
    entstehen mir durch diese unterhaltung kosten
    ist das fragen kostenfrei
    wird das gespräch berechnet
    kost des schreim do wos
  `),
};
