/**
 * `npm run new -- command reviews/mark-as-urgent ReviewMarkedAsUrgent`: the skeleton of a command, and what is left to be done.
 * So also `read-model`, `reactor` (`reactor reviews/when-review-erased-then-mail-customer ReviewErased`), and
 * `back-office-list` with the type of a row instead of an event (`back-office-list partners/partner Partner`).
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backOfficeListSkeleton, moduleOf } from '../scaffold/back-office-list.ts';
import { commandSkeleton } from '../scaffold/command.ts';
import { reactorSkeleton } from '../scaffold/reactor.ts';
import { readModelSkeleton } from '../scaffold/read-model.ts';
import { type Skeleton, writeSkeleton } from '../scaffold/skeleton.ts';
import { streamOf } from '../scaffold/stream-of.ts';
import { root, run } from './steps.ts';

const USAGE =
  'Usage: npm run new -- command|read-model|reactor|back-office-list <capability>/<name> <EventType or type of a row>';

interface Wanted {
  readonly capability: string;
  readonly stem: string;
  readonly event: string;
}

const SKELETONS: Readonly<Record<string, (wanted: Wanted) => Skeleton>> = {
  command: (wanted) =>
    commandSkeleton({ ...wanted, stream: streamOf(resolve(root, 'backend/src'), wanted.capability) }),
  'read-model': readModelSkeleton,
  reactor: reactorSkeleton,
  'back-office-list': ({ event: row, ...wanted }) =>
    backOfficeListSkeleton({
      ...wanted,
      row,
      module: moduleOf(resolve(root, 'contracts/src'), wanted.capability, row),
    }),
};

const [kind = '', place = '', event = ''] = process.argv.slice(2);
const [capability = '', stem = '', ...more] = place.split('/');
const skeletonOf = SKELETONS[kind];
try {
  if (!skeletonOf || stem === '' || more.length > 0 || !/^[A-Z][A-Za-z]+$/.test(event)) throw new Error(USAGE);
  if (!existsSync(resolve(root, 'contracts/src', capability))) throw new Error(`There is no capability ${capability}.`);
  const skeleton = skeletonOf({ capability, stem, event });
  writeSkeleton(root, skeleton);
  // Imports in their order.
  await run([
    'biome',
    'check',
    '--write',
    '--log-level=none',
    ...Object.keys(skeleton.files).filter((path) => /\.tsx?$/.test(path)),
  ]);
  console.log(
    `Written:\n${Object.keys(skeleton.files)
      .map((path) => `  ${path}`)
      .join('\n')}`,
  );
  console.log(`Left to do (docs/how-to/add-a-${kind}.md):\n${skeleton.left.map((one) => `  - ${one}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
