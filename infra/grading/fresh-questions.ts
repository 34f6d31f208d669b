import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Asker } from '../../backend/src/conversations/assistant/testing/asked-customers.ts';

/**
 * A question by somebody who has not seen what the assistant knows. `says` and `never` are patterns, or plain texts, that
 * the answer must and must not contain, in capitals or not; `before` is what the same person wrote earlier in the conversation.
 */
export interface FreshQuestion {
  readonly group: string;
  readonly question: string;
  readonly asker: Asker;
  readonly says: readonly string[];
  readonly never: readonly string[];
  readonly kind: string;
  readonly before: readonly string[];
}

type Written = Pick<FreshQuestion, 'group' | 'question'> & Partial<FreshQuestion>;
const WITHOUT = { asker: 'customer', says: [], never: [], kind: '', before: [] } as const;

export interface Round {
  readonly name: string;
  readonly questions: readonly FreshQuestion[];
}

const FOLDER = join(import.meta.dirname, 'fresh');

/** All rounds, the first one first; each was asked for the first time before anything was mended after it. */
export const readRounds = (folder = FOLDER): readonly Round[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((file) => ({
      name: basename(file, '.json'),
      questions: (JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Written[]).map((question) => ({
        ...WITHOUT,
        ...question,
      })),
    }));
