import { lettersApart } from '../../../reading/distance.ts';
import { phrases, type Sentence } from '../phrase.ts';
import { HEDGED, OTHERS } from './words-of-ends.ts';

const FEWEST_AFTER_NOUN = 5;
const ASKED_OF_NOTICE = phrases(
  'was|spat|verpasst*|vergess*|frist|fristen|form|adresse|kosten|oder|und|ist|kommt|kein*|erlauter*|thema|moglich|geht',
);
const NOTICE_IS_GIVEN = phrases('zum|per|ab|hiermit|danke|bitte|mit|fristgerecht|sofort|laufzeitende|jahresende');
/** 'Kündigung Abo Standard zum Ende der Laufzeit, danke'. */
export const beginsWithNotice = (words: readonly string[]): boolean =>
  words.length >= FEWEST_AFTER_NOUN &&
  lettersApart(words[0] ?? '', 'kundigung', 1) <= 1 &&
  NOTICE_IS_GIVEN.some((phrase) => phrase(words)) &&
  !ASKED_OF_NOTICE.some((phrase) => phrase(words));

const TO_A_DAY = phrases(
  'zum|per|mit nachst*|ende|laufzeitende|sofortiger',
  'fristgerecht|hiermit|laufzeitende|jahresende',
);

const HEADING =
  /^(?:betreff |betr |meine |ordentliche |fristgerechte )*(?:kundigung|kuendigung|kundigunk|vertragskundigung|abokundigung|vertragsbeendigung|aufkundigung)(?: (?:vertrag|abo|abonnement|mitgliedschaft|sternklar))?$/;
const OF_A_LETTER = phrases(
  'grund|kundennummer|kundennr|kdnr|standort|firma|inhaber|inh|gez|mfg|datum|stichtag|laufzeitende|fristgerecht|basta',
  'hiermit|per|zum|ab sofort|ende|nachst*',
);
/** 'Kündigung. Grund: bringt nichts': its name stands above the rest, as in a letter. */
const hasHeadOfNotice = (sentences: readonly Sentence[]): boolean => {
  const [head, ...rest] = sentences;
  if (!head || !HEADING.test(head.words.join(' '))) return false;
  const words = rest.flatMap((sentence) => sentence.words);
  return OF_A_LETTER.some((phrase) => phrase(words)) && !ASKED_OF_NOTICE.some((phrase) => phrase(words));
};

/** Whether a whole message is a notice that begins with its name: 'Kündigung: Friseur Haargenau, Inh. S. Yildiz, zum …'. */
export const isNotice = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words);
  return (
    !sentences.some(({ asks }) => asks) &&
    (hasHeadOfNotice(sentences) || (beginsWithNotice(words) && TO_A_DAY.some((phrase) => phrase(words)))) &&
    ![...OTHERS, ...HEDGED].some((phrase) => phrase(words))
  );
};

/** As files and faxes have it: 'Fristl. Künd. aus wicht. Grund'. */
export const ABBREVIATED = /(?<!\p{L})(?:fristl|ordentl|außerordentl|vorsorgl)\p{L}*\.?\s+k(?:ü|ue)nd\.(?=\s)/iu;

/** 'Kündigung!!!' is no topic that is looked for. */
export const SHOUTED =
  /^\s*(?:k(?:ü|ue?|i)ndigung|widerruf)\s*!{2,}\s*(?:(?:wie oft|zum (?:zweiten|dritten|letzten)|noch ?mal|jetzt|sofort|endlich)(?:\s+(?:soll|muss|ich|denn|noch|das|es|mal|sagen|schreiben|jetzt|und|zwar|bitte))*[\s!?.]*)?$/iu;
