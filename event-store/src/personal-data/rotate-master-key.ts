import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openSession } from '../postgres/session.ts';
import { StartRefused } from '../start-refused.ts';
import { changeMasterKeyAlone, everybodyHasMasterKey, everybodyStoresWith } from './keys-in-use.ts';
import { doesNotFit, knownMasterKeys, type MasterKeyOfVersion, masterKeyOf } from './master-key.ts';
import { MASTER_KEYS_CHANNEL } from './master-key-ring.ts';

export interface RotateMasterKeyOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** 32 bytes each: the database's newest one among them, and the next. */
  readonly known: readonly Buffer[];
  readonly next: Buffer;
  readonly now: Date;
  /** Told how many subjects' keys are wrapped anew so far. */
  readonly onProgress?: (rewrapped: number) => void;
  /** How long processes may take to hear of something, and to write what they encrypted before; for tests. */
  readonly waits?: { readonly hearMs: number; readonly writeMs: number };
}

/** How many subjects' keys were wrapped anew; null when nothing was left to do. */
export type RotateMasterKeyResult = { readonly rewrapped: number | null };

type Keys = ReadonlyMap<number, MasterKeyOfVersion>;

interface KeyRow {
  readonly subject: string;
  readonly wrapped_key: Buffer;
  readonly master_key_version: number;
}

const AT_ONCE = 2_000;
/** A process hears of the next key within moments; what it encrypted with a key of the former one is stored by then, or failed. */
const WAITS = { hearMs: 10_000, writeMs: 5_000 };
const LOOK_AGAIN_MS = 100;
/** Behind a long reader, such as a backup, nobody else must wait. */
const LOCK_WITHIN_MS = 500;
const LOCK_TRIES = 20;
const LOCK_NOT_AVAILABLE = '55P03';

const SOME_KEYS = `
  select subject, wrapped_key, master_key_version from personal_data.subject_keys
  where wrapped_key is not null and master_key_version < $3 and subject > $1 order by subject limit $2`;

/** Not those that were destroyed meanwhile. */
const REWRAP = `
  update personal_data.subject_keys k set wrapped_key = new.wrapped_key, master_key_version = $3
  from unnest($1::text[], $2::bytea[]) as new (subject, wrapped_key)
  where k.subject = new.subject and k.wrapped_key is not null and k.master_key_version < $3`;

/**
 * Wraps everything that the current master key wraps by the next one, in portions, beside processes that go on; until it is done both
 * are needed. Interrupted, it goes on where it was when it is asked again. Throws `StartRefused` while a process does not have the next
 * key at hand, for a current key that does not fit, and for damaged keys.
 */
export const rotateMasterKey = async (options: RotateMasterKeyOptions): Promise<RotateMasterKeyResult> => {
  const session = await openSession({ url: options.ownerUrl, applicationName: 'sternklar-rotate-master-key' });
  try {
    if (!(await changeMasterKeyAlone(session))) {
      throw new StartRefused('Der Hauptschlüssel wird gerade schon gewechselt; warten Sie, bis das fertig ist.');
    }
    return await rotate(session, options);
  } finally {
    await session.end().catch(() => undefined);
  }
};

const rotate = async (session: pg.Client, options: RotateMasterKeyOptions): Promise<RotateMasterKeyResult> => {
  const { known, next } = options;
  const before = await knownMasterKeys(session, [...known, next]);
  const newest = before.keys.get(before.newest);
  if (before.newest === 0) {
    throw new StartRefused('Diese Datenbank hat noch keine Schlüssel; starten Sie das Produkt einmal.');
  }
  if (!newest) throw doesNotFit();
  const isThere = await fitsNewest(session, next, before.newest);
  if (isThere && !(await isUnfinished(session))) return { rewrapped: null };
  if (!isThere) await announce(session, { newest, next: masterKeyOf(next, newest.version + 1) }, options);
  const { keys, newest: version } = await knownMasterKeys(session, [...known, next]);
  const to = keys.get(version);
  if (!to) throw doesNotFit();
  const rewrapped = await rewrapAll(session, { keys, to }, options);
  await retire(session, version, options.now);
  return { rewrapped };
};

const fitsNewest = async (session: pg.Client, key: Buffer, version: number): Promise<boolean> => {
  const { keys } = await knownMasterKeys(session, [key]);
  return keys.has(version);
};

const isUnfinished = async (session: pg.Client): Promise<boolean> => {
  const { rows } = await session.query<{ unfinished: boolean }>(
    `select exists (
       select from personal_data.master_keys
       where retired_at is null and version < (select max(version) from personal_data.master_keys)
     ) as unfinished`,
  );
  return rows[0]?.unfinished ?? false;
};

/** Whether it came to be so in time. */
const within = async (ms: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  for (const until = performance.now() + ms; ; await pause(LOOK_AGAIN_MS)) {
    if (await isSo()) return true;
    if (performance.now() > until) return false;
  }
};

interface Change {
  readonly newest: MasterKeyOfVersion;
  readonly next: MasterKeyOfVersion;
}

/** From here on new keys are wrapped by the next master key, by everybody who works with them. */
const announce = async (
  session: pg.Client,
  { newest, next }: Change,
  { next: bytes, now, waits = WAITS }: RotateMasterKeyOptions,
): Promise<void> => {
  await session.query(`notify ${MASTER_KEYS_CHANNEL}`);
  if (!(await within(waits.hearMs, () => everybodyHasMasterKey(session, bytes)))) {
    throw new StartRefused(
      'Ein Prozess des Produkts kennt den neuen Schlüssel nicht und könnte danach nichts mehr lesen: Geben Sie zuerst allen Prozessen den neuen Schlüssel (NEW_MASTER_KEY), oder beenden Sie sie. Nichts ist geändert.',
    );
  }
  const { rows } = await session.query<{ sealed_key: Buffer }>(
    'select sealed_key from personal_data.root_keys where master_key_version = $1',
    [newest.version],
  );
  const root = rows[0] && newest.openRoot(rows[0].sealed_key);
  if (!root) throw damaged('Der Stammschlüssel');
  await session.query('begin');
  await session.query('insert into personal_data.master_keys (version, check_value, created_at) values ($1, $2, $3)', [
    next.version,
    next.makeCheckValue(),
    now,
  ]);
  await session.query('insert into personal_data.root_keys (master_key_version, sealed_key) values ($1, $2)', [
    next.version,
    next.sealRoot(root),
  ]);
  await session.query(`notify ${MASTER_KEYS_CHANNEL}`);
  await session.query('commit');
};

interface Rewrapping {
  readonly keys: Keys;
  readonly to: MasterKeyOfVersion;
}

const rewrapAll = async (
  session: pg.Client,
  rewrapping: Rewrapping,
  { onProgress, waits = WAITS }: RotateMasterKeyOptions,
): Promise<number> => {
  const first = await rewrapSubjects(session, rewrapping, onProgress);
  if (!(await within(waits.hearMs, () => everybodyStoresWith(session, rewrapping.to.version)))) {
    throw new StartRefused(
      'Ein Prozess des Produkts verschließt noch mit dem bisherigen Hauptschlüssel; wiederholen Sie den Wechsel. Bis dahin gelten beide.',
    );
  }
  await pause(waits.writeMs);
  // Whoever has missed everything cannot store any more with the old key; what came until then is wrapped anew as well.
  await refuseOlder(session, rewrapping.to.version);
  return first + (await rewrapSubjects(session, rewrapping));
};

const refuseOlder = async (session: pg.Client, version: number): Promise<void> => {
  await session.query(`set lock_timeout = ${LOCK_WITHIN_MS}`);
  for (let tries = 1; ; tries += 1) {
    try {
      await session.query(
        `alter table personal_data.subject_keys drop constraint if exists newest_master_key,
           add constraint newest_master_key check (wrapped_key is null or master_key_version >= ${version}) not valid`,
      );
      break;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isBusy) throw error;
      if (tries === LOCK_TRIES) {
        throw new StartRefused(
          'Jemand liest gerade lange in den Schlüsseln, etwa eine Sicherung; wiederholen Sie den Wechsel danach. Bis dahin gelten beide Hauptschlüssel.',
          { cause: error },
        );
      }
      await pause(LOCK_WITHIN_MS);
    }
  }
  await session.query('set lock_timeout = 0');
};

const rewrapSubjects = async (
  session: pg.Client,
  { keys, to }: Rewrapping,
  onProgress?: RotateMasterKeyOptions['onProgress'],
): Promise<number> => {
  let rewrapped = 0;
  for (let last = ''; ; ) {
    const { rows } = await session.query<KeyRow>(SOME_KEYS, [last, AT_ONCE, to.version]);
    if (rows.length === 0) return rewrapped;
    const wrapped = rows.map((row) => rewrap(row, keys, to));
    const { rowCount } = await session.query(REWRAP, [rows.map(({ subject }) => subject), wrapped, to.version]);
    rewrapped += rowCount ?? 0;
    onProgress?.(rewrapped);
    last = rows.at(-1)?.subject ?? last;
  }
};

const rewrap = (row: KeyRow, keys: Keys, to: MasterKeyOfVersion): Buffer => {
  const key = keys.get(row.master_key_version)?.unwrap(row.subject, row.wrapped_key);
  if (!key) throw damaged(`Der Schlüssel von ${row.subject}`);
  return to.wrap(row.subject, key.export());
};

/** Nothing that lives is wrapped by the older ones any more. */
const retire = async (session: pg.Client, version: number, now: Date): Promise<void> => {
  await session.query('begin');
  await session.query(
    'update personal_data.master_keys set retired_at = $2 where version < $1 and retired_at is null',
    [version, now],
  );
  await session.query('delete from personal_data.root_keys where master_key_version < $1', [version]);
  await session.query('commit');
};

const damaged = (what: string): StartRefused =>
  new StartRefused(
    `${what} ist beschädigt oder mit einem Schlüssel verschlossen, den es nicht mehr gibt; stellen Sie das Schema personal_data aus seiner Sicherung wieder her und wiederholen Sie den Wechsel. Bis dahin bleibt der bisherige Hauptschlüssel nötig.`,
  );
