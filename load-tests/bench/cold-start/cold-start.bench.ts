import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { prepareAssistant } from '../../../backend/src/conversations/assistant/index.ts';
import { EXAMPLE_OPERATOR } from '../../../backend/src/platform/settings/testing/example-operator.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { buildUis } from '../../../infra/commands/build-uis.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import { count, ms } from '../lib/format.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Part, PartContext, PartResult } from '../lib/part.ts';
import { median } from '../lib/statistics.ts';
import { asBuilt, type ImageFolder, layOutAsImage } from './image-folder.ts';
import type { Memory } from './memory-of.ts';
import { type Start, startOnce } from './one-start.ts';

const MEGABYTE = 1_000_000;
const GOAL_MS = 1_500;
const GOAL_BYTES = 220 * MEGABYTE;
const IDLE_SECONDS = 10;
const VISITS = 20;
const FULL = { rounds: 5, idleMs: IDLE_SECONDS * 1_000, visits: VISITS };
const QUICK = { rounds: 1, idleMs: 500, visits: 1 };

const secret = () => randomBytes(32).toString('base64');

/** What an operator fills in. */
const settingsFor = async ({ url, ownerUrl }: BenchDatabase) => ({
  ...EXAMPLE_OPERATOR,
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://sternklar.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  JWT_SECRET: secret(),
  MASTER_KEY: secret(),
  AUDIT_SIGNING_KEY: secret(),
  ADMIN_EMAIL: 'leitung@muster.example',
  ADMIN_PASSWORD: 'nur-fuer-diese-messung-1',
});

interface Contender {
  readonly name: string;
  readonly start: ImageFolder;
}

const middle = (starts: readonly Start[], figure: (start: Start) => number): number => median(starts.map(figure));
const megabytes = (bytes: number): string => count(bytes / MEGABYTE);
const KINDS: readonly (readonly [keyof Memory, string])[] = [
  ['resident', 'resident'],
  ['proportional', 'without what others share'],
  ['files', 'program and libraries'],
  ['allocator', 'the allocator’s'],
  ['anonymous', 'heaps, code, stacks'],
];

const run = async ({ server, quick, say }: PartContext): Promise<PartResult> => {
  const { rounds, idleMs, visits } = quick ? QUICK : FULL;
  await buildUis({ say });
  prepareAssistant();
  const image = await layOutAsImage(join(server.dataDir, 'image'));
  say('laid out as the image is');
  const settings = await settingsFor(await server.create('cold_start'));
  const contenders: readonly Contender[] = [
    { name: 'as in the image', start: image },
    { name: 'its sources, one by one', start: { ...image, command: ['node', 'backend/src/main.ts'] } },
  ];
  // The first start migrates and makes the first admin.
  await startOnce(await asBuilt(image), { settings, idleMs: 0, visits: 1 });
  say('the database is prepared');
  const measured = await interleaved(contenders, rounds, async ({ start }) =>
    startOnce(await asBuilt(start), { settings, idleMs, visits }),
  );
  const rows = [...measured].map(([{ name }, starts]) => ({ name, starts }));
  const [ours] = rows;
  if (!ours) throw new Error('Nothing was started.');
  return {
    goals: [
      {
        what: 'cold start to the landing page',
        against: `${GOAL_MS / 1_000} s`,
        ratio: middle(ours.starts, ({ answeredMs }) => answeredMs) / GOAL_MS,
        goal: { atMost: 1 },
      },
      {
        what: 'memory of an idle process',
        against: `${megabytes(GOAL_BYTES)} MB`,
        ratio: middle(ours.starts, ({ idle }) => idle.resident) / GOAL_BYTES,
        goal: { atMost: 1 },
      },
    ],
    tables: [
      {
        title: 'Until the landing page is answered',
        header: ['', 'ms', 'the quickest', 'ms of processor'],
        rows: rows.map(({ name, starts }) => [
          name,
          ms(middle(starts, ({ answeredMs }) => answeredMs)),
          ms(Math.min(...starts.map(({ answeredMs }) => answeredMs))),
          ms(middle(starts, ({ processorMs }) => processorMs)),
        ]),
      },
      ...(['idle', 'visited'] as const).map((when) => ({
        title: when === 'idle' ? 'MB after being left alone' : 'MB after the first visits, one to the back office',
        header: ['', ...KINDS.map(([, name]) => name)],
        rows: rows.map(({ name, starts }) => [
          name,
          ...KINDS.map(([kind]) => megabytes(middle(starts, (start) => start[when][kind]))),
        ]),
      })),
    ],
  };
};

export const coldStart: Part = {
  name: 'cold-start',
  title: 'A cold start',
  method:
    'The product with its production settings and all roles in one process, from a folder that is laid out as the Dockerfile lays out ' +
    'the image: packages, bundle, compiled code. From the start of the process to the last byte of the landing page, on a database that ' +
    `is prepared and empty but for an admin; processor time of all threads until then; memory after ${IDLE_SECONDS} s without a request, and after ` +
    `${VISITS} visits to seven pages. Against the same folder whose sources are read one by one, both in turn, medians of ${FULL.rounds}.`,
  run,
};
