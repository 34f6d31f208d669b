/**
 * `npm run prove operations [-- --parts image,versions,commit-before] [--draw 1 --seed 1] [--minutes 10]`: what operators rely on. See
 * docs/proofs/operations.md.
 */
import { parseArgs } from 'node:util';
import { root, runIn } from '../commands/steps.ts';
import { drawn, seedFrom } from './common/draw.ts';
import { type Proof, runProof } from './common/proof.ts';
import { tryImage } from './operations/image/try-image.ts';
import { tryClosedVersions, tryCommitBefore } from './operations/rolling/try-rolling.ts';
import { tryCatchingUp } from './operations/try-catching-up.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    draw: { type: 'string' },
    seed: { type: 'string' },
  },
});
/** For how long each earlier version runs beside today's. */
const SIDE_BY_SIDE_MS = Number(values.minutes) * 60_000;
const LIMIT_MS = 40 * 60_000;

/** What is proven elsewhere: run as it stands there. */
const asItStands =
  (...command: readonly [string, ...string[]]) =>
  async (proof: Proof) => {
    const code = await runIn(root, command);
    if (code !== 0) proof.fault(`${command.slice(0, 2).join(' ')} ended with ${code}, see above.`);
  };

const PARTS: Readonly<Record<string, (proof: Proof) => Promise<void>>> = {
  signals: asItStands('npx', 'vitest', 'run', '--project', 'long', 'infra/commands/start.long.test.ts'),
  units: asItStands('node', 'infra/proofs/infra.proof.ts'),
  image: tryImage,
  'catching-up': tryCatchingUp,
  versions: (proof) => tryClosedVersions(proof, SIDE_BY_SIDE_MS),
  'commit-before': (proof) => tryCommitBefore(proof, SIDE_BY_SIDE_MS),
  data: asItStands('node', 'infra/proofs/releases.proof.ts'),
};

const asked = values.parts?.split(',') ?? Object.keys(PARTS);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const seed = seedFrom(values.seed);
const chosen = values.draw === undefined ? asked : drawn(asked, Number(values.draw), seed);
if (values.draw !== undefined) console.log(`${chosen.join(', ')} of ${asked.join(', ')}, drawn with --seed ${seed}`);

await runProof(
  {
    name: 'operations',
    proves:
      'the product ends in order, starts in its image without a right too many, and is replaced by its next version in service.',
    limitMs: LIMIT_MS + 3 * SIDE_BY_SIDE_MS,
  },
  async (proof) => {
    for (const name of chosen) {
      if (proof.signal.aborted) return;
      proof.say(`– ${name}`);
      await PARTS[name]?.(proof);
    }
  },
);
