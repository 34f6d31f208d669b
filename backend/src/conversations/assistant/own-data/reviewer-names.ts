import { lettersApart } from '../reading/distance.ts';
import { EVERYDAY_WORDS, FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';

const SHORTEST = 3;
/** Names that are words of any question: then only the whole name is one. */
const NO_NAMES = new Set(
  'gast kunde kundin anonym google nutzer user team herr frau mann local guide bewertung sommer winter klein gross lang kurz neu alt weiss will'.split(
    ' ',
  ),
);

const isName = (word: string) =>
  word.length >= SHORTEST && !NO_NAMES.has(word) && !FILLERS.has(word) && !EVERYDAY_WORDS.has(word);

/** Which of some reviewers' names a message names, as it is kept: whole, or by its first word; null when it names none. Pure. */
export const namedIn = (message: string, names: readonly string[]): string | null => {
  const words = plainWords(message);
  const text = ` ${words.join(' ')} `;
  const whole = names.find((name) => {
    const plain = plainWords(name).join(' ');
    // 'gast17' is 'Gast 17'.
    return plain.length >= SHORTEST && (text.includes(` ${plain} `) || words.includes(plain.replaceAll(' ', '')));
  });
  if (whole !== undefined) return whole;
  const byFirst = names.find((name) => {
    const [first = ''] = plainWords(name);
    return isName(first) && (words.includes(first) || words.includes(`${first}s`));
  });
  return byFirst ?? null;
};

const MOST_NAMED = 5;

/** Reviewers' names of two words or more that a message names whole ('Karla K.'), each once. Pure. */
export const wholeNamesIn = (message: string, names: readonly string[]): readonly string[] => {
  const text = ` ${plainWords(message).join(' ')} `;
  const isNamed = (words: readonly string[]) => words.length > 1 && text.includes(` ${words.join(' ')} `);
  return [...new Set(names)].filter((name) => isNamed(plainWords(name))).slice(0, MOST_NAMED);
};

/** All of some reviewers' names that a message names, as they are kept, each once. Pure. */
export const allNamedIn = (message: string, names: readonly string[]): readonly string[] => {
  const text = ` ${plainWords(message).join(' ')} `;
  const each = [...new Set(names)].filter((name) => namedIn(message, [name]) !== null);
  const whole = each.filter((name) => text.includes(` ${plainWords(name).join(' ')} `));
  const firsts = new Set(whole.map((name) => plainWords(name)[0]));
  // 'Anna B.' does not mean 'Anna C.' as well.
  return each.filter((name) => whole.includes(name) || !firsts.has(plainWords(name)[0])).slice(0, MOST_NAMED);
};

const SHORTEST_MISSPELT = 4;
/** A name with a letter too many, missing, mistaken or two swapped: 'karal k' is 'Karla K.'. None where two are as near. Pure. */
export const misspeltIn = (message: string, names: readonly string[]): readonly string[] => {
  const words = plainWords(message).filter((word) => word.length >= SHORTEST_MISSPELT && isName(word));
  const isNear = (name: string): boolean => {
    const [first = ''] = plainWords(name);
    if (first.length < SHORTEST_MISSPELT || !isName(first)) return false;
    return words.some((word) => word[0] === first[0] && lettersApart(word, first, 1) === 1);
  };
  const near = [...new Set(names)].filter(isNear);
  return near.length === 1 ? near : [];
};

/** Which reviewers a message names that is about something else: several, or one by the whole name. Pure. */
export const severalOrWhole = (message: string, names: readonly string[]): readonly string[] => {
  const all = allNamedIn(message, names);
  return all.length > 1 ? all : wholeNamesIn(message, names);
};
