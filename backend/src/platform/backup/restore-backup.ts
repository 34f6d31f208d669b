import { access } from 'node:fs/promises';
import { haveKeysAlone } from '@sternklar/event-store/personal-data/keys-in-use';
import { doesNotFit, masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { appliedMigrations, type Migration, migrate } from '@sternklar/event-store/postgres/migrate';
import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { momentText } from '../german.ts';
import { readCompressedLines } from './json-lines.ts';
import { type LaterEvents, refuseUnfitLog, takeLaterEvents } from './log-at-restore.ts';
import type { LogElsewhere } from './log-place.ts';
import { fileOf, KEYS_FOLDER, type Manifest, readManifest, type TableInBackup } from './manifest.ts';
import { productTables, quoted } from './product-tables.ts';
import type { OnTable } from './write-backup.ts';

export interface RestoreBackupOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** The role the product runs as. */
  readonly runningRole: string;
  readonly folder: string;
  /** 32 bytes each: the master keys at hand of the installation that was backed up, former ones too. */
  readonly masterKeys: readonly Buffer[];
  /** Whether what shows itself by this check value is known to be destroyed. */
  readonly wasDestroyed: (checkValue: Buffer) => Promise<boolean>;
  /** As when it was written. */
  readonly schemas: readonly string[];
  /** All that this software knows. */
  readonly migrations: readonly Migration[];
  /** Of the settings, where they name one outside of this database. */
  readonly log?: LogElsewhere;
  readonly onTable?: OnTable;
}

/** What was restored. */
export interface Restored {
  readonly manifest: Manifest;
  /** What a log elsewhere holds beyond the backup; its events stay. */
  readonly later: LaterEvents;
}

const CHARACTERS_AT_ONCE = 1_000_000;
const LOG_HEAD = 'event_log.log_head';

/**
 * Fills an empty database from a backup: all of it or, when anything is amiss, nothing. Its tables are made as they were
 * then; what later versions changed is done by the next start, which also builds the read models. Throws `StartRefused`.
 */
export const restoreBackup = async (options: RestoreBackupOptions): Promise<Restored> => {
  const { folder, ownerUrl, runningRole } = options;
  const manifest = await readManifest(folder);
  await refuseMissingFiles(folder, manifest);
  await refuseUnfitLog(manifest, options.log);
  const migrations = knownMigrations(manifest, options.migrations);
  await refuseOtherTables(ownerUrl, manifest);
  await migrate({ ownerUrl, migrations, runningRole });
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-restore' });
  try {
    if (!(await haveKeysAlone(session))) {
      throw new StartRefused('Auf dieser Datenbank läuft das Produkt; beenden Sie zuerst alle Prozesse.');
    }
    await session.query('begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await refuseFullTables(session, manifest, options.schemas);
    for (const table of manifest.tables) await load(session, table, options);
    await check(session, manifest, options);
    const later = await takeLaterEvents(session, manifest, options.log);
    await session.query('commit');
    await session.query('analyze');
    return { manifest, later };
  } finally {
    // What was not committed is undone.
    await session.end().catch(() => undefined);
  }
};

const refuseMissingFiles = async (folder: string, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const file = fileOf(folder, table);
    await access(file).catch((cause) => {
      throw new StartRefused(
        table.isKeys
          ? `In der Sicherung fehlen die Schlüssel der personenbezogenen Daten (${file}); legen Sie den Ordner ${KEYS_FOLDER}/ derselben Sicherung wieder dazu.`
          : `In der Sicherung fehlt die Datei ${file}.`,
        { cause },
      );
    });
  }
};

const knownMigrations = (manifest: Manifest, all: readonly Migration[]): readonly Migration[] => {
  const known = all.filter(({ id }) => manifest.migrations.includes(id));
  if (known.length === manifest.migrations.length) return known;
  throw new StartRefused(
    `Die Sicherung stammt von einer neueren Version (${manifest.productVersion}); stellen Sie sie mit dieser wieder her.`,
  );
};

const notEmpty = (why: string, cause?: unknown) =>
  new StartRefused(
    `Die Datenbank ist nicht leer (${why}); wiederhergestellt wird nur in einen leeren Datenordner oder eine leere Datenbank.`,
    { cause },
  );

/** Made by a newer version than the backup's: its rows would not fit. */
const refuseOtherTables = async (ownerUrl: string, manifest: Manifest): Promise<void> => {
  const applied = await appliedMigrations(ownerUrl);
  const other = applied?.find((id) => !manifest.migrations.includes(id));
  if (other !== undefined) throw notEmpty(`Umstellung '${other}'`);
};

const refuseFullTables = async (
  session: pg.ClientBase,
  manifest: Manifest,
  schemas: readonly string[],
): Promise<void> => {
  const tables = await productTables(session, schemas);
  const here = new Map(tables.map(({ name, columns }) => [name, columns.join()]));
  for (const { name, columns } of manifest.tables) {
    if (here.get(name) !== columns.join()) throw new StartRefused(`Die Sicherung passt nicht zu der Tabelle ${name}.`);
  }
  for (const { name } of tables) {
    // A new database has a head already, which stands before the first event.
    const rows = name === LOG_HEAD ? `${quoted(name)} where position > 0` : quoted(name);
    const { rowCount } = await session.query(`select from ${rows} limit 1`);
    if (rowCount !== 0) throw notEmpty(name);
  }
};

const insertInto = ({ name, columns }: TableInBackup): string => {
  const list = columns.map(quoted).join(', ');
  const update = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  return `insert into ${quoted(name)} (${list})
    select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)
    ${name === LOG_HEAD ? `on conflict (single) do update set ${update}` : ''}`;
};

/** What unpacking and PostgreSQL say of contents that make no sense. */
const isBadContent = (error: unknown): boolean => /^(Z_|22|23)/.test(String((error as { code?: unknown }).code));

const load = async (
  session: pg.ClientBase,
  table: TableInBackup,
  { folder, onTable }: RestoreBackupOptions,
): Promise<void> => {
  const file = fileOf(folder, table);
  const damaged = (cause?: unknown) =>
    new StartRefused(`Die Datei ${file} ist beschädigt; wiederhergestellt wurde nichts.`, { cause });
  const insert = insertInto(table);
  const { lines, sha256 } = readCompressedLines(file);
  let loaded = 0;
  try {
    for await (const portion of inPortions(lines)) {
      await session.query(insert, [`[${portion.join(',')}]`]);
      loaded += portion.length;
      onTable?.(table.name, loaded);
    }
  } catch (error) {
    throw isBadContent(error) ? damaged(error) : error;
  }
  if (sha256() !== table.sha256 || loaded !== table.rows) throw damaged();
  if (loaded === 0) onTable?.(table.name, 0);
};

/** One statement's rows: pieces of the file are smaller, rows may be bigger. */
async function* inPortions(lines: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let portion: string[] = [];
  let characters = 0;
  for await (const some of lines) {
    portion.push(...some);
    characters += some.reduce((sum, line) => sum + line.length, 0);
    if (characters < CHARACTERS_AT_ONCE) continue;
    yield portion;
    portion = [];
    characters = 0;
  }
  if (portion.length > 0) yield portion;
}

const GAPS = `
  select (select position from event_log.log_head) as head, count(*) as events, coalesce(max(position), 0) as newest
  from event_log.events`;

/** Which master keys the keys in the backup were wrapped by, the newest of its versions always. */
const NEEDED = `
  select version, check_value from personal_data.master_keys
  where version in (select master_key_version from personal_data.subject_keys where wrapped_key is not null)
     or version = (select max(version) from personal_data.master_keys)`;

const refuseClosedKeys = async (
  session: pg.ClientBase,
  takenAt: string,
  { masterKeys, wasDestroyed }: RestoreBackupOptions,
): Promise<void> => {
  const { rows } = await session.query<{ version: number; check_value: Buffer }>(NEEDED);
  for (const { version, check_value } of rows) {
    if (masterKeys.some((bytes) => masterKeyOf(bytes, version).fits(check_value))) continue;
    if (!(await wasDestroyed(check_value))) throw doesNotFit();
    throw new StartRefused(
      `Diese Sicherung vom ${momentText(new Date(takenAt))} lässt sich nicht mehr wiederherstellen: Ihr Hauptschlüssel wurde nach Ablauf der Zeit vernichtet, für die Sicherungen aufbewahrt werden (BACKUPS_KEPT_DAYS), damit niemand mehr liest, was seitdem gelöscht wurde. Nehmen Sie eine jüngere. Wiederhergestellt wurde nichts.`,
    );
  }
};

const check = async (session: pg.ClientBase, manifest: Manifest, options: RestoreBackupOptions): Promise<void> => {
  const { position, takenAt } = manifest;
  const { rows } = await session.query<{ head: number; events: number; newest: number }>(GAPS);
  const log = rows[0];
  if (log?.head !== position || log.events !== position || log.newest !== position) {
    throw new StartRefused(
      `Der Sicherung fehlen Ereignisse: ${log?.events} statt ${position}. Sie fehlten schon in der Datenbank, aus der sie stammt; nehmen Sie eine frühere Sicherung. Wiederhergestellt wurde nichts.`,
    );
  }
  await refuseClosedKeys(session, takenAt, options);
  // Which rows lack an event is found out anew: read models begin at the first one.
  await session.query(
    'update projections.passed_over set missing_in_version = null where missing_in_version is not null',
  );
};
