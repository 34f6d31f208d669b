import { plainWords } from '../reading/german-words.ts';
import { anyBeginsWith, anyOf, list, type Words } from '../reading/word-lists.ts';
import type { Asked, Meant } from '../understanding/understand.ts';
import { daysNamedIn } from './days-named.ts';

/** As `plainWords` has them, whole or by their beginnings. */
const SUM = list('summe summa gesamtsumme gesamtbetrag insgesamt zusammen total');
const ALL = list('alles allens ois');
const ADDED = list('addier summier aufsummier zusammenrech zusammengerech zusammengez zusammenzahl aufaddier');
const HOW_MUCH =
  / (?:wie ?viele?|wievil|wie vui|welche[nrs]? (?:summe|betrag|gesamt\w*)|(?:was|wat|wos) (?:(?:i|ich|wir|mir) )?(?:hab|habe|haben|habt|ham|hebb|hob|han|hamma|hammer|ist|is)) /;
/** What went to us: nobody says so of what something will cost. */
const WENT = list(
  'bezahlt gezahlt uberwiesen abgebucht eingezogen abgezogen abgegangen kassiert geblecht ausgegeben gekostet losgeworden',
  'gelohnt gelassen hingelegt betahlt zoit berechnet abgedruckt geflossen runtergegangen runtergebucht',
);
const WENT_IN_TWO = [
  ' runter ist ',
  ' runter sind ',
  ' runter gegangen ',
  ' in rechnung gestellt ',
  ' von mir gekriegt ',
];
const INVOICES = list('rechnungen abbuchungen zahlungen belege beitrage monatsbeitrage raten');
const SO_FAR = list('bisher bislang inzwischen mittlerweile seit');
const SO_FAR_IN_TWO = [' bis heut', ' bis heit', ' bis jetz', ' bis nu ', ' bis dato '];
/** 'Wie viel hab ich schon bezahlt?', and not 'Ich habe schon bezahlt, was ist los?' */
const AMOUNT = / (?:wie ?viele?|wievil|wie vui) /;
const ALREADY = list('schon scho bereits');
const OF_A_YEAR = list('jahr jahres jahre jahresabschluss kalenderjahr geschaftsjahr vorjahr heuer steuererklarung');
/** 'im ersten Jahr', 'pro Jahr': a price. */
const OF_A_PRICE = list('erste ersten erstes pro je wann monatlich kostet');
/** Another matter. */
const OTHER = list(
  'bewertung rezension antrag antrage losch geloscht widerspr anderer andere kunden passwort mahn zuruck erstatt',
);
const STILL = list('noch rest restliche restbetrag restlichen');
const UNTIL = list('ende schluss vertragsende laufzeitende laufzeit auslauf ablauf dahin endtermin austritt ausstieg');
const TO_PAY = list('zahl zahle zahlen kost kommt kommen euro geld raten abgebucht abbuch fallig bleche');
const COMES_TO_ME = ' auf mich zu ';

const MOST_WORDS = 40;
const wordsOf = (text: string): Words => plainWords(text).slice(0, MOST_WORDS);

const isAmong = (spoken: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => spoken.includes(phrase));

/** Whether a time is meant that ends now, or has an end of its own. */
const isOfATime = (text: string, words: Words, spoken: string): boolean =>
  anyOf(words, SO_FAR) ||
  isAmong(spoken, SO_FAR_IN_TWO) ||
  (anyOf(words, ALREADY) && AMOUNT.test(spoken)) ||
  anyOf(words, OF_A_YEAR) ||
  daysNamedIn(text) !== null;
const isToBeAdded = (words: Words): boolean =>
  anyBeginsWith(words, ADDED) || (words.includes('zusammen') && anyOf(words, ['rechne', 'rechnet']));

/** Whether it is asked what all that went to us, or was charged, comes to. Pure. */
export const asksForSum = (text: string): boolean => {
  const words = wordsOf(text);
  if (anyBeginsWith(words, OTHER) || anyOf(words, OF_A_PRICE)) return false;
  const spoken = ` ${words.join(' ')} `;
  const went = anyOf(words, WENT) || isAmong(spoken, WENT_IN_TWO);
  const isOfInvoices = anyOf(words, INVOICES);
  if (isToBeAdded(words)) return went || isOfInvoices;
  const isWithin = isOfATime(text, words, spoken);
  if (anyOf(words, SUM)) return went || ((isOfInvoices || isWithin) && words.some((word) => word.endsWith('summe')));
  return went && HOW_MUCH.test(spoken) && (isWithin || anyOf(words, ALL));
};

/** … or what is still to come until the end. */
export const asksForRest = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    !anyBeginsWith(words, OTHER) &&
    anyOf(words, STILL) &&
    anyOf(words, UNTIL) &&
    (anyOf(words, TO_PAY) || ` ${words.join(' ')} `.includes(COMES_TO_ME))
  );
};

/** What a question about sums is taken for otherwise. */
const OF_MONEY = new Set([
  'invoice',
  'payment',
  'price',
  'vat',
  'own-invoices',
  'own-next-invoice',
  'own-open-invoice',
  'own-subscription',
  'change-card',
  'card-data',
  'term',
  'refund',
  'unknown',
]);

/** One invoice is asked for. */
const INVOICE_NUMBER = /\b[A-Z]{1,4}-\d{4}-\d{2,}\b/iu;
const SENTENCE_END = /(?<=[.?!])\s+/u;
/** 'Wann ist Schluss und wieviel zahl ich bis dahin noch?' asks twice. */
const NEXT_CLAUSE =
  /[,;]\s+(?=(?:und\s+)?w(?:ie|as|o|ann|er|elche)[a-z]*\s)|\s+und\s+(?=w(?:ie|as|o|ann|er|elche)[a-z]*\s)/iu;

const partsIn = (message: string): readonly string[] =>
  message.split(SENTENCE_END).flatMap((sentence) => {
    const clauses = sentence.split(NEXT_CLAUSE);
    const asking = clauses.filter((clause) => asksForSum(clause) || asksForRest(clause));
    return asking.length > 0 ? asking : [sentence];
  });

const CLEAR = 0.7;

/** What a message asks for, where it asks what its money comes to. */
export const withSums = (message: string, meant: Meant): Meant => {
  if (INVOICE_NUMBER.test(message)) return meant;
  const found = partsIn(message).flatMap((text): readonly Asked[] => {
    if (asksForRest(text)) return [{ intent: 'own-next-invoice', share: 1, text }];
    return asksForSum(text) ? [{ intent: 'own-sums', share: 1, text }] : [];
  });
  const [first] = found;
  if (first === undefined) return meant;
  const isOfIt = ({ intent, share, text }: Asked): boolean =>
    (first.text.includes(text) && (OF_MONEY.has(intent) || share < CLEAR || text.length < first.text.length)) ||
    (OF_MONEY.has(intent) && text.includes(first.text));
  const others = meant.asked.filter((one) => !isOfIt(one));
  const asked = message.trimStart().startsWith(first.text) ? [...found, ...others] : [...others, ...found];
  return { ...meant, asked, unclear: others.length > 0 ? meant.unclear : [] };
};
