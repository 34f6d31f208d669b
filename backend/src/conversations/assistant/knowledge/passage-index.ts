import { EVERYDAY_WORDS } from '../reading/fillers.ts';
import { plainWords, type ReadMessage, readMessage, type TellingWord } from '../reading/german-words.ts';
import { OTHER_SUBJECTS } from '../reading/other-subjects.ts';
import { stem } from '../reading/stem.ts';
import { canonicalStem, stemsWithSynonyms } from '../reading/synonyms.ts';
import type { Topic } from './topic.ts';

export interface Match {
  readonly topic: Topic;
  /** From 0 (nothing in common) to 1 (a question as it stands in the knowledge base). */
  readonly score: number;
  /** An example question consists of just the words that were asked. */
  readonly exact: boolean;
  /** … and of nothing else: it is the topic's keyword. */
  readonly keyword: boolean;
}

/** Finds the topics a question is most likely about. Pure, and bounded by the number of words that count. */
export interface PassageIndex {
  /** The likeliest topic first; none when no word of the question is known. */
  matches(question: ReadMessage): readonly Match[];
  /** Whether a word in plain letters means something here, or is made of words that do. */
  knows(word: string): boolean;
}

/** Weights of words that no topic knows: they speak against every one of them, nouns the more so. */
const UNKNOWN_WORD = 3.1;
const UNKNOWN_NOUN = 6.2;
/** How much the nearest example counts against what the topic as a whole covers. */
const EXAMPLE_SHARE = 0.6;
const SHORTEST_PART = 4;

/** Words with their weights. */
type Weights = ReadonlyMap<string, number>;

interface Asked {
  readonly known: Weights;
  readonly unknown: readonly number[];
}

interface Indexed {
  readonly topic: Topic;
  readonly words: ReadonlySet<string>;
  readonly examples: readonly { readonly words: readonly string[]; readonly norm: number; readonly single: boolean }[];
}

const stemsOf = (text: string) => [...new Set(readMessage(text).telling.map(({ stem }) => canonicalStem(stem)))];

/** Words that stand in few topics tell more than words that stand in many. */
const weightsOf = (topics: readonly ReadonlySet<string>[]): Weights => {
  const frequency = new Map<string, number>();
  for (const word of topics.flatMap((words) => [...words])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return new Map([...frequency].map(([word, count]) => [word, Math.log((topics.length + 1) / (count + 0.5))]));
};

/** Letters that German puts between the parts of a compound: 'kundigungsfrist', 'loschantrag'. */
const JOINT = /^(?:e|es|s|n|en|er|ung|ungs|ions)?$/;

/** Known words that a compound begins and ends with: 'monatsgebuhr' → 'monat', 'gebuhr'. */
const partsOf = (compound: string, vocabulary: ReadonlySet<string>): readonly string[] => {
  const found: string[] = [];
  for (let end = compound.length - 1; end >= SHORTEST_PART && found.length === 0; end -= 1) {
    if (vocabulary.has(compound.slice(0, end))) found.push(compound.slice(0, end));
  }
  const from = Math.max(1, found[0]?.length ?? 0);
  for (let start = from; start <= compound.length - SHORTEST_PART; start += 1) {
    if (vocabulary.has(compound.slice(start))) return [...found, compound.slice(start)];
  }
  return found;
};

const isWholly = (compound: string, parts: readonly string[]): boolean =>
  parts.length === 2 && JOINT.test(compound.slice(parts[0]?.length, compound.length - (parts[1]?.length ?? 0)));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sumOfSquares = (values: readonly number[]) => sum(values.map((value) => value * value));

/** A word as the index knows it: whole or in parts (none: it is a stranger), and how much of it stays strange. */
interface ReadWord {
  readonly parts: readonly string[];
  readonly strangeness: number;
}

const everydayStems = new Set([...EVERYDAY_WORDS].map(stem));

/** What of a question is known, compounds taken apart. */
const createReader = (weights: Weights) => {
  const vocabulary = new Set([...weights.keys(), ...stemsWithSynonyms]);
  const read = ({ stem, noun }: TellingWord): ReadWord => {
    const whole = canonicalStem(stem);
    if (weights.has(whole)) return { parts: [whole], strangeness: 0 };
    if (OTHER_SUBJECTS.has(stem)) return { parts: [], strangeness: UNKNOWN_NOUN };
    const parts = partsOf(stem, vocabulary);
    const unknown = everydayStems.has(stem) ? 0 : noun ? UNKNOWN_NOUN : UNKNOWN_WORD;
    const strange = isWholly(stem, parts) ? 0 : Math.max(1, 2 - parts.length) / 2;
    return { parts: parts.map(canonicalStem), strangeness: unknown * strange };
  };
  return {
    read,
    question({ telling }: ReadMessage): Asked {
      const words = telling.map(read);
      return {
        known: new Map(words.flatMap(({ parts }) => parts.map((part) => [part, weights.get(part) ?? 0]))),
        unknown: words.map(({ strangeness }) => strangeness).filter((strangeness) => strangeness > 0),
      };
    },
  };
};

/** From here on two directions of words are the same. */
const SAME = 0.999;

const matchWith = ({ known, unknown }: Asked, { topic, words, examples }: Indexed): Match => {
  const all = [...known.values(), ...unknown];
  const norm = Math.sqrt(sumOfSquares(all));
  const weightOf = (word: string) => known.get(word) ?? 0;
  const similarities = examples.map((example) => sumOfSquares(example.words.map(weightOf)) / (norm * example.norm));
  const nearest = Math.max(...similarities);
  const same = examples.filter((_, position) => (similarities[position] ?? 0) > SAME);
  const covered = sum([...known.keys()].filter((word) => words.has(word)).map(weightOf));
  return {
    topic,
    score: EXAMPLE_SHARE * nearest + (1 - EXAMPLE_SHARE) * (covered / sum(all)),
    exact: same.length > 0,
    keyword: same.some(({ single }) => single),
  };
};

/** Topics with the words of their example questions, weighed against each other once. */
export const createPassageIndex = (topics: readonly Topic[]): PassageIndex => {
  const wordSets = topics.map(({ questions }) => new Set(questions.flatMap(stemsOf)));
  const weights = weightsOf(wordSets);
  const reader = createReader(weights);
  const normOf = (words: readonly string[]) => Math.sqrt(sumOfSquares(words.map((word) => weights.get(word) ?? 0)));
  const indexed = topics.map(
    (topic, position): Indexed => ({
      topic,
      words: wordSets[position] ?? new Set(),
      examples: topic.questions.map((question) => {
        const words = stemsOf(question);
        return { words, norm: normOf(words), single: plainWords(question).length === 1 };
      }),
    }),
  );
  return {
    matches(question) {
      const asked = reader.question(question);
      if (asked.known.size === 0) return [];
      return indexed.map((entry) => matchWith(asked, entry)).sort((one, other) => other.score - one.score);
    },
    knows: (word) => reader.read({ stem: stem(word), noun: false }).strangeness === 0,
  };
};
