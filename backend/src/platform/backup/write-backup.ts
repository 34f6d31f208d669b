import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connectionRefusal } from '@sternklar/event-store/postgres/connection-refusal';
import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { refuseOtherLogHome } from '../log/log-home.ts';
import { writeCompressed } from './json-lines.ts';
import { type LogElsewhere, placeNow } from './log-place.ts';
import { DATA_FOLDER, fileOf, KEYS_FOLDER, MANIFEST, type Manifest, type TableInBackup } from './manifest.ts';
import { type ProductTable, productTables, quoted } from './product-tables.ts';

/** Told after each portion of a table, and once for a table without rows. */
export type OnTable = (table: string, rows: number) => void;

export interface WriteBackupOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** Made when it is missing; must be empty. */
  readonly folder: string;
  /** Where the product's tables are, but for the read models. */
  readonly schemas: readonly string[];
  readonly now: () => Date;
  readonly productVersion: string;
  /** Where it is not in this database. */
  readonly log?: LogElsewhere;
  readonly onTable?: OnTable;
}

const ROWS_AT_ONCE = 1_000;
/** Pieces of files are large: of unknown rows a few, then so many as are about this long together. */
const FIRST_ROWS = 8;
const CHARACTERS_AT_ONCE = 4_000_000;

/**
 * Writes everything that is not derived from the log as of one moment, row by row, beside a product that goes on. Throws
 * `StartRefused` for a folder that is not empty and a database that holds nothing; what was written goes when it fails.
 */
export const writeBackup = async (options: WriteBackupOptions): Promise<Manifest> => {
  const { ownerUrl, folder } = options;
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-backup' }).catch((error) => {
    throw connectionRefusal(error, ownerUrl);
  });
  try {
    // Keys are stored before the events that need them.
    const keysUpTo = await options.log?.head();
    await beginSnapshot(session);
    const migrations = await appliedIn(session);
    await refuseOtherLogHome(session, options.log !== undefined);
    const log = options.log && { ...(await placeNow(options.log)), keysUpTo: keysUpTo ?? 0 };
    await prepareFolder(folder);
    try {
      return await writeAll(session, { migrations, ...(log && { log }) }, options);
    } catch (error) {
      for (const name of [MANIFEST, DATA_FOLDER, KEYS_FOLDER]) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
      throw whenFull(error, folder);
    }
  } finally {
    await session.end().catch(() => undefined);
  }
};

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** A sentence where there was no room for all of it; every other error as it is. */
export const whenFull = (error: unknown, folder: string): unknown =>
  error instanceof Error && 'code' in error && FULL.includes(error.code)
    ? new StartRefused(
        `Für die Sicherung ist bei ${folder} kein Platz mehr (${error.code}): Schaffen Sie dort Platz, oder nennen Sie einen anderen Ordner. Was geschrieben war, ist wieder entfernt; gesichert ist nichts.`,
        { cause: error },
      )
    : error;

/** Everything that this session reads is as of now, in formats that do not depend on the server's settings. */
const beginSnapshot = async (session: pg.ClientBase): Promise<void> => {
  await session.query(`
    set timezone = 'UTC'; set bytea_output = 'hex'; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0;
    begin isolation level repeatable read read only`);
};

const appliedIn = async (session: pg.ClientBase): Promise<string[]> => {
  const { rows } = await session.query("select to_regclass('sternklar_meta.migrations') is not null as known");
  if (!rows[0]?.known) throw new StartRefused('In dieser Datenbank ist nichts, was gesichert werden könnte.');
  const applied = await session.query<{ id: string }>(
    'select id from sternklar_meta.migrations order by applied_at, id',
  );
  return applied.rows.map(({ id }) => id);
};

const prepareFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) {
      throw new StartRefused(`Der Ordner ${folder} ist nicht leer; nennen Sie einen neuen.`);
    }
    for (const name of [DATA_FOLDER, KEYS_FOLDER]) await mkdir(join(folder, name), { mode: 0o700 });
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartRefused(`Der Ordner ${folder} lässt sich nicht anlegen oder lesen (${reason}).`, { cause: error });
  }
};

const writeAll = async (
  session: pg.ClientBase,
  facts: Pick<Manifest, 'migrations' | 'log'>,
  { folder, schemas, now, productVersion, onTable }: WriteBackupOptions,
): Promise<Manifest> => {
  const takenAt = now().toISOString();
  const head = await session.query<{ position: number }>('select position from event_log.log_head');
  const tables: TableInBackup[] = [];
  for (const table of await productTables(session, schemas)) {
    tables.push(await writeTable(session, table, { folder, onTable }));
  }
  const position = head.rows[0]?.position ?? 0;
  const manifest: Manifest = { format: 1, takenAt, productVersion, position, ...facts, tables };
  for (const name of [DATA_FOLDER, KEYS_FOLDER]) await syncFolder(join(folder, name));
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  return manifest;
};

const writeTable = async (
  session: pg.ClientBase,
  table: ProductTable,
  { folder, onTable }: { readonly folder: string; readonly onTable: OnTable | undefined },
): Promise<TableInBackup> => {
  let written = 0;
  const lines = async function* () {
    for await (const rows of portionsOf(session, table)) {
      written += rows.length;
      onTable?.(table.name, written);
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
  };
  const sha256 = await writeCompressed(fileOf(folder, table), lines());
  if (written === 0) onTable?.(table.name, 0);
  return { ...table, columns: [...table.columns], rows: written, sha256 };
};

async function* portionsOf(session: pg.ClientBase, { name, columns }: ProductTable) {
  const list = columns.map(quoted).join(', ');
  await session.query(
    `declare portion no scroll cursor for
     select row_to_json(r)::text as row from (select ${list} from only ${quoted(name)}) r`,
  );
  for (let count = FIRST_ROWS; ; ) {
    const { rows } = await session.query<{ row: string }>(`fetch ${count} from portion`);
    if (rows.length === 0) break;
    yield rows;
    const characters = rows.reduce((sum, { row }) => sum + row.length, 0);
    const fitting = Math.floor((CHARACTERS_AT_ONCE * rows.length) / characters);
    count = Math.min(ROWS_AT_ONCE, Math.max(1, fitting));
  }
  await session.query('close portion');
}

/** A new file is safe once its folder is, too; where folders cannot be opened (Windows), the system sees to that. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
};
