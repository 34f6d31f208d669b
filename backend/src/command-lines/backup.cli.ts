import { StartRefused } from '@sternklar/event-store/start-refused';
import pino from 'pino';
import { PRODUCT_SCHEMAS } from '../composition/migrations.ts';
import { askedFolder } from '../platform/backup/asked-folder.ts';
import { keptUntil } from '../platform/backup/kept-until.ts';
import { whichLogText } from '../platform/backup/log-place.ts';
import { missingEventsText } from '../platform/backup/missing-events.ts';
import { notInBackup } from '../platform/backup/not-in-backup.ts';
import { openLogElsewhere } from '../platform/backup/open-log-elsewhere.ts';
import { showTables } from '../platform/backup/show-tables.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { counted, momentText } from '../platform/german.ts';
import { openDatabase } from '../platform/log/open-database.ts';
import { PRODUCT_VERSION } from '../platform/product-version.ts';
import { loadConfig } from '../platform/settings/config.ts';

const HELP = `Sichert alles, was sich nicht aus dem Ereignisprotokoll neu aufbauen lässt; das Produkt läuft dabei weiter.

  npm run backup -- <neuer Ordner>

Liegt das Ereignisprotokoll in EventStoreDB, sichern Sie danach auch den Server; der Befehl sagt, was zusammengehört.
Im Ordner liegt danach auch keys/: Zusammen mit MASTER_KEY öffnet er alle personenbezogenen Daten.
Nicht dabei sind alle Einstellungen, vor allem MASTER_KEY und AUDIT_SIGNING_KEY (ohne Einstellung: DATA_DIR/secrets), und
Belege in einem S3-Speicher; der Befehl nennt sie am Ende. Was zu tun ist, wenn davon etwas verloren ging, steht in
docs/operations.md unter „What is in no backup“.`;

const backUp = async (folder: string, closers: AsyncDisposableStack): Promise<void> => {
  const { config, secrets } = loadConfig();
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const { url, ownerUrl } = await openDatabase({ config, logger, shared: true }, closers);
  const elsewhere = await openLogElsewhere({ config, logger, url }, closers);
  const manifest = await writeBackup({
    ownerUrl,
    ...(elsewhere && { log: elsewhere }),
    folder,
    schemas: PRODUCT_SCHEMAS,
    now: () => new Date(),
    productVersion: PRODUCT_VERSION,
    onTable: showTables(console.log),
  });
  const { position, log, takenAt } = manifest;
  if (log) {
    console.log(`Gesichert in ${folder}: alles, was in PostgreSQL liegt. Das Ereignisprotokoll ist nicht dabei.`);
    console.log(`Sichern Sie jetzt EventStoreDB mit seinen eigenen Mitteln. ${whichLogText(log, new Date(takenAt))}`);
  } else {
    console.log(`Gesichert in ${folder}: ${counted(position, 'Ereignis', 'Ereignisse')} und alles, was dazugehört.`);
  }
  const until = momentText(keptUntil({ takenAt: new Date(), days: config.masterKeys.backupsKeptDays }));
  console.log(`Löschen Sie den Ordner keys/ darin spätestens am ${until}: Er öffnet, was seitdem gelöscht wurde.`);
  console.log('Nicht darin, also eigens zu sichern:');
  for (const line of notInBackup({ config, secrets })) console.log(`  ${line}`);
  const missing = missingEventsText(manifest);
  if (missing === null) return;
  console.error(missing);
  process.exitCode = 1;
};

const closers = new AsyncDisposableStack();
try {
  const folder = askedFolder(process.argv.slice(2), HELP);
  if (folder === null) console.log(HELP);
  else await backUp(folder, closers);
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : `Die Sicherung ist gescheitert: ${String(error)}`);
  process.exitCode = 1;
} finally {
  await closers.disposeAsync();
}
