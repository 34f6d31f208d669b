import { businessAdded } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { storableText } from '../engine/read-model/stored-text.ts';
import { toColumns } from '../engine/read-model/unnest.ts';

interface CaseChange {
  readonly id: string;
  readonly businessId: string;
  /** The case begins with it. */
  readonly isNew: boolean;
}

interface CaseChanges<Change> {
  readonly added: readonly Change[];
  readonly changed: readonly Change[];
}

/** One change for each case: what all its steps of a batch come to, each upon the one before. */
export const changesByCase = <Step extends { readonly data: { readonly reviewId: string } }, Change extends CaseChange>(
  steps: readonly Step[],
  after: (before: Change | undefined, step: Step) => Change,
): CaseChanges<Change> => {
  const changes = new Map<string, Change>();
  for (const step of steps) changes.set(step.data.reviewId, after(changes.get(step.data.reviewId), step));
  const all = [...changes.values()];
  return { added: all.filter(({ isNew }) => isNew), changed: all.filter(({ isNew }) => !isNew) };
};

/** A statement for all rows of a batch, whose columns are its parameters in the order of their names; none for no rows. */
export const forRows = <Row extends object>(
  sql: string,
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): readonly SqlStatement[] => (rows.length === 0 ? [] : statement(sql, toColumns(rows, columns)));

/** The businesses whose names stand beside cases. */
export const addBusinesses = (events: readonly RecordedEvent[]): readonly SqlStatement[] =>
  forRows(
    `insert into business (id, account_id, name) select * from unnest($1::uuid[], $2::uuid[], $3::text[])
     on conflict (id) do nothing`,
    eventsOf(events, businessAdded).map(({ data }) => ({
      id: data.businessId,
      accountId: data.accountId,
      name: storableText(data.businessName),
    })),
    ['id', 'accountId', 'name'],
  );
