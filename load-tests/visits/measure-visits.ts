/** `npm run load -- visits [--beside <folder>] [--quick]`: the processor time of each visit. See docs/load-tests.md. */
import { resolve } from 'node:path';
import { startOneProcess } from '../compare/system.ts';
import { runK6 } from '../load/run-k6.ts';
import { medianVisit, tableOfVisits, type VisitFigures, visitOf } from './visit-figures.ts';

const FULL = { rounds: 3, visits: 1_200, people: 16 };
const QUICK = { rounds: 1, visits: 100, people: 8 };
const LIMIT_MS = 10 * 60_000;
const SAMPLE_EVERY_MS = 100;

export interface VisitOptions {
  readonly k6: string;
  readonly quick: boolean;
  /** The folder of another state of the project, with packages and built pages, which is measured in turn with this one. */
  readonly beside?: string | undefined;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Plan {
  readonly visits: number;
  readonly people: number;
}

const measureOnce = async (
  { k6, signal }: VisitOptions,
  { visits, people }: Plan,
  code?: string,
): Promise<VisitFigures> => {
  await using stack = new AsyncDisposableStack();
  const system = await startOneProcess(stack, code);
  const sample = () => ({ at: Date.now(), ...system.processorSeconds() });
  const samples = [sample()];
  const timer = setInterval(() => samples.push(sample()), SAMPLE_EVERY_MS);
  stack.defer(() => clearInterval(timer));
  const settings = { LOAD_VISITS: String(visits), LOAD_PEOPLE: String(people), LOAD_WITHOUT_PAUSES: 'true' };
  const summary = await runK6({ k6, test: 'counted', target: system, settings, signal });
  return visitOf(summary, [...samples, sample()]);
};

/** Measures this state and, in turn with it, the one beside it; prints medians. True when all answers were good. */
export const measureVisits = async (options: VisitOptions): Promise<boolean> => {
  const { rounds, ...plan } = options.quick ? QUICK : FULL;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LIMIT_MS)]);
  const states = [
    ...(options.beside === undefined ? [] : [{ name: 'beside', code: resolve(options.beside) }]),
    { name: 'here', code: undefined },
  ];
  const measured = new Map(states.map(({ name }) => [name, [] as VisitFigures[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, code } of round % 2 === 0 ? states : states.toReversed()) {
      const figures = await measureOnce({ ...options, signal }, plan, code);
      options.say(`${name}: ${figures.productMs.toFixed(2)} + ${figures.postgresMs.toFixed(2)} ms for each visit`);
      measured.get(name)?.push(figures);
    }
  }
  const medians = [...measured].map(([name, figures]) => [name, medianVisit(figures)] as const);
  options.say(['', ...tableOfVisits(medians), ''].join('\n'));
  return [...measured.values()].flat().every(({ failed }) => failed === 0);
};
