import { rotateMasterKey } from '@sternklar/event-store/personal-data/rotate-master-key';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pino from 'pino';
import { v7 } from 'uuid';
import {
  ACCOUNTS_HELP,
  parseOperatorCommand,
  UnknownOperatorCommand,
} from '../accounts/command-line/operator-command.ts';
import { readPassword } from '../accounts/command-line/read-password.ts';
import { runOperatorCommand } from '../accounts/command-line/run-operator-command.ts';
import {
  type AdminCompositionOptions,
  composeDesk,
  composeEvidence,
  composeOperators,
  composePartners,
} from '../composition/admin-composition.ts';
import { allMigrations } from '../composition/migrations.ts';
import {
  isPartnerCommand,
  PARTNERS_HELP,
  parsePartnerCommand,
  UnknownPartnerCommand,
} from '../partners/command-line/partner-command.ts';
import { runPartnerCommand } from '../partners/command-line/run-partner-command.ts';
import { createProvider } from '../payments/create-provider.ts';
import { openDatabase } from '../platform/log/open-database.ts';
import { migrateDatabase } from '../platform/log/open-log.ts';
import {
  isOperationsCommand,
  OPERATIONS_HELP,
  parseOperationsCommand,
  UnknownOperationsCommand,
} from '../platform/operations/command-line/operations-command.ts';
import {
  isRotateMasterKey,
  parseRotateMasterKey,
  runRotateMasterKey,
} from '../platform/operations/command-line/rotate-master-key.ts';
import { runOperationsCommand } from '../platform/operations/command-line/run-operations-command.ts';
import { askAtTerminal } from '../platform/operations/command-line/terminal.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { masterKeyChange } from '../platform/settings/master-key-change.ts';
import { openMasterKeysOf } from '../platform/settings/master-keys.ts';
import {
  checkEvidence,
  EVIDENCE_HELP,
  isEvidenceCommand,
  parseEvidenceCommand,
  UnknownEvidenceCommand,
} from '../reviews/evidence/command-line/evidence-command.ts';

const terminal = {
  print: (text: string) => console.log(text),
  complain: (text: string) => console.error(text),
  readPassword: () => readPassword(process.stdin, process.stderr),
  confirm: (question: string) => askAtTerminal(question, process.stdin, process.stderr),
};

/** The configured database, or the embedded one: of a running product if there is one, else started for this command. */
const openOptions = async (closers: AsyncDisposableStack): Promise<AdminCompositionOptions> => {
  const { config, secrets } = loadConfig();
  const masterKey = await openMasterKeysOf(secrets, config);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const paymentProvider = createProvider(
    { url: config.payments.stripeUrl, secrets: secrets.stripe },
    { publicUrl: config.http.publicUrl, logger },
  );
  const database = await openDatabase({ config, logger, shared: true }, closers);
  const { s3 } = config.evidence;
  const login = secrets.evidenceS3;
  return {
    database,
    masterKey,
    s3: s3 && login && { ...s3, ...login },
    logger,
    operator: config.operator,
    paymentProvider,
    warnings: config.warnings,
    masterKeyTurnDays: config.masterKeys.turnDays,
    witnessing: config.witnessing,
    nextId: () => v7(),
  };
};

type Run = (closers: AsyncDisposableStack) => Promise<number>;

/** Without opening the keys, which must be nobody's while the master key changes. */
const rotate =
  (asked: { readonly yes: boolean }): Run =>
  async (closers) => {
    const { config, secrets } = loadConfig();
    const change = await masterKeyChange(secrets, config);
    const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
    const database = await openDatabase({ config, logger, shared: true }, closers);
    await migrateDatabase(database, allMigrations, logger);
    const { ownerUrl } = database;
    return runRotateMasterKey(
      { change, rotate: (keys) => rotateMasterKey({ ...keys, ownerUrl, now: new Date() }) },
      asked,
      terminal,
    );
  };

/** What the arguments ask for, to be run with everything that it opens. */
const chosen = (args: readonly string[]): Run => {
  if (isRotateMasterKey(args)) return rotate(parseRotateMasterKey(args));
  if (isOperationsCommand(args)) {
    const command = parseOperationsCommand(args);
    return async (closers) =>
      runOperationsCommand(await composeDesk(await openOptions(closers), closers), command, terminal);
  }
  if (isPartnerCommand(args)) {
    const command = parsePartnerCommand(args);
    return async (closers) =>
      runPartnerCommand(await composePartners(await openOptions(closers), closers), command, terminal);
  }
  if (isEvidenceCommand(args)) {
    parseEvidenceCommand(args);
    return async (closers) => checkEvidence(await composeEvidence(await openOptions(closers), closers), terminal);
  }
  const command = parseOperatorCommand(args);
  if (command.name === 'help') {
    return async () => {
      console.log(`${OPERATIONS_HELP}\n\n\n${ACCOUNTS_HELP}\n\n\n${PARTNERS_HELP}\n\n\n${EVIDENCE_HELP}`);
      return 0;
    };
  }
  return async (closers) =>
    runOperatorCommand(await composeOperators(await openOptions(closers), closers), command, terminal);
};

/** As after a restore, or with a new version, before the product was started. */
const isWithoutReadModels = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE && /"rm_\w+_v\d+\./.test(error.message);
const UNDEFINED_TABLE = '42P01';

const sentenceFor = (error: unknown): string => {
  const known =
    error instanceof StartRefused ||
    error instanceof UnknownOperatorCommand ||
    error instanceof UnknownOperationsCommand ||
    error instanceof UnknownPartnerCommand ||
    error instanceof UnknownEvidenceCommand;
  if (known) return error.message;
  if (isWithoutReadModels(error))
    return 'Die Lesemodelle gibt es noch nicht: Starten Sie das Produkt mit npm start, es baut sie auf, und wiederholen Sie den Befehl.';
  return `Der Befehl ist gescheitert: ${error instanceof Error ? error.message : String(error)}`;
};

const closers = new AsyncDisposableStack();
try {
  process.exitCode = await chosen(process.argv.slice(2))(closers);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
} finally {
  await closers.disposeAsync();
}
