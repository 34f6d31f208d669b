import { plainWords } from '../../../reading/german-words.ts';
import { foreignLanguage, germanShare } from '../../language.ts';
import type { Alarm } from '../alarm.ts';
import { type Phrase, phrases, sentencesIn } from '../phrase.ts';
import { arabicEmergencies, cyrillicEmergencies, latinEmergencies } from './emergencies.ts';
import { english, turkish } from './english-and-turkish.ts';
import { inPlainLetters } from './plain-letters.ts';
import { dutch, french, italian, spanish } from './romance-and-dutch.ts';
import { arabic, polish, russian, ukrainian } from './slavic-and-arabic.ts';
import type { ToldIn } from './told-in.ts';

const plainAlternative = (word: string): string => {
  const [plain] = plainWords(word);
  return `${inPlainLetters(plain ?? word)}${word.endsWith('*') ? '*' : ''}`;
};
const plainPhrase = (phrase: string): string =>
  phrase
    .split(' ')
    .map((token) => (token.startsWith('_') ? token : token.split('|').map(plainAlternative).join('|')))
    .join(' ');

type Read = readonly (readonly [alarm: Alarm, told: readonly Phrase[]])[];
const readOf = (told: ToldIn): Read =>
  Object.entries(told).map(([alarm, written]) => [alarm as Alarm, phrases(...written.map(plainPhrase))] as const);

const emergenciesOf = (written: readonly string[]): Read[number] => [
  'medical-emergency',
  phrases(...written.map(plainPhrase)),
];

/** What is in letters of its own beside German, in Latin ones. */
const BESIDE_GERMAN: Read = [...[turkish, polish].flatMap(readOf), emergenciesOf(latinEmergencies)];

/** By the letters that a language is written in; German has those of the last. */
const LANGUAGES: readonly (readonly [letters: RegExp, told: Read])[] = [
  [/\p{Script=Cyrillic}/u, [...[russian, ukrainian].flatMap(readOf), emergenciesOf(cyrillicEmergencies)]],
  [/\p{Script=Arabic}/u, [...readOf(arabic), emergenciesOf(arabicEmergencies)]],
  // Turkish and Polish have letters that German has not, and no word of it.
  [/[ğışİçąęłńśźżć]/u, BESIDE_GERMAN],
  [/\p{Script=Latin}/u, [...BESIDE_GERMAN, ...[english, french, italian, spanish, dutch].flatMap(readOf)]],
];

/** What speaks of business, or only for the sake of speaking: 'this review is killing my business', 'dying to know'. */
const FIGURES = phrases(
  ...[
    'kill|killing|kills|hurt|hurts|hurting|destroying|kill my|our|us|your business|sales|reputation|shop|ratings|revenue|vibe',
    'dying to|for know|see|hear|find|a',
    'killing it|me with',
    'die|dying|died laughing',
    'die|dying|died of|from _ laughter|boredom|hunger|curiosity|embarrassment|shame',
    'just kidding|joking',
    'accuse|accuses|accused|claims|claimed|wrote|writes|says|said that|we|us|i|the|our _ threatened|threaten|hurt|attacked|poisoned',
    'review|reviewer|guest|customer _ claims|claimed|says|writes|wrote|accuses',
    'how|when|where|what|can|could|may|do|must|should|if|whether __ cancel|terminate|end|notice',
    'isimi|isletmemi|isimizi|isyerimi|moralimi|itibarimi _ oldur*',
    'meraktan olu*|oluyor*|catl*|catladim',
    'gulmekten ol*',
    'nasil|ne zaman|mi|miyim __ iptal|feshed*|sonlandir*',
    'tue|ruine|detruit _ mon|notre|la commerce|entreprise|reputation|affaire|boite',
    'meurs de|d envie|faim|rire|curiosite|soif',
    'comment|quand|puis|peut|peux|est __ resilier|annuler',
    'muoio|morire dal|dalla|di|da voglia|ridere|fame|curiosita|sete',
    'come|quando|posso|si puo __ disdire|recedere|annullare|disdetta',
    'muero de|por|del hambre|risa|ganas|curiosidad|saber|sed',
    'como|cuando|puedo|se puede __ cancelar|rescindir|anular|baja',
    'hoe|wanneer|kan|mag __ opzeggen|beeindigen|opzegging|annuleren',
    'lach|lachen|sterf me dood|kapot|van',
    'jak|kiedy|czy|gdzie __ wypowiedziec|rozwiazac|anulowac|zrezygnowac|zakonczyc',
    'umieram z ciekawosci|glodu|smiechu',
    'как|когда|можно|где|могу __ расторгнуть|отменить|прекратить|отказаться',
    'умираю от|со любопытства|смеха|голода|смеху',
    'як|коли|чи|де|можна __ розірвати|скасувати|припинити|відмовитися',
    'вмираю|помираю від|зі|з цікавості|сміху|голоду',
    'كيف|متى|هل|اين __ الغاء|انهاء|فسخ|الغي|انهي|افسخ',
    'اموت من الضحك|الفضول|الجوع',
  ].map(plainPhrase),
);

/** A message with more German words is German, whatever else stands in it. */
const MOSTLY_GERMAN = 0.3;

/** What a message in another language tells of danger, a strange hand in the account or the end of the contract. Pure. */
export const foreignAlarmsIn = (message: string): readonly Alarm[] => {
  const all = plainWords(message);
  // Beside German, what is in letters that it has not: 'Yardım edin, … Restaurant brennt'.
  const isGerman = germanShare(all) > MOSTLY_GERMAN && foreignLanguage(message, all) === null;
  const languages = isGerman ? LANGUAGES.slice(0, -1) : LANGUAGES;
  const read = languages.filter(([letters]) => letters.test(message)).flatMap(([, told]) => told);
  const found = sentencesIn(message).flatMap(({ words: written, asks }) => {
    const words = written.map(inPlainLetters);
    if (FIGURES.some((figure) => figure(words))) return [];
    return read
      .filter(([alarm]) => !(alarm === 'termination-declared' && asks))
      .filter(([, told]) => told.some((phrase) => phrase(words)))
      .map(([alarm]) => alarm);
  });
  return [...new Set(found)];
};
