import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { Desk } from '../desk.ts';
import type { Rebuilds } from '../rebuilds/rebuilds.ts';
import type { ReadModelStatus, StatusReport } from '../status/status-report.ts';
import { toDo } from '../status/to-do.ts';
import { type CountedLog, eventsSince } from './events-since.ts';

export interface OperationsStatusDeps {
  readonly desk: Desk;
  readonly log: CountedLog;
  readonly rebuilds: Pick<Rebuilds, 'current'>;
}

const MOST_SHOWN = 100;
const HOUR_MS = 3_600_000;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The report of the command line, with what can be acted upon, as the API says it. */
export const readOperationsStatus = async ({
  desk,
  log,
  rebuilds,
}: OperationsStatusDeps): Promise<OperationsStatus> => {
  const report = await desk.status();
  const { newest, isRunning } = await rebuilds.current();
  return {
    ...machineOf(report),
    to_do: toDo(report).map(({ id, about, wrong }) => ({ id, about, sentence: `${wrong}.` })),
    log: {
      head: report.log.head,
      newest_at: iso(report.log.newestAt),
      last_hour: await eventsSince(log, new Date(report.at.getTime() - HOUR_MS)),
    },
    read_models: await readModelsOf(report, desk),
    reactors: report.reactors.map((reactor) => ({ name: reactor.name, ...behind(reactor), parked: reactor.parked })),
    parked_total: report.reactors.reduce((sum, { parked }) => sum + parked, report.parkedByOthers),
    parked: await parkedOf(desk),
    outbox: {
      waiting: report.outbox.waiting,
      failed: report.outbox.failed,
      sent_last_day: report.outbox.sentLastDay,
      oldest_waiting_since: iso(report.outbox.oldestWaitingSince),
    },
    mails: await mailsOf(desk),
    rebuilds: [...newest],
    is_rebuilding: isRunning,
  };
};

const machineOf = ({ at, versions, connections, processes }: StatusReport) => ({
  at: at.toISOString(),
  versions,
  connections,
  processes,
});

const behind = ({
  position,
  lagEvents,
  lagSeconds,
}: Pick<ReadModelStatus, 'position' | 'lagEvents' | 'lagSeconds'>) => ({
  position,
  lag_events: lagEvents,
  lag_seconds: lagSeconds,
});

const readModelsOf = async ({ readModels }: StatusReport, desk: Desk): Promise<OperationsStatus['read_models']> => {
  const stuck = new Map(
    (await desk.readModels.list()).map(({ name, position, type, failure, attempts, since, mayPass }) => [
      name,
      { position, type, failure, attempts, since: since.toISOString(), may_pass: mayPass },
    ]),
  );
  const missing = Map.groupBy(await desk.readModels.missing(), ({ name }) => name);
  return readModels.map((model) => ({
    name: model.name,
    version: model.version,
    ...behind(model),
    next_type: model.nextType,
    stuck: stuck.get(model.name) ?? null,
    missing: (missing.get(model.name) ?? []).map(({ position, type, reason, allowedAt }) => ({
      position,
      type,
      reason,
      allowed_at: allowedAt.toISOString(),
    })),
  }));
};

const parkedOf = async ({ parked }: Desk): Promise<OperationsStatus['parked']> =>
  (await parked.list(MOST_SHOWN)).map(({ reactor, eventId, position, error, attempts, parkedAt }) => ({
    reactor,
    event_id: eventId,
    position,
    error,
    attempts,
    parked_at: parkedAt.toISOString(),
  }));

const mailsOf = async ({ mails }: Desk): Promise<OperationsStatus['mails']> =>
  (await mails.list(MOST_SHOWN)).map(({ id, template, state, attempts, createdAt, dueAt, reason }) => ({
    id,
    template,
    state,
    attempts,
    created_at: createdAt.toISOString(),
    due_at: iso(dueAt),
    reason,
  }));
