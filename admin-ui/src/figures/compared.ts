import type { PeriodFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { type Figure, isBetter } from './figure-list.ts';

/** A period beside the one before. */
export interface Compared {
  readonly figures: PeriodFigures;
  readonly before: PeriodFigures;
  /** How both periods are called. */
  readonly name: string;
  readonly nameBefore: string;
  /** Whether the period goes on: less than before is then no worse yet. */
  readonly isRunning: boolean;
}

/** Whether a figure is better than before; null where that cannot be said, or not yet. */
const betterThanBefore = (figure: Figure, { figures, before, isRunning }: Compared): boolean | null =>
  isRunning ? null : isBetter(figure, figure.valueOf(figures), figure.valueOf(before));

/** Green and red beside a sign that says the same. */
export const changeStyle = (figure: Figure, compared: Compared) => {
  const better = betterThanBefore(figure, compared);
  return { fontWeight: 600, color: better === null ? 'var(--ink-2)' : `var(--${better ? 'ok' : 'no'}-700)` };
};
