import { readFileSync } from 'node:fs';
import type { KeptResult } from '../bench/lib/results.ts';
import type { Comparison } from '../compare/figures.ts';
import type { Costs } from './costs.ts';
import { groupCommitFrom, measuredAppends } from './group-commit.ts';
import type { Inputs } from './model.ts';

const kept = (name: string): KeptResult =>
  JSON.parse(readFileSync(new URL(`../bench/results/${name}.json`, import.meta.url), 'utf8'));

/** Appends per second by writers, as `npm run bench -- append` measured them. */
export const readAppends = (): ReadonlyMap<number, number> => measuredAppends(kept('append').result);

/** What the benchmarks measured last. */
export const readInputs = (): Inputs => ({
  costs: kept('costs').result.figures as Costs,
  groupCommit: groupCommitFrom(readAppends()),
});

/** What `npm run load -- compare` measured last; null when it never did. */
export const readComparison = (): Comparison | null => {
  try {
    return kept('load').result.figures as Comparison;
  } catch {
    return null;
  }
};
