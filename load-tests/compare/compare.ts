/** `npm run load -- compare [--quick]`: one process and the cluster under the same load. See docs/load-tests.md. */
import { setTimeout as pause } from 'node:timers/promises';
import { resultAsText } from '../bench/lib/format.ts';
import { describeMachine } from '../bench/lib/machine.ts';
import { keepResult, writePage } from '../bench/lib/results.ts';
import { PAGE } from '../bench/parts.ts';
import { runK6 } from '../load/run-k6.ts';
import {
  type Comparison,
  type PhaseFigures,
  type ProcessorTime,
  phaseOf,
  type RestartFigures,
  type SystemFigures,
} from './figures.ts';
import { writePicture } from './picture.ts';
import { resultOf, shortcomingsOf } from './report.ts';
import { openScreens, type ScreenPlan } from './screens.ts';
import { comparison } from './section.ts';
import { type System, startManyProcesses, startOneProcess } from './system.ts';

interface Plan {
  readonly visitsPerSecond: number;
  readonly people: number;
  readonly steadySeconds: number;
  readonly limitSeconds: number;
  readonly restartSeconds: number;
  readonly screens: Omit<ScreenPlan, 'signal'>;
}
const QUICK: Plan = {
  visitsPerSecond: 2,
  people: 8,
  steadySeconds: 12,
  limitSeconds: 8,
  restartSeconds: 40,
  screens: { customers: 2, each: 2 },
};
const FULL: Plan = {
  visitsPerSecond: 15,
  people: 32,
  steadySeconds: 75,
  limitSeconds: 35,
  restartSeconds: 100,
  screens: { customers: 25, each: 4 },
};
/** Everything together; whatever is not through by then is ended. */
const LIMIT_MS = 10 * 60_000;
const SAMPLE_EVERY_MS = 250;
/** After the last visit has begun it takes up to so long until k6 ends. */
const LAST_VISIT_SECONDS = 6;
/** Left at the end of the restarts, so that requests are still made while the last process starts. */
const LAST_RESTART_SECONDS = 15;

export interface CompareOptions {
  readonly k6: string;
  readonly quick: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Run extends CompareOptions {
  readonly plan: Plan;
}

/** Takes the processors' time until it is stopped, and tells how many were in use in the midst of a phase that just ended. */
const watchProcessors = (system: System) => {
  const samples: (ProcessorTime & { readonly at: number })[] = [];
  const timer = setInterval(() => samples.push({ ...system.processorSeconds(), at: seconds() }), SAMPLE_EVERY_MS);
  return {
    stop: () => clearInterval(timer),
    inUse(phaseSeconds: number): ProcessorTime {
      const rest = Math.min(LAST_VISIT_SECONDS, phaseSeconds / 2);
      const within = samples.filter(({ at }) => at >= seconds() - phaseSeconds && at <= seconds() - rest);
      const [first, last] = [within[0], within.at(-1)];
      const share = (of: keyof ProcessorTime) =>
        first && last && last.at > first.at ? (last[of] - first[of]) / (last.at - first.at) : Number.NaN;
      return { product: share('product'), postgres: share('postgres') };
    },
  };
};

const seconds = (): number => performance.now() / 1_000;

const runPhase = async (
  run: Run,
  system: System,
  test: 'steady' | 'limit',
  forSeconds: number,
): Promise<PhaseFigures> => {
  const { k6, plan, signal } = run;
  const processors = watchProcessors(system);
  try {
    const summary = await runK6({
      k6,
      test,
      target: system,
      duration: `${forSeconds}s`,
      settings: {
        LOAD_VISITS: String(plan.visitsPerSecond),
        LOAD_PEOPLE: String(plan.people),
        ...(test === 'limit' && { LOAD_WITHOUT_PAUSES: 'true' }),
      },
      signal,
    });
    return phaseOf(summary, forSeconds, processors.inUse(forSeconds));
  } finally {
    processors.stop();
  }
};

const measureSystem = async (run: Run, system: System): Promise<SystemFigures> => {
  const { plan, say, signal } = run;
  const screens = await openScreens(system.url, { ...plan.screens, signal });
  say(`${system.name}: ${plan.visitsPerSecond} visits each second for ${plan.steadySeconds} s`);
  const steady = await runPhase(run, system, 'steady', plan.steadySeconds);
  const told = await screens.close();
  say(`${system.name}: ${plan.people} people without pauses for ${plan.limitSeconds} s`);
  const limit = await runPhase(run, system, 'limit', plan.limitSeconds);
  return { name: system.name, steady, limit, screens: told };
};

const measureRestart = async (
  run: Run,
  system: Awaited<ReturnType<typeof startManyProcesses>>,
): Promise<RestartFigures> => {
  const { plan, say, signal } = run;
  const { members, restart } = system.cluster;
  const screens = await openScreens(system.url, { ...plan.screens, signal });
  say(`${system.name}: the same visits while each process is restarted, for ${plan.restartSeconds} s`);
  const restarted: string[] = [];
  let over = false;
  const restarting = (async () => {
    await pause(2_000);
    const until = performance.now() + (plan.restartSeconds - LAST_RESTART_SECONDS) * 1_000;
    for (const member of members) {
      if (over || performance.now() > until) return;
      await restart(member, 'SIGTERM');
      if (!over) restarted.push(member);
    }
  })();
  const phase = await runPhase(run, system, 'steady', plan.restartSeconds);
  over = true;
  await restarting;
  return { phase, screens: await screens.close(), restarted, members: members.length };
};

/** Measures, prints and (unless quick) writes docs/benchmarks.md and its picture; whether everything held. */
export const compare = async (options: CompareOptions): Promise<boolean> => {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LIMIT_MS)]);
  const run: Run = { ...options, signal, plan: options.quick ? QUICK : FULL };
  await using alone = new AsyncDisposableStack();
  const lone = await startOneProcess(alone);
  const machine = describeMachine(lone.postgres);
  const one = await measureSystem(run, lone);
  await alone.disposeAsync();
  await using together = new AsyncDisposableStack();
  const many = await startManyProcesses(together);
  const cluster = await measureSystem(run, many);
  const restart = await measureRestart(run, many);
  const { visitsPerSecond, people } = run.plan;
  const compared: Comparison = { visitsPerSecond, people, systems: [one, cluster], restart };
  const result = resultOf(compared);
  run.say(`\n${resultAsText(result)}\n`);
  if (!run.quick) {
    await keepResult(comparison, { machine, result });
    await writePicture(compared);
    await writePage(PAGE);
    run.say('docs/benchmarks.md and docs/pictures/load.svg are written.');
  }
  const shortcomings = shortcomingsOf(compared);
  for (const sentence of shortcomings) console.error(sentence);
  return shortcomings.length === 0;
};
