import { readFile, rename, writeFile } from 'node:fs/promises';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import pino from 'pino';
import { exportBundle } from './audit/bundle/export-bundle.ts';
import {
  AUDIT_HELP,
  type AuditCommand,
  parseAuditCommand,
  UnknownAuditCommand,
} from './audit/command-line/audit-command.ts';
import { historyLines, statusesAt } from './audit/command-line/show-history.ts';
import { watchLog } from './audit/command-line/watch-log.ts';
import { runVerify } from './audit/verify/verify-bundle.mjs';
import { loadConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { migrateDatabase, openLog } from './open-log.ts';
import { completeSecrets } from './settings/secrets.ts';

const CONNECTIONS = 3;
const PROGRESS_EVERY = 100_000;

/** The configured database, or the embedded one: of a running product if there is one, else started for this command. */
const open = async (closers: AsyncDisposableStack) => {
  const { config, secrets } = loadConfig();
  const { masterKey } = await completeSecrets(secrets, config.dataDir);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const database = await openDatabase({ config, logger, shared: true }, closers);
  await migrateDatabase(database, logger);
  const pool = createPool({ url: database.url, max: CONNECTIONS, applicationName: 'sternklar-audit', logger });
  closers.defer(() => pool.end());
  const { store, codec } = await openLog({ database, masterKey, pool, process: 'command', logger }, closers);
  const log = createTransparencyLog({ pool, store, signingKeys: [] });
  return { store, codec, log, brandName: config.brandName };
};

/** A line now and then; the last one is said by the command itself. */
const progress = () => {
  let said = 0;
  return (events: number, of: number) => {
    if (events - said < PROGRESS_EVERY) return;
    said = events;
    console.error(`  ${events} von ${of} Ereignissen …`);
  };
};

const runExport = async (folder: string, closers: AsyncDisposableStack): Promise<number> => {
  const options = { ...(await open(closers)), folder, now: () => new Date(), onProgress: progress() };
  const { size } = await exportBundle(options);
  console.log(`${size} Ereignisse liegen in ${folder}. Prüfen: npm run audit -- verify ${folder}`);
  return 0;
};

const runHistory = async (reviewId: string, closers: AsyncDisposableStack): Promise<number> => {
  const lines = await historyLines(await open(closers), reviewId);
  console.log(lines.length > 0 ? lines.join('\n') : 'Diese Bewertung gab es nie.');
  return lines.length > 0 ? 0 : 1;
};

const runAsOf = async (time: Date, closers: AsyncDisposableStack): Promise<number> => {
  const steps = await statusesAt(await open(closers), time);
  for (const { reviewId, to, at } of steps) console.log(`${reviewId}  ${REVIEW_STATUS_LABEL[to]}  seit ${at}`);
  console.log(`${steps.length} Bewertungen am ${time.toISOString()}.`);
  return 0;
};

const runWatch = async (stateFile: string, closers: AsyncDisposableStack): Promise<number> => {
  const earlier = await readFile(stateFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const watched = await watchLog({ ...(await open(closers)), earlier, onProgress: progress() });
  if (!watched)
    throw new StartRefused('Es wurde noch nichts unterschrieben; starten Sie zuerst das Produkt mit npm start.');
  for (const problem of watched.problems) console.log(`FEHLER: ${problem}`);
  // The one from before stays: it is the evidence.
  if (watched.problems.length > 0) return 1;
  await writeFile(`${stateFile}.new`, watched.checkpoint.note);
  await rename(`${stateFile}.new`, stateFile);
  const since = earlier === null ? 'Es gab noch keinen früheren Prüfpunkt.' : 'Seit dem letzten Mal kam nur hinzu.';
  console.log(`In Ordnung: ${watched.checkpoint.size} Ereignisse, wie sie unterschrieben wurden. ${since}`);
  return 0;
};

const run = (command: AuditCommand, closers: AsyncDisposableStack): Promise<number> => {
  switch (command.name) {
    case 'help':
      console.log(AUDIT_HELP);
      return Promise.resolve(0);
    case 'export':
      return runExport(command.folder, closers);
    case 'verify':
      return runVerify(command.args);
    case 'history':
      return runHistory(command.reviewId, closers);
    case 'as-of':
      return runAsOf(command.time, closers);
    case 'watch':
      return runWatch(command.stateFile, closers);
  }
};

const sentenceFor = (error: unknown): string =>
  error instanceof StartRefused || error instanceof UnknownAuditCommand
    ? error.message
    : `Der Befehl ist gescheitert: ${error instanceof Error ? error.message : String(error)}`;

const closers = new AsyncDisposableStack();
try {
  process.exitCode = await run(parseAuditCommand(process.argv.slice(2)), closers);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
} finally {
  await closers.disposeAsync();
}
