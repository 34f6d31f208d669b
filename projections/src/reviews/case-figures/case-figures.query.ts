import { FEWEST_FOR_SHARE } from '@sternklar/contracts/reviews/casework/case-figures';
import type { CaseDuration, CaseFigures, CaseSuccess } from '@sternklar/contracts/reviews/casework/case-figures.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { caseFigures } from './case-figures.projection.ts';
import { startOfDay } from './start-of-day.ts';

/** What came in within some days, and what of the figures ended within them. */
export interface CaseFiguresOfDays extends Pick<CaseFigures, 'to_forward' | 'to_decision' | 'success' | 'by_reason'> {
  readonly incoming: number;
}

export interface CaseFigureQueries {
  /** What ended within so many days before `now`, or ever. */
  at(now: Date, days: number | null): Promise<Omit<CaseFigures, 'waiting_for'>>;
  /** From one day in Germany to another, `YYYY-MM-DD`, both included. */
  during(from: string, until: string): Promise<CaseFiguresOfDays>;
}

const DAY_MS = 24 * 3_600_000;
const MOST_BUSINESSES = 20;

const schema = schemaOf(caseFigures);
const table = `${schema}.case_figure`;

/** How many there are, and two percentiles; `$1` is the moment in milliseconds from which on they count. */
const durations = (from: string, to: string, when = `${to} >= $1`): string => `
  select count(*)::integer as cases,
         percentile_cont(array[0.5, 0.9]) within group (order by (${to} - ${from})::float8) as percentiles
  from ${table} where ${when} and ${to} >= ${from}`;

const within = (column: string): string =>
  `${column} >= ${startOfDay('$1::date')} and ${column} < ${startOfDay('$2::date + 1')}`;

const INCOMING = `select count(*)::integer as cases from ${table} where ${within('submitted_at')}`;
const BY_REASON_DURING = `
  select reason, count(*)::integer as decided, (count(*) filter (where is_removed))::integer as removed
  from ${table} where ${within('decided_at')} group by reason order by decided desc, reason`;

/** Once for all, once by ground and by way; rows of the one have no key of the other. */
const SUCCESS = `
  select grouping(reason, channel) as grouped, reason, channel, count(*)::integer as decided,
         (count(*) filter (where is_removed))::integer as removed
  from ${table} where decided_at >= $1 group by grouping sets ((), (reason), (channel))
  order by decided desc, reason, channel`;
const [BY_CHANNEL, BY_REASON, ALL] = [2, 1, 3];

const BY_BUSINESS = `
  select business.id as business_id, business.name as business_name, sum(decided)::integer as decided,
         sum(each.removed)::integer as removed
  from (
    select business_id, count(*) as decided, count(*) filter (where is_removed) as removed
    from ${table} where decided_at >= $1 group by business_id
  ) as each left join ${schema}.business
    on business.id = each.business_id and business.name is not null and not business.removed
  group by business.id, business.name order by decided desc, business.name, business.id limit ${MOST_BUSINESSES}`;

const APPEALS = `
  select count(*)::integer as decided, (count(*) filter (where is_removed))::integer as removed
  from ${table} where decided_at >= $1 and on_appeal`;

const CAME_BACK = `select count(*)::integer as cases from ${table} where came_back_at >= $1`;

interface Counted {
  readonly decided: number;
  readonly removed: number;
}
const NONE: Counted = { decided: 0, removed: 0 };

const shareOf = (part: number, of: number): number | null => (of < FEWEST_FOR_SHARE ? null : part / of);
const successOf = ({ decided, removed }: Counted): CaseSuccess => ({
  decided,
  removed,
  share: shareOf(removed, decided),
});
const daysOf = (ms: number): number => Math.round((ms / DAY_MS) * 10) / 10;

interface FoundDuration {
  readonly cases: number;
  readonly percentiles: [number, number] | null;
}
const durationIn = ([found]: readonly FoundDuration[]): CaseDuration => {
  const [median, p90] = found?.percentiles ?? [];
  return {
    cases: found?.cases ?? 0,
    median_days: median === undefined ? null : daysOf(median),
    p90_days: p90 === undefined ? null : daysOf(p90),
  };
};

export const createCaseFigureQueries = (pool: pg.Pool): CaseFigureQueries => ({
  async at(now, days) {
    const values = [days === null ? 0 : now.getTime() - days * DAY_MS];
    const rowsOf = async <Row extends pg.QueryResultRow>(name: string, text: string): Promise<readonly Row[]> =>
      (await pool.query<Row>({ name: `caseFigures.${name}`, text, values })).rows;
    const durationOf = async (name: string, from: string, to: string): Promise<CaseDuration> =>
      durationIn(await rowsOf<FoundDuration>(name, durations(from, to)));
    const [toForward, toAnswer, toDecision, success, businesses, appeals, returns] = await Promise.all([
      durationOf('toForward', 'submitted_at', 'forwarded_at'),
      durationOf('toAnswer', 'forwarded_at', 'answered_at'),
      durationOf('toDecision', 'submitted_at', 'decided_at'),
      rowsOf<Counted & { grouped: number; reason: RemovalReason | null; channel: Channel | null }>('success', SUCCESS),
      rowsOf<Counted & { business_id: string | null; business_name: string | null }>('byBusiness', BY_BUSINESS),
      rowsOf<Counted>('appeals', APPEALS),
      rowsOf<{ cases: number }>('cameBack', CAME_BACK),
    ]);
    const { decided, removed: won } = appeals[0] ?? NONE;
    const groupedBy = (which: number | undefined) => success.filter(({ grouped }) => grouped === which);
    return {
      at: now.toISOString(),
      days,
      to_forward: toForward,
      to_answer: toAnswer,
      to_decision: toDecision,
      success: successOf(groupedBy(ALL)[0] ?? NONE),
      by_reason: groupedBy(BY_REASON).map(({ reason, ...counted }) => ({ reason, ...successOf(counted) })),
      by_channel: groupedBy(BY_CHANNEL).map(({ channel, ...counted }) => ({ channel, ...successOf(counted) })),
      by_business: businesses.map(({ business_id, business_name, ...counted }) => ({
        business_id,
        business_name,
        ...successOf(counted),
      })),
      appeals: { decided, won, share: shareOf(won, decided) },
      came_back: returns[0]?.cases ?? 0,
    };
  },
  async during(from, until) {
    const rowsOf = async <Row extends pg.QueryResultRow>(name: string, text: string): Promise<readonly Row[]> =>
      (await pool.query<Row>({ name: `caseFigures.during.${name}`, text, values: [from, until] })).rows;
    const durationOf = (name: string, begin: string, end: string) =>
      rowsOf<FoundDuration>(name, durations(begin, end, within(end)));
    const [incoming, toForward, toDecision, byReason] = await Promise.all([
      rowsOf<{ cases: number }>('incoming', INCOMING),
      durationOf('toForward', 'submitted_at', 'forwarded_at'),
      durationOf('toDecision', 'submitted_at', 'decided_at'),
      rowsOf<Counted & { reason: RemovalReason | null }>('byReason', BY_REASON_DURING),
    ]);
    const all = byReason.reduce(
      (sum, { decided, removed }) => ({ decided: sum.decided + decided, removed: sum.removed + removed }),
      NONE,
    );
    return {
      incoming: incoming[0]?.cases ?? 0,
      to_forward: durationIn(toForward),
      to_decision: durationIn(toDecision),
      success: successOf(all),
      by_reason: byReason.map(({ reason, ...counted }) => ({ reason, ...successOf(counted) })),
    };
  },
});
