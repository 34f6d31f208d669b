import { plainWords } from '../../../reading/german-words.ts';
import { phrases, type Sentence, type Sign, showsIn } from '../phrase.ts';
import { CONTRACT, ENDED, HEDGED, NOT, NOW } from './words-of-ends.ts';

const ENDED_ALONE =
  /^(?:(?:ist|der|das|mein|meine|unser|abo|vertrag|abonnement) )*(?:gekundigt|jekundigt|gkundigt|vertrag beendet|abo beendet|vertrag storniert)(?: (?:ab|zum|per|mit|hiermit|sofort|heute|jetzt)(?: \w+)*)?$/;
const CONTRACT_TO_END =
  /^(?:bitte )?(?:den |das |mein |meinen )?(?:vertrag|abo|abonnement) (?:kundigen|beenden|stornieren|weg|raus|aus|ende|zu)$/;
const WITHDRAWN_ALONE = /^(?:das ist ein |hiermit |mein )*(?:widerruf|kundigung|kundigungserklarung)$/;
/** The bare word needs somebody who is sure of it: it is a topic as well. */
const BARE = /^(?:bitte )?(?:kundigen|stornieren|abbestellen|kundigung)$/;
const SURE = phrases(
  'ja|jo __ sicher|ernst',
  'ganz|absolut|vollig|bin sicher',
  'kein|keine|koa angebot|gegenangebot|rabatt',
);
const ALONE = [ENDED_ALONE, CONTRACT_TO_END, WITHDRAWN_ALONE];
const ACROSS = phrases(
  `raus|schluss|ende __ ${CONTRACT} _ is|ist _ ${ENDED}`,
  `${CONTRACT} is|ist ${ENDED} __ keine|keene|koa|ka|kei verlangerung`,
);
const DEMANDS: Sign = {
  any: phrases(
    `${NOW}|zwar|bestatigung|danke|basta|schluss|raus|tschuss|ende|fertig|punkt|aus|wiedersehen|nimmerwiedersehen`,
    `will|mochte|wollen __ ${NOT} mehr`,
  ),
  none: phrases('frage|fragen|wissen|wie|wann|wo|was|ob|kann|erklar*|info|infos'),
};

/** So much beside the bare word says that it is no topic that is looked for. */
const FEWEST_BESIDE = 4;

/** Whether a message of several short sentences ends it: 'Vertrag kündigen. Jetzt. Sofort.', 'Gekündigt! Und zwar heute!'. */
export const endsInPieces = (sentences: readonly Sentence[]): boolean => {
  if (sentences.length < 2 || sentences.some(({ asks }) => asks)) return false;
  const whole = sentences.flatMap(({ words }) => words);
  if (ACROSS.some((phrase) => phrase(whole))) return true;
  const isAlone = ({ words }: Sentence): boolean => ALONE.some((alone) => alone.test(words.join(' ')));
  const rest = sentences.filter((sentence) => !isAlone(sentence)).flatMap(({ words }) => words);
  const told = sentences.filter(isAlone).length;
  const isSure = BARE.test(sentences[0]?.words.join(' ') ?? '') && SURE.some((phrase) => phrase(whole));
  return (
    (told > 0 || isSure) &&
    (isSure || told > 1 || rest.length >= FEWEST_BESIDE || showsIn(rest, DEMANDS)) &&
    !HEDGED.some((phrase) => phrase(whole))
  );
};

const PIECE_MARKS = /[,:–]+/u;
/** … or of clauses instead: 'Kurz: Abo kündigen, Bestätigung an die Mail, danke'. */
export const endsInPiecesOfOne = (message: string): boolean => {
  const pieces = message.split(PIECE_MARKS).map(plainWords);
  const isAlone = (words: readonly string[]): boolean => CONTRACT_TO_END.test(words.join(' '));
  const rest = pieces.filter((words) => !isAlone(words)).flat();
  const isTold = pieces.some(isAlone) && !message.includes('?');
  return isTold && showsIn(rest, DEMANDS) && !HEDGED.some((phrase) => phrase(pieces.flat()));
};
