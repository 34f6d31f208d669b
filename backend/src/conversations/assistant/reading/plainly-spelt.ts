import { plainWords } from './german-words.ts';

/** Words that tell of a danger and are often misspelt by who is in one, as they are spelt. */
const GRAVE = plainWords(
  'brennt brennen feuer gas rauch explodiert überfall überfallen einbrecher messer pistole waffe schießt schlägt bedroht droht umbringen umbringt sterben stirbt sterbe tot gestorben atmet atem blut blutet verblutet ' +
    'bewusstlos ohnmächtig umgekippt zusammengebrochen herzinfarkt herz schlaganfall krampft zuckt strom vergiftet gift tabletten pillen packung strick seil brücke gleise springen pulsadern ritzen selbstmord suizid ' +
    'abschied beerdigung notarzt krankenwagen polizei feuerwehr hilfe friteuse fritteuse fritöse schluss vorbei immer erstickt verschluckt ertrinkt allergie hingefallen gestürzt eingeklemmt leben mehr',
);

/** Doubled letters and a mute h are what goes wrong first: 'brent', 'gaas', 'mer'. */
const bare = (word: string): string =>
  word
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=[aeiou])h(?=[^aeiou]|$)/g, '')
    .replace(/ie/g, 'i')
    .replace(/[dt]+$/, 't')
    .replace(/th/g, 't')
    .replace(/ck/g, 'k');

const BY_BARE: ReadonlyMap<string, string> = new Map(GRAVE.map((word) => [bare(word), word]));
/** What people leave away as they speak. */
const AS_SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nich: 'nicht',
    nit: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    is: 'ist',
    isch: 'ist',
    jetz: 'jetzt',
    jezt: 'jetzt',
    jez: 'jetzt',
    hab: 'habe',
    hob: 'habe',
    scho: 'schon',
    hengt: 'hängt',
    heit: 'heute',
    heut: 'heute',
    nimma: 'nicht mehr',
    nimmer: 'nicht mehr',
    imer: 'immer',
  }),
);
/** Words of their own. */
const OTHERS = new Set(plainWords('bluht bluhte bluhen mehl miete tod toter tote her hertz lebe nie ritze rauche'));
const SHORTEST = 3;
const WORD = /[^\s.,;:!?…()"„“–-]+/g;

const spelt = (written: string): string => {
  const [word = ''] = plainWords(written);
  const spoken = AS_SPOKEN.get(word);
  if (spoken !== undefined) return spoken;
  if (word.length < SHORTEST || OTHERS.has(word)) return written;
  const meant = BY_BARE.get(bare(word));
  return meant === undefined || meant === word ? written : meant;
};

/** Of a longer message enough is spelt well. */
const MOST_WORDS = 20;

/** A message with grave words and small ones as they are spelt: 'HILFE ES BRENT' as 'HILFE ES brennt'; a longer one as it is. Pure. */
export const plainlySpelt = (message: string): string =>
  plainWords(message).length > MOST_WORDS ? message : message.replace(WORD, spelt);
