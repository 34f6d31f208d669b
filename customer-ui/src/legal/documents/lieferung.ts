import { type LegalDocument, link, list, text, words } from '@sternklar/contracts/legal/legal-document';
import { emailOf, noticeReading, termsLink } from '@sternklar/contracts/legal/shared-blocks';
import { productFacts } from '@sternklar/contracts/product-facts';
import type { Site } from '@sternklar/contracts/site';

/** /lieferung: how a service without parcels is delivered, and that nothing can be sent back. */
export const lieferung = ({ brand, operator }: Site): LegalDocument => ({
  name: 'lieferung',
  title: 'Liefer- und Rückgabebedingungen',
  description: `Wann Sie die Leistung von ${brand} bekommen, wie lange ein Löschantrag dauert und warum es nichts zurückzugeben gibt.`,
  lead: `${brand} verschickt keine Ware. Hier steht, wann und wie Sie unsere Leistung bekommen und warum es nichts zurückzugeben gibt.`,
  dated: null,
  numbering: 'number',
  sections: [
    {
      id: 'leistung',
      title: 'Was geliefert wird',
      blocks: [
        text(
          'Wir erbringen eine Dienstleistung über das Internet: Zugang zu Ihrer Übersicht, die Übermittlung Ihrer Löschanträge an die Plattform, den Stand jedes Antrags in Echtzeit und den Support-Chat. Versandkosten gibt es nicht.',
        ),
        text(`${productFacts.unlimited} ${productFacts.companiesOnly}`),
      ],
    },
    {
      id: 'beginn',
      title: 'Wann es losgeht',
      blocks: [
        list(
          'Ihr Konto steht bereit, sobald Sie sich registriert haben. Ihre E-Mail-Adresse bestätigen Sie mit einem Code, den wir Ihnen schicken.',
          'Ihr Abo beginnt, sobald der Abschluss bestätigt ist. Ihre Übersicht zeigt es dann als aktiv an.',
          'Einen Löschantrag können Sie stellen, sobald Sie ein Unternehmen eingetragen haben.',
        ),
      ],
    },
    {
      id: 'dauer',
      title: 'Wie lange ein Löschantrag dauert',
      blocks: [
        text(
          `Das hängt von der Plattform ab; eine Frist können wir nicht nennen. ${productFacts.platformDecides} ${productFacts.noGuarantee}`,
        ),
        text(
          'Jede Änderung sehen Sie sofort auf Ihrer Übersicht. Ändert sich der Status, bekommen Sie außerdem eine E-Mail.',
        ),
        text(productFacts.messenger),
      ],
    },
    {
      id: 'verfuegbarkeit',
      title: 'Verfügbarkeit',
      blocks: [text(productFacts.availability)],
    },
    {
      id: 'rueckgabe',
      title: 'Rückgabe und Erstattung',
      blocks: [
        text(`Eine Dienstleistung lässt sich nicht zurückgeben. ${productFacts.noWithdrawal} ${productFacts.noRefund}`),
      ],
    },
    {
      id: 'kuendigung',
      title: 'Kündigung',
      blocks: [
        text(`${productFacts.term} ${productFacts.renewal}`),
        text(
          words`Sie kündigen auf Ihrer Kontoseite oder per E-Mail an ${emailOf(operator)}. ${productFacts.noticeOnOtherPages}`,
        ),
        noticeReading,
        text(productFacts.noticeTooLate),
      ],
    },
    {
      id: 'kosten',
      title: 'Kosten',
      blocks: [
        text(`${productFacts.price} ${productFacts.priceFirstYear} Für die Lieferung kommt nichts hinzu.`),
        text(
          words`Einzelheiten zu Preis und Zahlung stehen unter ${link('/ueber-uns#preis', 'Preis und Laufzeit')} und in den ${termsLink}.`,
        ),
      ],
    },
  ],
  related: ['fernabsatz', 'agb', 'ueber-uns'],
});
