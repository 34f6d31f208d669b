import { setTimeout as delay } from 'node:timers/promises';

const SHOWN_FAULTS = 20;
const CLEANUP_LIMIT_MS = 60_000;

export interface ProofPlan {
  readonly name: string;
  /** One sentence: what holds if this passes. */
  readonly proves: string;
  /** Longer than this is a fault. */
  readonly limitMs: number;
}

/** What a proof works with. */
export interface Proof {
  /** A line of progress or a figure. */
  say(line: string): void;
  /** A sentence on something that should not have happened; the proof fails and goes on. */
  fault(sentence: string): void;
  /** A sentence on why nothing can be tried on this machine: a notice, and a fault in CI. The body should end then. */
  notRun(reason: string): void;
  /** Undone at the end in reverse order, whatever happens; each is attempted even if another fails. */
  defer(undo: () => Promise<unknown> | unknown): void;
  /** Aborted when the proof ends, also by Ctrl-C or for lack of time. */
  readonly signal: AbortSignal;
}

const sentenceFor = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`;

/** What the process was told from outside, or did wrong on its own. */
const untilInterrupted = (): Promise<string> =>
  new Promise((interrupted) => {
    process.once('SIGINT', () => interrupted('The proof was interrupted.'));
    process.once('SIGTERM', () => interrupted('The proof was told to end.'));
    process.on('uncaughtException', (error) => interrupted(sentenceFor(error)));
    process.on('unhandledRejection', (error) => interrupted(sentenceFor(error)));
  });

/** Runs the body, cleans up in any case, prints the verdict and ends the process with 0 or 1. */
export const runProof = async (plan: ProofPlan, body: (proof: Proof) => Promise<void>): Promise<never> => {
  console.log(`${plan.name} proves: ${plan.proves}`);
  const started = performance.now();
  const faults: string[] = [];
  const cleanup: (() => Promise<unknown> | unknown)[] = [];
  const ending = new AbortController();
  let wasRun = true;
  const record = (sentence: string) => {
    faults.push(sentence);
    if (faults.length <= SHOWN_FAULTS) console.error(`FAULT: ${sentence}`);
  };
  const proof: Proof = {
    say: (line) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`),
    // What fails because everything is being ended shows nothing.
    fault: (sentence) => {
      if (!ending.signal.aborted) record(sentence);
    },
    notRun: (reason) => {
      const notice = `Not run: ${reason}`;
      if (process.env.CI === 'true') record(`${notice} In CI it must run.`);
      else proof.say(notice);
      wasRun = false;
    },
    defer: (undo) => cleanup.push(undo),
    signal: ending.signal,
  };
  const tooLate = delay(plan.limitMs, `Not finished within ${plan.limitMs / 1000} s.`, { ref: false });
  const work = body(proof).then(
    () => null,
    (error: unknown) => sentenceFor(error),
  );
  const trouble = await Promise.race([work, tooLate, untilInterrupted()]);
  if (trouble !== null) record(trouble);
  ending.abort();
  await undoAll(cleanup, record);
  if (faults.length > SHOWN_FAULTS) console.error(`… and ${faults.length - SHOWN_FAULTS} more faults.`);
  const verdict = faults.length > 0 ? `${faults.length} faults` : wasRun ? 'proven' : 'nothing was proven here';
  console.log(`${plan.name}: ${verdict}`);
  process.exit(faults.length === 0 ? 0 : 1);
};

const undoAll = async (cleanup: (() => Promise<unknown> | unknown)[], record: (fault: string) => void) => {
  for (const undo of cleanup.reverse()) {
    const late = delay(CLEANUP_LIMIT_MS, 'late', { ref: false });
    const done = Promise.resolve()
      .then(undo)
      .catch((error: unknown) => record(`Cleaning up failed: ${sentenceFor(error)}`));
    if ((await Promise.race([done, late])) === 'late') record('Cleaning up took longer than a minute.');
  }
};
