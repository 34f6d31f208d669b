import { setTimeout as delay } from 'node:timers/promises';
import type { Brokers } from '../brokers.ts';
import type { Crew } from '../crew.ts';

export const EVENTS = 300;
/** Enough for everybody to be in the middle of it. */
const MIDDLE_MS = 150;
const SOON_MS = 120_000;

/** One thing that goes wrong while events are written; everybody is at work again afterwards. */
export interface Fault {
  readonly name: string;
  /** Throws when somebody did not do meanwhile what must go on, or did what must wait. */
  happen(crew: Crew, brokers: Brokers): Promise<void>;
}

export const whileWriting = async ({ writer }: Crew, happen: () => Promise<void>): Promise<void> => {
  const writing = writer.write(EVENTS);
  await Promise.all([writing, delay(MIDDLE_MS).then(happen)]);
  await writer.write(EVENTS / 3);
};

/** Waits until something is so; throws the sentence when it is not within two minutes. */
export const until = async (isSo: () => Promise<boolean> | boolean, otherwise: string): Promise<void> => {
  for (const deadline = Date.now() + SOON_MS; Date.now() < deadline; await delay(50)) if (await isSo()) return;
  throw new Error(otherwise);
};
