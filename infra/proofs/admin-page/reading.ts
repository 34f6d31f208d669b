import { setTimeout as delay } from 'node:timers/promises';

/** What is asked how often. */
export interface Asking {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
  readonly signal: AbortSignal;
  /** Looks at each answer. */
  readonly check?: (body: string) => void;
}

const ask = async ({ url, headers, check }: Asking): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}.`);
  check?.(body);
  return performance.now() - began;
};

/** Asks at a steady pace, whether or not earlier answers have come; milliseconds of each. */
export const askSteadily = async (asking: Asking): Promise<readonly number[]> => {
  const { perSecond, seconds, signal } = asking;
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let number = 0; number < perSecond * seconds && !signal.aborted; number += 1) {
    const due = began + (number * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    answers.push(ask(asking));
  }
  return Promise.all(answers);
};
