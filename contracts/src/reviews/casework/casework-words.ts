/** How a request goes to the platform. */
export const CHANNELS = ['report-tool', 'legal-form', 'email', 'post'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What people read. */
export const CHANNEL_LABEL: Readonly<Record<Channel, string>> = {
  'report-tool': 'Meldewerkzeug der Plattform',
  'legal-form': 'Formular für rechtliche Hinweise',
  email: 'E-Mail',
  post: 'Brief',
};

export const PLATFORM_ANSWERS = ['received', 'asks', 'passed-to-author', 'removed', 'refused'] as const;
export type PlatformAnswer = (typeof PLATFORM_ANSWERS)[number];

export const PLATFORM_ANSWER_LABEL: Readonly<Record<PlatformAnswer, string>> = {
  received: 'Eingang bestätigt',
  asks: 'Rückfrage der Plattform',
  'passed-to-author': 'An den Verfasser weitergegeben',
  removed: 'Bewertung gelöscht',
  refused: 'Löschung abgelehnt',
};

/** What a customer may complete and correct. */
export const AMENDABLE = [
  'reviewer_name',
  'rating',
  'review_text',
  'review_url',
  'reason',
  'good_faith',
  'facts',
] as const;
export type Amendable = (typeof AMENDABLE)[number];

export const AMENDABLE_LABEL: Readonly<Record<Amendable, string>> = {
  reviewer_name: 'Name des Verfassers',
  rating: 'Sterne',
  review_text: 'Text der Bewertung',
  review_url: 'Link zur Bewertung',
  reason: 'Grund',
  good_faith: 'Erklärung',
  facts: 'Angaben zum Sachverhalt',
};

/** What the platform needs and a request may lack: facts where the ground says nothing by itself. */
export const NEEDED = ['review_url', 'reason', 'facts', 'good_faith'] as const satisfies readonly Amendable[];
export type Needed = (typeof NEEDED)[number];

/** What comes next in a case. */
export const CASE_STATES = [
  'incomplete',
  'ready-to-forward',
  'waiting-for-platform',
  'waiting-for-customer',
  'answer-to-enter',
  'decided',
  'withdrawn',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_STATE_LABEL: Readonly<Record<CaseState, string>> = {
  incomplete: 'Angaben fehlen',
  'ready-to-forward': 'Bereit zur Übermittlung',
  'waiting-for-platform': 'Bei der Plattform',
  'waiting-for-customer': 'Wartet auf den Kunden',
  'answer-to-enter': 'Antwort prüfen',
  decided: 'Entschieden',
  withdrawn: 'Zurückgezogen',
};

/**
 * Why an answer is to be checked: the customer's, the platform's that the customer entered, what the platform asked, or none by
 * the day set; after a refusal, that the customer wants the appeal, or said or showed something new.
 */
export const TO_CHECK_BECAUSE = [
  'customer-answered',
  'answer-entered',
  'platform-asked',
  'follow-up-due',
  'appeal-wished',
  'told-after-refusal',
] as const;
export type ToCheckBecause = (typeof TO_CHECK_BECAUSE)[number];

/** What nobody has to do anything about: no list of cases has these. */
export const CLOSED_CASE_STATES = ['decided', 'withdrawn'] as const satisfies readonly CaseState[];
export type OpenCaseState = Exclude<CaseState, (typeof CLOSED_CASE_STATES)[number]>;

/** In the order in which staff look at them; those of one state by how long they wait, or until when. */
export const OPEN_CASE_STATES = [
  'answer-to-enter',
  'ready-to-forward',
  'incomplete',
  'waiting-for-customer',
  'waiting-for-platform',
] as const satisfies readonly OpenCaseState[];

/** Whose turn it is. */
export const CASE_PARTIES = ['desk', 'customer', 'platform'] as const;
export type CaseParty = (typeof CASE_PARTIES)[number];

/** What lacks something and was not asked about waits for staff to ask. */
export const WAITS_FOR: Readonly<Record<OpenCaseState, CaseParty>> = {
  'answer-to-enter': 'desk',
  'ready-to-forward': 'desk',
  incomplete: 'desk',
  'waiting-for-customer': 'customer',
  'waiting-for-platform': 'platform',
};
