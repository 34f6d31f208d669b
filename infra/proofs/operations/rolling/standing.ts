import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_EVERY_MS = 100;

const PLACES = `
  select projection || ' v' || version as model, min(position)::int as position,
    (select position from event_log.log_head)::int as head
  from projections.checkpoints group by projection, version`;

interface Place {
  readonly model: string;
  readonly position: number;
  readonly head: number;
}

/** The head of the log as it was at a moment, not reached yet. */
interface Owed {
  readonly head: number;
  readonly since: number;
}

export interface Standing {
  /** Ends it. Read models with the longest time in ms that each lacked an event which was recorded, the longest first. */
  stop(): Promise<readonly (readonly [model: string, ms: number])[]>;
}

/** Watches every version of every read model that is in the database, ten times a second. */
export const watchStanding = (sql: pg.Client): Standing => {
  const stopping = new AbortController();
  const owed = new Map<string, Owed>();
  const longest = new Map<string, number>();
  const look = async () => {
    const { rows } = await sql.query<Place>(PLACES);
    const now = performance.now();
    for (const { model, position, head } of rows) {
      const first = owed.get(model);
      if (first) longest.set(model, Math.max(longest.get(model) ?? 0, now - first.since));
      if (first && position < first.head) continue;
      if (position < head) owed.set(model, { head, since: now });
      else owed.delete(model);
    }
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(LOOK_EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return [...longest].sort(([, one], [, other]) => other - one);
    },
  };
};
