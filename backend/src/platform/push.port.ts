import type { LATER } from './mail.port.ts';
import type { Outbox, UntoldMails } from './outbox.port.ts';

/** What capabilities need for telling somebody's browsers; where push is off, nobody has any. */
export interface Pushes {
  /** Ids of the browsers in which the account's owner switched it on. */
  devicesOf(accountId: string): Promise<readonly string[]>;
  /** Keeps a message for one browser, `params.deviceId`, until it is handed to its push service. */
  readonly enqueue: Outbox['enqueue'];
  /** As for mails. */
  readonly untold: UntoldMails;
}

/** What a browser is told; both without anything personal. */
export interface PushContent {
  readonly payload: object;
  /** What it is about: of messages that a push service still keeps, the newest of a topic is delivered alone. */
  readonly topic: string;
}

/** Makes a message of what the outbox kept of it; null when there is nothing to tell any more. */
export type ComposePush = (params: unknown) => Promise<PushContent | typeof LATER | null>;
