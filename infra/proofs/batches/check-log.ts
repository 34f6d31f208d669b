import { openSession } from '@sternklar/event-store/postgres/session';
import type pg from 'pg';
import type { Proof } from '../common/proof.ts';
import { subjectOfStream } from './lines.ts';

interface EventRow {
  readonly position: number;
  readonly stream_id: string;
  readonly version: number;
  readonly id: string;
}

/** What a log holds: positions by event id, and the newest version of each stream. */
interface Log {
  readonly positions: Map<string, number>;
  readonly versions: Map<string, number>;
}

const PAGE = 50_000;
const NEXT_PAGE = `select position, stream_id, version, id from event_log.events where position > $1 order by position limit ${PAGE}`;

const readLog = async (proof: Proof, session: pg.Client, planned: ReadonlySet<string>): Promise<Log> => {
  const positions = new Map<string, number>();
  const versions = new Map<string, number>();
  const take = ({ position, stream_id, version, id }: EventRow) => {
    if (position !== positions.size + 1) proof.fault(`Behind position ${positions.size} comes ${position}.`);
    if (version !== (versions.get(stream_id) ?? 0) + 1)
      proof.fault(`${stream_id} has a gap before version ${version}.`);
    if (positions.has(id)) proof.fault(`Event ${id} is there twice.`);
    if (!planned.has(id)) proof.fault(`Nobody planned event ${id}.`);
    positions.set(id, position);
    versions.set(stream_id, version);
  };
  for (;;) {
    const { rows } = await session.query<EventRow>(NEXT_PAGE, [positions.size]);
    for (const row of rows) take(row);
    if (rows.length < PAGE) return { positions, versions };
  }
};

const checkKeys = async (proof: Proof, session: pg.Client, { versions }: Log): Promise<void> => {
  const { rows } = await session.query<{ subject: string }>('select subject from personal_data.subject_keys');
  const keys = new Set(rows.map(({ subject }) => subject));
  const subjects = new Set([...versions.keys()].map(subjectOfStream));
  for (const subject of subjects) if (!keys.has(subject)) proof.fault(`${subject} has an event and no key.`);
  for (const subject of keys) if (!subjects.has(subject)) proof.fault(`${subject} has a key and no event.`);
};

/**
 * Holds the log at `url` against what was planned and what was acknowledged, by event id: positions and versions without gaps, nothing
 * twice or that nobody planned, everything acknowledged where it was said to be, and a key for each stream that there is, and no other.
 */
export const checkLog = async (
  proof: Proof,
  url: string,
  planned: ReadonlySet<string>,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> => {
  const session = await openSession({ url, applicationName: 'sternklar-proof' });
  proof.defer(() => session.end());
  const log = await readLog(proof, session, planned);
  for (const [id, position] of acknowledged) {
    const found = log.positions.get(id);
    if (found !== position) proof.fault(`Event ${id} was acknowledged at ${position}, and is at ${found ?? 'none'}.`);
  }
  await checkKeys(proof, session, log);
  proof.say(`${log.positions.size} events in ${log.versions.size} streams, ${acknowledged.size} acknowledged`);
};
