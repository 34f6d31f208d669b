import { isSpokenToAsProgram, isToldWhatToSay } from '../../refusals.ts';
import { anySign } from '../any-sign.ts';
import { declaresAlone, demandsNotice, terminationDeclared, terminationWanted } from '../matters.ts';
import { terminationSaidPlainly, terminationToldOtherwise } from '../matters-told-otherwise.ts';
import { type Sentence, sentencesIn } from '../phrase.ts';
import { withoutAnnouncements, withoutOthersWords } from '../quoted.ts';
import { asksToEnd } from './asked-for.ts';
import { endsByVerb } from './by-verb.ts';
import { ABBREVIATED, isNotice, SHOUTED } from './headed.ts';
import { endsHereby, endsInOneClause } from './in-one-clause.ts';
import { endsInPieces, endsInPiecesOfOne } from './in-pieces.ts';
import { isTakenBack } from './taken-back.ts';

const declares = anySign([...terminationDeclared, ...terminationToldOtherwise, ...terminationSaidPlainly]);
const wantsToEnd = anySign(terminationWanted);
/** Whether a sentence by itself declares the end of the contract. */
export const declaresEnd = (sentence: Sentence): boolean =>
  (!sentence.asks && declares(sentence)) || endsByVerb(sentence) || declaresAlone(sentence.words);
/** Who wants out and asks how or by when declares nothing yet, with a question mark or without. */
export const ASKS_BESIDE = /(?:^|[,;.!–\n]\s*)(?:was|wann|wie|wo|bis wann|ab wann|welche[rsnm]?)\s/iu;

/** As `sentencesIn` has it: 'zum 30.9. gekündigt' is one. */
const SAID_END = /(?<=[!?\n]|(?<!\d)\.)|(?<=\d\.)(?!\d|\s+[a-zäöü])/u;
/** What is said and not asked, sentence by sentence as it was written. */
const saidIn = (message: string): readonly string[] =>
  message.split(SAID_END).filter((sentence) => !sentence.trimEnd().endsWith('?'));

/** 'Macht das mal fertig, ja?' asks for nothing. */
const TAG =
  /((?:^|[,.;!\n])\s*(?:bitte\s+)?(?:machen? sie|macht?|tragt?|streicht?|nehmt|nimm|beendet|kündigt|storniert)\s[^,.;!?]+),\s*(?:ja|gell|okay|ok|ne)\s*\?/gi;
/** '…, hörst?', 'Is dat klar?': it insists and asks nothing. */
const INSISTING = [
  'hörst',
  'hörst du',
  'verstanden',
  'kapiert',
  'klar',
  'alles klar',
  'gell',
  'ist das klar',
  'is dat klar',
  'is des klar',
];
const withoutInsisting = (message: string): string => {
  const said = message.trimEnd();
  const lower = said.toLowerCase();
  const tail = INSISTING.find((one) => [', ', '. ', '! '].some((before) => lower.endsWith(`${before}${one}?`)));
  return tail === undefined ? message : `${said.slice(0, -tail.length - 1).trimEnd()}.`;
};
const withoutTag = (message: string): string => withoutInsisting(message.replace(TAG, '$1.'));

/** Who ends something says so, whatever is ordered beside it. */
const ENDING = /\b(?:\w*kund\w*|hiermit|beend\w*|stornier\w*|widerruf\w*|abbestell\w*|aufhor\w*)\b/;
/** Whether a task is given, as to a program, and nothing is ended. */
export const isOnlyTask = (words: readonly string[]): boolean =>
  isToldWhatToSay(words) || (isSpokenToAsProgram(words) && !ENDING.test(words.join(' ')));

/** Whether the end is declared, in what a message says itself: who quotes one declares none. */
export const endIsDeclared = (message: string): boolean => {
  const own = withoutAnnouncements(withoutOthersWords(withoutTag(message)));
  const sentences = sentencesIn(own);
  const whole = sentences.flatMap(({ words }) => words);
  if (isTakenBack(whole) || isOnlyTask(whole)) return false;
  if (
    SHOUTED.test(message) ||
    declaresAlone(whole) ||
    sentences.some(declaresEnd) ||
    endsHereby(own) ||
    isNotice(sentences)
  )
    return true;
  if (ABBREVIATED.test(own) || saidIn(own).some(endsInOneClause) || sentences.some(asksToEnd)) return true;
  if (sentences.some((sentence) => sentence.asks)) return false;
  return (
    demandsNotice(sentences.flatMap(({ words }) => words)) ||
    endsInPieces(sentences) ||
    endsInPiecesOfOne(own) ||
    (!ASKS_BESIDE.test(message) && sentences.some(wantsToEnd))
  );
};
