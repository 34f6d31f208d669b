import { figures, productFacts } from '../product-facts.ts';
import { isPlaceholder, type SiteOperator } from '../site.ts';
import { type Block, facts, type Inline, link, note, type Words, words } from './legal-document.ts';

/** The operator's address for mails; no link while it is a placeholder, which would lead nowhere. */
export const emailOf = ({ email }: SiteOperator): Inline =>
  isPlaceholder(email) ? email : link(`mailto:${email}`, email);

export const postalAddressOf = ({ name, street, postalCode, town, country }: SiteOperator): readonly Words[] => [
  name,
  street,
  `${postalCode} ${town}`,
  country,
];

/** The same in running text. */
export const postalAddressInLine = ({ name, street, postalCode, town, country }: SiteOperator): string =>
  `${name}, ${street}, ${postalCode} ${town}, ${country}`;

/** How the two notice periods of the legal pages go together. */
export const noticeReading: Block = note(
  'Zwei Fristen – so lesen wir sie',
  `${productFacts.bothNotices} ${productFacts.noticeExample}`,
);

/** What a single clause says, and how bills are written. */
export const feeReading: Block = note('So rechnen wir ab', productFacts.flatFee);

/** Price and payment at a glance; `notice` is the period that the page in question names. */
export const priceFacts = (notice: string): Block =>
  facts(
    { term: 'Tarif', words: `„${figures.planName}“ – es gibt nur diesen einen` },
    {
      term: 'Preis',
      words: `${figures.pricePerMonth} im Monat inkl. ${figures.vat} (${figures.netPerMonth} netto + ${figures.vatPerMonth} Mehrwertsteuer)`,
    },
    {
      term: 'Erstes Jahr',
      words: `${figures.priceFirstYear} inkl. ${figures.vat} (${figures.netFirstYear} netto + ${figures.vatFirstYear} Mehrwertsteuer)`,
    },
    { term: 'Enthalten', words: 'unbegrenzt viele Löschanträge im Monat' },
    { term: 'Mindestlaufzeit', words: figures.term },
    { term: 'Verlängerung', words: `automatisch um jeweils ${figures.term}` },
    { term: 'Kündigung', words: `auf Ihrer Kontoseite oder per E-Mail, ${notice} zum Ende der Laufzeit` },
    { term: 'Zahlung', words: 'Visa oder Mastercard, über einen Zahlungsdienstleister für Kartenzahlungen' },
    { term: 'Rechnung', words: `per E-Mail, Zahlungsziel ${figures.invoiceDays}` },
  );

const privacyPolicyLink = link('/datenschutz', 'Datenschutzerklärung');
export const termsLink = link('/agb', 'AGB');
export const moreOnData = words`Wie wir mit Daten umgehen, steht in der ${privacyPolicyLink}.`;
