import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { Desk } from '../desk.ts';
import type { Rebuilds } from '../rebuilds/rebuilds.ts';
import type { StatusReport } from '../status/status-report.ts';
import { eventsSince } from './events-since.ts';

export interface OperationsStatusDeps {
  readonly desk: Desk;
  readonly store: Parameters<typeof eventsSince>[0];
  readonly rebuilds: Pick<Rebuilds, 'current'>;
}

const MOST_SHOWN = 100;
const MINUTE_MS = 60_000;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The report of the command line, with what can be acted upon, as the API says it. */
export const readOperationsStatus = async ({
  desk,
  store,
  rebuilds,
}: OperationsStatusDeps): Promise<OperationsStatus> => {
  const report = await desk.status();
  const ago = (minutes: number) => eventsSince(store, new Date(report.at.getTime() - minutes * MINUTE_MS));
  const { newest, isRunning } = await rebuilds.current();
  return {
    ...statusOf(report),
    log: {
      head: report.log.head,
      newest_at: iso(report.log.newestAt),
      last_minute: await ago(1),
      last_hour: await ago(60),
    },
    ...(await troublesOf(desk)),
    rebuild: newest,
    is_rebuilding: isRunning,
  };
};

interface Behind {
  readonly position: number | null;
  readonly lagEvents: number;
  readonly lagSeconds: number;
}

const behind = ({ position, lagEvents, lagSeconds }: Behind) => ({
  position,
  lag_events: lagEvents,
  lag_seconds: lagSeconds,
});

const statusOf = ({ at, versions, connections, processes, readModels, reactors, outbox }: StatusReport) => ({
  at: at.toISOString(),
  versions,
  connections,
  processes,
  read_models: readModels.map((model) => ({
    name: model.name,
    version: model.version,
    ...behind(model),
    next_type: model.nextType,
    stuck_before: model.stuckBefore,
    missing_events: model.missingEvents,
  })),
  reactors: reactors.map((reactor) => ({ name: reactor.name, ...behind(reactor), parked: reactor.parked })),
  outbox: {
    waiting: outbox.waiting,
    failed: outbox.failed,
    oldest_waiting_since: iso(outbox.oldestWaitingSince),
  },
});

const troublesOf = async ({ parked, mails, readModels }: Desk) => ({
  stuck: (await readModels.list()).map(({ name, position, type, failure, attempts, since, mayPass }) => ({
    name,
    position,
    type,
    failure,
    attempts,
    since: since.toISOString(),
    may_pass: mayPass,
  })),
  missing: (await readModels.missing()).map(({ name, position, type, reason, allowedAt }) => ({
    name,
    position,
    type,
    reason,
    allowed_at: allowedAt.toISOString(),
  })),
  parked: (await parked.list(MOST_SHOWN)).map(({ reactor, eventId, position, error, attempts, parkedAt }) => ({
    reactor,
    event_id: eventId,
    position,
    error,
    attempts,
    parked_at: parkedAt.toISOString(),
  })),
  mails: (await mails.list(MOST_SHOWN)).map(({ id, template, state, attempts, createdAt, dueAt, reason }) => ({
    id,
    template,
    state,
    attempts,
    created_at: createdAt.toISOString(),
    due_at: iso(dueAt),
    reason,
  })),
});
