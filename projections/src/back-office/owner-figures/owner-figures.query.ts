import type { OwnerFigures, PeriodFigures, Revenue } from '@sternklar/contracts/back-office/owner-figures.api';
import { RENEWAL_DAYS } from '@sternklar/contracts/back-office/renewal-days';
import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { ownerFigures } from './owner-figures.projection.ts';

/** Figures of a period that need no cases. */
export type BusinessFigures = Omit<
  PeriodFigures,
  'from' | 'until' | 'cases_in' | 'cases_out' | 'by_reason' | 'to_forward' | 'to_decision'
>;

/** Days are `YYYY-MM-DD` in Germany; periods include both of theirs. An end counts once `now` has reached it, recorded or not. */
export interface OwnerFigureQueries {
  during(from: string, until: string, now: Date): Promise<BusinessFigures>;
  /** The twelve months up to the one that a day is in. */
  months(lastDay: string): Promise<OwnerFigures['months']>;
  at(now: Date): Promise<OwnerFigures['now']>;
}

const MONTHS = 12;
const schema = schemaOf(ownerFigures);

const startOf = (day: string): string => `((${day})::timestamp at time zone 'Europe/Berlin')`;
const [START, END] = [startOf('$1::date'), startOf('$2::date + 1')];
const within = (column: string): string => `${column} >= ${START} and ${column} < ${END}`;
/** An end that is still to come ends nothing yet, whatever moment is asked for. */
const runsStillAt = (moment: string): string => `(ends_at is null or ends_at >= ${moment} or ends_at > $3)`;
const runsAt = (moment: string): string => `(started_at < ${moment} and ${runsStillAt(moment)})`;
const ENDED = `${within('ends_at')} and ends_at <= $3`;

/** Of those that run at the end or ran at the start, which are all that can be in these figures. */
const RUNNING = `
  select coalesce(sum(net_cents) filter (where ${runsAt(END)}), 0)::bigint as mrr_net_cents,
         coalesce(sum(gross_cents) filter (where ${runsAt(END)}), 0)::bigint as mrr_gross_cents,
         count(*) filter (where ${runsAt(END)}) as active,
         count(*) filter (where ${runsAt(END)} and notice_on <= $2::date) as leaving,
         count(*) filter (where ${runsAt(START)}) as active_at_start,
         count(*) filter (where ${runsAt(START)} and ${ENDED}) as lost
  from ${schema}.subscription where started_at < ${END} and ${runsStillAt(START)}`;

const MOVED = `
  select (select count(*) from ${schema}.subscription where ${within('started_at')}) as started,
         (select count(*) from ${schema}.subscription where notice_on between $1::date and $2::date) as notice_given,
         (select count(*) from ${schema}.subscription where ${ENDED}) as ended,
         (select count(*) from ${schema}.subscription where ${ENDED} and is_terminated) as terminated`;

const netOf = (column: string): string =>
  `coalesce(sum(case when kind = 'invoice' then ${column} else -${column} end), 0)::bigint as ${column}`;
const SUMS = `
  ${['net_cents', 'vat_cents', 'gross_cents'].map(netOf).join(', ')},
  coalesce(sum(documents) filter (where kind = 'invoice'), 0)::bigint as invoices,
  coalesce(sum(documents) filter (where kind = 'correction'), 0)::bigint as corrections,
  coalesce(sum(documents) filter (where kind = 'credit-note'), 0)::bigint as credit_notes`;

const REVENUE = `select ${SUMS} from ${schema}.document_day where day between $1::date and $2::date`;

const REVENUE_BY_MONTH = `
  select month.start::date::text as start, ${SUMS}
  from generate_series(date_trunc('month', $1::date::timestamp) - interval '${MONTHS - 1} months',
                       $1::date::timestamp, interval '1 month') as month (start)
  left join ${schema}.document_day
    on document_day.day >= month.start and document_day.day < month.start + interval '1 month'
  group by month.start order by month.start`;

const SETBACKS = `
  select coalesce(sum(case kind when 'write-off' then gross_cents when 'write-off-taken-back' then -gross_cents end), 0)::bigint
           as written_off_cents,
         count(*) filter (where kind = 'dispute') as disputes,
         coalesce(sum(case kind when 'dispute-lost' then gross_cents when 'dispute-given-back' then -gross_cents end), 0)::bigint
           as disputes_lost_cents
  from ${schema}.setback where day between $1::date and $2::date`;

const CHATS = `
  select count(*) filter (where has_asked) as chats,
         count(*) filter (where has_asked and has_assistant and not has_person) as chats_by_assistant,
         count(*) filter (where has_asked and has_person) as chats_handed_over
  from (
    select bool_or(has_asked) as has_asked, bool_or(has_assistant) as has_assistant, bool_or(has_person) as has_person
    from ${schema}.conversation_day where day between $1::date and $2::date group by conversation_id
  ) as conversation`;

const RATINGS = `
  select count(*) as ratings, count(*) filter (where not helpful) as ratings_bad
  from ${schema}.rated_answer where day between $1::date and $2::date`;

const CLAIMS = `
  select count(*) as open, coalesce(sum(gross_cents), 0)::bigint as open_cents,
         count(*) filter (where has_failed) as failed,
         coalesce(sum(gross_cents) filter (where has_failed), 0)::bigint as failed_cents
  from ${schema}.invoice where not is_settled`;

const TODAY = "($1::timestamptz at time zone 'Europe/Berlin')::date";
const RENEWALS = `
  select (${TODAY} + ${RENEWAL_DAYS})::text as until,
         count(subscription.id) as subscriptions, coalesce(sum(net_cents), 0)::bigint as mrr_net_cents
  from (values (${startOf(TODAY)}, ${startOf(`${TODAY} + ${RENEWAL_DAYS + 1}`)})) as horizon (today, at)
  left join ${schema}.subscription
    on term_ends_at >= horizon.today and term_ends_at < horizon.at and ends_at is null`;

const WITHOUT_REVIEW = `
  select count(distinct account_id) as customers from ${schema}.subscription
  where (ends_at is null or ends_at > $1) and not exists (
    select from ${schema}.reviewer where reviewer.account_id = subscription.account_id
  )`;

type Counts<Name extends string> = Readonly<Record<Name, number>>;

export const createOwnerFigureQueries = (pool: pg.Pool): OwnerFigureQueries => {
  const rows = async <Row extends object>(name: string, text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row & pg.QueryResultRow>({ name: `ownerFigures.${name}`, text, values: [...values] })).rows;
  const row = async <Row extends object>(name: string, text: string, values?: readonly unknown[]): Promise<Row> => {
    const [found] = await rows<Row>(name, text, values);
    if (!found) throw new Error('A sum over no rows is a row.');
    return found;
  };
  return {
    async during(from, until, now) {
      const days = [from, until];
      const asked = [from, until, now];
      const [{ lost, ...running }, moved, revenue, setbacks, talk, ratings] = await Promise.all([
        row<Counts<'mrr_net_cents' | 'mrr_gross_cents' | 'active' | 'leaving' | 'active_at_start' | 'lost'>>(
          'running',
          RUNNING,
          asked,
        ),
        row<Counts<'started' | 'notice_given' | 'ended' | 'terminated'>>('moved', MOVED, asked),
        row<Revenue>('revenue', REVENUE, days),
        row<Counts<'written_off_cents' | 'disputes' | 'disputes_lost_cents'>>('setbacks', SETBACKS, days),
        row<Counts<'chats' | 'chats_by_assistant' | 'chats_handed_over'>>('chats', CHATS, days),
        row<Counts<'ratings' | 'ratings_bad'>>('ratings', RATINGS, days),
      ]);
      const churn = running.active_at_start === 0 ? null : lost / running.active_at_start;
      return { ...running, ...moved, churn, revenue, ...setbacks, ...talk, ...ratings };
    },
    months: (lastDay) => rows<OwnerFigures['months'][number]>('months', REVENUE_BY_MONTH, [lastDay]),
    async at(now) {
      const [claims, renewals, { customers }] = await Promise.all([
        row<Counts<'open' | 'open_cents' | 'failed' | 'failed_cents'>>('claims', CLAIMS),
        row<OwnerFigures['now']['renewals']>('renewals', RENEWALS, [now]),
        row<Counts<'customers'>>('withoutReview', WITHOUT_REVIEW, [now]),
      ]);
      return {
        open: { invoices: claims.open, gross_cents: claims.open_cents },
        failed: { invoices: claims.failed, gross_cents: claims.failed_cents },
        renewals,
        customers_without_review: customers,
      };
    },
  };
};
