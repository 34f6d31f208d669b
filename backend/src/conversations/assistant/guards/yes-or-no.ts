import type { AssistantAnswer } from '../pieces.ts';
import { plainWords } from '../reading/german-words.ts';
import { list, only } from '../reading/word-lists.ts';
import { HOW_TO_DECLARE } from './alarm-answers.ts';

const YES = list('ja jo jep jawohl genau richtig stimmt korrekt');
const NO = list('nein ne nee no');
const AROUND_YES = list(
  'das ist war soll sollte es so bitte gern gerne klar gemeint meine kundigung sein hiermit ich wir will wollen mochte kundigen',
);
const AROUND_NO = list(
  'das ist war soll sollte es so danke nicht gemeint als meine keine kundigung sein bitte ich wir will wollen mochte kundige kundigen',
);

/** Whether a message says yes or no to what was asked, and nothing else. Pure. */
export const yesOrNo = (message: string): 'yes' | 'no' | null => {
  const words = plainWords(message);
  const [first = ''] = words;
  if (YES.includes(first) && only(words, [...YES, ...AROUND_YES])) return 'yes';
  return NO.includes(first) && only(words, [...NO, ...AROUND_NO]) ? 'no' : null;
};

const TEXTS = {
  // A yes beside other questions may mean any of them: it declares nothing, and must not seem to.
  yes:
    `Noch ist nichts als Kündigung vermerkt. Möchten Sie kündigen, schreiben Sie mir bitte ${HOW_TO_DECLARE} ` +
    'Meinten Sie etwas anderes, fragen Sie mich bitte noch einmal mit anderen Worten.',
  no: 'Gut, dann vermerke ich keine Kündigung. Möchten Sie etwas anderes wissen, fragen Sie mich gern.',
} as const;

const TO_SUPPOSED = {
  // Beside nothing else that was asked: the team decides what it means.
  yes:
    'Gut. Auch das ist mit seiner Zeit vermerkt, und unser Team prüft beides zusammen als Ihre Kündigung. Eindeutig ist „Hiermit kündige ich“; mit einer Bestätigung ' +
    'sofort kündigen Sie auf Ihrer Kontoseite.',
  no: 'Gut, dann ist nichts gekündigt; unser Team sieht das hier. Möchten Sie etwas anderes wissen, fragen Sie mich gern.',
} as const;

/** To a bare yes or no to an end that was supposed and is before a person already. */
export const toSupposed = (said: keyof typeof TO_SUPPOSED): AssistantAnswer => ({
  about: 'ask-away',
  text: TO_SUPPOSED[said],
  personWanted: false,
  ...(said === 'yes' && { attention: ['termination-supposed' as const] }),
});

/** To a bare no to anything else that was said. */
export const toNo: AssistantAnswer = {
  about: 'ask-away',
  text: 'Gut. Möchten Sie etwas anderes wissen, fragen Sie mich gern.',
  personWanted: false,
};

/** To a bare yes or no where it was asked back whether something is to end the contract. */
export const toWhetherItIsTheEnd = (said: keyof typeof TEXTS): AssistantAnswer => ({
  about: 'ask-away',
  text: TEXTS[said],
  personWanted: false,
});
