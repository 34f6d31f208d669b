/** A stretch of the server's log that holds nothing of ours: no event with `after < position <= upTo`. */
export interface Gap {
  /** Position of an event of ours, or 0. */
  readonly after: number;
  readonly upTo: number;
}

/** How far a log was when gaps of it were kept: a record of anybody, by which it is known again. */
export interface LogMark {
  readonly position: number;
  readonly record: string;
}

/** Where the gaps outlive the process, so that no start has to go through others' records again. */
export interface KeptGaps {
  load(): Promise<{ readonly gaps: readonly Gap[]; readonly mark: LogMark | null }>;
  /** What is kept grows; again: changes nothing. `mark`: at the end of the gap that reaches farthest. */
  keep(gaps: readonly Gap[], mark: LogMark): Promise<void>;
  /** Of a log that was put back to an earlier state. */
  forget(): Promise<void>;
}

export interface Gaps {
  add(gap: Gap): void;
  /** From where to read on after a position: from behind the gap that it stands in. */
  beyond(position: number): number;
  /** The one that reaches farthest; it ends where the log was last seen to end. */
  farthest(): Gap | undefined;
  /** Those worth keeping that have grown since this was last asked. */
  grown(): readonly Gap[];
}

/** Bytes of log; what is shorter, a server goes through in some hundredths of a second. */
const WORTH_KEEPING = 4 * 1024 * 1024;
const MOST = 1_000;

const lengthOf = ({ after, upTo }: Gap): number => upTo - after;

export const createGaps = (known: readonly Gap[]): Gaps => {
  const gaps = new Map<number, Gap>();
  const unkept = new Set<number>();

  const dropShortest = (): void => {
    const [shortest] = [...gaps.values()].sort((one, other) => lengthOf(one) - lengthOf(other));
    if (shortest) gaps.delete(shortest.after);
  };

  const add = (gap: Gap): void => {
    const there = gaps.get(gap.after);
    if (gap.upTo <= (there?.upTo ?? gap.after) || lengthOf(gap) < WORTH_KEEPING) return;
    gaps.set(gap.after, gap);
    unkept.add(gap.after);
    if (gaps.size > MOST) dropShortest();
  };

  for (const gap of known) add(gap);
  unkept.clear();

  return {
    add,
    beyond(position) {
      for (const { after, upTo } of gaps.values()) if (after <= position && position < upTo) return upTo;
      return position;
    },
    farthest: () => [...gaps.values()].sort((one, other) => other.upTo - one.upTo)[0],
    grown() {
      const grown = [...unkept].flatMap((after) => gaps.get(after) ?? []);
      unkept.clear();
      return grown;
    },
  };
};
