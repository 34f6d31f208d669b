import { type Case, describeCase, type Place } from './cases.ts';
import type { CasePlan, WholeReading } from './plans.ts';

/** When reading a whole table is no fault: PostgreSQL then finds it cheaper than an index that there is. */
export interface UsageLimits {
  /** Rows; smaller tables are read in a millisecond. */
  readonly bigTable: number;
  /** Part of the rows that a view wants. */
  readonly muchOfATable: number;
}

/** An index of words has parts of three letters: fewer are looked for in every row. */
const LETTERS_OF_AN_INDEX = 3;
const isTooShort = ({ filter: { q } }: Case): boolean => typeof q === 'string' && q.length < LETTERS_OF_AN_INDEX;

/** Why a table must not be read as a whole for a view; null where that is the quickest way. */
const complaintAbout = (
  one: Case,
  { table, size, wanted, instead }: WholeReading,
  limits: UsageLimits,
): string | null => {
  if (instead === null && !isTooShort(one)) return `reads ${table} as a whole, and no index could serve it.`;
  if (size < limits.bigTable || wanted >= limits.muchOfATable) return null;
  return `reads ${table} as a whole for ${(wanted * 100).toFixed(1)} % of it, not ${instead ?? 'any index'}.`;
};

/** Collects which indexes serve which views, and which views read whole tables. */
export const createUsage = (limits: UsageLimits) => {
  const byIndex = new Map<string, { views: number; example: string }>();
  const accepted = new Map<string, { views: number; least: number; size: number; example: string }>();
  const faults: string[] = [];
  const noteWhole = (one: Case, name: string, reading: WholeReading) => {
    const complaint = complaintAbout(one, reading, limits);
    if (complaint !== null) return faults.push(`${name}: ${complaint}`);
    const { views, least, example } = accepted.get(reading.table) ?? { views: 0, least: 1, example: name };
    accepted.set(reading.table, {
      views: views + 1,
      least: Math.min(least, reading.wanted),
      size: reading.size,
      example,
    });
  };
  return {
    note(one: Case, place: Place, plan: CasePlan) {
      const name = describeCase(one, place);
      for (const index of new Set(plan.indexes)) {
        const { views, example } = byIndex.get(index) ?? { views: 0, example: name };
        byIndex.set(index, { views: views + 1, example });
      }
      if (plan.sorted.length > 0 && Object.keys(one.filter).length === 0)
        faults.push(`${name}: sorts ${Math.max(...plan.sorted)} rows, which an index should have in order.`);
      for (const reading of plan.wholeReadings) noteWhole(one, name, reading);
    },
    faults: (): readonly string[] => faults,
    /** A line for each index that is used, and for each table that is read as a whole for good reason. */
    lines: (): readonly string[] => [
      ...[...byIndex]
        .sort(([, one], [, other]) => other.views - one.views)
        .map(([index, { views, example }]) => `${index} serves ${views} views, such as ${example}`),
      ...[...accepted].map(
        ([table, { views, least, size, example }]) =>
          `${table} (${size} rows) is read as a whole by ${views} views that want ${(least * 100).toFixed(1)} % of it or more, such as ${example}`,
      ),
    ],
  };
};
