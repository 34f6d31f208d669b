import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { MalformedNote } from '@sternklar/event-store/transparency/signed-note';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import pino from 'pino';
import { exportBundle } from '../audit/bundle/export-bundle.ts';
import {
  AUDIT_HELP,
  type AuditCommand,
  parseAuditCommand,
  UnknownAuditCommand,
} from '../audit/command-line/audit-command.ts';
import { boundingLine } from '../audit/command-line/bounding-line.ts';
import { keep, NotKept, readKept } from '../audit/command-line/kept-note.ts';
import { keysIn } from '../audit/command-line/note-signatures.ts';
import { createPublicLog, NotAnswered } from '../audit/command-line/public-log.ts';
import { historyLines, statusesAt } from '../audit/command-line/show-history.ts';
import { watchLog } from '../audit/command-line/watch-log.ts';
import { watchUrl } from '../audit/command-line/watch-url.ts';
import { asKept, runVerify } from '../audit/verify/verify-bundle.mjs';
import { allMigrations } from '../composition/migrations.ts';
import { openDatabase } from '../platform/log/open-database.ts';
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { openMasterKeysOf } from '../platform/settings/master-keys.ts';

const CONNECTIONS = 3;
const PROGRESS_EVERY = 100_000;

/** The configured database, or the embedded one: of a running product if there is one, else started for this command. */
const open = async (closers: AsyncDisposableStack) => {
  const { config, secrets } = loadConfig();
  const masterKey = await openMasterKeysOf(secrets, config);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const database = await openDatabase({ config, logger, shared: true }, closers);
  await migrateDatabase(database, allMigrations, logger);
  const pool = createPool({ url: database.url, max: CONNECTIONS, applicationName: 'sternklar-audit', logger });
  closers.defer(() => pool.end());
  const { store, codec } = await openLog(
    { database, registry: eventRegistry, masterKey, pool, process: 'command', logger },
    closers,
  );
  const { brandName, auditTimeToleranceMs: toleranceMs } = config;
  const log = createTransparencyLog({ pool, store, signingKeys: [], toleranceMs });
  return { store, codec, log, brandName, toleranceMs };
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
  const opened = await open(closers);
  // Counted first: it is never more than there are, unless some are gone.
  const counted = await opened.log.streamEnd(reviewStream(reviewId));
  const lines = await historyLines(opened, reviewId);
  if (lines.length > 0) console.log(lines.join('\n'));
  else if (counted === 0) console.log('Diese Bewertung gab es nie.');
  if (lines.length < counted) console.log(missingLine(counted - lines.length));
  return lines.length > 0 && lines.length >= counted ? 0 : 1;
};

const missingLine = (count: number) =>
  `FEHLER: ${count === 1 ? '1 Schritt dieser Bewertung fehlt' : `${count} Schritte dieser Bewertung fehlen`} in der Datenbank. Welche Ereignisse es sind, zeigen „npm run audit -- watch“ und das Prüfbündel.`;

const runAsOf = async (time: Date, closers: AsyncDisposableStack): Promise<number> => {
  const opened = await open(closers);
  const steps = await statusesAt(opened, time);
  const bounding = await opened.log.bounding(time);
  for (const { reviewId, to, at } of steps) console.log(`${reviewId}  ${REVIEW_STATUS_LABEL[to]}  seit ${at}`);
  console.log(`${steps.length} Bewertungen am ${time.toISOString()}.`);
  console.log(boundingLine(bounding));
  return 0;
};

const sinceLastTime = (earlier: string | null) =>
  earlier === null ? 'Es gab noch keinen früheren Prüfpunkt.' : 'Seit dem letzten Mal kam nur hinzu.';

const runWatch = async (stateFile: string, closers: AsyncDisposableStack): Promise<number> => {
  const earlier = await readKept(stateFile);
  const watched = await watchLog({ ...(await open(closers)), earlier, onProgress: progress() });
  if (!watched)
    throw new StartRefused('Es wurde noch nichts unterschrieben; starten Sie zuerst das Produkt mit npm start.');
  for (const problem of watched.problems) console.log(`FEHLER: ${problem}`);
  // The one from before stays: it is the evidence.
  if (watched.problems.length > 0) return 1;
  await keep(stateFile, watched.checkpoint.note);
  console.log(
    `In Ordnung: ${watched.checkpoint.size} Ereignisse, wie sie unterschrieben wurden. ${sinceLastTime(earlier)}`,
  );
  return 0;
};

/** What was given is no key; the message is a German sentence. */
class NotKey extends Error {}

/** As they are, or in a file. Throws `NotKey`. */
const keysGiven = (given: string) => {
  const isFile = existsSync(given);
  try {
    return keysIn(asKept(isFile ? readFileSync(given, 'utf8') : given));
  } catch {
    throw new NotKey(
      isFile
        ? `In „${given}“ (--key) steht kein Schlüssel wie name+1a2b3c4d+BASE64.`
        : `„${given}“ (--key) ist weder eine Datei, die es gibt, noch ein Schlüssel wie name+1a2b3c4d+BASE64.`,
    );
  }
};

const runWatchUrl = async ({ stateFile, url, key }: Extract<AuditCommand, { name: 'watch-url' }>): Promise<number> => {
  const earlier = await readKept(stateFile);
  const keys = key === null ? null : keysGiven(key);
  const { note, size, problems } = await watchUrl({ log: createPublicLog({ url, pause }), earlier, keys });
  const isGood = problems.length === 0;
  // Two signed notes that contradict each other show it to everybody, so the one from before stays.
  await keep(isGood ? stateFile : `${stateFile}.conflict`, note);
  const verdict = isGood
    ? [`In Ordnung: ${size} Ereignisse sind unterschrieben. ${sinceLastTime(earlier)}`]
    : [
        ...problems.map((problem) => `FEHLER: ${problem}`),
        `Der neue Prüfpunkt liegt in ${stateFile}.conflict. Bewahren Sie ihn mit dem früheren auf: Zusammen sind sie der Beweis.`,
      ];
  console.log(verdict.join('\n'));
  if (keys === null) {
    console.log(
      'Hinweis: Die Schlüssel nennt der Dienst selbst. Vergleichen Sie sie mit denen, die Sie kennen (--key).',
    );
  }
  return isGood ? 0 : 1;
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
    case 'watch-url':
      return runWatchUrl(command);
  }
};

const couldNotLook = (error: unknown) =>
  [NotAnswered, MalformedNote, NotKept, NotKey].some((kind) => error instanceof kind);

const SAID_IN_WORDS = [StartRefused, UnknownAuditCommand, NotAnswered, NotKept, NotKey];

const sentenceFor = (error: unknown): string => {
  if (error instanceof MalformedNote) return 'Die Datei enthält keinen Prüfpunkt, wie ihn das Protokoll unterschreibt.';
  return SAID_IN_WORDS.some((kind) => error instanceof kind) && error instanceof Error
    ? error.message
    : `Der Befehl ist gescheitert: ${error instanceof Error ? error.message : String(error)}`;
};

const closers = new AsyncDisposableStack();
try {
  process.exitCode = await run(parseAuditCommand(process.argv.slice(2)), closers);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = couldNotLook(error) ? 2 : 1;
} finally {
  await closers.disposeAsync();
}
