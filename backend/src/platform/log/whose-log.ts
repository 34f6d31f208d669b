import type { LogOwner } from '@sternklar/event-store/eventstoredb/installation';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';

/** What a log tells of itself. */
export interface AskedLog {
  readonly owner: LogOwner;
  head(): Promise<number>;
  recordAt(position: number): Promise<string | null>;
}

interface Known {
  readonly id: string;
  /** Whether this database has had a log elsewhere before this start. */
  readonly began: boolean;
  /** The first event that the signed log has, if any. */
  readonly first_event: string | null;
  readonly first_position: string | null;
  /** The newest that it has. */
  readonly last_event: string | null;
  readonly last_position: string | null;
}

/**
 * Makes sure that an EventStoreDB's log and this database belong together, and writes down whose log it is where nobody has.
 * Throws `StartRefused` where they do not.
 */
export const settleWhoseLog = async (pool: Pick<Pool, 'query'>, log: AskedLog): Promise<void> => {
  const known = await readKnown(pool);
  if (known === null) return;
  const there = await log.owner.installation();
  if (there === known.id) return refuseOlder(known, log);
  if (there !== null) throw new StartRefused(ANOTHERS);
  await refuseUnlessTogether(known, log);
  if ((await log.owner.claim(known.id)) !== known.id) throw new StartRefused(ANOTHERS);
};

/**
 * In a log that was put back to an earlier state, new events get places that read models have passed already, and nobody would ever
 * see them.
 */
const refuseOlder = async (known: Known, log: AskedLog): Promise<void> => {
  if (known.last_event === null) return;
  if ((await log.recordAt(Number(known.last_position))) !== known.last_event) throw new StartRefused(OLDER);
};

/** Of logs from before installations had ids, and of empty ones. */
const refuseUnlessTogether = async (known: Known, log: AskedLog): Promise<void> => {
  const isEmpty = (await log.head()) === 0;
  if (known.first_event === null) {
    if (isEmpty || known.began) return;
    throw new StartRefused(FOR_A_NEW_DATABASE);
  }
  if (isEmpty) throw new StartRefused(EMPTY);
  if ((await log.recordAt(Number(known.first_position))) !== known.first_event) throw new StartRefused(ANOTHERS);
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
       leaf.position as first_position,
       newest.event_id as last_event,
       newest.position as last_position
     from operations.installation
     left join transparency_log.leaves leaf on leaf.index = 0
     left join (select event_id, position from transparency_log.leaves order by index desc limit 1) newest on true`,
  );
  const [known] = rows;
  if (!known) throw new Error('operations.installation has no row.');
  return known;
};

const ANOTHERS =
  'Das Ereignisprotokoll unter EVENT_STORE_URL gehört zu einer anderen Installation, nicht zu dieser Datenbank. Nennen Sie die Datenbank, die dazugehört (DATABASE_URL), oder mit EVENT_STORE_PREFIX einen eigenen Namensraum auf diesem Server.';
const FOR_A_NEW_DATABASE =
  'Unter EVENT_STORE_URL liegt schon ein Ereignisprotokoll, diese Datenbank ist aber neu: Ihr fehlen die Schlüssel dazu. Stellen Sie die Sicherung der Datenbank wieder her, oder beginnen Sie mit EVENT_STORE_PREFIX ein eigenes Protokoll auf diesem Server.';
const OLDER =
  'Dem Ereignisprotokoll unter EVENT_STORE_URL fehlen Ereignisse, die diese Datenbank schon gesehen hat: Es wurde auf einen früheren Stand zurückgesetzt oder ist ein anderes. Stellen Sie auf dem Server eine spätere Sicherung wieder her, oder zu dieser die passende der Datenbank (npm run restore).';
const EMPTY =
  'Das Ereignisprotokoll unter EVENT_STORE_URL ist leer, diese Datenbank hat aber schon eines gehabt. Stellen Sie das Protokoll auf dem Server wieder her, oder prüfen Sie EVENT_STORE_URL und EVENT_STORE_PREFIX.';
