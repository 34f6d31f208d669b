import { plainWords } from './german-words.ts';

/** What is recognised before the knowledge base is asked, in this order of precedence. */
export type Guarded = 'greeting' | 'thanks' | 'machine' | 'assessment' | 'promise' | 'person';

type Words = readonly string[];

const list = (...lines: readonly string[]): Words => lines.flatMap((line) => line.split(' '));
const anyOf = (words: Words, known: Words) => words.some((word) => known.includes(word));
const anyBeginsWith = (words: Words, beginnings: Words) =>
  words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
const only = (words: Words, known: Words) => words.length > 0 && words.every((word) => known.includes(word));

const GREETING = list(
  'hallo hi hey moin servus gruss guten tag morgen abend gott tach gutentag na du sie zusammen',
  'wie geht es dir ihnen so heute',
);
const THANKS = list('danke dank dankeschon super toll prima perfekt klasse ok okay gut tschuss wiedersehen klar');
const AROUND_THANKS = list(
  'vielen alles sehr auf bis bald dann fur die das ihre deine hilfe nett schonen tag abend noch',
);
const thanks = (words: Words) => anyOf(words, THANKS) && only(words, [...THANKS, ...AROUND_THANKS]);

const MACHINE = list('ki bot chatbot roboter computer maschine automat chatgpt gpt programm mensch menschen person');
const TO_BE = list('bist seid bin sind rede spreche chatte schreibe antwortet schreibt');
const PARTNER = list('du ihr sie hier ich');

/** 'Sind Sie ein Mensch?', 'Mit wem spreche ich?' — not 'Ich spreche lieber mit einem Menschen'. */
const asksForMachine = (words: Words): boolean => {
  const verb = words.findIndex((word) => TO_BE.includes(word));
  const partner = words[verb + 1];
  if (verb < 0 || partner === undefined || !PARTNER.includes(partner)) return false;
  const asksWho = verb > 0 && list('wer wem').includes(words[verb - 1] ?? '') && words.length <= verb + 3;
  return asksWho || anyOf(words.slice(verb), MACHINE);
};

/** Words of the law, and of guilt: whoever uses them wants a case judged. Compared with beginnings of words. */
const LAW = list(
  'rechtswidr rechtmass rechtens rechtslage rechtsberat rechtsanw rechtsrat rechtsverletz rechtsverst rechtsstreit',
  'anwalt anwalte jurist strafbar straftat strafanzeige verleumd beleidig schmahkrit nachred rufmord rufschad illegal',
  'legal unzulass zulass verklag klage klagen einklag gericht abmahn schadensersatz schadenersatz verstoss verstosst',
  'personlichkeitsrecht meinungsfrei meinungsausserung tatsachenbehaupt behaupt einschatz beurteil unterlassung',
);
/** 'rechtlich' and 'Recht' alone may ask for the legal pages; with these they ask for advice. */
const LEGAL_MATTERS = list(
  'vorgehen bewertung bewertungen rezension rezensionen wehren moglich chancen schritte loschung loschen entfernung',
);
const CASE = list('bewertung rezension kommentar text beitrag sterne kundin kunde verfasser');
const CHARGES = list('anzeigen anzeige polizei');
const CULPRIT = list('kunden kunde kundin verfasser verfasserin ihn person tater');
const JUDGEMENT = list(
  'erlaubt verboten wahr unwahr gelogen luge lugen falsch fake gefalscht loschbar ok okay gultig fair unfair',
);
const THIS = list('diese dieser dieses meine die das der so');
const YES_OR_NO = list(
  'ist sind war waren darf durfen finden findest findet halten haltst meinen meinst glauben glaubst',
);

const wantsCaseJudged = (words: Words): boolean => {
  const legal =
    (anyBeginsWith(words, ['rechtlich']) || anyOf(words, ['recht', 'anspruch'])) && anyOf(words, LEGAL_MATTERS);
  const asksYesOrNo = anyOf(words.slice(0, 4), YES_OR_NO);
  const judged = asksYesOrNo && anyOf(words, JUDGEMENT) && anyOf(words, CASE) && anyOf(words, THIS);
  const charged = anyOf(words, CHARGES) && anyOf(words, CULPRIT);
  return legal || judged || charged || anyBeginsWith(words, LAW);
};

const PROMISE = list(
  'garant versprech versprich zusicher zusichern erfolgsquot erfolgsrate erfolgsaussicht erfolgschance erfolgsgarant',
  'erfolgswahrsch chance aussicht wahrscheinlich loschquot lohnt lohnen',
);
const SURELY = list('sicher sicherlich bestimmt definitiv wirklich hundertprozentig tatsachlich prozent');
const GONE = list(
  'geloscht loschen loscht loschung entfernt entfernen weg verschwindet verschwinden klappt klappen funktioniert erfolg',
  'erfolgreich',
);
const OFTEN = list('oft haufig immer meistens');
const SUCCESS = list('erfolg erfolgreich klappt klappen funktioniert');

const wantsPromise = (words: Words): boolean =>
  anyBeginsWith(words, PROMISE) ||
  ((anyOf(words, SURELY) || words.join(' ').includes('auf jeden fall')) && anyOf(words, GONE)) ||
  (anyOf(words, OFTEN) && anyOf(words, SUCCESS));

const PERSON = list(
  'mensch menschen mitarbeiter mitarbeiterin mitarbeitern berater beraterin person kundenberater kundenservice',
  'kundendienst kundenbetreuer supportmitarbeiter ansprechpartner jemand jemanden jemandem support team',
);
const TO_TALK = list(
  'sprechen reden chatten schreiben unterhalten verbinden verbinde weiterleiten weiterleite leite stelle durchstellen',
  'ubergeben leiten geben gib holen hole rufen rufe bekommen haben brauche will mochte bitte helfen hilft',
);
/** Who asks about people does not ask for one. */
const QUESTION = list('wann wie wo was wer warum welche welcher wieso weshalb wieviel gibt');
const SHORT = 3;

/** 'Ich möchte mit einem Menschen sprechen', 'Mensch bitte' — not 'Wann ist der Support erreichbar?'. */
const wantsPerson = (words: Words): boolean =>
  anyOf(words, PERSON) && !anyOf(words, QUESTION) && (words.length <= SHORT || anyOf(words, TO_TALK));

const GUARDS: readonly (readonly [Guarded, (words: Words) => boolean])[] = [
  ['greeting', (words) => only(words, GREETING)],
  ['thanks', thanks],
  ['machine', asksForMachine],
  ['assessment', wantsCaseJudged],
  ['promise', wantsPromise],
  ['person', wantsPerson],
];

/** What a message is beside a question about the product; null for those. Pure, and linear in the message's length. */
export const guardedBy = (message: string): Guarded | null => {
  const words = plainWords(message);
  return GUARDS.find(([, recognises]) => recognises(words))?.[0] ?? null;
};
