import { plainWords } from '../../../reading/german-words.ts';
import { type Phrase, phrases } from '../phrase.ts';
import { endsByVerb, FEWEST_WORDS } from './by-verb.ts';
import { END, I, I_END, OTHERS } from './words-of-ends.ts';

const CLAUSES = /[,;.:!?\n–]+/u;
const HEREBY_ENDED = phrases(
  `hiermit _ _ ${I_END}|kundigen|gekundigt|jekundigt`,
  `${I_END}|kundigen|gekundigt|jekundigt _ _ hiermit`,
);
const ONLY_ASKED = phrases('wenn|falls|reicht|genugt|gilt|heisst|bedeutet|vorlage|muster|formulier*|satz');
/** 'Ich kündige hiermit nochmal, falls die Mail nicht ankam' is no condition. */
const IF_IT_WAS_LOST =
  /(?:falls|wenn|sofern) (?:\S+ ){1,6}?(?:ankam|angekommen|ankommt|durchkam|unterging|verloren)\b/gu;
const saidAgain = (message: string): string => plainWords(message).join(' ').replace(IF_IT_WAS_LOST, '');
/** Whether one clause of a message ends it by 'hiermit', whatever the others ask: 'Mein Abo ist hiermit gekündigt, wann kommt …?' */
export const endsHereby = (message: string): boolean => {
  if (ONLY_ASKED.some((phrase) => phrase(saidAgain(message).split(' ')))) return false;
  return message
    .split(CLAUSES)
    .map(plainWords)
    .some((words) => HEREBY_ENDED.some((phrase) => phrase(words)) && !OTHERS.some((phrase) => phrase(words)));
};

const CLAUSE_MARKS = /([,;:–]|\.{3})/u;
/** What makes the next clause depend on it, unless that one begins with its subject: 'Wenn …, kündige ich'. */
const GOVERNS = phrases(
  'wenn|falls|sofern|sonst|ansonsten|bevor|solange|sobald|sollte|sollten|ehe|je|ob|angenommen|gesetzt|entweder',
);
/** Somebody else says what follows, or it is only thought, asked or told about. */
const SAYS = phrases(
  'sagt|sagte|sagen|schreibt|schrieb|meint|meinte|droht|drohte|behauptet|behauptete|steht|stand|heisst|lautet|dachte|denke|denk|uberleg*|gast|kunde|kundin',
  'der|einer|die|diese|dieser|im bewertung|rezension|text',
  'spiel*|spuin wir|wirs|ma|mas|mr|es __ durch',
  'bewertung|rezension wortlaut|im|von|uber|lautet|heisst|steht',
);
/** … or is asked, unless a colon ends the question. */
const ASKS_FOR = phrases('frage|fragen|frag|wissen|dass|wie|wo|wann|warum');
const DEPENDS_ON_MORE = phrases(
  'wenn|falls|sofern|ausser|es sei denn|sonst|oder|hat|haben|sagt|schreibt|schrieb|meint|behauptet|stimmt|war|ist',
);
/** 'dass ich kündige' is told by what stands before it. */
const BEGINS_WITH_THAT = /^(?:dass|das|daß) (?:ich|i|ick|icke|isch|wir) /;
const TELLS_THAT = phrases(
  'teile|teilen|erklare|erklaren|informiere|informieren|mitteilen|mit|hiermit|sage|sag|sagen|melde|wissen|kenntnis|notieren|vermerken',
);
const BEGINS_WITH_SUBJECT = /^(?:dann |also |und |hier |nun |jetzt )*(?:ich|i|ick|icke|isch|wir) /;
/** 'Jetzt frage ich nicht mehr, jetzt kündige ich.' */
const IS_RESOLVED = /^(?:jetzt|nun|deshalb|darum|daher|also) /;
/** So few words end it alone: 'also: ich kündige'. */
const ENDS_ALONE = new RegExp(`^(?:${I}) (?:${END})$`);

/** So many colons are looked behind, and so many clauses belong to what stands behind one. */
const MOST_COLONS = 8;
const MOST_AFTER = 12;

interface ClauseOfEnd {
  readonly said: string;
  /** Nothing but 'ich kündige', which hangs on what stands before unless a colon does. */
  readonly isBare: boolean;
  readonly isBehindColon: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Whether a clause that may end it does, by what stands around it. */
const isMeant = ({ said, isBare, isBehindColon, before, after }: ClauseOfEnd): boolean => {
  const shows = (list: readonly Phrase[], words: readonly string[]) => list.some((phrase) => phrase(words));
  const isGoverned = shows(GOVERNS, before);
  const isFree = isBehindColon || (!isBare && BEGINS_WITH_SUBJECT.test(said));
  if (isGoverned && !isFree) return false;
  if (BEGINS_WITH_THAT.test(said) && !shows(TELLS_THAT, before)) return false;
  const others = [...OTHERS, ...SAYS, ...(isBehindColon || IS_RESOLVED.test(said) ? [] : ASKS_FOR)];
  return !shows(others, before) && !shows(DEPENDS_ON_MORE, after.slice(0, 2));
};

/** Whether one clause ends it by itself, whatever stands before: 'Hab was Günstigeres gefunden, also kündige ich bei euch.' */
export const endsInOneClause = (sentence: string): boolean => {
  const pieces = sentence.split(CLAUSE_MARKS);
  const clauses = pieces.filter((_, index) => index % 2 === 0).map(plainWords);
  if (clauses.length < 2) return ENDS_ALONE.test(clauses[0]?.join(' ') ?? '');
  let colons = 0;
  return clauses.some((words, index) => {
    const isBehindColon = pieces[index * 2 - 1] === ':';
    if (isBehindColon) colons += 1;
    const goesOn = isBehindColon && colons <= MOST_COLONS;
    const said = words.join(' ');
    const isAlone = ENDS_ALONE.test(said);
    // What stands around a clause is put together for the few that may end it: a message may have thousands.
    if (!isAlone && !goesOn && words.length < FEWEST_WORDS) return false;
    const after = clauses.slice(index + 1, index + 1 + MOST_AFTER).flat();
    const ends = [words, ...(goesOn ? [[...words, ...after]] : [])].some((told) =>
      endsByVerb({ words: told, asks: false }),
    );
    if (!ends && !isAlone) return false;
    return isMeant({ said, isBare: !ends, isBehindColon, before: clauses.slice(0, index).flat(), after });
  });
};
