import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Account } from '../accounts.ts';
import type { Ask } from '../ask.ts';

const WITHIN_MS = 20_000;

/** The product that things are made in. It must expose codes, and have its mailbox. */
export interface Product {
  readonly ask: Ask;
  /** Where its pages are: whose passkeys it takes. */
  readonly origin: string;
  /** As the owner of the tables: for what nobody can bring about through the API. */
  readonly sql: pg.Client;
  readonly admin: Account;
  now(): Date;
  /** Resolves when reactors and mails may be done with what was recorded so far. */
  settle(): Promise<void>;
}

/** Whose call it is, and whose things it names. */
export interface People {
  readonly caller: Account;
  readonly owner: Account;
}

export interface Making extends Product, People {
  newAddress(): string;
}

export type Make = (making: Making) => Promise<Readonly<Record<string, unknown>>>;

/** Things by the names that examples have for them, and how each comes about, anew each time. */
export type Makers = Readonly<Record<string, Make>>;

/** Asks until there is an answer. */
export const until = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come.`);
};
