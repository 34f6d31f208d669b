import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImageFolder } from './image-folder.ts';
import { type Memory, memoryOf } from './memory-of.ts';

const LOOK_MS = 5;
const ANSWERED_WITHIN_MS = 300_000;
/** The kernel counts processor time in hundredths. */
const MS_PER_TICK = 10;

export interface Start {
  /** Milliseconds from the start of the process to the last byte of the landing page. */
  readonly answeredMs: number;
  /** Milliseconds of processor that the process and its threads had taken by then. */
  readonly processorMs: number;
  readonly idle: Memory;
  readonly visited: Memory;
}

export interface StartPlan {
  readonly settings: Readonly<Record<string, string>>;
  readonly idleMs: number;
  readonly visits: number;
}

/** The first pages of somebody who comes by and of an admin who looks in. */
const VISITED = ['/', '/login', '/dashboard', '/admin/login', '/chat-widget.js', '/api/partners', '/api/health/ready'];

const statusOf = (url: string): Promise<number> =>
  new Promise((done) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    asked.once('error', () => done(0));
  });

const processorMsOf = (pid: number): number => {
  // After the name, which may hold anything, the fields are counted from the third.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};

/** Starts the product, asks for the landing page until it is answered, leaves it alone, visits it, and ends it. Linux only. */
export const startOnce = async ({ folder, command, env }: ImageFolder, plan: StartPlan): Promise<Start> => {
  const { settings, idleMs, visits } = plan;
  const [, ...args] = command;
  const url = `http://127.0.0.1:${settings.PORT}`;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const pid = child.pid ?? 0;
  try {
    while ((await statusOf(`${url}/`)) !== 200) {
      if (child.exitCode !== null || performance.now() - began > ANSWERED_WITHIN_MS)
        throw new Error(`The product does not answer:\n${printed}`);
      await pause(LOOK_MS);
    }
    const answeredMs = performance.now() - began;
    const processorMs = processorMsOf(pid);
    await pause(idleMs);
    const idle = memoryOf(pid);
    for (let visit = 0; visit < visits; visit += 1) for (const path of VISITED) await statusOf(`${url}${path}`);
    return { answeredMs, processorMs, idle, visited: memoryOf(pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};
