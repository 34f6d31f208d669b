import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../steps.ts';

/** One process of the product, started again whenever it ends. */
export interface Member {
  readonly name: string;
  /** Where it answers; null while it starts, and as soon as it is about to end. */
  port(): number | null;
  /** Whether it said, when it was last asked, that it can be sent requests. */
  isReady(): boolean;
  stop(): Promise<void>;
}

export interface MemberOptions {
  readonly name: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

/** Halves what loading the sources costs from the second process on. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/sternklar');
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** One that ran this long was well: pauses begin anew. */
const WELL_AFTER_MS = 30_000;
/** How often each is asked whether it is ready, and how long it may take to say so. */
const ASK_EVERY_MS = 200;
const SAYS_SO_WITHIN_MS = 1_000;
const ADDRESS = /http:\/\/localhost:(\d+)/;
/** Said as soon as a process was told to end; it answers on for a while. */
const ENDING = /wird beendet/;

/** Starts a process and keeps it running; what it prints is passed on behind its name. */
export const startMember = ({ name, env, say }: MemberOptions): Member => {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  let port: number | null = null;
  let ready = false;
  /** Of the process that runs now: whether it was ready once. */
  let hasRun = false;

  const leave = () => {
    port = null;
    ready = false;
  };

  const saysThatItIsReady = async (askedAt: number): Promise<boolean> => {
    const signal = AbortSignal.timeout(SAYS_SO_WITHIN_MS);
    const answer = await fetch(`http://127.0.0.1:${askedAt}/api/health/ready`, { signal }).catch(() => null);
    return answer?.ok ?? false;
  };

  const look = async (): Promise<void> => {
    const askedAt = port;
    if (askedAt === null) return;
    const said = await saysThatItIsReady(askedAt);
    // Told to end, or gone, meanwhile.
    if (askedAt !== port) return;
    ready = said;
    if (!ready || hasRun) return;
    hasRun = true;
    say(`  ${name.padEnd(14)} läuft (Prozess ${child?.pid})`);
  };

  const listenTo = (stream: NodeJS.ReadableStream | null, hear: (line: string) => void) => {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (piece: string) => {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  };

  const runOnce = async (): Promise<void> => {
    child = spawn(process.execPath, [join(root, 'backend/src/main.ts')], {
      cwd: root,
      env: { NODE_COMPILE_CACHE, ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C at the terminal goes to a whole group: it is for the one that ends the others, in their order.
      detached: true,
    });
    hasRun = false;
    const exited = once(child, 'exit');
    listenTo(child.stdout, (line) => {
      // Log lines are JSON.
      if (line.startsWith('{')) say(`[${name}] ${line}`);
      if (ENDING.test(line)) leave();
      const found = port === null && !hasRun && ADDRESS.exec(line)?.[1];
      if (found) port = Number(found);
    });
    listenTo(child.stderr, (line) => say(`[${name}] ${line}`));
    const [code, signal] = await exited.catch((error: Error) => [error.message, null]);
    child = null;
    leave();
    if (!stopping.signal.aborted) say(`  ${name} hat geendet (${signal ?? code}) und wird neu gestartet …`);
  };

  const keepRunning = async (): Promise<void> => {
    let waitMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await runOnce();
      if (performance.now() - since > WELL_AFTER_MS) waitMs = FIRST_PAUSE_MS;
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      waitMs = Math.min(2 * waitMs, LONGEST_PAUSE_MS);
    }
  };
  const keepLooking = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look();
      await pause(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = Promise.all([keepRunning(), keepLooking()]);

  return {
    name,
    port: () => port,
    isReady: () => ready,
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      await running;
    },
  };
};
