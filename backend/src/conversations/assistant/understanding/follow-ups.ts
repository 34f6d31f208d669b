import { guess } from './learned.ts';

const FEW_WORDS = 8;
const wordsIn = (text: string): number => text.split(/\s+/).length;
const intentOf = (text: string): string => guess(text)[0]?.intent ?? 'unknown';

/** 'Kann ich das zurücknehmen?', 'geht das wieder rückgängig?': what is to be undone stands in the message before. */
const TAKES_BACK =
  /\b(?:das|es|dies|des|dit|sie|ihn|die|wieder|wieda)\b.*\b(?:zu?r(?:ü|ue?)ck(?:zu)?(?:n[ea]hm|zieh|ziag|hol|dreh)|r(?:ü|ue?)ckg(?:ä|ae?)ngig|widerruf|stornier|ungeschehen)/iu;
const NAMES_WHAT =
  /k(?:ü|ue?)ndigung|antrag|bewertung|rezension|konto|account|unternehmen|firma|adresse|geld|abo|vertrag|passwort|ich hab/iu;
/** What takes back what a message before was about. */
const TAKEN_BACK_BY: Readonly<Record<string, string>> = {
  'add-review': 'change-review',
  'own-cases': 'change-review',
  'own-overview': 'change-review',
  'own-latest-review': 'change-review',
  notice: 'notice-taken-back',
  'own-notice': 'notice-taken-back',
  'notice-taken-back': 'notice-taken-back',
  'delete-account': 'deletion-taken-back',
  'deletion-waits': 'deletion-taken-back',
  'erased-how': 'deletion-taken-back',
  'remove-business': 'business-restored',
  'change-email': 'change-email',
  subscribe: 'withdrawal',
  start: 'withdrawal',
};
/** … and where its words say so, whatever it was taken for: 'Ist meine Kündigung da?'. */
const SPEAKS_OF_NOTICE = /(?<!\p{L})(?:k(?:ü|ue?)ndigung|gek(?:ü|ue?)ndigt)/iu;
const takenBack = (last: string): string | null =>
  TAKEN_BACK_BY[intentOf(last)] ?? (SPEAKS_OF_NOTICE.test(last) ? 'notice-taken-back' : null);

/** 'Läuft das danach einfach weiter?' after a question about the term: it renews. */
const GOES_ON =
  /(?<!\p{L})(?:l(?:ä|ae)uft|geht|verl(?:ä|ae)ngert)(?!\p{L}).*(?<!\p{L})(?:weiter|automatisch|von (?:selbst|allein)|einfach so)/iu;
const OF_A_TERM = new Set(['term', 'own-subscription', 'start', 'own-notice']);

/** 'Und danach?', 'was kommt dann?': the step after the one before. */
const ASKS_FOR_NEXT =
  /^(?:(?:ok(?:ay)?|gut|aha|ja|hm+)[,.]? )?(?:und )?(?:was )?(?:(?:kommt|passiert|mach(?:e|st)? ich|mach ma|muss ich|tue ich|ist|folgt) )?(?:danach|dann|als n(?:ä|ae?)chstes|hinterher|anschlie(?:ß|ss)end|weiter)(?: (?:machen|tun|dran|kommt|passiert|noch))?\W*$/iu;
const FOLLOWED_BY: Readonly<Record<string, string>> = {
  register: 'add-business',
  'verification-code': 'add-business',
  'add-business': 'add-review',
  'add-review': 'at-platform',
  subscribe: 'start',
};

/** 'Ja bitte' to the offer of a person, after somebody asked for one. */
const AGREES = /^(?:(?:ja|jo|jep|gern|gerne|bitte|ok(?:ay)?|klar|unbedingt|genau|doch)\b[\s,.!]*)+$/iu;

/** 'Ich meinte die vom Januar': the same question, about another one. */
const CORRECTS = /\b(?:ich|i|ick|mir) mein(?:t?e?n?),? (?:(?:die|den|das|de) )?(?:vo[mn]?|im|aus) \p{L}+/iu;

/** 'Bis wann hätte die denn da sein sollen?': the day of the invoice that was asked for. */
const ASKS_WHEN =
  /^(?:(?:und|aber|ok(?:ay)?|achso)[,.]? )*(?:(?:bis|seit|ab) )?(?:wann|welchem tag)\b.*\b(?:die|der|das|sie|des)\b/iu;
const OF_ITS_DAY = new Set(['own-open-invoice', 'own-invoices']);
const NAMES_ANOTHER = /antrag|bewert|abo|vertrag|k(?:ü|ue)ndig|n(?:ä|ae)chste|antwort|entscheid/iu;

/** What a short message means by what was written before it; null where that is not said by rule. Pure. */
export const meantAfter = (message: string, last: string | undefined): string | null => {
  if (last === undefined || wordsIn(message) > FEW_WORDS) return null;
  if (GOES_ON.test(message) && OF_A_TERM.has(intentOf(last))) return 'term';
  if (AGREES.test(message.trim())) return intentOf(last) === 'person' ? 'person' : null;
  if (ASKS_FOR_NEXT.test(message.trim())) return FOLLOWED_BY[intentOf(last)] ?? null;
  if (ASKS_WHEN.test(message.trim()) && !NAMES_ANOTHER.test(message) && OF_ITS_DAY.has(intentOf(last)))
    return 'own-open-invoice';
  if (CORRECTS.test(message) && intentOf(last).startsWith('own-')) return intentOf(last);
  return TAKES_BACK.test(message) && !NAMES_WHAT.test(message) ? takenBack(last) : null;
};
