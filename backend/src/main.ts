import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pino from 'pino';
import { composeProduct, type Product } from './composition.ts';
import { prepareAssistant } from './conversations/assistant/index.ts';
import { DEMO_LOGINS } from './demo/demo-logins.ts';
import { describeError } from './platform/describe-error.port.ts';
import { listen, probeAddress } from './platform/http/listen.ts';
import { openDatabase } from './platform/log/open-database.ts';
import { createNextId } from './platform/next-id.ts';
import { PRODUCT_VERSION } from './platform/product-version.ts';
import { type Config, loadConfig } from './platform/settings/config.ts';
import { masterKeysAtHandOf } from './platform/settings/master-keys.ts';
import { auditSigningKeyOf, completeSecrets, vapidKeyOf } from './platform/settings/secrets.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';

/** Signals that reach a process twice within this time, by its terminal and by npm, count once. */
const SAME_SIGNAL_MS = 500;
const STOP_LIMIT_MS = 25_000;
/** Grows by the time in which requests are still answered after the end was announced. */
let stopLimitMs = STOP_LIMIT_MS;

const nextId = createNextId();

const say = (line: string) => console.log(line);

/** Whatever was started, in reverse order; also while a start is still going on. */
const started = new AsyncDisposableStack();
let stopping: { readonly since: number; readonly done: Promise<void> } | null = null;

const stopEverything = (exitCode: number): Promise<void> => {
  stopping ??= { since: performance.now(), done: stopThenExit(exitCode) };
  return stopping.done;
};

const stopThenExit = async (exitCode: number): Promise<void> => {
  const limit = setTimeout(() => {
    console.error('Das Beenden dauert zu lange und wird abgebrochen; beim nächsten Start wird aufgeräumt.');
    process.exit(1);
  }, stopLimitMs);
  try {
    await started.disposeAsync();
  } catch (error) {
    console.error(`Beim Beenden ist ein Fehler aufgetreten: ${messageOf(error)}`);
    process.exit(1);
  } finally {
    clearTimeout(limit);
  }
  process.exit(exitCode);
};

const onSignal = (signal: NodeJS.Signals) => {
  if (stopping === null) {
    say(signal === 'SIGINT' ? '\nSternklar wird beendet … (noch einmal Strg-C: sofort)' : 'Sternklar wird beendet …');
    void stopEverything(0);
  } else if (performance.now() - stopping.since > SAME_SIGNAL_MS) {
    process.exit(130);
  }
};

/** The address to type: a name instead of what a server binds to. */
const addressOf = ({ app }: Product, { http }: Config): string => {
  const bound = app.server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : http.port;
  const anyOrLoopback = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(http.host);
  return `http://${anyOrLoopback ? 'localhost' : http.host}:${port}`;
};

const printSummary = (product: Product, config: Config): void => {
  const address = addressOf(product, config);
  if (!config.roles.has('api')) {
    say(
      `\n${config.brandName} läuft (${[...config.roles].join(', ')}): ${address}/api/health/ready\n\nBeenden mit Strg-C.`,
    );
    return;
  }
  say(`\n${config.brandName} läuft: ${address}\n`);
  say(`  Verwaltung     ${address}/admin`);
  if (product.mailbox)
    say(`  E-Mails        ${address}/mailbox   (alle, die das Produkt schreibt; ohne SMTP_URL geht keine hinaus)`);
  say(`  Schnittstelle  ${address}/api/docs`);
  if (config.demoData) printDemoLogins();
  say('\nBeenden mit Strg-C.');
};

const printDemoLogins = (): void => {
  say('\nZugänge der Demonstration (E-Mail-Adresse und Passwort)');
  const names = { customer: 'Kunde', admin: 'Verwaltung', auditor: 'Prüfung' } as const;
  for (const [role, { email, password }] of Object.entries(DEMO_LOGINS)) {
    say(`  ${names[role as keyof typeof names].padEnd(13)}  ${email}   ${password}`);
  }
};

/** A line for every quarter of the way; nothing when all of it is there already. */
const sayDemoProgress = (done: number, of: number): void => {
  if (done === 1) say('  Demo-Daten werden geschrieben …');
  else if (done % Math.ceil(of / 4) === 0) say(`  Demo-Daten: ${Math.round((done / of) * 100)} %`);
};

/** Tells whoever shares out requests that none should come here any more, and goes on answering until they know. */
const drain = async (product: Product, { drainMs }: Config): Promise<void> => {
  product.announceEnd();
  if (drainMs > 0) await pause(drainMs);
};

const start = async (): Promise<void> => {
  const { config, secrets } = loadConfig();
  stopLimitMs = STOP_LIMIT_MS + config.drainMs;
  say(`${config.brandName} startet …`);
  for (const warning of config.warnings) say(`  Achtung: ${warning}`);
  const tracing = await openTracing({
    settings: config.tracing,
    headers: secrets.tracingHeaders,
    attributes: {
      'service.version': PRODUCT_VERSION,
      'service.instance.id': `${hostname()}-${process.pid}`,
      'sternklar.roles': [...config.roles],
    },
    onLost: () => logger.warn({}, 'traces could not be sent'),
  });
  if (tracing) started.defer(tracing.close);
  const logger = pino({ level: config.logLevel, ...(tracing && { mixin: tracing.logFields }) });
  reportCrashes(logger);
  if (config.warnings.length > 0) logger.warn({ settings: config.warnings }, 'settings that may be a mistake');
  await probeAddress(config.http);
  const completed = {
    ...secrets,
    ...(await completeSecrets(secrets, config)),
    masterKey: masterKeysAtHandOf(secrets, config),
    auditSigningKey: await auditSigningKeyOf(secrets.auditSigningKey, config.dataDir),
    vapidKey: await vapidKeyOf(secrets.vapidKey, config),
  };
  if (config.database === null) say('  Die eingebaute Datenbank startet …');
  const database = await openDatabase({ config, logger }, started);
  if (config.demoData) {
    const { masterKey } = completed;
    const { composeDemo } = await import('./demo/demo-composition.ts');
    await composeDemo({
      database,
      masterKey,
      operator: config.operator,
      notices: config.notices,
      logger,
      nextId,
      onProgress: sayDemoProgress,
    });
  }
  say('  Datenbank und Lesemodelle werden vorbereitet …');
  const product = await composeProduct({
    config,
    secrets: completed,
    database,
    logger,
    nextId,
    ...(tracing && { tracing }),
  });
  started.defer(product.stop);
  if (config.roles.has('api')) prepareAssistant();
  started.defer(() => drain(product, config));
  await listen(product.app, config.http);
  printSummary(product, config);
};

/** A bug that nobody caught leaves an unknown state behind: it is logged, and the process ends in order. */
const reportCrashes = (logger: pino.Logger): void => {
  const onCrash = (error: unknown) => {
    logger.fatal(describeError(error), 'unexpected error; the process ends');
    void stopEverything(1);
  };
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const sentenceFor = (error: unknown): string =>
  error instanceof StartRefused
    ? error.message
    : `Der Start ist an einem unerwarteten Fehler gescheitert: ${messageOf(error)}`;

// SIGHUP: the terminal was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
try {
  await start();
} catch (error) {
  if (stopping === null) console.error(sentenceFor(error));
  await stopEverything(1);
}
