import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ADMIN, AUDITOR, startProduct } from '../../backend/src/testing/running-product.ts';
import type { Summary } from './summary.ts';

export const TESTS = ['smoke', 'load', 'stress', 'spike', 'soak'] as const;
export type Test = (typeof TESTS)[number];
/** The last three are of `compare` and `visits`. */
type Script = Test | 'steady' | 'limit' | 'counted';

export interface Staff {
  readonly admin: { readonly email: string; readonly password: string };
  readonly auditor: { readonly email: string; readonly password: string };
}

export interface Target extends Staff {
  readonly url: string;
}

/** A product that was started for a test. */
export interface OwnTarget extends Target {
  readonly pid: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly k6: string;
  readonly test: Script;
  readonly target: Target;
  /** Instead of the test's own, such as '10s'. */
  readonly duration?: string | undefined;
  /** Further settings of the script, by their names there. */
  readonly settings?: Readonly<Record<`LOAD_${string}`, string>>;
  /** Ends k6, too. */
  readonly signal?: AbortSignal;
}

const SCRIPTS = resolve(import.meta.dirname, '../k6');
/** Some threshold does not hold; every other code above 0 means that k6 could not run. */
const THRESHOLDS_BROKEN = 99;

/** Limits are per person, and here is one who plays many. */
export const GENEROUS = {
  RATE_LIMIT_PER_MINUTE: '100000000',
  SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '100000000',
  LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '100000000',
  TRUSTED_PROXIES: '127.0.0.1',
} as const;

/** The product itself, or that of another folder, in a process of its own on an empty data folder, which `stop` removes. */
export const startTarget = async (code?: string): Promise<OwnTarget> => {
  const product = await startProduct({ env: GENEROUS, ...(code !== undefined && { code }) });
  return {
    url: product.url,
    pid: product.pid,
    dataDir: product.dataDir,
    admin: ADMIN,
    auditor: AUDITOR,
    async stop() {
      await product.stop();
      await product.remove();
    },
  };
};

/** Runs a load test; what k6 counted. Throws when it could not run. */
export const runK6 = async ({ k6, test, target, duration, settings, signal }: LoadOptions): Promise<Summary> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-load-'));
  try {
    const summary = join(folder, 'summary.json');
    const child = spawn(k6, ['run', '--quiet', '--no-color', '--no-usage-report', join(SCRIPTS, `${test}.ts`)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        LOAD_URL: target.url,
        LOAD_ADMIN_EMAIL: target.admin.email,
        LOAD_ADMIN_PASSWORD: target.admin.password,
        LOAD_AUDITOR_EMAIL: target.auditor.email,
        LOAD_AUDITOR_PASSWORD: target.auditor.password,
        LOAD_SUMMARY: summary,
        ...(duration !== undefined && { LOAD_DURATION: duration }),
        ...settings,
      },
      ...(signal && { signal }),
    });
    const [code] = await once(child, 'exit');
    if (code !== 0 && code !== THRESHOLDS_BROKEN) throw new Error(`k6 ended with ${code}.`);
    return JSON.parse(await readFile(summary, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
