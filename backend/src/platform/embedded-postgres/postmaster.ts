import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { programEnvironment } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { folderProblemIn } from './folder-refusal.ts';
import type { Programs } from './programs.ts';
import { shutDownAtExit } from './shutdown.ts';

export interface PostmasterOptions {
  readonly folder: DataFolder;
  readonly programs: Programs;
  /** False lets commits return before they are on disk. Only for data that nobody needs. */
  readonly durable: boolean;
  readonly logger?: Logger;
}

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Calls off its shutdown at the exit of this process. */
  readonly release: () => void;
}

/** Another postmaster holds the folder at this moment, or a dying one has not let go of it yet. */
export class FolderBusy extends Error {}
class PortTaken extends Error {}

const PORT_TRIES = 5;
const SILENCE_TIMEOUT_MS = 60_000;

/**
 * Starts PostgreSQL's main process and resolves when it accepts connections; on the wanted loopback port, else on a free
 * one. Throws FolderBusy when another one holds the folder, else StartRefused.
 */
export async function startPostmaster(options: PostmasterOptions, wantedPort?: number): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    try {
      return await startOn(port, options);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
      if (wantedPort || attempt === PORT_TRIES) {
        throw new StartRefused(`PostgreSQL kann den Port ${port} auf 127.0.0.1 nicht öffnen.`, { cause: error });
      }
    }
  }
}

async function startOn(port: number, options: PostmasterOptions): Promise<Postmaster> {
  const { folder, programs } = options;
  // In a process group of its own: Ctrl-C reaches only this process, which finishes its work before it stops PostgreSQL.
  const child = spawn(programs.postgres, ['-D', folder.cluster, ...settings(port, options.durable)], {
    ...folder.user,
    ...programEnvironment,
    cwd: folder.cluster,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  const release = pid === undefined ? () => undefined : shutDownAtExit(pid, programs);
  try {
    await untilReady(child, options);
    if (pid === undefined) throw new Error('A running process has an id.');
    return { pid, port, release };
  } catch (error) {
    release();
    child.kill('SIGKILL');
    throw error;
  }
}

/** Only tests do not care for their data; many products of theirs connect to one server, each with a dozen connections. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Each connection proves its password by so many rounds of hashing, by default 4,096.
  scram_iterations: '1',
};

function settings(port: number, durable: boolean): readonly string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'sternklar',
    // What is wrong with a statement may quote personal data: it reaches the caller, and no log (see reportTrouble).
    log_min_messages: 'error',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(!durable && FOR_TESTS),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** PostgreSQL says itself when it is ready; while it recovers from a crash it reports progress, which renews the time. */
function untilReady(child: ChildProcess, options: PostmasterOptions): Promise<void> {
  return new Promise((ready, failed) => {
    const seen: string[] = [];
    const silence = setTimeout(
      () => failed(startRefusal(['it says nothing for 60 seconds', ...seen], options.folder)),
      SILENCE_TIMEOUT_MS,
    );
    let isReady = false;
    const lines = child.stderr && createInterface({ input: child.stderr });
    lines?.on('line', (line) => {
      if (isReady) return reportTrouble(line, options.logger);
      seen.unshift(line);
      silence.refresh();
      if (!line.includes('ready to accept connections')) return;
      isReady = true;
      clearTimeout(silence);
      ready();
    });
    child.on('error', (error) => {
      clearTimeout(silence);
      failed(startRefusal([error.message], options.folder));
    });
    // 'close', not 'exit': only then every line has arrived.
    child.on('close', () => {
      clearTimeout(silence);
      failed(startRefusal(seen, options.folder));
    });
  });
}

/** Passes on what an operator must know: the end of everything, and a disk that does not take what is written. */
function reportTrouble(line: string, logger?: Logger): void {
  const ordinary = /terminating connection|starting up|shutting down/.test(line);
  const grave = /\b(FATAL|PANIC):/.test(line) || /ERROR: {2}could not (write|extend|fsync)/.test(line);
  if (grave && !ordinary) logger?.error({ line }, 'PostgreSQL reports trouble');
}

function startRefusal(lines: readonly string[], folder: DataFolder): unknown {
  const text = lines.join('\n');
  if (/could not bind|could not create any TCP\/IP sockets/.test(text)) return new PortTaken(text);
  if (/lock file "postmaster.pid"|pre-existing shared memory block/.test(text)) return new FolderBusy(text);
  const problem = folderProblemIn(text, folder.named);
  if (problem) return problem;
  const reason = lines.find((line) => /(FATAL|PANIC|ERROR):/.test(line)) ?? lines[0] ?? 'no message';
  return new StartRefused(
    `PostgreSQL startet im Datenordner ${folder.named} nicht (${reason.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').trim()}).`,
  );
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') found(address.port);
        else failed(new Error('A listening TCP server has a port.'));
      });
    });
  });
}
