import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Proof } from '../common/proof.ts';

const execute = promisify(execFile);
const READ_LIMIT_MS = 120_000;

export interface IndependentWitness {
  readonly url: string;
  readonly key: string;
  /** How many leaves it has cosigned last; 0 before there were any. */
  size(): Promise<number>;
}

/** Starts a witness that knows the log by its key; ended with the proof. */
export const startWitness = async (
  proof: Proof,
  program: string,
  { logKey, name, seed }: { readonly logKey: string; readonly name: string; readonly seed: Buffer },
): Promise<IndependentWitness> => {
  const child = spawn(program, ['witness', logKey, name, seed.toString('base64')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  proof.defer(async () => {
    child.kill();
    await ended;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const [url, key] = [(await lines.next()).value, (await lines.next()).value];
  if (typeof url !== 'string' || typeof key !== 'string') throw new Error('The independent witness does not start.');
  return {
    url,
    key,
    async size() {
      const kept = await (await fetch(`${url}/kept`, { signal: AbortSignal.timeout(10_000) })).text();
      return Number(kept.split('\n')[1] ?? 0);
    },
  };
};

/** What the independent client has verified of a log. */
export interface Verified {
  readonly origin: string;
  readonly size: number;
  /** In seconds; 0 where it has not signed with this key. */
  readonly logTime: number;
  readonly witnessTime: number;
  readonly inclusions: number;
  readonly consistent: number;
  readonly entries: number;
  /** Empty where they could be read. */
  readonly entriesError: string;
}

export interface Reading {
  /** Below which checkpoint and tiles are. */
  readonly prefix: string;
  readonly logKey: string;
  readonly witnessKey: string;
  /** With which entries may be read. */
  readonly token?: string;
}

/** Lets the independent client read the log; the message is its own where it refuses. */
export const readIndependently = async (
  program: string,
  { prefix, logKey, witnessKey, token }: Reading,
): Promise<Verified | { readonly refused: string }> => {
  const args = ['read', prefix, logKey, witnessKey, ...(token === undefined ? [] : [token])];
  try {
    const { stdout } = await execute(program, args, { timeout: READ_LIMIT_MS });
    return JSON.parse(stdout) as Verified;
  } catch (error) {
    return { refused: String((error as { stderr?: string }).stderr || error).trim() };
  }
};
