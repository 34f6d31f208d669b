import { dealt } from '../../common/draw.ts';

/** What each version of the brokers goes through of what is common to all: everything, or with a seed each fault with one of them. */
export const faultsOfLines = <Line, Fault>(
  faults: readonly Fault[],
  lines: readonly Line[],
  seed: number | null,
): ((line: Line) => readonly Fault[]) => {
  if (seed === null) return () => faults;
  const hands = dealt(faults, lines.length, seed);
  return (line) => hands[lines.indexOf(line)] ?? [];
};
