import type { ReadMessage } from '../reading/german-words.ts';

/** What a customer can be told from their own data. */
export const OWN_TOOLS = [
  'latest-review',
  'review-by',
  'review-counts',
  'businesses',
  'subscription',
  'notice',
] as const;
export type OwnTool = (typeof OWN_TOOLS)[number];

export interface OwnQuestion {
  readonly tool: OwnTool;
  /** Whom a review is by, as it was written; only with 'review-by'. */
  readonly reviewer?: string;
}

const word = (...beginnings: readonly string[]) => `(?:${beginnings.join('|')})\\w*`;
const REVIEW = word('bewertung', 'rezension', 'antrag', 'loschantrag', 'meldung', 'review', 'kommentar', 'loschung');
const BUSINESS = word(
  'betrieb',
  'unternehmen',
  'firm',
  'geschaft',
  'laden',
  'filial',
  'standort',
  'restaurant',
  'praxis',
);
const CONTRACT = word('abo', 'vertrag', 'mitgliedschaft', 'laufzeit');
const MINE = '(?:mein\\w*|ich|mir|mich|unser\\w*|wir|uns)';
const HAVE = '(?:habe?|haben|hatte)';
const LATEST = word('letzt', 'neuest', 'jungst', 'aktuellst', 'zuletzt');
const HOW_MANY = '(?:wie ?viele?|anzahl|zahl)';
const DECIDED = word(
  'geloscht',
  'entfernt',
  'abgelehnt',
  'genehmigt',
  'eingereicht',
  'offen',
  'erledigt',
  'durch',
  'weg',
);
const PENDING = word('lauf', 'offen', 'wart', 'ausstehen', 'bearbeitung');
const SHOW = word('zeig', 'nenn', 'list', 'sag', 'gib', 'welche', 'uberblick', 'ubersicht', 'zusammenfass');
const STATE = word('nachst', 'stand', 'status', 'neu', 'fortschritt', 'stehen', 'steht', 'getan', 'weit', 'passiert');
const LEAVE = word('kundig', 'gekundig', 'raus', 'aussteig', 'beend', 'loswerd');
/** What the rules allow, not what the customer has. */
const IN_GENERAL = /\b(?:darf|durfen|moglich|maximal|hochstens|kann man|monatlich|was kostet|preis)\b/;

/** Whether a notice of one's own was given: „Habe ich schon gekündigt?“, „Ist meine Kündigung da?“. */
const NOTICE_GIVEN =
  /\b(?:(?:habe?|haben|bin|sind) (?:ich|wir)\b.*\bgekundigt|(?:ist|wurde|kam|liegt) (?:mein\w*|unser\w*) kundigung)\b/;

/** Rules in order of precedence; each is met by a message that all of its patterns fit. */
const RULES: readonly { readonly tool: OwnTool; readonly all: readonly RegExp[]; readonly none?: RegExp }[] = [
  {
    tool: 'notice',
    all: [
      /\b(?:wann|bis wann|zu wann|letzter? (?:tag|termin)|spatestens|fruhestens|datum|termin|kundigungs(?:termin|datum|tag))\b/,
      at(LEAVE),
    ],
    none: /\b(?:antwort|rechnung|konto|account|code|monatlich|nach der|man|endet|lauft|ende)\b/,
  },
  {
    tool: 'subscription',
    all: [
      /\b(?:bis wann|wann|seit wann|wie lange|ab wann)\b/,
      at(CONTRACT, 'kund\\w+', 'abonnent\\w*'),
      at('mein\\w*', 'ich'),
    ],
    none: /\b(?:mindestens|muss|antwort|rechnung|gelosch\w*|bewertung\w*|antrag\w*)\b/,
  },
  {
    tool: 'subscription',
    all: [NOTICE_GIVEN],
    none: /\b(?:wie|wo|wohin|wenn|nachdem|warum|wieso|zu spat|konto|account|weiter|zugang|zugriff|zuruck\w*)\b/,
  },
  {
    tool: 'subscription',
    all: [
      at(`${HAVE} (?:ich|wir)`, `(?:ist|lauft|status|stand) (?:\\w+ )?mein\\w*`, 'bin ich'),
      at(CONTRACT, 'abonniert', 'abonnent'),
    ],
    none: /\b(?:wie|wo|widerruf\w*|bezahlt|abgeschlossen|angezeigt|nicht|brauche)\b/,
  },
  {
    tool: 'businesses',
    all: [at(SHOW, HOW_MANY), at(BUSINESS), at(MINE, 'eingetragen', 'angelegt', 'hinterlegt', 'gespeichert')],
    none: new RegExp(`${IN_GENERAL.source}|\\b(?:${REVIEW}|anlegen|hinzufugen|kann|entferne|losche)\\b`),
  },
  { tool: 'latest-review', all: [at(LATEST), at(REVIEW)], none: /\b(?:wie reiche|einreichen|hinzufugen)\b/ },
  {
    tool: 'review-counts',
    all: [
      at(HOW_MANY),
      at(DECIDED, PENDING, `${REVIEW} (?:${HAVE} )?(?:ich|wir)`, `mein\\w* ${REVIEW}`, 'bei (?:mir|uns)'),
    ],
    none: new RegExp(
      `${IN_GENERAL.source}|\\b(?:tage?|wochen?|monate?|zeit|kann|konnen|profil|zahler|google|offentlich|andere)\\b`,
    ),
  },
  {
    tool: 'review-counts',
    all: [at(SHOW, STATE), at(`mein\\w* (?:\\w+ )?${REVIEW}`, `${REVIEW} bei (?:mir|uns)`)],
    none: /\b(?:abzeichen|grund\w*|text|link|angaben?|wie (?:lange|sehe|erfahre|andere|reiche)|wann|bedeut\w*|heisst|gemeint|warum|wieso|ablehn\w*|abgelehnt|nicht genehmigt|geloscht wird|seit)\b/,
  },
  {
    tool: 'latest-review',
    all: [
      /\b(?:ist|wurde|was ist mit|was wurde aus|was macht)\b/,
      at(`mein\\w* (?:\\w+ )?${REVIEW}`),
      at(DECIDED, 'schon', 'was', 'inzwischen'),
    ],
    none: /\b(?:warum|wieso|abgelehnt|nicht genehmigt|kann|wann|wenn|sicher|rechts\w*|falsch|bedeut\w*|heisst)\b/,
  },
];

/** One of the alternatives, as whole words. */
function at(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`);
}

const BY =
  /(?:ewertung|ezension|ntrag|ommentar) (?:von|durch) (?:(?:Herrn?|Frau) )?(\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2})/u;
const NOBODY = /^(?:Google|Ihnen|Mir|Uns|Euch|Der|Die|Das)\b/;
const ASKS_FOR_STATE = at('was ist', 'steht', 'stand', 'status', DECIDED, 'wurde', 'neues', 'schon');
const READ_LETTERS = 600;

const reviewerIn = (message: string): string | null => {
  const name = BY.exec(message.slice(0, READ_LETTERS).replace(/\s+/g, ' '))?.[1] ?? null;
  return name === null || NOBODY.test(name) ? null : name;
};

/** The question about the customer's own data that a message asks; null when it asks none. Pure. */
export const ownQuestion = ({ text }: ReadMessage, message: string): OwnQuestion | null => {
  const reviewer = reviewerIn(message);
  if (reviewer !== null && ASKS_FOR_STATE.test(text)) return { tool: 'review-by', reviewer };
  const rule = RULES.find(({ all, none }) => all.every((pattern) => pattern.test(text)) && !none?.test(text));
  return rule ? { tool: rule.tool } : null;
};
