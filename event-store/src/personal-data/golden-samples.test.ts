import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '../event-store.ts';
import { createEventCodec } from './event-codec.ts';
import { createInMemorySubjectKeys } from './subject-keys.ts';

const contracts = new URL('../../../contracts/src/', import.meta.url);
const MANIFEST = 'samples.sha256';

interface Sample {
  readonly path: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** Line ends as in the repository: a checkout on Windows has other ones. */
  readonly text: string;
}

const samples = globSync('**/samples/*.json', { cwd: contracts })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path): Sample => {
    const [type = '', version] = basename(path, '.json').split('.v');
    const text = readFileSync(new URL(path, contracts), 'utf8').replaceAll('\r\n', '\n');
    return { path, type, schemaVersion: Number(version), text };
  });

const checksum = (sample: Sample) => createHash('sha256').update(sample.text).digest('hex');

/** Checksums by path, in the format of `sha256sum`. */
const manifest = new Map(
  readFileSync(new URL(MANIFEST, contracts), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);

const versions = [...eventRegistry.values()].flatMap(({ type, schemaVersion }) =>
  Array.from({ length: schemaVersion }, (_, index) => ({ type, schemaVersion: index + 1 })),
);

const storedFrom = ({ type, schemaVersion, text }: Sample): StoredEvent => ({
  id: '0198c0a0-9999-7000-8000-000000000001',
  type,
  data: text,
  metadata: JSON.stringify({
    schemaVersion,
    accountId: null,
    actor: { kind: 'operator' },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    commandId: 'command-1',
  }),
  streamId: 'sample-1',
  version: 1,
  position: 1,
  recordedAt: '2025-03-03T09:00:00.000Z',
});

describe('golden samples', () => {
  test.each(versions)('there is exactly one sample of $type version $schemaVersion', ({ type, schemaVersion }) => {
    const found = samples.filter((sample) => sample.type === type && sample.schemaVersion === schemaVersion);
    const missing = `Write contracts/src/<capability>/samples/${type}.v${schemaVersion}.json: an example of its data, as it is stored.`;
    expect(found, missing).toHaveLength(1);
  });

  test('every sample belongs to a version of a registered type', () => {
    const known = new Set(versions.map(({ type, schemaVersion }) => `${type}.v${schemaVersion}`));
    const strangers = samples.filter(({ type, schemaVersion }) => !known.has(`${type}.v${schemaVersion}`));
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });

  test.each(samples)('$path reads as the newest version of its schema', async (sample) => {
    const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
    const [event] = await codec.decode([storedFrom(sample)]);
    const schema = eventRegistry.get(sample.type)?.schema.strict();
    expect(schema?.parse(event?.data)).toEqual(event?.data);
  });

  test.each(samples)('$path was never edited since it was listed', (sample) => {
    const listed = manifest.get(sample.path);
    const line = `${checksum(sample)}  ${sample.path}`;
    expect(listed, `New sample? Then add this line to contracts/src/${MANIFEST}:\n${line}`).toBe(checksum(sample));
  });

  test('no listed sample is missing', () => {
    const present = new Set(samples.map(({ path }) => path));
    expect([...manifest.keys()].filter((path) => !present.has(path))).toEqual([]);
  });
});
