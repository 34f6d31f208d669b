import type pg from 'pg';
import { openSession } from '../postgres/session.ts';
import { StartRefused } from '../start-refused.ts';
import { haveKeysAlone } from './keys-in-use.ts';
import { doesNotFit, type MasterKeyOfVersion, masterKeyOf, NEWEST_MASTER_KEY } from './master-key.ts';

export interface RotateMasterKeyOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** 32 bytes each. */
  readonly current: Buffer;
  readonly next: Buffer;
}

/** How many subjects' keys are wrapped by the new master key now; null when they were before. */
export type RotateMasterKeyResult = { readonly rewrapped: number | null };

interface KeyRow {
  readonly subject: string;
  readonly wrapped_key: Buffer;
  readonly master_key_version: number;
}

const AT_ONCE = 2_000;

const SOME_KEYS = `
  select subject, wrapped_key, master_key_version from personal_data.subject_keys
  where wrapped_key is not null and subject > $1 order by subject limit $2`;

const REWRAP = `
  update personal_data.subject_keys k set wrapped_key = new.wrapped_key, master_key_version = $3
  from unnest($1::text[], $2::bytea[]) as new (subject, wrapped_key) where k.subject = new.subject`;

/**
 * Wraps everything that the current master key wraps by the next one, in one transaction; afterwards the current one opens
 * nothing in this database any more. What was encrypted and hashed stays as it is. Interrupted, it has changed nothing;
 * repeated, it does nothing. Throws `StartRefused` while any process works with the keys, for a current key that does not
 * fit, and for damaged keys.
 */
export const rotateMasterKey = async (options: RotateMasterKeyOptions): Promise<RotateMasterKeyResult> => {
  const { ownerUrl, current, next } = options;
  if (current.equals(next)) throw new StartRefused('Der neue Schlüssel ist der bisherige; geben Sie einen anderen an.');
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rotate-master-key' });
  try {
    if (!(await haveKeysAlone(session))) {
      throw new StartRefused(
        'Das Produkt oder ein anderer Befehl arbeitet gerade mit den Schlüsseln; beenden Sie zuerst alle Prozesse.',
      );
    }
    const { rows } = await session.query<{ version: number; check_value: Buffer }>(NEWEST_MASTER_KEY);
    const newest = rows[0];
    if (!newest) throw new StartRefused('Diese Datenbank hat noch keine Schlüssel; starten Sie das Produkt einmal.');
    if (masterKeyOf(next, newest.version).fits(newest.check_value)) return { rewrapped: null };
    const from = masterKeyOf(current, newest.version);
    if (!from.fits(newest.check_value)) throw doesNotFit();
    return { rewrapped: await rewrapAll(session, from, masterKeyOf(next, newest.version + 1)) };
  } finally {
    await session.end().catch(() => undefined);
  }
};

/** Rolled back by the end of the session if anything fails. */
const rewrapAll = async (session: pg.Client, from: MasterKeyOfVersion, to: MasterKeyOfVersion): Promise<number> => {
  await session.query('begin; lock table personal_data.subject_keys in access exclusive mode');
  await session.query('insert into personal_data.master_keys (version, check_value) values ($1, $2)', [
    to.version,
    to.makeCheckValue(),
  ]);
  await rewrapRoot(session, from, to);
  const rewrapped = await rewrapSubjects(session, from, to);
  // A process that still had the old key, for instance after a lost connection, cannot store any with it.
  await session.query(
    `alter table personal_data.subject_keys drop constraint if exists newest_master_key,
       add constraint newest_master_key check (wrapped_key is null or master_key_version >= ${to.version})`,
  );
  await session.query('commit');
  return rewrapped;
};

const rewrapRoot = async (session: pg.Client, from: MasterKeyOfVersion, to: MasterKeyOfVersion): Promise<void> => {
  const { rows } = await session.query<{ sealed_key: Buffer }>(
    'delete from personal_data.root_keys where master_key_version = $1 returning sealed_key',
    [from.version],
  );
  const root = rows[0] && from.openRoot(rows[0].sealed_key);
  if (!root) throw damaged('Der Stammschlüssel');
  await session.query('insert into personal_data.root_keys (master_key_version, sealed_key) values ($1, $2)', [
    to.version,
    to.sealRoot(root),
  ]);
};

const rewrapSubjects = async (
  session: pg.Client,
  from: MasterKeyOfVersion,
  to: MasterKeyOfVersion,
): Promise<number> => {
  let rewrapped = 0;
  for (let last = ''; ; ) {
    const { rows } = await session.query<KeyRow>(SOME_KEYS, [last, AT_ONCE]);
    if (rows.length === 0) return rewrapped;
    const wrapped = rows.map((row) => rewrap(row, from, to));
    await session.query(REWRAP, [rows.map(({ subject }) => subject), wrapped, to.version]);
    rewrapped += rows.length;
    last = rows.at(-1)?.subject ?? last;
  }
};

const rewrap = (row: KeyRow, from: MasterKeyOfVersion, to: MasterKeyOfVersion): Buffer => {
  const key = row.master_key_version === from.version ? from.unwrap(row.subject, row.wrapped_key) : null;
  if (!key) throw damaged(`Der Schlüssel von ${row.subject}`);
  return to.wrap(row.subject, key.export());
};

const damaged = (what: string): StartRefused =>
  new StartRefused(
    `${what} ist beschädigt; stellen Sie das Schema personal_data aus seiner Sicherung wieder her. Nichts ist geändert.`,
  );
