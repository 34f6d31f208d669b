import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What was measured with, and how busy the machine was when it began; the benchmark itself is not in that load. */
export interface Machine {
  readonly measuredOn: string;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly system: string;
  readonly loadBefore: number;
  readonly versions: Readonly<Record<string, string>>;
}

const PACKAGES = ['@event-driven-io/emmett-postgresql', '@eventide/message-db', 'fastify', 'pg'];
const { resolve } = createRequire(import.meta.url);

export const describeMachine = (postgres: string): Machine => {
  const [first, ...others] = cpus();
  return {
    measuredOn: new Date().toISOString().slice(0, 10),
    cpu: `${others.length + 1} × ${first?.model.trim() ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    loadBefore: loadavg()[0] ?? 0,
    versions: {
      Node: process.versions.node,
      PostgreSQL: postgres,
      ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
    },
  };
};

/** As installed. Read from the folder, since not every package exports its package.json. */
const versionOf = (name: string): string => {
  for (const folder of resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version;
    } catch {
      // Installed in a folder further up.
    }
  }
  return 'unknown';
};
