import { type LegalDocument, link, list, text, words } from '@sternklar/contracts/legal/legal-document';
import {
  emailOf,
  feeReading,
  noticeReading,
  postalAddressInLine,
  priceFacts,
  termsLink,
} from '@sternklar/contracts/legal/shared-blocks';
import { figures, productFacts } from '@sternklar/contracts/product-facts';
import type { Site } from '@sternklar/contracts/site';

/** /ueber-uns: what the product is, what it costs and how one pays. */
export const ueberUns = ({ brand, operator }: Site): LegalDocument => ({
  name: 'ueber-uns',
  title: 'Über uns',
  description: `Was ${brand} für Unternehmen tut, was es kostet und wie Sie bezahlen: ${figures.pricePerMonth} im Monat inkl. MwSt., ${figures.term} Laufzeit.`,
  lead: 'Professionelles Bewertungsmanagement für deutsche Unternehmen. Negative Bewertungen mühelos entfernen: Sie beantragen die Löschung, wir übermitteln, die Plattform entscheidet.',
  dated: null,
  numbering: 'none',
  sections: [
    {
      id: 'angebot',
      title: 'Was wir tun',
      blocks: [
        text(
          `${brand} ist ein Online-Dienst für Unternehmen mit einem Google-Unternehmensprofil, die unerwünschte Bewertungen löschen lassen möchten. Das ist im Tarif enthalten:`,
        ),
        list(
          'unbegrenzt viele Löschanträge im Monat',
          'professionelle Abwicklung Ihrer Anträge',
          'ein KI-Assistent im Support-Chat, rund um die Uhr',
          'der Stand jedes Antrags in Echtzeit',
        ),
      ],
    },
    {
      id: 'rolle',
      title: 'Was wir nicht tun',
      blocks: [
        text(`${productFacts.messenger} ${productFacts.platformDecides} ${productFacts.noGuarantee}`),
        text(productFacts.publicCounter),
      ],
    },
    {
      id: 'unternehmen',
      title: 'Für wen wir da sind',
      blocks: [text(productFacts.companiesOnly)],
    },
    {
      id: 'preis',
      title: 'Preis und Laufzeit',
      blocks: [
        priceFacts(figures.noticeOnOtherPages),
        text(words`In einer Klausel unserer ${termsLink} heißt es: „${productFacts.feeOnSuccess}“`),
        feeReading,
      ],
    },
    {
      id: 'kuendigung',
      title: 'Kündigung',
      blocks: [
        text(
          words`Sie kündigen auf Ihrer Kontoseite oder per E-Mail an ${emailOf(operator)}. ${productFacts.noticeOnOtherPages}`,
        ),
        noticeReading,
        text(productFacts.noticeTooLate),
        text(`${productFacts.noWithdrawal} ${productFacts.noRefund}`),
      ],
    },
    {
      id: 'zahlung',
      title: 'Zahlung und Rechnung',
      blocks: [
        text(`${productFacts.payment} ${productFacts.invoices} ${productFacts.invoiceTerm}`),
        text(operator.paymentProvider === null ? productFacts.testForm : productFacts.paymentPage),
      ],
    },
    {
      id: 'support',
      title: 'Support',
      blocks: [text(`${productFacts.assistant} ${productFacts.assistantLimits}`)],
    },
    {
      id: 'kontakt',
      title: 'Wo Sie uns finden',
      blocks: [
        text(
          words`${postalAddressInLine(operator)}. Schreiben Sie uns an ${emailOf(operator)}; alle weiteren Angaben stehen im ${link('/impressum', 'Impressum')}.`,
        ),
      ],
    },
  ],
  related: ['agb', 'lieferung', 'fernabsatz'],
});
