import { facts, type LegalDocument, text, words } from '@sternklar/contracts/legal/legal-document';
import { emailOf, moreOnData, postalAddressOf } from '@sternklar/contracts/legal/shared-blocks';
import { productFacts } from '@sternklar/contracts/product-facts';
import type { Site } from '@sternklar/contracts/site';

/** /impressum: who is behind the product. */
export const impressum = ({ brand, operator }: Site): LegalDocument => ({
  name: 'impressum',
  title: 'Impressum',
  description: `Anbieter, Vertretung, Kontakt, Register und Umsatzsteuer-ID: wer hinter ${brand} steht.`,
  lead: `Wer hinter ${brand} steht und wie Sie uns erreichen.`,
  dated: null,
  numbering: 'none',
  sections: [
    {
      id: 'anbieter',
      title: 'Anbieter',
      blocks: [
        text('Angaben nach § 5 DDG (Digitale-Dienste-Gesetz):'),
        { kind: 'address', lines: postalAddressOf(operator) },
      ],
    },
    {
      id: 'kontakt',
      title: 'Vertretung und Kontakt',
      blocks: [
        facts(
          { term: 'Vertreten durch', words: operator.representative },
          { term: 'E-Mail', words: [emailOf(operator)] },
          ...(operator.phone === null ? [] : [{ term: 'Telefon', words: operator.phone }]),
        ),
        text(
          'Als Kundin oder Kunde erreichen Sie uns außerdem über den Support-Chat auf Ihrer Übersicht. Zuerst antwortet dort ein KI-Assistent, auf Wunsch ein Mensch aus unserem Team.',
        ),
      ],
    },
    {
      id: 'register',
      title: 'Register und Umsatzsteuer',
      blocks: [
        facts(
          { term: 'Registereintrag', words: operator.register },
          { term: 'Umsatzsteuer-ID', words: `${operator.vatId} (§ 27a UStG)` },
        ),
      ],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      blocks: [text(`Verantwortlich nach § 18 Abs. 2 MStV: ${operator.representative}, Anschrift wie oben.`)],
    },
    {
      id: 'rolle',
      title: 'Unsere Rolle',
      blocks: [text(`${productFacts.messenger} ${productFacts.platformDecides} ${productFacts.noGuarantee}`)],
    },
    {
      id: 'unternehmer',
      title: 'Nur für Unternehmen',
      blocks: [
        text(
          `${productFacts.companiesOnly} Verfahren vor einer Verbraucherschlichtungsstelle gibt es für unsere Verträge deshalb nicht.`,
        ),
        text(moreOnData),
        text(words`Fragen beantworten wir gern unter ${emailOf(operator)}.`),
      ],
    },
  ],
  related: ['datenschutz', 'agb', 'ueber-uns'],
});
