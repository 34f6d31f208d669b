import { masterKeysAtHand } from '@sternklar/event-store/personal-data/master-key-ring';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pino from 'pino';
import { allMigrations, PRODUCT_SCHEMAS } from '../composition/migrations.ts';
import { askedFolder } from '../platform/backup/asked-folder.ts';
import { keptTooLong } from '../platform/backup/kept-until.ts';
import { laterEventsText } from '../platform/backup/log-at-restore.ts';
import { openLogElsewhere } from '../platform/backup/open-log-elsewhere.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { showTables } from '../platform/backup/show-tables.ts';
import { counted, momentText } from '../platform/german.ts';
import { openDatabase } from '../platform/log/open-database.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { masterKeyFolderOf, masterKeysAtHandOf } from '../platform/settings/master-keys.ts';
import { knownMasterKey } from '../platform/settings/secrets.ts';

const HELP = `Füllt einen leeren Datenordner oder eine leere Datenbank aus einer Sicherung; das Produkt steht dabei still.

  npm run restore -- <Ordner der Sicherung>

MASTER_KEY muss der Schlüssel sein, den die gesicherte Installation damals hatte (oder deren DATA_DIR/secrets oder
MASTER_KEY_DIR am selben Platz liegen, mit den früheren Schlüsseln). Ältere Sicherungen als BACKUPS_KEPT_DAYS öffnet keiner mehr.
Liegt das Ereignisprotokoll in EventStoreDB, stellen Sie zuerst den Server wieder her (oder lassen ihn, wie er ist), und setzen Sie
EVENT_STORE_URL: Ein älteres Protokoll als die Sicherung wird abgelehnt, ein späteres gilt.
Lesemodelle baut der nächste Start aus dem Ereignisprotokoll auf.`;

const restore = async (folder: string, closers: AsyncDisposableStack): Promise<void> => {
  const { config, secrets } = loadConfig();
  await knownMasterKey(secrets.masterKey, config);
  const masterKeys = await masterKeysAtHand(masterKeysAtHandOf(secrets, config));
  const keyFolder = masterKeyFolderOf(config);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const { url, ownerUrl } = await openDatabase({ config, logger }, closers);
  const elsewhere = await openLogElsewhere({ config, logger, url: null }, closers);
  const { manifest, later } = await restoreBackup({
    ownerUrl,
    runningRole: decodeURIComponent(new URL(url).username),
    folder,
    masterKeys,
    wasDestroyed: async (checkValue) => (await keyFolder?.wasDestroyed(checkValue)) ?? false,
    schemas: PRODUCT_SCHEMAS,
    migrations: allMigrations,
    ...(elsewhere && { log: elsewhere }),
    onTable: showTables(console.log),
  });
  const { position, takenAt, log } = manifest;
  const events = log ? 'alles, was in PostgreSQL liegt' : counted(position, 'Ereignis', 'Ereignisse');
  console.log(`Wiederhergestellt: ${events}, Stand ${momentText(new Date(takenAt))}.`);
  for (const line of laterEventsText(later)) console.log(line);
  const warning = keptTooLong({ takenAt: new Date(takenAt), days: config.masterKeys.backupsKeptDays }, new Date());
  if (warning !== null) console.log(warning);
  console.log('Starten Sie jetzt das Produkt; es baut dabei die Lesemodelle auf.');
};

const closers = new AsyncDisposableStack();
try {
  const folder = askedFolder(process.argv.slice(2), HELP);
  if (folder === null) console.log(HELP);
  else await restore(folder, closers);
} catch (error) {
  console.error(
    error instanceof StartRefused ? error.message : `Die Wiederherstellung ist gescheitert: ${String(error)}`,
  );
  process.exitCode = 1;
} finally {
  await closers.disposeAsync();
}
