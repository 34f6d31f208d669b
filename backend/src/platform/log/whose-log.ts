import type { StoredEvent } from '@sternklar/event-store/event-store';
import type { LogOwner } from '@sternklar/event-store/eventstoredb/installation';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';

/** What a log tells of itself. */
export interface AskedLog {
  readonly owner: LogOwner;
  head(): Promise<number>;
  readAt(position: number): Promise<Pick<StoredEvent, 'id'> | undefined>;
}

interface Known {
  readonly id: string;
  /** Whether this database has had a log elsewhere before this start. */
  readonly began: boolean;
  /** The first event that the signed log has, if any. */
  readonly first_event: string | null;
  readonly first_position: string | null;
}

/**
 * Makes sure that an EventStoreDB's log and this database belong together, and writes down whose log it is where nobody has.
 * Throws `StartRefused` where they do not.
 */
export const settleWhoseLog = async (pool: Pick<Pool, 'query'>, log: AskedLog): Promise<void> => {
  const known = await readKnown(pool);
  if (known === null) return;
  const there = await log.owner.installation();
  if (there === known.id) return;
  if (there !== null) throw new StartRefused(ANOTHERS);
  await refuseUnlessTogether(known, log);
  if ((await log.owner.claim(known.id)) !== known.id) throw new StartRefused(ANOTHERS);
};

/** Of logs from before installations had ids, and of empty ones. */
const refuseUnlessTogether = async (known: Known, log: AskedLog): Promise<void> => {
  const isEmpty = (await log.head()) === 0;
  if (known.first_event === null) {
    if (isEmpty || known.began) return;
    throw new StartRefused(FOR_A_NEW_DATABASE);
  }
  if (isEmpty) throw new StartRefused(EMPTY);
  const first = await log.readAt(Number(known.first_position));
  if (first?.id !== known.first_event) throw new StartRefused(ANOTHERS);
};

/** Null in a database that is not brought up to date yet, as the command line may meet it. */
const readKnown = async (pool: Pick<Pool, 'query'>): Promise<Known | null> => {
  const { rows: there } = await pool.query("select where to_regclass('operations.installation') is null");
  if (there.length > 0) return null;
  await pool.query('insert into operations.installation default values on conflict do nothing');
  const { rows } = await pool.query<Known>(
    `select installation.id,
       exists (select from operations.log_home) as began,
       leaf.event_id as first_event,
       leaf.position as first_position
     from operations.installation
     left join transparency_log.leaves leaf on leaf.index = 0`,
  );
  const [known] = rows;
  if (!known) throw new Error('operations.installation has no row.');
  return known;
};

const ANOTHERS =
  'Das Ereignisprotokoll unter EVENT_STORE_URL gehört zu einer anderen Installation, nicht zu dieser Datenbank. Nennen Sie die Datenbank, die dazugehört (DATABASE_URL), oder mit EVENT_STORE_PREFIX einen eigenen Namensraum auf diesem Server.';
const FOR_A_NEW_DATABASE =
  'Unter EVENT_STORE_URL liegt schon ein Ereignisprotokoll, diese Datenbank ist aber neu: Ihr fehlen die Schlüssel dazu. Stellen Sie die Sicherung der Datenbank wieder her, oder beginnen Sie mit EVENT_STORE_PREFIX ein eigenes Protokoll auf diesem Server.';
const EMPTY =
  'Das Ereignisprotokoll unter EVENT_STORE_URL ist leer, diese Datenbank hat aber schon eines gehabt. Stellen Sie das Protokoll auf dem Server wieder her, oder prüfen Sie EVENT_STORE_URL und EVENT_STORE_PREFIX.';
