import type { CountedFigure, CountedReason } from '@sternklar/contracts/back-office/counted';
import type { IdsDuring } from '../../engine/lists/conditions.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { caseFigures } from './case-figures.projection.ts';
import { startOfDay } from './start-of-day.ts';

const table = `${schemaOf(caseFigures)}.case_figure`;

const isIn = (column: string, days: string): string =>
  `${column} >= ${startOfDay(`lower(${days})`)} and ${column} < ${startOfDay(`upper(${days})`)}`;

const WHERE: Readonly<Record<CountedFigure<'reviews'>, IdsDuring>> = {
  cases_in: (days) => isIn('submitted_at', days),
  forwarded: (days) => `${isIn('forwarded_at', days)} and forwarded_at >= submitted_at`,
  decided: (days) => isIn('decided_at', days),
  removed: (days) => `${isIn('decided_at', days)} and is_removed`,
};

/** Reasons are words of ours, never what somebody sent; 'none' is none. */
const ofReason = (reason: CountedReason | undefined): string =>
  reason === undefined ? '' : ` and reason is not distinct from nullif('${reason}', 'none')`;

/** The reviews whose cases a figure counts. */
export const countedCases =
  (figure: CountedFigure<'reviews'>, reason: CountedReason | undefined): IdsDuring =>
  (days) =>
    `select id from ${table} where ${WHERE[figure](days)}${ofReason(reason)}`;
