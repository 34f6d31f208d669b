/**
 * `npm run load -- smoke|load|stress|spike|soak [--url https://…] [--duration 5m]`: people in a realistic mix, made by k6,
 * on a product of its own or on the one named. `npm run load -- compare [--quick]`: one process and the cluster under the
 * same load. `npm run load -- visits [--beside ../before]`: what a visit costs. See docs/load-tests.md.
 */
import { parseArgs } from 'node:util';
import { buildUis } from '../../infra/commands/build-uis.ts';
import { compare } from '../compare/compare.ts';
import { measureVisits } from '../visits/measure-visits.ts';
import { findK6 } from './k6-program.ts';
import { runK6, startTarget, type Target, TESTS } from './run-k6.ts';
import { brokenThresholds, droppedVisits, tableOf } from './summary.ts';

const refuse = (problem: string): never => {
  console.error(problem);
  process.exit(2);
};

const say = (line: string) => console.log(line);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    duration: { type: 'string' },
    beside: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const { url, duration, beside, quick } = values;
const [asked = '', ...others] = positionals;
const test =
  [...TESTS, 'compare' as const, 'visits' as const].find((name) => others.length === 0 && name === asked) ??
  refuse(`Ein Lasttest ist zu nennen: ${TESTS.join(', ')}, compare oder visits. Zum Beispiel: npm run load -- smoke`);
const startsItself = test === 'compare' || test === 'visits';
if (startsItself && (url !== undefined || duration !== undefined))
  refuse(`${test} startet das Produkt selbst und kennt weder --url noch --duration.`);
if (!startsItself && quick) refuse('--quick gibt es nur bei compare und visits.');
if (test !== 'visits' && beside !== undefined) refuse('--beside gibt es nur bei visits.');
if (duration !== undefined && !/^[1-9]\d{0,4}[smh]$/.test(duration))
  refuse('--duration ist zum Beispiel 30s, 5m oder 2h.');
if (url !== undefined && !/^https?:\/\//.test(url)) refuse('--url ist eine Adresse wie https://test.beispiel.de');

const setting = (name: string): string =>
  process.env[name] ?? refuse(`Mit --url braucht es ${name}: jemanden, der dort schon ein Konto mit dieser Rolle hat.`);

/** Somebody else's product, and who works there. */
const givenTarget = (givenUrl: string): Target => ({
  url: givenUrl.replace(/\/+$/, ''),
  admin: { email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') },
  auditor: { email: setting('AUDITOR_EMAIL'), password: setting('AUDITOR_PASSWORD') },
});

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());

const measure = async (): Promise<boolean> => {
  const k6 = await findK6(say);
  // What is asked of the product's own processes are its pages, too.
  if (url === undefined) await buildUis();
  if (test === 'compare') return compare({ k6, quick, signal: ending.signal, say });
  if (test === 'visits') return measureVisits({ k6, quick, beside, signal: ending.signal, say });
  await using stack = new AsyncDisposableStack();
  const start = async (): Promise<Target> => {
    const started = await startTarget();
    stack.defer(started.stop);
    return started;
  };
  const target = url === undefined ? await start() : givenTarget(url);
  say(`${test} auf ${target.url}${url === undefined ? ' (eigens gestartet, leerer Datenordner)' : ''} …`);
  const summary = await runK6({ k6, test, target, duration, signal: ending.signal });
  say(['', ...tableOf(summary), ''].join('\n'));
  const dropped = droppedVisits(summary);
  if (dropped > 0) say(`${dropped} visits could not begin: everything took so long that k6 ran out of people.`);
  const broken = brokenThresholds(summary);
  for (const sentence of broken) console.error(sentence);
  say(broken.length === 0 ? 'All thresholds hold.' : `${broken.length} thresholds do not hold.`);
  return broken.length === 0;
};

try {
  process.exitCode = (await measure()) ? 0 : 1;
} catch (error) {
  console.error(ending.signal.aborted ? 'Abgebrochen.' : error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
