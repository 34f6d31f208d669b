import { lines, type Paraphrases } from '../paraphrases.ts';

/** How it is paid, and invoices. As strangers put it who had read the specification and the legal pages alone. */
export const paymentAndInvoicesPutOtherwise: Paraphrases = {
  payment: lines(`
    PayPal möglich?
    Bei uns im Betrieb macht alles die Schwiegermutter, und die besitzt aus Prinzip kein Plastikgeld, nur ein ordentliches Girokonto. Welche Wege gibt es denn bei Ihnen, die Sache zu begleichen?
    Nur mit Kreditkarte?? Wir sind hier in Deutschland, bietet gefälligst Lastschrift an!
    nemt ihr auch klarna oder apple pay
    Ko i des mit da EC-Kartn zahln oda braucht's do wos anders?
    Welche Payment-Optionen unterstützt Ihr Checkout, insbesondere SEPA-Firmenlastschrift oder AMEX?
    Überweisung gehen?
    Ich hab keine Karte und will auch keine! Gebt mir eine IBAN und gut ist!
    brauch eure iban will das von meim konto schicken
    Kann ik ju dat Geld nich eenfach vun mien Konto röverschicken?
    Ist eine Begleichung per SEPA-Credit-Transfer mit Verwendungszweck zulässig?
    kann ich den Rest auch überweisen
    Kann ich per Lastschrift zahlen? Dann halt womit?
  `),
  transferred: lines(`
    Unsere Hausbank hat die Firmenkarte vorübergehend eingezogen, weil es in der Nachbarfiliale einen Betrugsfall gab. Dürfte ich den offenen Posten stattdessen ganz klassisch von unserem Geschäftskonto anweisen, und was schreibe ich in die Betreffzeile?
  `),
  'card-data': lines(`
    echte Karte eintragen?
    Ich sitze jetzt vor der Maske, in der Nummer, Datum und die drei Ziffern von hinten verlangt werden, und darüber steht irgendetwas von Test. Das verunsichert mich doch sehr. Soll ich da meine richtigen Angaben hineinschreiben?
    Was soll das heißen, „Testformular“? Wollt ihr meine Kartennummer abgreifen oder was läuft hier?
    da steht test formular soll ich trozdem meine karten nr eingeben
    Do steht, des wär bloß a Test – soll i do jetz mei richtige Kart neitippa oder ned?
    Wie ist der Reifegrad Ihrer Zahlungsstrecke, werden in der Eingabemaske erfasste PAN-Daten übermittelt?
    was is das mit dem testformular
    soll ich da meine echten Ziffern hineintippen
    Ich bin beim Bezahlen angekommen Da steht was von Test, soll ich trotzdem?
  `),
  'change-card': lines(`
    Die Sparkasse hat mir ein frisches Kärtchen geschickt, weil das alte Ende des Monats sein Datum erreicht. Nun möchte ich verhindern, dass bei Ihnen etwas platzt. Wo kann ich die neuen Angaben loswerden?
    Meine alte Visa ist gesperrt, und ihr versucht stur weiter, davon abzubuchen. Wie stell ich das um?!
    karte is abgelaufn wo änder ich das
    Mini Charte isch abglofe, wo chan i die neui iitrage?
    Wie aktualisiere ich das hinterlegte Zahlungsmittel, ohne einen Zahlungsausfall zu riskieren?
    wo hinterleg ich das frische Kärtchen
    Die Karte wurde im Februar abgelehnt Und wie bring ich das jetzt in Ordnung?
  `),
  'own-open-invoice': lines(`
    Gerade hat mich meine Bank angerufen und gesagt, dass im vergangenen Monat eine Abbuchung nicht durchgegangen sei, vermutlich wegen des neuen Limits. War das zufällig Ihre, und schulde ich Ihnen jetzt noch etwas?
    Warum mahnt ihr mich an?! Ich hab doch immer bezahlt! Was soll denn da noch offen sein!
    is bei mir noch was offen bei euch hab so ne mail gekrigt
    Han i bei eich no ebbes offa, oder isch älles zahlt?
    Bitte um OP-Auszug: Welche meiner Belege sind nicht ausgeglichen und aus welchem Grund?
    Ist bei mir noch ein Groschen offen
    Da ist was mit meiner Zahlung schiefgelaufen Um welche geht's genau?
  `),
  'own-next-invoice': lines(`
    Wie oft bucht ihr bei mir jetzt noch ab
  `),
  'own-invoices': lines(`
    wat hab ick bis jetz insjesamt an euch jezahlt
  `),
  invoice: lines(`
    Der Steuerberater drängelt, er braucht sämtliche Unterlagen des letzten Halbjahres bis Freitag, und in meinem Postfach herrscht leider ein heilloses Durcheinander. Woher bekomme ich das, was Sie mir Monat für Monat ausgestellt haben, noch einmal?
    Seit Monaten zahle ich, und kein einziger Zettel dazu! Wo bleibt der Papierkram fürs Finanzamt?
    Wo find ick denn die janzen Rechnungen, die ihr mir jeschickt habt?
    Auf welchem Weg gehen uns die monatlichen Eingangsrechnungen zu, und wo lassen sie sich erneut abrufen?
    kriegt man die rechnug als pdf oder wie
    Kriag i de Rechnung a ois PDF, dass i's ausdrucka ko?
    Ich bin selbst Handwerker und gebe meinen Leuten immer zwei Wochen, damit jeder Luft hat. Wie viel Zeit räumen Sie mir eigentlich ein, nachdem das Schreiben bei mir eingetroffen ist?
    Drei Tage?! Ihr habt doch nicht alle Tassen im Schrank! Stimmt das wirklich?
    wie lang hab ich zeit die rechnug zu begleichn
    Wie vill Daach hann ich dann Zick, bes dat Jeld bei üch sin muss?
    flattert mir danach ein Beleg ins Postfach
    ab wann tickt die Uhr, bis ich zahlen muss
  `),
  'invoice-address': lines(`
    Adresse auf Rechnung falsch
    Wir sind im November zwei Straßen weiter gezogen, größere Backstube, endlich Parkplätze. Auf dem, was Sie uns ausstellen, prangt aber noch immer die alte Hausnummer. Wie bekommen wir das geradegerückt, auch rückwirkend?
    Zum dritten Mal steht da „Gmbh“ statt „OHG“ drauf! Mein Finanzamt lacht sich tot. Ändert das!
    auf der rechnug steht die falsche firma wie änder ich das
    Uff dr Rechnung schdehd noch unsre alde Anschrift, gönn Se das ma ändern?
    Der Rechnungsempfänger ist nicht korrekt ausgewiesen; wir benötigen eine Korrektur gemäß § 14 UStG.
    neue anschrift und ust nr fehlt auf der rechnung
  `),
  'e-invoice': lines(`
    Seit der Umstellung zum Jahreswechsel verlangt unser Buchhaltungsprogramm etwas Maschinenlesbares und spuckt bei jedem gewöhnlichen Dokument eine rote Warnung aus. In welcher Form kommt denn das, was Sie verschicken?
    Ein simples Bildchen als Anhang reicht seit der E-Rechnungspflicht nicht mehr, habt ihr davon schon gehört?!
    Stellen Sie EN-16931-konforme Dokumente bereit, ZUGFeRD oder UBL-Syntax?
  `),
  'vat-id-needed': lines(`
    USt-IdNr. eintragen
    Mein Sohn, der bei uns die Bücher macht, meint, es fehle die Nummer vom Bundeszentralamt, die mit DE beginnt, also unsere eigene. An welcher Stelle kann ich die bei Ihnen hinterlegen, damit sie künftig mit draufsteht?
    Eure Steuerkennung steht nirgends, unsere auch nicht – wie soll ich denn damit Vorsteuer ziehen, hm?
    wo trag ich meine ust nummer ein
    Wo kann i denn mei Umsatzsteuernummer neischreiba, dass die uff d'Rechnung kommt?
    Bitte um Angabe, wo unsere VAT-ID im Kundenstammsatz gepflegt wird.
  `),
  arrears: lines(`
    Im Moment ist bei uns die Kasse ziemlich leer, weil die Heizung kaputtgegangen ist, und ich schaffe den letzten Betrag erst Anfang nächsten Monats. Muss ich befürchten, dass bis dahin meine laufenden Anträge liegen bleiben?
    Dreht ihr mir jetzt den Hahn zu, bloß weil EINE Zahlung geplatzt ist? Nach sechs pünktlichen?
    was pasiert wen ich mal nich zahlen kann
    Wat maakt ji denn, wenn ik mal nich betahlen kann, is denn allens dicht?
    Welche Eskalationsstufen sieht Ihr Forderungsmanagement bei Zahlungsrückstand vor?
    Wenn die Karte nochmal platzt, sperrt ihr mich dann
  `),
};
