import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../commands/steps.ts';

/** A violation of each rule: the file that breaks it, and what it imports; both are made in an empty tree. */
const PLANTED = {
  'contracts-imports-only-itself': ['contracts/src/a.ts', 'event-store/src/decider.ts'],
  'event-store-imports-only-contracts': ['event-store/src/b.ts', 'projections/src/queries.ts'],
  'projections-imports-only-contracts-and-event-store': ['projections/src/engine/a.ts', 'backend/src/main.ts'],
  'helpers-of-tests-stay-with-tests': ['backend/src/reviews/d.ts', 'contracts/src/reviews/testing/review.builders.ts'],
  'user-interfaces-import-only-contracts': ['admin-ui/src/a.ts', 'projections/src/queries.ts'],
  'the-chat-widget-imports-no-other-user-interface': ['chat-widget/src/a.ts', 'customer-ui/src/App.tsx'],
  'the-chat-widget-brings-no-schemas': ['chat-widget/src/b.ts', 'contracts/src/reviews/review.api.ts'],
  'the-customer-app-shows-the-chat-widget-and-no-more-of-it': ['customer-ui/src/a.ts', 'chat-widget/src/loader.ts'],
  'what-screens-stand-on-knows-no-screen': ['customer-ui/src/ui/a.ts', 'customer-ui/src/landing/Landing.tsx'],
  'backend-imports-no-user-interface': ['backend/src/composition/a.ts', 'admin-ui/src/client/start.tsx'],
  'no-capability-imports-another': ['backend/src/back-office/a.ts', 'backend/src/retention/index.ts'],
  'a-capability-sees-the-platform-by-its-ports': [
    'backend/src/reviews/a.ts',
    'backend/src/platform/http/request-kit.ts',
  ],
  'a-capability-sees-the-engine-by-its-ports': ['backend/src/reviews/b.ts', 'event-store/src/postgres/pool.ts'],
  'audit-sees-the-transparency-log-and-no-more-of-the-engine': [
    'backend/src/audit/a.ts',
    'event-store/src/personal-data/subject-keys.ts',
  ],
  'a-read-model-sees-the-kit-alone': ['projections/src/reviews/a.ts', 'projections/src/engine/run.ts'],
  'the-engine-never-names-the-product': ['projections/src/engine/b.ts', 'contracts/src/reviews/review.events.ts'],
  'the-platform-never-names-the-product': ['backend/src/platform/http/a.ts', 'backend/src/accounts/index.ts'],
  'which-events-there-are-is-told-to-the-platform': [
    'backend/src/platform/log/a.ts',
    'contracts/src/event-definitions.ts',
  ],
  'deciders-and-projections-do-no-io': ['projections/src/reviews/b.projection.ts', 'node:fs'],
  'pg-only-where-tables-are': ['backend/src/reviews/c.ts', 'pg'],
  'kafka-only-where-its-adapter-is': ['projections/src/engine/lanes/a.ts', 'kafkajs'],
  'opentelemetry-only-where-its-adapter-is': ['backend/src/platform/http/b.ts', '@opentelemetry/api'],
  'opentelemetry-is-loaded-by-setting-only': ['backend/src/main.ts', 'backend/src/platform/tracing/otel-tracing.ts'],
  's3-only-where-its-adapter-is': ['backend/src/platform/files/a.ts', '@aws-sdk/client-s3'],
  's3-is-loaded-by-setting-only': ['backend/src/composition/s.ts', 'backend/src/platform/files/s3/s3-file-store.ts'],
  'the-core-knows-no-http': ['event-store/src/c.ts', 'fastify'],
  'no-cycles': ['contracts/src/one.ts', 'contracts/src/two.ts'],
  'no-undeclared-packages': ['contracts/src/b.ts', 'left-pad'],
  'everything-resolves': ['contracts/src/c.ts', './nowhere.ts'],
} as const;

/** More violations of a rule that has one above. */
const PLANTED_TOO = [
  ['the-platform-never-names-the-product', 'backend/src/platform/mail/a.ts', 'contracts/src/reviews/review-status.ts'],
  ['the-platform-never-names-the-product', 'backend/src/platform/mail/layout/a.ts', 'backend/src/invoices/index.ts'],
] as const;

const planted = [...Object.entries(PLANTED).map(([rule, [from, to]]) => [rule, from, to] as const), ...PLANTED_TOO];

/** Packages as far as a rule has to find them; `left-pad` is in no package.json. */
const PACKAGES = ['pg', 'kafkajs', 'fastify', '@opentelemetry/api', '@aws-sdk/client-s3', 'left-pad'];

interface Judgement {
  readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
}

const isOurs = (path: string) => /\.tsx?$/.test(path) && !path.startsWith('./');

let tree: string;
let judgement: Judgement;

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
};

const plant = async (from: string, to: string): Promise<void> => {
  const specifier = relative(dirname(from), to);
  const ours = specifier.startsWith('.') ? specifier : `./${specifier}`;
  await write(from, `import '${isOurs(to) ? ours : to}';\n`);
};

beforeAll(async () => {
  tree = await realpath(await mkdtemp(join(tmpdir(), 'sternklar-boundaries-')));
  await copyFile(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'));
  for (const [, , to] of planted) if (isOurs(to)) await write(to, 'export {};\n');
  for (const name of PACKAGES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const [, from, to] of planted) await plant(from, to);
  await plant(...(PLANTED['no-cycles'].toReversed() as [string, string]));
  const parts = ['contracts', 'event-store', 'projections', 'backend', 'customer-ui', 'admin-ui', 'chat-widget'];
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const args = ['--config', config, '--output-type', 'json', ...parts.map((part) => `${part}/src`)];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: tree, maxBuffer: 2 ** 26 });
  judgement = JSON.parse(stdout).summary;
});
afterAll(() => rm(tree, { recursive: true, force: true }));

it('every rule has a violation planted here', () => {
  expect(judgement.ruleSetUsed.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(PLANTED).sort());
});

it.each(planted)('%s: a violation in %s is refused', (rule, from) => {
  expect(judgement.violations.filter((found) => found.from === from).map((found) => found.rule.name)).toContain(rule);
});
