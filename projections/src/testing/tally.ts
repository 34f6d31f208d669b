import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';

export interface TallyOptions {
  readonly name?: string;
  readonly version?: number;
  readonly tables?: string;
  /** Called with each batch. */
  readonly onBatch?: (events: readonly RecordedEvent[]) => void;
  /** What runs before its rows are written. */
  readonly before?: () => readonly SqlStatement[];
  /** What runs after its rows were written, before the commit. */
  readonly after?: () => readonly SqlStatement[];
}

/**
 * Writes down every position it is given, and on purpose not idempotently: an event applied twice is there twice, a
 * missed one is missing.
 */
export const tally = ({
  name = 'tally',
  version = 1,
  tables,
  onBatch,
  before,
  after,
}: TallyOptions = {}): Projection => ({
  name,
  version,
  tables: tables ?? 'create table applied (position bigint not null)',
  handles: ['AccountRegistered', 'EmailVerified'],
  apply(events) {
    onBatch?.(events);
    return [
      ...(before?.() ?? []),
      ...statement('insert into applied select unnest($1::bigint[])', [events.map(({ position }) => position)]),
      ...(after?.() ?? []),
    ];
  },
});

/** What `tally` holds after all positions from 1 on were applied once. */
export const eachOnce = (last: number) => ({ applied: positions(last).map((position) => ({ position })) });

const positions = (last: number) => Array.from({ length: last }, (_, index) => index + 1).sort(asTexts);

/** Tables are compared in the order of their rows' texts. */
const asTexts = (a: number, b: number) => (`{"position": ${a}}` < `{"position": ${b}}` ? -1 : 1);
