import { about } from '../graded-question.ts';
import { marks } from '../marks.ts';

/** Price, term, notice and payment. Written before any answer was looked at: the assistant is not tuned on these. */
export const heldOutContract = [
  ...about('Preis', [
    { question: 'Und was soll der Spaß kosten?', says: [marks.pricePerMonth] },
    { question: 'was verlangt ihr pro monat', says: [marks.pricePerMonth] },
    { question: 'Mit welchen Ausgaben muss ich im ersten Jahr rechnen?', says: [marks.firstYear] },
    { question: 'Monatsbeitrag?', says: [marks.pricePerMonth] },
    { question: 'Sind die 59 € inklusive Steuern oder kommt da noch was drauf?', says: [marks.vatIncluded] },
    { question: 'Wie hoch ist der Nettobetrag im Monat?', says: [marks.net] },
    { question: 'Gibt es Mengenrabatt, wenn ich fünf Filialen habe?', says: [marks.pricePerMonth] },
    {
      question:
        'Hallo, ich betreibe eine kleine Pension an der Mosel und überlege, ob sich Ihr Dienst für mich rechnet. Könnten Sie mir bitte sagen, was ich monatlich zahlen müsste?',
      says: [marks.pricePerMonth],
    },
    { question: 'Kann ich das erst mal gratis ausprobieren?', says: [/Testphase/] },
    { question: 'Habt ihr auch ein günstigeres Paket?', says: [marks.pricePerMonth] },
    { question: 'Was krieg ich für mein Geld alles?', says: [marks.unlimited] },
    { question: 'Muss ich für jede Meldung einzeln bezahlen?', says: [marks.pricePerMonth] },
    { question: 'Google hat abgelehnt – will ihr trotzdem Geld von mir?', says: [marks.flatFee] },
  ]),
  ...about('Laufzeit', [
    { question: 'Wie lang bin ich an euch gebunden?', says: [marks.term] },
    { question: 'Komme ich nach einem halben Jahr wieder raus?', says: [marks.term] },
    { question: 'Geht das Abo danach einfach weiter?', says: [marks.renewal] },
    { question: 'Gibts auch Verträge ohne Mindestlaufzeit?', says: [marks.term] },
    { question: 'Um welchen Zeitraum verlängert sich der Vertrag?', says: [marks.renewal, marks.term] },
    { question: 'Kann ich das Ganze nur für den Sommer nutzen, also zwei oder drei Monate?', says: [marks.term] },
  ]),
  ...about('Kündigung', [
    {
      question: 'Bis wann muss die Kündigung da sein?',
      asker: 'visitor',
      says: [marks.noticeTerms, marks.noticeOther],
    },
    { question: 'Wie werde ich euch wieder los?', asker: 'visitor', says: [marks.byMail, marks.noticeTerms] },
    { question: 'Muss ich per Brief kündigen oder reicht eine Mail?', says: [marks.byMail] },
    { question: 'Was gilt jetzt, 30 Tage oder vier Wochen?', says: [marks.noticeTerms, marks.noticeOther] },
    { question: 'Was passiert, wenn ich zu spät kündige?', says: [/nächsten Laufzeit/] },
    { question: 'Läuft mein Zugang nach der Kündigung noch weiter?', says: [/Ende der Laufzeit/] },
    {
      question: 'Ich mache mein Geschäft zum Jahresende zu und muss den Vertrag bei Ihnen loswerden. Wie gehe ich vor?',
      says: [marks.byMail],
    },
    { question: 'kündigungsfrist wie lange', asker: 'visitor', says: [marks.noticeTerms] },
    { question: 'Kann ich den Vertrag in den ersten zwei Wochen widerrufen?', says: [marks.noWithdrawal] },
    { question: 'Krieg ich Geld zurück, wenn ich vorher aufhöre?', says: [marks.noRefund] },
    { question: 'Gibt es eine Geld-zurück-Garantie?', says: [marks.noRefund] },
  ]),
  ...about('Zahlung', [
    { question: 'Geht PayPal?', says: [marks.card] },
    { question: 'Nehmen Sie auch EC-Karte?', says: [marks.card] },
    { question: 'Kann ich überweisen statt Kreditkarte?', says: [marks.card] },
    { question: 'Ist es sicher, meine Kartennummer bei euch einzugeben?', says: [marks.testForm] },
    { question: 'Wird jetzt schon was von meiner Karte abgebucht?', says: [marks.testForm] },
    { question: 'Wie viele Tage habe ich Zeit, die Rechnung zu begleichen?', says: [marks.invoiceDays] },
    {
      question: 'Mein Steuerberater fragt nach den Belegen. Wie bekomme ich die?',
      says: [/Rechnungen kommen per E-Mail/],
    },
    { question: 'Kommt die Rechnung mit der Post?', says: [marks.byMail] },
    { question: 'Wie schließe ich ab?', says: [/Übersicht/] },
    { question: 'Darf ich während der Laufzeit noch eine andere Agentur beauftragen?', says: [marks.exclusive] },
    { question: 'Wie erfahre ich, wenn ihr eure AGB ändert?', says: [marks.termsChange] },
    { question: 'Ich bin Privatmann und will eine Bewertung über mich löschen lassen', says: [marks.companiesOnly] },
    { question: 'Dürfen auch Arztpraxen bei Ihnen mitmachen?', says: [marks.companiesOnly] },
  ]),
];
