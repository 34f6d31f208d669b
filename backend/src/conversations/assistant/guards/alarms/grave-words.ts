import type { Alarm } from './alarm.ts';

/** A message of more words says what it means by its other words. */
const MOST_WORDS = 2;

/** Words that nobody writes alone, or beside one other, without meaning them. */
const GRAVE: readonly (readonly [Alarm, RegExp])[] = [
  [
    'danger-to-self',
    /\b(?:sui[zc]id\w*|suicide|selbstmord|selbstmordgedanken|freitod|umbringen|sterben|sterbn|lebensmude)\b|^(?:ich|i) springe?$/,
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

/** Somebody calls so in a few words: 'HILFE BRENNT KÜCHE'. */
const MOST_WORDS_OF_CALL = 8;
const CALL = /\b(?:hilfe+|hilf|sos|notruf|notarzt|krankenwagen|rettungswagen|polizei|feuerwehr)\b/;
const HAPPENS: readonly (readonly [Alarm, RegExp])[] = [
  [
    'danger-to-others',
    /\b(?:uberfall|uberfallen|amok\w*|geiselnahme|schiesserei|schiesst|schusse|einbrecher|bewaffnet\w*|maskiert\w*)\b/,
  ],
  [
    'medical-emergency',
    /\b(?:brennt|feuer|flammen|explosion|explodiert|gasgeruch|bewusstlos\w*|herzinfarkt|schlaganfall|herzstillstand|verblutet|erstickt|krampfanfall|reanimation)\b/,
  ],
];
/** What burns or is robbed so is no house and nobody: who calls speaks of the service, or of a trade. */
const OF_SOMETHING_ELSE =
  /\b(?:bewert\w*|rezension\w*|review\w*|antrag\w*|loschantrag\w*|abo\w*|vertrag\w*|konto\w*|passwort|rechnung\w*|frist\w*|text\w*|handy|laptop|rechner|computer|browser|server|akku|seite|website|upload|licht|kurs\w*|kerze\w*|grill|verein\w*|haha\w*|lol|gestern|damals|letzt\w*|film|krimi|tatort|war|hatte|hatten)\b/;

/** What a call for help in a few words is for; its words as `plainWords` reads them. Pure. */
export const calledForIn = (words: readonly string[]): readonly Alarm[] => {
  const said = words.join(' ');
  if (words.length > MOST_WORDS_OF_CALL || !CALL.test(said) || OF_SOMETHING_ELSE.test(said) || MEANS_NONE.test(said))
    return [];
  return HAPPENS.filter(([, happens]) => happens.test(said)).map(([alarm]) => alarm);
};
