import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../commands/steps.ts';
import { bundleInto, bundleServer } from './bundle-server.ts';

/** 1,984 where sources are read one by one. */
const MOST_FILES = 20;
const COLLECT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { composeProduct } = await import(process.env.PRODUCT);
  const ofNode = process.moduleLoadList.filter((name) => name.includes('/undici'));
  console.log(JSON.stringify({ loaded, ofNode, composes: typeof composeProduct }));
  process.exit(0);`;
const READ_DOCS = `
  const { createBareServer } = await import(process.env.PARTS + '/bare-server.js');
  const app = await createBareServer();
  const read = [];
  for (const url of ['/api/docs', '/api/docs/static/swagger-ui.css', '/api/docs/static/logo.svg', '/api/docs/yaml']) {
    const { statusCode, headers, body } = await app.inject(url);
    read.push([url, statusCode, headers['content-type'], body.length > 500]);
  }
  console.log(JSON.stringify(read));
  process.exit(0);`;
const TRACE = `
  const { openTracing } = await import(process.env.PARTS + '/open-tracing.js');
  const { startOtlpReceiver } = await import(process.env.PARTS + '/otlp-receiver.js');
  const receiver = await startOtlpReceiver();
  const settings = { url: receiver.url + '/v1/traces', serviceName: 'test', ratio: 1 };
  const tracing = await openTracing({ settings, headers: {}, attributes: {}, onLost: () => undefined });
  await tracing.span({ name: 'outer' }, () => tracing.span({ name: 'inner' }, async () => undefined));
  await tracing.close();
  console.log(JSON.stringify(receiver.spans()));
  process.exit(0);`;

// Where packages are found from, as in the image.
let folder: string;
beforeAll(async () => {
  mkdirSync(join(root, 'backend/dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'backend/dist/server-'));
  await bundleServer(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('A start of the image reads few files, each of which finds what lies beside its source', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COLLECT], {
    env: { PRODUCT: pathToFileURL(join(folder, 'composition.js')).href },
    maxBuffer: 4 * 1024 * 1024,
  });
  const { loaded, ofNode, composes } = JSON.parse(stdout) as {
    readonly loaded: readonly string[];
    readonly ofNode: readonly string[];
    readonly composes: string;
  };
  expect(composes).toBe('function');
  expect(ofNode).toEqual([]);
  const files = loaded.filter((url) => url.startsWith('file:'));
  expect(files.length).toBeLessThan(MOST_FILES);
  expect(files.filter((url) => /\/(backend|contracts|event-store|projections)\/src\//.test(url))).toEqual([]);
});

describe('What is in the bundle works as the package does', () => {
  let beside: string;
  beforeAll(async () => {
    beside = join(folder, 'parts');
    const tracing = ['open-tracing.ts', 'testing/otlp-receiver.ts'].map(
      (file) => `backend/src/platform/tracing/${file}`,
    );
    await bundleInto(beside, ['backend/src/testing/bare-server.ts', ...tracing]);
  }, 120_000);

  const outputOf = async (script: string): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { PARTS: pathToFileURL(beside).href },
    });
    return JSON.parse(stdout);
  };

  it('The page that explains the API finds its files', async () => {
    expect(await outputOf(READ_DOCS)).toEqual([
      ['/api/docs', 200, 'text/html; charset=utf-8', true],
      ['/api/docs/static/swagger-ui.css', 200, 'text/css; charset=utf-8', true],
      ['/api/docs/static/logo.svg', 200, 'image/svg+xml', true],
      ['/api/docs/yaml', 200, 'application/x-yaml', true],
    ]);
  });

  it('OpenTelemetry’s packages, which stay beside it, see its spans: a span within another is sent below it', async () => {
    const spans = (await outputOf(TRACE)) as readonly { name: string; spanId: string; parentSpanId?: string }[];
    expect(spans.map(({ name }) => name)).toEqual(['inner', 'outer']);
    expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId);
  });
});

it('The server’s files have no letter that would make Node keep them in twice the memory', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(1);
  const beyond = files.filter((file) => /[^\0-\xff]/.test(readFileSync(join(folder, file), 'utf8')));
  expect(beyond).toEqual([]);
});

it('A start that is refused says so from the bundle, too', async () => {
  const refused = promisify(execFile)(process.execPath, [join(folder, 'main.js')], {
    env: { NODE_ENV: 'production' },
  });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('JWT_SECRET') });
});
