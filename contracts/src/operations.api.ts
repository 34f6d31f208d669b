import { z } from 'zod';

const count = z.number().int();
const moment = z.iso.datetime();

/** A rebuild of read models, the newest one there was. `interrupted`: whoever ran it is gone; nothing was changed. */
export const rebuildSchema = z
  .object({
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

const behind = { position: count.nullable(), lag_events: count, lag_seconds: z.number() };

/** Everything an operator looks at. No personal data: no contents of events, no addresses, no error's own words. */
export const operationsStatusSchema = z
  .object({
    at: moment,
    versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
    connections: z.object({ used: count, max: count }),
    /** Processes of the product that use the database now. */
    processes: count,
    log: z.object({ head: count, newest_at: moment.nullable(), last_minute: count, last_hour: count }),
    read_models: z.array(
      z.object({
        name: z.string(),
        version: count,
        ...behind,
        /** Type of the event that is applied next; null when there is none. */
        next_type: z.string().nullable(),
        /** Position of the event that it fails to apply. */
        stuck_before: count.nullable(),
        missing_events: count,
      }),
    ),
    /** Read models that stand before an event they cannot apply. */
    stuck: z.array(
      z.object({
        name: z.string(),
        position: count,
        type: z.string(),
        failure: z.string(),
        attempts: count,
        since: moment,
        may_pass: z.boolean(),
      }),
    ),
    /** Events that read models were allowed to go on without. */
    missing: z.array(
      z.object({ name: z.string(), position: count, type: z.string(), reason: z.string(), allowed_at: moment }),
    ),
    reactors: z.array(z.object({ name: z.string(), ...behind, parked: count })),
    /** Events that reactors gave up on, earliest first, 100 at most. */
    parked: z.array(
      z.object({
        reactor: z.string(),
        event_id: z.uuid(),
        position: count,
        error: z.string(),
        attempts: count,
        parked_at: moment,
      }),
    ),
    outbox: z.object({ waiting: count, failed: count, oldest_waiting_since: moment.nullable() }),
    /** Mails that were given up or wait for another try, 100 at most. */
    mails: z.array(
      z.object({
        id: z.uuid(),
        template: z.string(),
        state: z.enum(['failed', 'waiting']),
        attempts: count,
        created_at: moment,
        due_at: moment.nullable(),
        reason: z.string(),
      }),
    ),
    rebuild: rebuildSchema.nullable(),
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
