import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { COMPILED_SOURCES } from '../testing/run-program.ts';

/** Large, and for what few installations have set or few visits do. */
const ON_DEMAND =
  /\/node_modules\/(@eventstore|@grpc|kafkajs|@simplewebauthn|pdfkit|sharp|@aws-sdk|@opentelemetry\/sdk-trace)\//;
const COLLECT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(process.env.PRODUCT);
  console.log(JSON.stringify(loaded));
  process.exit(0);`;

it('A start reads no package that only some settings or visits need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COLLECT], {
    env: { ...COMPILED_SOURCES, PRODUCT: new URL('../composition.ts', import.meta.url).href },
    maxBuffer: 4 * 1024 * 1024,
  });
  const loaded: readonly string[] = JSON.parse(stdout);
  expect(loaded.some((url) => url.includes('/node_modules/fastify/'))).toBe(true);
  expect([...new Set(loaded.flatMap((url) => ON_DEMAND.exec(url)?.[1] ?? []))]).toEqual([]);
});
