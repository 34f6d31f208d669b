import { CODE_LENGTH } from '@sternklar/contracts/constants';
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
import { subscriptionTexts } from '../../texts/subscriptions.ts';

/** /fernabsatz: how a contract comes about over the internet, and what it says. */
export const fernabsatz = ({ brand, operator }: Site): LegalDocument => ({
  name: 'fernabsatz',
  title: 'Fernabsatzvertrag',
  description: `Vertragspartner, Abschluss, Preis, Laufzeit und Kündigung: der über das Internet geschlossene Vertrag mit ${brand}.`,
  lead: `Der Vertrag über ${brand} wird über das Internet geschlossen. Diese Seite fasst zusammen, mit wem, wie und worüber.`,
  dated: null,
  numbering: 'number',
  sections: [
    {
      id: 'vertragspartner',
      title: 'Vertragspartner',
      blocks: [
        text(words`Ihr Vertragspartner ist ${postalAddressInLine(operator)}, E-Mail ${emailOf(operator)}.`),
        text(productFacts.companiesOnly),
      ],
    },
    {
      id: 'gegenstand',
      title: 'Worum es geht',
      blocks: [
        text(
          `Sie bekommen Zugang zu einem Online-Dienst, über den Sie die Löschung unerwünschter Bewertungen Ihres Google-Unternehmensprofils beantragen. ${productFacts.unlimited}`,
        ),
        text(`${productFacts.messenger} ${productFacts.platformDecides} ${productFacts.noGuarantee}`),
        text(productFacts.exclusive),
      ],
    },
    {
      id: 'abschluss',
      title: 'Wie der Vertrag zustande kommt',
      blocks: [
        list(
          `Sie legen ein Konto mit E-Mail-Adresse und Passwort an und bestätigen die Adresse mit einem Code aus ${CODE_LENGTH} Zeichen, den wir Ihnen schicken.`,
          'Auf Ihrer Übersicht öffnen Sie den Tarif. Sie sehen Leistung, Preis, Laufzeit, Verlängerung und Kündigung und nennen den Namen Ihres Unternehmens.',
          'Sie füllen das Zahlungsformular aus. Bis Sie es absenden, können Sie jede Angabe ändern, zum Tarif zurückgehen oder das Fenster schließen; dann ist nichts geschehen.',
          `Mit „${subscriptionTexts.pay}“ geben Sie Ihr Angebot ab. Der Vertrag kommt zustande, sobald Ihnen der Abschluss bestätigt wird und Ihre Übersicht das Abo als aktiv anzeigt.`,
        ),
        text(operator.paymentProvider === null ? productFacts.testForm : productFacts.paymentPage),
        text(
          words`Vertragssprache ist Deutsch. Den Vertragsinhalt finden Sie auf dieser Seite und in den ${termsLink}; beide können Sie jederzeit abrufen, ausdrucken oder speichern.`,
        ),
      ],
    },
    {
      id: 'preis',
      title: 'Preis, Laufzeit und Zahlung',
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
        text(`${productFacts.term} ${productFacts.renewal}`),
        text(
          words`Sie kündigen auf Ihrer Kontoseite oder per E-Mail an ${emailOf(operator)}. ${productFacts.noticeOnOtherPages}`,
        ),
        noticeReading,
        text(productFacts.noticeTooLate),
      ],
    },
    {
      id: 'widerruf',
      title: 'Kein Widerrufsrecht',
      blocks: [text(`${productFacts.companiesOnly} ${productFacts.noWithdrawal} ${productFacts.noRefund}`)],
    },
    {
      id: 'weiteres',
      title: 'Verfügbarkeit, Änderungen, Datenschutz',
      blocks: [
        text(productFacts.availability),
        text(productFacts.termsChange),
        text(
          words`Was wir mit Ihren Daten tun, steht in der ${link('/datenschutz', 'Datenschutzerklärung')} vom ${figures.privacyPolicyDate}.`,
        ),
      ],
    },
  ],
  related: ['agb', 'lieferung', 'datenschutz'],
});
