import type { EventStore } from '@sternklar/event-store/event-store';
import type { Reactor } from '@sternklar/event-store/reactor';
import type { ParkedEvent } from '@sternklar/event-store/reactors/checkpoint';
import type { ParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import { readReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import type { StuckReadModels } from '@sternklar/projections/engine/stuck/stuck-read-models';
import type { Pool } from 'pg';
import type { ClockDesk } from '../../clock/clock-desk.ts';
import { listenerName } from '../../log/open-log.ts';
import type { OutboxTable } from '../../mail/outbox-table.ts';
import type { StuckMail, StuckMails } from '../../mail/stuck-mails.ts';
import { masterKeyAgeOf } from '../../master-key/master-key-age.ts';
import { readReadModels } from './read-models.ts';
import { replacedSigningKey } from './replaced-signing-key.ts';
import type { ErrorKind, StatusReport } from './status-report.ts';

const SHOWN = 5;

/** The kinds of errors behind parked events and stuck mails, the latest first, five at most. */
const errorKinds = (parked: readonly ParkedEvent[], mails: readonly StuckMail[]): readonly ErrorKind[] => {
  const happened = [
    ...parked.map(({ reactor, error, parkedAt }) => ({ reactor, kind: error, at: parkedAt })),
    ...mails.map(({ reason, createdAt }) => ({ reactor: null, kind: reason, at: createdAt })),
  ];
  return [...Map.groupBy(happened, ({ reactor, kind }) => `${reactor ?? ''} ${kind}`).values()]
    .map((alike) => ({
      reactor: alike[0]?.reactor ?? null,
      kind: alike[0]?.kind ?? '',
      count: alike.length,
      last: new Date(Math.max(...alike.map(({ at }) => at.getTime()))),
    }))
    .sort((one, other) => other.last.getTime() - one.last.getTime())
    .slice(0, SHOWN);
};

/** Of parked events and stuck mails, so many are looked at for the kinds of their errors. */
const LOOKED_AT = 1_000;
const DAY_MS = 86_400_000;

export interface StatusSources {
  readonly store: EventStore;
  readonly pool: Pool;
  readonly readModels: readonly { readonly name: string; readonly version: number }[];
  readonly stuckReadModels: Pick<StuckReadModels, 'list' | 'missing'>;
  readonly reactors: readonly Reactor[];
  readonly parked: Pick<ParkedEvents, 'list'>;
  readonly outbox: Pick<OutboxTable, 'counts' | 'sentSince'>;
  readonly mails: Pick<StuckMails, 'list'>;
  readonly clock: Pick<ClockDesk, 'open'>;
  readonly productVersion: string;
  readonly migrations: StatusReport['migrations'];
  readonly warnings: StatusReport['warnings'];
  readonly masterKeyTurnDays: number;
  readonly witnesses: () => Promise<StatusReport['witnesses']>;
  readonly found: () => Promise<StatusReport['found']>;
  readonly now: () => Date;
}

interface ServerRow {
  readonly version: string;
  readonly used: number;
  readonly max: number;
  readonly processes: number;
}

/** Each server process has one connection that listens. */
const SERVER = `
  select current_setting('server_version') as version, current_setting('max_connections')::int as max,
         (select sum(numbackends)::int from pg_stat_database) as used,
         (select count(*)::int from pg_stat_activity
          where application_name = '${listenerName('server')}' and datname = current_database()) as processes`;

/** Looks at everything an operator wants to know first. Changes nothing, and works beside a running product or without. */
export const readStatus = async (sources: StatusSources): Promise<StatusReport> => {
  const { store, pool, reactors, now } = sources;
  const at = now();
  const { rows } = await pool.query<ServerRow>(SERVER);
  const server = rows[0] ?? { version: '?', used: 0, max: 0, processes: 0 };
  const parked = await sources.parked.list(LOOKED_AT);
  const head = await store.head();
  const newest = head > 0 ? await store.readAt(head) : undefined;
  return {
    at,
    versions: { product: sources.productVersion, node: process.version, postgres: server.version },
    migrations: sources.migrations,
    connections: { used: server.used, max: server.max },
    processes: server.processes,
    log: { head, newestAt: newest ? new Date(newest.recordedAt) : null },
    readModels: await readReadModels(sources),
    reactors: await readReactorStatus({ store, pool, reactors, now }),
    parkedByOthers: parked.filter((event) => !reactors.some(({ name }) => name === event.reactor)).length,
    outbox: {
      ...(await sources.outbox.counts()),
      sentLastDay: await sources.outbox.sentSince(new Date(at.getTime() - DAY_MS)),
    },
    masterKey: await masterKeyAgeOf(pool, { turnDays: sources.masterKeyTurnDays, at }),
    clock: await sources.clock.open(),
    errors: errorKinds(parked, await sources.mails.list(LOOKED_AT)),
    warnings: [...sources.warnings, ...(await replacedSigningKey(pool))],
    witnesses: await sources.witnesses(),
    found: await sources.found(),
  };
};
