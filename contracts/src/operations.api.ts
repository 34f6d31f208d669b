import { z } from 'zod';

const count = z.number().int();
const moment = z.iso.datetime();

/** One rebuild of read models. `interrupted`: whoever ran it is gone; what was not switched yet is unchanged. */
export const rebuildSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['running', 'done', 'failed', 'interrupted']),
    read_models: z.array(z.string()),
    started_at: moment,
    finished_at: moment.nullable(),
    phase: z.enum(['reading', 'indexing', 'switching']),
    /** Events that are in the new tables, … */
    position: count,
    /** … of so many. */
    head: count,
    /** A German sentence. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'Rebuild' });
export type Rebuild = z.output<typeof rebuildSchema>;

/** `lag_seconds` is the age of the oldest event that is not applied yet. */
const behind = { position: count.nullable(), lag_events: count, lag_seconds: z.number() };

const readModelStateSchema = z.object({
  name: z.string(),
  version: count,
  ...behind,
  /** Type of the event that is applied next; null when there is none. */
  next_type: z.string().nullable(),
  /** The event that it fails to apply. */
  stuck: z
    .object({
      position: count,
      type: z.string(),
      failure: z.string(),
      attempts: count,
      since: moment,
      /** An operator has allowed to go on without it. */
      may_pass: z.boolean(),
    })
    .nullable(),
  /** Events that it was allowed to go on without. */
  missing: z.array(z.object({ position: count, type: z.string(), reason: z.string(), allowed_at: moment })),
});

const parkedEventSchema = z.object({
  reactor: z.string(),
  event_id: z.uuid(),
  position: count,
  error: z.string(),
  attempts: count,
  parked_at: moment,
});

const stuckMailSchema = z.object({
  id: z.uuid(),
  template: z.string(),
  state: z.enum(['failed', 'waiting']),
  attempts: count,
  created_at: moment,
  /** When it is tried next; null for one that was given up. */
  due_at: moment.nullable(),
  reason: z.string(),
});

/** Everything an operator looks at. No personal data: no contents of events, no addresses, no error's own words. */
export const operationsStatusSchema = z
  .object({
    at: moment,
    /** What is wrong, each in a German sentence; empty when all is well. */
    to_do: z.array(
      z.object({
        /** The same for as long as it lasts. */
        id: z.string(),
        about: z.enum(['software', 'read-models', 'reactors', 'mails']),
        sentence: z.string(),
      }),
    ),
    versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
    connections: z.object({ used: count, max: count }),
    /** Processes of the product that use the database now. */
    processes: count,
    log: z.object({ head: count, newest_at: moment.nullable(), last_hour: count }),
    read_models: z.array(readModelStateSchema),
    reactors: z.array(z.object({ name: z.string(), ...behind, parked: count })),
    /** How many events reactors gave up on. */
    parked_total: count,
    /** The earliest of them, 100 at most. */
    parked: z.array(parkedEventSchema),
    outbox: z.object({
      waiting: count,
      failed: count,
      sent_last_day: count,
      oldest_waiting_since: moment.nullable(),
    }),
    /** Mails that were given up or wait for another try, 100 at most. */
    mails: z.array(stuckMailSchema),
    /** The newest ones that the back office started, newest first. */
    rebuilds: z.array(rebuildSchema),
    /** A rebuild runs now, by whomever it was started: no other one can be. */
    is_rebuilding: z.boolean(),
  })
  .meta({ id: 'OperationsStatus' });
export type OperationsStatus = z.output<typeof operationsStatusSchema>;

/** Which event, and which reactor gave up on it. */
export const parkedEventBodySchema = z.object({
  reactor: z.string('Bitte nennen Sie den Reaktor.').min(1, 'Bitte nennen Sie den Reaktor.').max(200),
  event_id: z.uuid('Bitte nennen Sie die Id des Ereignisses.'),
});

const MOST_READ_MODELS = 50;
export const startRebuildBodySchema = z.object({
  read_models: z
    .array(z.string().max(100), 'Bitte nennen Sie die Lesemodelle.')
    .min(1, 'Bitte nennen Sie mindestens ein Lesemodell.')
    .max(MOST_READ_MODELS, 'Das sind zu viele Lesemodelle.'),
});

/** A rebuild that runs in the background from now on; its id leads to it in the status. */
export const startedRebuildSchema = z.object({ id: z.uuid(), message: z.string() });
