import { plainWords } from '../reading/german-words.ts';
import { guess } from './learned.ts';
import { partsOf } from './questions.ts';
import type { Asked, Meant } from './understand.ts';

/** A matter that its words name, whatever else the question sounds like. */
interface NamedMatter {
  readonly names: RegExp;
  readonly unless?: RegExp;
  /** What answers it, in this order. */
  readonly intents: readonly string[];
  /** What the question is taken for as a rule, and gives way. */
  readonly insteadOf: readonly string[];
}

/** As `plainWords` has them: no class of letters of all the world, which would weigh more than what is learned of a topic. */
const OF_MONEY = /karte|zahlung|abbuch|einzug|rechnung|bank|lastschrift/;
const MISSED = '(?:verpass|verpenn|verschlaf|verschwitz|versaum|verbasel|vergess|vergiss)';
const MISSED_AGAINST = /frage|antwort|plattform|google|antrag|rechnung|zahlung|verzug|widerspr|passwor|stern|bestatig/;

const MATTERS: readonly NamedMatter[] = [
  {
    // The bare word: how, and the own days.
    names: /^(?:kundigung|kundigungen)$/,
    intents: ['own-notice'],
    insteadOf: ['notice-taken-back', 'notice', 'important-reason', 'notice-form'],
  },
  {
    // 'Gibt es die auch als XRechnung?'
    names: /\b(?:x ?rechnung|zugferd|e ?rechnung|elektronische[nr]? rechnung)/,
    unless: /anschrift|adresse|fehlt/,
    intents: ['e-invoice'],
    insteadOf: ['invoice', 'own-invoices', 'invoice-details', 'unknown'],
  },
  {
    // 'Was passiert, wenn ich die Frist verschlafe?'
    names: new RegExp(`\\b(?:frist|stichtag|kundigung|absprung|termin)\\b.*${MISSED}`),
    unless: MISSED_AGAINST,
    intents: ['term', 'own-notice'],
    insteadOf: ['duration', 'form-time', 'notice', 'own-notice', 'term', 'own-subscription', 'arrears', 'unknown'],
  },
  {
    // 'Nicht genehmigt: was sind jetzt meine Möglichkeiten?'
    names:
      /(?:nicht genehmigt|abgelehnt|ablehnung).*(?:moglichkeit|was (?:jetzt|nun|tun|mach|kann ich)|wie (?:geht|gehts) (?:es |jetzt |nun |da )*weiter)/,
    unless: OF_MONEY,
    intents: ['not-approved'],
    insteadOf: ['status', 'own-overview', 'own-cases', 'unknown'],
  },
  {
    // 'Wurde irgendwas abgelehnt?'
    names:
      /\b(?:wessen|welche[nrs]?|wurden?|ist|sind)\b.*\b(?:irgend\w*|welche[nrs]?|wessen|etwas|eine|was)\b.*(?:nicht genehmigt|abgelehnt)/,
    unless: OF_MONEY,
    intents: ['own-overview'],
    insteadOf: ['not-approved', 'status', 'unknown'],
  },
  {
    // 'Wann schaut ihr bei meinen offenen das nächste Mal nach?'
    names:
      /\bwann\b.*\b(?:offenen|meine[nmrs]?|unsere[nmrs]?)\b.*(?:\b(?:frag|hak|schau)\w*\b.*\bnach|nach(?:frag|hak|schau|gefragt|gehakt))|\bwann (?:frag|hak|schau)\w*\b.*\b(?:offenen|meine[nmrs]?|unsere[nmrs]?)\b.*\bnach\b/,
    intents: ['own-cases'],
    insteadOf: ['follow-up', 'duration', 'unknown'],
  },
  {
    // 'Was habe ich dann nach dem ersten Jahr insgesamt bezahlt?'
    names:
      /(?:erste[ns]? jahr|(?:12|zwolf) monate).*\b(?:insgesamt|zusammen|in summe|unterm strich)|\b(?:insgesamt|zusammen|in summe|unterm strich).*(?:erste[ns]? jahr|(?:12|zwolf) monate)/,
    unless: /\b(?:schon|bisher|bis jetzt|bewertung|antrage|geloscht)/,
    intents: ['price'],
    insteadOf: ['invoice', 'own-invoices', 'payment', 'own-next-invoice', 'term', 'price', 'unknown'],
  },
  {
    // 'Kostet das Widget extra?'
    names:
      /(?:widget|chatfenster|chat fenster).*(?:kost|gebuhr|extra|bezahl|umsonst|gratis)|(?:kost|gebuhr|bezahl)\w*\b.*(?:widget|chatfenster|chat fenster)/,
    intents: ['partners'],
    insteadOf: ['fees-and-rates', 'price', 'fee-on-success', 'plan-contents', 'unlimited', 'chat-free', 'unknown'],
  },
  {
    // 'Wo kann ich mich abmelden?'
    names: /\b(?:wo|wie)\b.*\b(?:mich|mi)\b.*(?:abmelde|abzumelde|auslogge|auszulogge)/,
    unless: /newsletter|push|benachrichtig|mitteilung|mail|\babo\b|vertrag|konto (?:losch|schliess)/,
    intents: ['public-computer'],
    insteadOf: ['change-account', 'notifications', 'devices', 'delete-account', 'sign-in', 'push', 'unknown'],
  },
];

/** 'Und wenn ich das verschwitze?' after a question about notice. */
const MISSES_THAT = new RegExp(`\\b(?:wenn|falls)\\b.*\\b(?:das|des|det|den|die|es|ihn)\\b.*${MISSED}`);
const OF_NOTICE = /kundig|bescheid|laufzeit|frist|verlanger|\babo\b|vertrag/;
const MOST_WORDS = 60;

const wordsOf = (text: string): string => plainWords(text).slice(0, MOST_WORDS).join(' ');

const matterOf = (text: string, last: string | undefined): NamedMatter | undefined => {
  const read = wordsOf(text);
  const leans =
    last !== undefined && MISSES_THAT.test(read) && !MISSED_AGAINST.test(read) && OF_NOTICE.test(wordsOf(last));
  return MATTERS.find(
    ({ names, unless, intents }) => (names.test(read) && !unless?.test(read)) || (leans && intents.includes('term')),
  );
};

const shareOf = (text: string): number => guess(text)[0]?.share ?? 0;

/** What a message asks for, where a part of it names a matter by its word. Pure; `last` is what was written before it. */
export const withNamedMatters = (message: string, meant: Meant, last?: string): Meant => {
  let { asked, unclear } = meant;
  // What is said and what is asked of it may stand in two parts.
  const texts = new Set([...partsOf(message).map(({ text }) => text), message]);
  for (const text of texts) {
    const matter = matterOf(text, last);
    if (matter === undefined || matter.intents.every((intent) => asked.some((one) => one.intent === intent))) continue;
    const given = matter.intents.map((intent): Asked => ({ intent, share: 1, text }));
    const isOfIt = ({ intent, text: of }: Asked): boolean =>
      matter.intents.includes(intent) ||
      (matter.insteadOf.includes(intent) && (of === text || of === message || of.includes(text)));
    const at = asked.findIndex(isOfIt);
    const others = asked.filter((one) => !isOfIt(one));
    const position = at < 0 ? (message.trimStart().startsWith(text) ? 0 : others.length) : at;
    asked = [...others.slice(0, position), ...given, ...others.slice(position)];
    const share = shareOf(text);
    unclear = unclear.filter((guesses) => guesses[0]?.share !== share);
  }
  return { ...meant, asked, unclear };
};
