import type { OwnTool } from './own-questions.ts';

/** What is told of a contract and its money alone: who wrote a review may be a company, too. */
export const OF_A_CONTRACT: ReadonlySet<OwnTool> = new Set([
  'invoices',
  'sums',
  'open-invoices',
  'next-invoice',
  'subscription',
  'notice',
  'refunds',
]);

const COMPANY =
  /(?<!\p{L})(?:von|vom|des|der)\s+(?:(?:der|dem|den|Firma|Betrieb)\s+)*((?:\p{Lu}\p{L}*(?:ei|café|cafe|haus|hof|hotel|praxis|salon|laden|markt|studio|kanzlei|apotheke)|Café|Cafe|Hotel|Restaurant|Pension|Pizzeria|Firma|Friseur|Bar|Imbiss|Praxis|Salon|Studio|Kanzlei)\s+\p{Lu}[\p{L}’'-]+)/u;
const READ_LETTERS = 600;

/** The company whose contract or money a message names, 'die Rechnungen der Metzgerei Huber'; null when it names none. */
export const companyIn = (message: string): string | null =>
  COMPANY.exec(message.slice(0, READ_LETTERS).replace(/\s+/g, ' '))?.[1] ?? null;

/** Whether one of the own businesses is called like this. */
export const isOneOf = (company: string, businesses: readonly string[]): boolean => {
  const name = company.toLocaleLowerCase('de');
  const last = name.split(' ').at(-1) ?? name;
  return businesses.some((business) => business.toLocaleLowerCase('de').includes(last));
};
