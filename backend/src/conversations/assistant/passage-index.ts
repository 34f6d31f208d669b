import { type TellingWord, tellingWords } from './german-words.ts';
import { canonicalStem, stemsWithSynonyms } from './synonyms.ts';
import type { Topic } from './topic.ts';

export interface Match {
  readonly topic: Topic;
  /** From 0 (nothing in common) to 1 (a question as it stands in the knowledge base). */
  readonly score: number;
}

/** Finds the topic a question is most likely about. Pure, and bounded by the number of words that count. */
export interface PassageIndex {
  /** Null when no word of the question is known. */
  bestMatch(question: string): Match | null;
}

/** Weights of words that no topic knows: they speak against every one of them, nouns the more so. */
const UNKNOWN_WORD = 3;
const UNKNOWN_NOUN = 6;
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
  readonly examples: readonly { readonly words: readonly string[]; readonly norm: number }[];
}

const stemsOf = (text: string) => [...new Set(tellingWords(text).map(({ stem }) => canonicalStem(stem)))];

/** Words that stand in few topics tell more than words that stand in many. */
const weightsOf = (topics: readonly ReadonlySet<string>[]): Weights => {
  const frequency = new Map<string, number>();
  for (const word of topics.flatMap((words) => [...words])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return new Map([...frequency].map(([word, count]) => [word, Math.log((topics.length + 1) / (count + 0.5))]));
};

const longest = (words: readonly string[]): readonly string[] =>
  words.length === 0 ? [] : [words.reduce((best, word) => (word.length > best.length ? word : best))];

/** Known words that a compound begins and ends with: 'monatsgebuhr' → 'monat', 'gebuhr'. */
const partsOf = (compound: string, vocabulary: readonly string[]): readonly string[] => {
  const parts = vocabulary.filter((word) => word.length >= SHORTEST_PART && word.length < compound.length);
  return [
    ...longest(parts.filter((word) => compound.startsWith(word))),
    ...longest(parts.filter((word) => compound.endsWith(word))),
  ];
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sumOfSquares = (values: readonly number[]) => sum(values.map((value) => value * value));

/** A word as the index knows it: whole or in parts (none: it is a stranger), and how much of it stays strange. */
interface ReadWord {
  readonly parts: readonly string[];
  readonly strangeness: number;
}

/** What of a question is known, compounds taken apart. */
const reader = (weights: Weights) => {
  const vocabulary = [...new Set([...weights.keys(), ...stemsWithSynonyms])];
  const read = ({ stem, noun }: TellingWord): ReadWord => {
    const whole = canonicalStem(stem);
    if (weights.has(whole)) return { parts: [whole], strangeness: 0 };
    const parts = partsOf(stem, vocabulary).map(canonicalStem);
    const unknown = noun ? UNKNOWN_NOUN : UNKNOWN_WORD;
    return { parts, strangeness: (unknown * Math.max(0, 2 - parts.length)) / 2 };
  };
  return (question: string): Asked => {
    const words = tellingWords(question).map(read);
    return {
      known: new Map(words.flatMap(({ parts }) => parts.map((part) => [part, weights.get(part) ?? 0]))),
      unknown: words.map(({ strangeness }) => strangeness).filter((strangeness) => strangeness > 0),
    };
  };
};

const scoreOf = ({ known, unknown }: Asked, { words, examples }: Indexed): number => {
  const all = [...known.values(), ...unknown];
  const norm = Math.sqrt(sumOfSquares(all));
  const weightOf = (word: string) => known.get(word) ?? 0;
  const similarities = examples.map((example) => sumOfSquares(example.words.map(weightOf)) / (norm * example.norm));
  const covered = sum([...known.keys()].filter((word) => words.has(word)).map(weightOf));
  return EXAMPLE_SHARE * Math.max(...similarities) + (1 - EXAMPLE_SHARE) * (covered / sum(all));
};

/** Topics with the words of their example questions, weighed against each other once. */
export const createPassageIndex = (topics: readonly Topic[]): PassageIndex => {
  const wordSets = topics.map(({ questions }) => new Set(questions.flatMap(stemsOf)));
  const weights = weightsOf(wordSets);
  const readQuestion = reader(weights);
  const normOf = (words: readonly string[]) => Math.sqrt(sumOfSquares(words.map((word) => weights.get(word) ?? 0)));
  const indexed = topics.map(
    (topic, position): Indexed => ({
      topic,
      words: wordSets[position] ?? new Set(),
      examples: topic.questions.map(stemsOf).map((words) => ({ words, norm: normOf(words) })),
    }),
  );
  return {
    bestMatch(question) {
      const asked = readQuestion(question);
      if (asked.known.size === 0) return null;
      return indexed
        .map((entry) => ({ topic: entry.topic, score: scoreOf(asked, entry) }))
        .reduce((best, match) => (match.score > best.score ? match : best));
    },
  };
};
