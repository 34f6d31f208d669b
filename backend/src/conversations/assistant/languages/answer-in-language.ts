import type { Language } from '../guards/language.ts';
import { SPOKEN_TO } from '../guards/language.ts';
import { topics } from '../knowledge/knowledge-base.ts';
import { OWN } from '../own-data/own-intents.ts';
import type { OwnQuestion } from '../own-data/own-questions.ts';
import { replies } from '../replies.ts';
import type { Spoken } from './answers/spoken.ts';
import { askedIn } from './foreign-understanding.ts';
import { namedInWords } from './named-in-words.ts';
import { SPOKEN } from './spoken-languages.ts';

/** One piece of an answer in another language: a sentence, or what the customer's own data say, in German. */
export type SpokenPiece =
  | { readonly kind: 'said'; readonly about: string; readonly text: string }
  | { readonly kind: 'own'; readonly about: string; readonly question: OwnQuestion; readonly general: string | null };

/** Says that what follows is in German. */
export const IN_GERMAN = 'in-german';
/** Somebody wants a person, whatever else is asked. */
export const PERSON = 'person';

/** What is answered in German, because it is not known in the other language: the sentences and own data of an intent. */
const inGerman = (intent: string, message: string): SpokenPiece | null => {
  const own = OWN[intent];
  if (own) {
    const general = own.general === null ? null : (topics.get(own.general)?.answer ?? null);
    return { kind: 'own', about: `own-${own.tool}`, question: { tool: own.tool, message }, general };
  }
  const text = intent === PERSON ? replies.personRequested : topics.get(intent)?.answer;
  return text === undefined ? null : { kind: 'said', about: intent, text };
};

const notUnderstood = (spoken: Spoken): readonly SpokenPiece[] => [
  { kind: 'said', about: 'language', text: `${spoken.notUnderstood} ${spoken.toPerson} ${spoken.inDanger}` },
];

/** The answer to a message in a language beside German: in it, in German with a word in it before, or how one gets to a person. Pure. */
export const answerIn = (language: Language, message: string): readonly SpokenPiece[] => {
  const spoken = (SPOKEN as Readonly<Partial<Record<Language, Spoken>>>)[language];
  if (spoken === undefined) {
    return [
      {
        kind: 'said',
        about: 'language',
        text: `${SPOKEN_TO[language]}\n\n${replies.onlyGerman}\n\nNotruf · Emergency: 112, 110`,
      },
    ];
  }
  const named = namedInWords(message);
  const asked = askedIn(message).map(({ intent }) => intent);
  // A price alone leaves what else is asked; what is one's own takes the place of what is said to everybody.
  const isGeneral = named.every((intent) => intent === 'price');
  const intents = isGeneral ? [...new Set([...named, ...asked])] : named;
  const said = intents.flatMap((intent): readonly SpokenPiece[] => {
    const text = spoken.answers[intent];
    return text === undefined ? [] : [{ kind: 'said', about: intent, text }];
  });
  const german = intents
    .filter((intent) => spoken.answers[intent] === undefined)
    .flatMap((intent) => inGerman(intent, message) ?? []);
  if (said.length + german.length === 0) return notUnderstood(spoken);
  return [
    ...said,
    ...(german.length === 0 ? [] : [{ kind: 'said', about: IN_GERMAN, text: spoken.inGerman } as const]),
    ...german,
    { kind: 'said', about: 'language', text: spoken.toPerson },
  ];
};
