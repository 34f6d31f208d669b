import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../../commands/steps.ts';
import { digestReadModels, type LogElsewhere } from '../kill/verify.ts';
import type { Proof } from './proof.ts';

/** How a run of `npm run rebuild` ended. */
export interface Ending {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly output: string;
}

export interface Rebuilding {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  /** Resolves once the output matches, or the process has ended. */
  until(pattern: RegExp): Promise<void>;
}

/** Which engines the product runs on beside PostgreSQL, as its settings name them. */
export type EngineSettings = Readonly<Record<string, string>>;

/** Runs `npm run rebuild` on a data folder, beside the product that runs on it; killed when the proof ends. */
export const startRebuild = (
  proof: Proof,
  dataDir: string,
  names: readonly string[] = [],
  engines: EngineSettings = {},
): Rebuilding => {
  const child = spawn(process.execPath, [join(root, 'backend/src/command-lines/rebuild.cli.ts'), ...names], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...engines, DATA_DIR: dataDir },
  });
  proof.defer(() => child.kill('SIGKILL'));
  let output = '';
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  const waiting: { pattern: RegExp; wake: () => void }[] = [];
  const collect = (piece: Buffer) => {
    output += piece.toString();
    for (const { pattern, wake } of waiting) if (pattern.test(output)) wake();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('close', (code) => resolve({ code, output }));
  return {
    child,
    ended,
    until: (pattern) =>
      Promise.race([new Promise<void>((wake) => waiting.push({ pattern, wake })), ended.then(() => undefined)]),
  };
};

/** Sentences on every read model table that a rebuild fills differently from what the living one holds. */
export const compareWithRebuild = async (
  proof: Proof,
  dataDir: string,
  sql: pg.Client,
  { engines, log }: { readonly engines?: EngineSettings; readonly log?: LogElsewhere } = {},
): Promise<{ readonly tables: number; readonly faults: readonly string[] }> => {
  const living = await digestReadModels(sql, log);
  const { code, output } = await startRebuild(proof, dataDir, [], engines).ended;
  if (code !== 0) return { tables: living.size, faults: [`The rebuild failed: ${output}`] };
  const rebuilt = await digestReadModels(sql, log);
  const faults = [...living]
    .filter(([table, digest]) => rebuilt.get(table) !== digest)
    .map(([table, digest]) => `${table} differs from its rebuild: ${digest} / ${rebuilt.get(table)}`);
  return { tables: living.size, faults };
};
