import { StartRefused } from '@sternklar/event-store/start-refused';
import pino from 'pino';
import { v7 } from 'uuid';
import { HELP, parseOperatorCommand, UnknownOperatorCommand } from './accounts/command-line/operator-command.ts';
import { readPassword } from './accounts/command-line/read-password.ts';
import { runOperatorCommand } from './accounts/command-line/run-operator-command.ts';
import { composeOperators } from './admin-composition.ts';
import { type Config, loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { completeSecrets } from './settings/secrets.ts';

/** The configured database, or the embedded one: of a running product if there is one, else started for this command. */
const openDatabase = async (config: Config, closers: AsyncDisposableStack) => {
  if (config.database) return config.database;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, shared: true });
  closers.defer(() => postgres.stop());
  return postgres;
};

const openOperators = async (closers: AsyncDisposableStack) => {
  const { config, secrets } = loadConfig();
  const { masterKey } = await completeSecrets(secrets, config.dataDir);
  const database = await openDatabase(config, closers);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  return composeOperators({ database, masterKey, logger, nextId: () => v7() }, closers);
};

/** Resolves to the exit code. */
const main = async (args: readonly string[]): Promise<number> => {
  const command = parseOperatorCommand(args);
  if (command.name === 'help') {
    console.log(HELP);
    return 0;
  }
  const closers = new AsyncDisposableStack();
  try {
    const operators = await openOperators(closers);
    return await runOperatorCommand(operators, command, {
      print: (text) => console.log(text),
      complain: (text) => console.error(text),
      readPassword: () => readPassword(process.stdin, process.stderr),
    });
  } finally {
    await closers.disposeAsync();
  }
};

const sentenceFor = (error: unknown): string => {
  if (error instanceof StartRefused || error instanceof UnknownOperatorCommand) return error.message;
  return `Der Befehl ist gescheitert: ${error instanceof Error ? error.message : String(error)}`;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
