/** What a customer can be told from their own data. */
export const OWN_TOOLS = [
  'latest-review',
  'review-by',
  'review-counts',
  'review-stars',
  'open-cases',
  'durations',
  'appeals',
  'businesses',
  'subscription',
  'notice',
  'open-invoices',
  'next-invoice',
  'invoices',
  'sums',
  'refunds',
] as const;
export type OwnTool = (typeof OWN_TOOLS)[number];

export interface OwnQuestion {
  readonly tool: OwnTool;
  /** Whom a review is by, as it was written; only with 'review-by'. */
  readonly reviewer?: string;
  /** The message, where it may name one invoice; only with 'invoices', the days of 'sums', or the most stars, with 'review-stars'. */
  readonly message?: string;
}

const BY =
  /(?:(?:ewertung|ezension|ntrag|ommentar) (?:von|durch|(?:für|zu) (?:einen|einem|eine|einer) (?=[„“"»])|zu einem gewissen|zu einer gewissen)|namens|(?:was|etwas|nichts) (?:von|zu|über) (?:einem|einer|dem|der)) (?:(?:(?:dem|der|einem|einer) )?(?:gewissen )?(?:Herrn?|Frau) )?(?:(?:dem|der|einem|einer) gewissen )?[„“"»]?(\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2})/u;
const NOBODY =
  /^(?:Karte|Kreditkarte|Rechnung|Bank|Plattform|Kündigung|Löschung|Google|Ihnen|Mir|Uns|Euch|Der|Die|Das|Einem|Einer|Meinem|Kunden|Kundin|Gästen|Mitbewerbern|Konkurrenten|Konkurrenz|Facebook|Trustpilot|Personen|Leuten|Unternehmen|Firmen|Ex|Bots|Fakeprofilen|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/;
const READ_LETTERS = 600;

const ASKS_FOR_STATE =
  /\b(?:was ist|steht|stand|status|wurde|neues|gibt es|gibts|habt ihr|haben sie|schon|gelöscht|geloescht|entfernt|weg|abgelehnt|genehmigt|wie weit|eingetragen|eingereicht|gestellt)\b/iu;

/** Whose review a message asks the state of, beyond doubt; null when it asks for none. */
export const reviewAskedFor = (message: string): string | null =>
  ASKS_FOR_STATE.test(message.slice(0, READ_LETTERS)) ? reviewerIn(message) : null;

/** Whom a message names as the author of a review, as it was written; null when it names nobody. */
export const reviewerIn = (message: string): string | null => {
  const name = BY.exec(message.slice(0, READ_LETTERS).replace(/\s+/g, ' '))?.[1] ?? null;
  return name === null || NOBODY.test(name) ? null : name;
};
