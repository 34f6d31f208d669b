import { setTimeout as delay } from 'node:timers/promises';
import type { WrongClocks } from '../common/faketime.ts';
import type { Proof } from '../common/proof.ts';
import { type Done, type Installation, openInstallation, untilFigure } from './installation.ts';
import { makeStock } from './stock.ts';

/** How a clock leaps: by days, the process's alone or the whole machine's with its database. */
export interface Case {
  readonly days: number;
  readonly oneMachine: boolean;
}

const JOBS = 'scheduler_jobs_total';
/** A look every 10 s, work that is due every minute; on a machine that does six of these at once. */
const TOLD_WITHIN_MS = 40_000;
const ROUND_WITHIN_MS = 120_000;
/** What an operator's word leaves in the log. */
const ON_PURPOSE = 'ClockConfirmed';
/** What has to come once all of it is due, or nothing was kept from happening before. */
const DUE: Readonly<Record<number, readonly string[]>> = {
  35: ['AccountErased', 'InvoiceIssued', 'BusinessRemovalSettled'],
  400: ['AccountErased', 'InvoiceIssued', 'BusinessRemovalSettled', 'SubscriptionRenewed'],
};

const more = (before: Done, after: Done): readonly string[] => [
  ...[...after.events].flatMap(([type, count]) => {
    const new_ = count - (before.events.get(type) ?? 0);
    return new_ === 0 || type === ON_PURPOSE ? [] : [`${new_} ${type}`];
  }),
  ...(after.asked === before.asked ? [] : [`${after.asked - before.asked} mails asked for`]),
  ...(after.sent === before.sent ? [] : [`${after.sent - before.sent} mails sent`]),
];

const nameOf = ({ days, oneMachine }: Case) =>
  `${days > 0 ? '+' : ''}${days} days, ${oneMachine ? "the machine's clock" : "the process's clock alone"}`;

/** All outcomes of a first round, once it is over. */
const jobsOfARound = async ({ figure }: Installation): Promise<number> => {
  for (let last = -1; ; await delay(1_500)) {
    const now = await figure(JOBS);
    if (now > 0 && now === last) return now;
    last = now;
  }
};

/** Once what people did has had its mails. */
const atRest = async ({ done }: Installation): Promise<Done> => {
  for (let last = await done(); ; ) {
    await delay(1_000);
    const now = await done();
    if (now.sent >= now.asked && more(last, now).length === 0) return now;
    last = now;
  }
};

interface Trial {
  readonly proof: Proof;
  readonly installation: Installation;
  readonly name: string;
  readonly fault: (sentence: string) => void;
}

/** Operators are told by metrics, status and doctor's table; people are served. */
const judgeTelling = async ({ installation, fault }: Trial, when: string): Promise<void> => {
  const status = await installation.admin('status');
  if (
    status.code !== 2 ||
    !status.printed.includes('Löschen, Berechnen, Abbuchen, Erinnern und Beenden nach Frist ruhen')
  )
    fault(
      `${when}: status does not tell (${status.code}): ${status.printed.split('\n').slice(-3).join(' / ')} ${status.complained}`,
    );
  const ready = await fetch(`${installation.product().url}/api/health/ready`);
  if (!ready.ok) fault(`${when}: people are not served any more (${ready.status}).`);
};

const judgeDone = ({ fault }: Trial, when: string, before: Done, after: Done): void => {
  const happened = more(before, after);
  if (happened.length > 0) fault(`${when}: ${happened.join(', ')}`);
};

const leapWhileRunning = async (trial: Trial, { days, oneMachine }: Case): Promise<void> => {
  const { proof, installation, fault } = trial;
  const round = await jobsOfARound(installation);
  const before = await atRest(installation);
  const jobs = await installation.figure(JOBS);
  await installation.clock.leapTo(days);
  const limits = { withinMs: TOLD_WITHIN_MS, signal: proof.signal };
  if (!(await untilFigure(installation, { name: 'clock_doubted', is: (value) => value === 1, ...limits })))
    fault('running: the metrics do not tell of it.');
  const isOver = (value: number) => value >= jobs + round;
  if (!(await untilFigure(installation, { name: JOBS, is: isOver, ...limits, withinMs: ROUND_WITHIN_MS })))
    fault('running: no work that is due was looked at.');
  judgeDone(trial, 'running', before, await installation.done());
  await judgeTelling(trial, 'running');
  if (!oneMachine) {
    const { code } = await installation.admin('clock', 'confirm', '--yes');
    if (code === 0) fault('running: it could be confirmed by a wrong clock.');
  }
  await installation.clock.leapTo(0);
  await confirm(trial, 'running');
  judgeDone(trial, 'set right again', before, await installation.done());
};

const confirm = async ({ installation, fault }: Trial, when: string): Promise<void> => {
  const { code, printed, complained } = await installation.admin('clock', 'confirm', '--yes');
  if (code !== 0 || !printed.includes('Die Uhren gelten wieder'))
    fault(`${when}: not confirmed: ${printed} ${complained}`);
};

const leapBeforeStart = async (trial: Trial, { days, oneMachine }: Case): Promise<void> => {
  const { installation, fault } = trial;
  await installation.product().stop();
  const before = await installation.done();
  await installation.clock.leapTo(days);
  await installation.start();
  await jobsOfARound(installation);
  judgeDone(trial, 'at start', before, await installation.done());
  if ((await installation.figure('clock_doubted')) !== 1) fault('at start: the metrics do not tell of it.');
  if (oneMachine && days > 0) await doWhatIsDue(trial, days, before);
};

/** The operator says that so much time has passed: now all of it comes. */
const doWhatIsDue = async (trial: Trial, days: number, before: Done): Promise<void> => {
  const { proof, installation, fault } = trial;
  const [round, jobs] = [await jobsOfARound(installation), await installation.figure(JOBS)];
  await confirm(trial, 'as true');
  const isOver = (value: number) => value >= jobs + round;
  await untilFigure(installation, { name: JOBS, is: isOver, withinMs: ROUND_WITHIN_MS, signal: proof.signal });
  const after = await installation.done();
  const missing = (DUE[days] ?? []).filter((type) => (after.events.get(type) ?? 0) <= (before.events.get(type) ?? 0));
  if (missing.length > 0) fault(`confirmed as true: nothing was kept from happening: no ${missing.join(', ')}`);
  proof.say(`${trial.name}: confirmed as true: ${more(before, after).join(', ')}`);
};

/** One installation with people, whose clock leaps while it runs, is set right and confirmed, and leaps again before it starts. */
export const proveCase = async (proof: Proof, clocks: WrongClocks, one: Case): Promise<void> => {
  const name = nameOf(one);
  const installation = await openInstallation(proof, { clocks, oneMachine: one.oneMachine });
  const trial: Trial = { proof, installation, name, fault: (sentence) => proof.fault(`${name}: ${sentence}`) };
  await installation.start();
  await makeStock(installation);
  await leapWhileRunning(trial, one);
  proof.say(`${name}: held while running`);
  await leapBeforeStart(trial, one);
  proof.say(`${name}: held at start`);
};
