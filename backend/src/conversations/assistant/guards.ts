import {
  asksForEverybodys,
  asksForOthersData,
  givesInstructions,
  refusalBeginnings,
  refusalWords,
  wantsCaseJudged,
  wantsPromise,
} from './guards/refusals.ts';
import {
  asksForMachine,
  complains,
  excuses,
  greets,
  saysFarewell,
  smallTalkBeginnings,
  smallTalkWords,
  thanks,
} from './guards/small-talk.ts';
import type { ReadMessage } from './reading/german-words.ts';
import { anyOf, list, type Words } from './reading/word-lists.ts';

const PERSON = list(
  'mensch menschen mitarbeiter mitarbeiterin mitarbeitern berater beraterin person kundenberater kundenservice',
  'kundendienst kundenbetreuer supportmitarbeiter ansprechpartner vorgesetzten vorgesetzter vorgesetzte mensche menschn',
);
/** May be people, when one wants to talk to them. */
const SOMEBODY = list('jemand jemanden jemandem support team kollege kollegen kollegin');
const TO_TALK = list(
  'sprechen reden chatten schreiben unterhalten verbinden verbinde weiterleiten weiterleite leite stelle durchstellen',
  'ubergeben leiten geben gib holen hole rufen rufe bekommen haben brauche will mochte bitte helfen hilft kontaktieren',
  'kontaktiert melden meldet antworten babbeln babbele schwatzen schwatze schwatza schnacken schnacke plaudern',
);
/** Who asks about people does not ask for one. */
const QUESTION = list('wann wie wo was wer warum welche welcher wieso weshalb wieviel gibt ob');
const SHORT = 3;

/** Words that must not be taken for misspelt ones. */
const personWords: Words = [...PERSON, ...SOMEBODY, ...TO_TALK, ...QUESTION];

/** 'Ich möchte mit einem Menschen sprechen', 'Mensch bitte' — not 'Wann ist der Support erreichbar?'. */
const wantsPerson = (words: Words): boolean =>
  !anyOf(words, QUESTION) &&
  (anyOf(words, TO_TALK) ? anyOf(words, [...PERSON, ...SOMEBODY]) : anyOf(words, PERSON) && words.length <= SHORT);

/** What is recognised before the knowledge base is asked. */
export type Guarded =
  | 'greeting'
  | 'farewell'
  | 'thanks'
  | 'excuse'
  | 'machine'
  | 'assessment'
  | 'promise'
  | 'others-data'
  | 'instructions'
  | 'person'
  | 'complaint';

interface Guard {
  readonly about: Guarded;
  readonly recognises: (read: ReadMessage, message: string) => boolean;
}

/** In order of precedence. */
const GUARDS: readonly Guard[] = [
  { about: 'greeting', recognises: ({ words }) => greets(words) },
  { about: 'farewell', recognises: ({ words }) => saysFarewell(words) },
  { about: 'thanks', recognises: ({ words }) => thanks(words) },
  { about: 'excuse', recognises: ({ words }) => excuses(words) },
  { about: 'machine', recognises: ({ words }) => asksForMachine(words) },
  { about: 'others-data', recognises: ({ words }) => asksForEverybodys(words) },
  { about: 'assessment', recognises: ({ words }) => wantsCaseJudged(words) },
  { about: 'promise', recognises: ({ words }) => wantsPromise(words) },
  { about: 'others-data', recognises: ({ words }, message) => asksForOthersData(words, message) },
  { about: 'instructions', recognises: ({ words }) => givesInstructions(words) },
  { about: 'person', recognises: ({ words }) => wantsPerson(words) },
  { about: 'complaint', recognises: ({ words }) => complains(words) },
];

/** Words by which messages are recognised here, which a correction of spelling leaves alone. */
export const guardWords: readonly string[] = [...smallTalkWords, ...refusalWords, ...personWords];
export const guardBeginnings: readonly string[] = [...smallTalkBeginnings, ...refusalBeginnings];

/** What a message is beside a question about the product; null for those. Pure, and linear in the message's length. */
export const guardedBy = (read: ReadMessage, message: string): Guarded | null =>
  GUARDS.find(({ recognises }) => recognises(read, message))?.about ?? null;
