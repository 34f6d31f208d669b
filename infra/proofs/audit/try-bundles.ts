import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { exportBundle } from '../../../backend/src/audit/bundle/export-bundle.ts';
import { verifyBundle } from '../../../backend/src/audit/verify/verify-bundle.mjs';
import type { Proof } from '../common/proof.ts';
import { type Bundle, FILES, filesOf, linesOf, readBundle, signedAnew } from './bundles.ts';
import { MUTATIONS, type Random, randomFrom } from './mutations.ts';
import { AUDIT_KEY, type Stock } from './stock.ts';

export interface BundleTrials {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly stock: Stock;
  readonly mutations: number;
}

const SEED = 9;

/** Exports a bundle of the running product, and damages it in every way. */
export const tryBundles = async (proof: Proof, { store, log, stock, mutations }: BundleTrials): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-proof-audit-'));
  proof.defer(() => rm(folder, { recursive: true, force: true }));
  await exportBundle({ store, log, folder: join(folder, 'bundle'), brandName: 'Sternklar', now: () => new Date() });
  const bundle = await readBundle(join(folder, 'bundle'));
  const { origin } = stock.newest;
  const key = `${createNoteSigner(origin, AUDIT_KEY).key.text}\n`;
  const random = randomFrom(SEED);
  const kept = stock.earlier[3] ?? stock.newest;

  for (const [index, { note }] of [...stock.earlier, stock.newest].entries()) {
    const { problems } = await verifyBundle(filesOf(bundle), { since: note, key });
    if (problems.length > 0)
      proof.fault(`The honest bundle is refused with checkpoint ${index}: ${problems.join(' ')}`);
  }
  await tryHonest(proof, { bundle, origin, key, random, count: Math.ceil(mutations / 10) });

  const found = new Map<string, number>();
  const names = Object.keys(MUTATIONS);
  for (let number = 0; number < mutations && !proof.signal.aborted; number += 1) {
    const name = names[number % names.length] ?? '';
    const honest = { bundle, signing: { origin, key: AUDIT_KEY }, since: kept.size };
    const damaged = MUTATIONS[name]?.(honest, random) ?? bundle;
    // Chance may put back what was there.
    if (FILES.every((file) => damaged.get(file)?.equals(bundle.get(file) ?? Buffer.alloc(0)))) continue;
    const { problems } = await verifyBundle(filesOf(damaged), { since: kept.note, key });
    if (problems.length > 0) found.set(name, (found.get(name) ?? 0) + 1);
    else proof.fault(`Not found, as mutation ${number} of seed ${SEED}: ${name}.`);
  }
  for (const [name, count] of found) proof.say(`${String(count).padStart(6)} × found: ${name}`);
};

interface HonestTrials {
  readonly bundle: Bundle;
  readonly origin: string;
  readonly key: string;
  readonly random: Random;
  readonly count: number;
}

/** The events as they would stand there, had the clock been set back or on by a second somewhere, as for a leap second. */
const withLeap = (lines: readonly string[], random: Random): readonly string[] => {
  const at = random(lines.length);
  const second = random(2) === 0 ? 1_000 : -1_000;
  return lines.map((line, index) => {
    if (index < at) return line;
    const event = JSON.parse(line);
    return JSON.stringify({ ...event, recordedAt: new Date(Date.parse(event.recordedAt) + second).toISOString() });
  });
};

/** The log at other sizes, with other kept checkpoints, since other ones, and every second time with a leap of the clock in it. */
const tryHonest = async (proof: Proof, { bundle, origin, key, random, count }: HonestTrials): Promise<void> => {
  const signing = { origin, key: AUDIT_KEY };
  for (let number = 0; number < count && !proof.signal.aborted; number += 1) {
    const stored = linesOf(bundle, 'events.jsonl');
    const lines = number % 2 === 0 ? stored : withLeap(stored, random);
    const size = 1 + random(lines.length);
    const kept = [...new Set([random(size + 1), random(size + 1)])].sort((one, other) => one - other);
    const honest = signedAnew(lines.slice(0, size), { ...signing, kept });
    const since =
      signedAnew(lines.slice(0, random(size + 1)), signing)
        .get('checkpoint.txt')
        ?.toString() ?? '';
    const { problems } = await verifyBundle(filesOf(honest), { since, key });
    if (problems.length > 0) proof.fault(`An honest bundle of ${size} events is refused: ${problems.join(' ')}`);
  }
  proof.say(
    `${String(count).padStart(6)} × accepted: an honest bundle, half of them with a leap of the clock by a second`,
  );
};
