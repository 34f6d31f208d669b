import { list } from '../reading/word-lists.ts';

/** Small words that a sentence of a language can hardly do without. */
const GERMAN = new Set(
  list(
    'ich du er wir ihr sie mich mir dich dir uns euch mein meine meinen meiner meinem dein deine ihre ihren ihrer das der',
    'den dem des ein eine einen einem einer ist sind bin bist seid habe hab hast hat haben und oder aber nicht kein keine',
    'wie was wer wo wann warum wieso welche welcher welches wird werden wurde kann kannst konnen darf muss mussen soll',
    'will mochte fur mit von bei nach aus auf zu zum zur im ins uber unter wenn dass ob auch noch schon nur mal bitte',
    'danke ja nein doch gibt geht macht mein kostet viel viele lange',
  ),
);
const FOREIGN = new Set(
  list(
    'the you your is are does how what much many can could would should please my cost cancel delete',
    'thanks thank with for this that have has where when who why english speak need want get of do it',
    'bonjour combien est les vous mon pour avec comment puis que quoi prix avis une coute',
    'hola como cuanto cuesta puedo por para gracias los las resena resenas borrar precio que',
    'quanto costa come posso mio recensione recensioni grazie che sono',
    'merhaba nasil kadar fiyati yorum yorumlari icin bir silmek istiyorum tesekkurler',
    'dzien dobry jak ile kosztuje prosze opinie moge czy usunac dziekuje',
  ),
);
const LETTER = /\p{L}/gu;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** How many of some words, 0 to 1, are German ones beyond doubt. */
export const germanShare = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => GERMAN.has(word)).length / words.length;

/** Whether a message is written in another language than German, or in another script. Single names are not. */
export const isForeign = (message: string, words: readonly string[]): boolean => {
  const letters = count(message, LETTER);
  if (letters > 0 && count(message, NOT_LATIN) * 2 > letters) return true;
  const german = words.filter((word) => GERMAN.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign > german && (foreign >= 2 || words.length <= 2);
};
