import { anyOf, list, type Words } from '../reading/word-lists.ts';

const PERSON = list(
  'mensch menschen mitarbeiter mitarbeiterin mitarbeitern berater beraterin person kundenberater kundenservice',
  'kundendienst kundenbetreuer supportmitarbeiter ansprechpartner',
);
/** May be people, when one wants to talk to them. */
const SOMEBODY = list('jemand jemanden jemandem support team kollege kollegen kollegin');
const TO_TALK = list(
  'sprechen reden chatten schreiben unterhalten verbinden verbinde weiterleiten weiterleite leite stelle durchstellen',
  'ubergeben leiten geben gib holen hole rufen rufe bekommen haben brauche will mochte bitte helfen hilft kontaktieren',
  'kontaktiert melden meldet antworten',
);
/** Who asks about people does not ask for one. */
const QUESTION = list('wann wie wo was wer warum welche welcher wieso weshalb wieviel gibt');
const SHORT = 3;

/** Words that must not be taken for misspelt ones. */
export const personWords: Words = [...PERSON, ...SOMEBODY, ...TO_TALK, ...QUESTION];

/** 'Ich möchte mit einem Menschen sprechen', 'Mensch bitte' — not 'Wann ist der Support erreichbar?'. */
export const wantsPerson = (words: Words): boolean =>
  !anyOf(words, QUESTION) &&
  (anyOf(words, TO_TALK) ? anyOf(words, [...PERSON, ...SOMEBODY]) : anyOf(words, PERSON) && words.length <= SHORT);
