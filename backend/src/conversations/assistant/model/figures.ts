import { FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';
import { stem } from '../reading/stem.ts';

/** Words between a figure and what it counts, and between an amount and the time that it is for. */
const NEXT_TO = 2;
const NEAR = 4;
const EURO = 'euro';
const TIME = /^(?:tag|woche|monat|jahr|stunde|minute|quartal|sekunde|werktag)/u;
/** Written as words they are figures as well. */
export const IN_WORDS: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', funf: '5', sechs: '6', sieben: '7', acht: '8', neun: '9', zehn: '10' },
  ...{ elf: '11', zwolf: '12', vierzehn: '14', zwanzig: '20', dreissig: '30', hundert: '100' },
};

interface Word {
  /** In plain letters; figures without cents that are none: '59,00' is '59'. */
  readonly plain: string;
  readonly noun: boolean;
}

const wordsOf = (text: string): readonly Word[] =>
  (
    text
      .replaceAll('€', ' Euro ')
      .replaceAll('%', ' Prozent ')
      .match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? []
  ).flatMap((written) => {
    if (/^\d/u.test(written)) return [{ plain: written.replace(/,00$/u, ''), noun: false }];
    const [plain = ''] = plainWords(written);
    // 'dreimal' is '3-mal'.
    const [, counted = '', times] = /^(.+?)(mal)?$/u.exec(plain) ?? [];
    const figure = IN_WORDS[counted];
    if (figure === undefined) return [{ plain, noun: /^\p{Lu}/u.test(written) && !FILLERS.has(plain) }];
    return [{ plain: figure, noun: false }, ...(times ? [{ plain: times, noun: true }] : [])];
  });

const isFigure = ({ plain }: Word): boolean => /^\d/u.test(plain);
const timeIn = (words: readonly Word[]): string | undefined =>
  words.map(({ plain }) => TIME.exec(plain)?.[0]).find((time) => time !== undefined);

interface Counted {
  readonly figure: string;
  /** What it counts, and the time that an amount is for. */
  readonly counts: readonly string[];
  /** All words near it. */
  readonly near: readonly string[];
}

const countedIn = (text: string): readonly Counted[] => {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (!isFigure(word)) return [];
    const before = words.slice(Math.max(0, at - NEAR), at);
    const after = words.slice(at + 1, at + 1 + NEAR);
    const counted = after.slice(0, NEXT_TO).find(({ noun }) => noun)?.plain;
    const time = counted === EURO ? (timeIn(after) ?? timeIn(before.toReversed())) : undefined;
    return [
      {
        figure: word.plain,
        counts: [counted, time].filter((one) => one !== undefined),
        near: [...before, ...after].map(({ plain }) => plain),
      },
    ];
  });
};

const isNear = (counted: string, near: readonly string[]): boolean =>
  near.some((word) => stem(word) === stem(counted) || word.startsWith(counted));

/** Where a figure counts nothing of its own ('7 Bewertungen: 4 sind gelöscht'), it may count what stands before; money is named. */
const isCountedThere = (counted: string, { counts, near }: Counted): boolean =>
  isNear(counted, near) || (counts.length === 0 && counted !== EURO);

/** Whether every figure of a sentence stands in what it cites, near what it counts in the sentence. Pure. */
export const figuresStand = (sentence: string, cited: string): boolean => {
  const there = countedIn(cited);
  return countedIn(sentence).every(({ figure, counts }) =>
    there.some((one) => one.figure === figure && counts.every((counted) => isCountedThere(counted, one))),
  );
};

const timesIn = (text: string): readonly string[] => plainWords(text).flatMap((word) => TIME.exec(word)?.[0] ?? []);

/** Whether every span of time that a sentence names ('ein Jahr', 'monatlich') stands in what it cites. Pure. */
export const timesStand = (sentence: string, cited: string): boolean => {
  const there = new Set(timesIn(cited));
  return timesIn(sentence).every((time) => there.has(time));
};
