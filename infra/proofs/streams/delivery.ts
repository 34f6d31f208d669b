import { setTimeout as delay } from 'node:timers/promises';
import type { Screen } from './screens.ts';

const LOOK_EVERY_MS = 20;

export interface Delivery {
  /** Milliseconds from sending the command to each of the right screens, ascending. */
  readonly delays: readonly number[];
  /** Right screens that heard nothing in time. */
  readonly missed: number;
  /** Screens that heard it though it is none of their business. */
  readonly wrong: number;
  /** Right screens that heard it more than once. */
  readonly repeated: number;
}

const hearings = ({ heard }: Screen, marker: string) => heard.filter(({ data }) => data.includes(marker));

export interface Awaited {
  /** What is in the data of the event. */
  readonly marker: string;
  readonly sentAt: number;
  readonly withinMs: number;
  readonly isRight: (screen: Screen) => boolean;
}

/** Waits until every right screen has heard of it, or the time is over, and then once more as long for wrong ones. */
export const awaitDelivery = async (screens: readonly Screen[], awaited: Awaited): Promise<Delivery> => {
  const { marker, sentAt, withinMs, isRight } = awaited;
  const right = screens.filter(isRight);
  const deadline = sentAt + withinMs;
  while (performance.now() < deadline && right.some((screen) => hearings(screen, marker).length === 0)) {
    await delay(LOOK_EVERY_MS);
  }
  await delay(Math.max(0, deadline - performance.now()));
  const heardBy = right.map((screen) => hearings(screen, marker));
  const delays = heardBy.flatMap(([first]) => (first && first.at <= deadline ? [first.at - sentAt] : []));
  return {
    delays: delays.sort((one, other) => one - other),
    missed: right.length - delays.length,
    wrong: screens.filter((screen) => !isRight(screen) && hearings(screen, marker).length > 0).length,
    repeated: heardBy.filter(({ length }) => length > 1).length,
  };
};
