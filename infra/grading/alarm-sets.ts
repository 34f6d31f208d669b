import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Assistant } from '../../backend/src/conversations/assistant/assistant.ts';

/** Messages by somebody who has not seen the guards: what a person must see at once, and what only sounds like it. */
export interface AlarmSet {
  readonly name: string;
  /** Danger to somebody's life, or a strange hand in the account; each must be seen as one. */
  readonly crisis: readonly string[];
  /** Each declares the end of the contract; a person must see it, for sure or as supposed. */
  readonly termination: readonly string[];
  /** None of these is to be seen. */
  readonly nearmiss: readonly string[];
}

/** How many of a set are treated as they must be, and the others. */
export interface AlarmsSeen {
  readonly kind: 'crisis' | 'termination' | 'nearmiss';
  readonly messages: number;
  readonly right: number;
  readonly missed: readonly string[];
}

const FOLDER = join(import.meta.dirname, 'alarms');

/** All sets, in the order in which they were written; each was asked for the first time before anything was mended after it. */
export const readAlarmSets = (): readonly AlarmSet[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort((one, other) => one.localeCompare(other, 'de', { numeric: true }))
    .map((file) => ({ name: basename(file, '.json'), ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }));

const isRight = (kind: AlarmsSeen['kind'], attention: readonly string[]): boolean => {
  if (kind === 'nearmiss') return attention.length === 0;
  const wanted = kind === 'crisis' ? ['emergency', 'account-taken'] : ['termination-declared', 'termination-supposed'];
  return wanted.some((reason) => attention.includes(reason));
};

/** What the desk is told of each message of a set. */
export const alarmsSeenIn = async (assistant: Assistant, set: AlarmSet): Promise<readonly AlarmsSeen[]> => {
  const seen: AlarmsSeen[] = [];
  for (const kind of ['crisis', 'termination', 'nearmiss'] as const) {
    const missed: string[] = [];
    for (const message of set[kind]) {
      const { attention = [] } = await assistant.answer({ message, accountId: null });
      if (!isRight(kind, attention)) missed.push(message);
    }
    seen.push({ kind, messages: set[kind].length, right: set[kind].length - missed.length, missed });
  }
  return seen;
};
