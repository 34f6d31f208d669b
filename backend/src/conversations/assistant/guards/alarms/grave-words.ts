import type { Alarm } from './alarm.ts';

/** A message of more words says what it means by its other words. */
const MOST_WORDS = 2;

/** Words that nobody writes alone, or beside one other, without meaning them. */
const GRAVE: readonly (readonly [Alarm, RegExp])[] = [
  [
    'danger-to-self',
    /\b(?:sui[zc]id\w*|suicide|selbstmord|selbstmordgedanken|freitod|umbringen|sterben|sterbn|lebensmude)\b/,
  ],
  [
    'danger-to-others',
    /\b(?:uberfall|amok\w*|mord|morddrohung\w*|geiselnahme|schiesserei|vergewaltigung|vergewaltigt|bombendrohung)\b/,
  ],
  [
    'medical-emergency',
    /\b(?:notfall|feuer|brennt|gasgeruch|herzinfarkt|schlaganfall|bewusstlos|herzstillstand|notarzt|krankenwagen|sterbe|stirbt|ersticke|erstickt|blutet|verblutet|uberdosis|vergiftung|krampfanfall)\b/,
  ],
  ['account-taken', /\b(?:gehackt|gehacked|hacked|hacker|hackerangriff|phishing)\b/],
];
const MEANS_NONE = /\b(?:nicht|kein\w*|lach\w*|langweil\w*|nummer|code|codes|karte|kontakt|plan|alarm|werk|wehr)\b/;

/** What a message of a word or two calls for by a grave word; its words as `plainWords` reads them. Pure. */
export const graveIn = (words: readonly string[]): readonly Alarm[] => {
  const said = words.join(' ');
  if (words.length > MOST_WORDS || MEANS_NONE.test(said)) return [];
  return GRAVE.filter(([, word]) => word.test(said)).map(([alarm]) => alarm);
};
