import { REVIEW_IMPORT_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { ImportedLine, ImportLine as SentLine } from '@sternklar/contracts/reviews/review-import.api';
import { ApiError } from '../../api/api-error.ts';
import { createListeners } from '../../ui/listeners.ts';
import type { ImportLine } from './import-line.ts';
import * as step from './import-state.ts';

/** Small enough for a bar that moves, and for the server's limit of a request. */
const LINES_PER_CALL = Math.min(20, REVIEW_IMPORT_MAX_PER_CALL);
const CHARACTERS_PER_CALL = 60_000;

/** What is said of a line to the server: nothing that is empty. */
const sentLine = (line: ImportLine, hasGoodFaith: boolean): SentLine => ({
  key: line.key,
  reviewer_name: line.reviewer,
  rating: line.stars ?? 0,
  review_text: line.text,
  ...(line.text === '' ? { without_text: true } : {}),
  ...(line.url === '' ? {} : { review_url: line.url }),
  ...(line.reason === null ? {} : { reason: line.reason }),
  ...(hasGoodFaith ? { good_faith: true } : {}),
});

const lengthOf = (line: SentLine) => JSON.stringify(line).length;

/** The lines in calls of at most 20 lines and some 60,000 characters; a single longer line goes alone. */
export const inCalls = (lines: readonly SentLine[]): readonly (readonly SentLine[])[] => {
  const calls: SentLine[][] = [];
  let room = 0;
  for (const line of lines) {
    const call = calls.at(-1);
    const length = lengthOf(line);
    if (call === undefined || call.length === LINES_PER_CALL || length > room) {
      calls.push([line]);
      room = CHARACTERS_PER_CALL - length;
    } else {
      call.push(line);
      room -= length;
    }
  }
  return calls;
};

interface Sending {
  readonly lines: readonly SentLine[];
  readonly send: (lines: readonly SentLine[]) => Promise<readonly ImportedLine[]>;
  /** Hears of every call that was answered. */
  readonly onAnswer: (results: readonly ImportedLine[]) => void;
  /** Asked before every call. */
  readonly isStopped: () => boolean;
}

/** Sends lines call by call; the first call that fails ends it and is thrown, the lines from there on stay unsent. */
const sendLines = async ({ lines, send, onAnswer, isStopped }: Sending): Promise<void> => {
  for (const call of inCalls(lines)) {
    if (isStopped()) return;
    onAnswer(await send(call));
  }
};

interface ImportRunDeps {
  readonly lines: readonly ImportLine[];
  /** Hands some lines in; rejects, after telling the user, when nobody knows what became of them. */
  readonly send: (lines: readonly SentLine[]) => Promise<readonly ImportedLine[]>;
  /** Hears once everything that was to be sent is handed in, and how many reviews that were. */
  readonly onDone: (count: number) => void;
}

/** The way of an import from its preview to the last answer. */
export interface ImportRun {
  state(): step.ImportState;
  subscribe(listener: () => void): () => void;
  /** Takes a line along, or leaves it out. */
  toggle(key: string): void;
  /** Sends what is chosen, once at a time. */
  submit(hasGoodFaith: boolean): Promise<void>;
  /** No further call is made; the one under way is let finish. */
  stop(): void;
}

export const createImportRun = ({ lines, send, onDone }: ImportRunDeps): ImportRun => {
  const { subscribe, tell } = createListeners();
  let current = step.previewOf(lines);
  let isStopped = false;
  const change = (next: step.ImportState) => {
    current = next;
    tell();
  };

  const submit = async (hasGoodFaith: boolean) => {
    const chosen = step.nextLines(current);
    if (current.progress !== null || chosen.length === 0) return;
    change(step.started(current));
    let isUnreachable = false;
    try {
      await sendLines({
        lines: chosen.map((line) => sentLine(line, hasGoodFaith)),
        send,
        onAnswer: (results) => change(step.answered(current, results)),
        isStopped: () => isStopped,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isUnreachable = error.status === 0;
    } finally {
      change(step.ended(current, chosen, isUnreachable));
    }
    if (step.isDone(current)) onDone(step.tallyOf(current).submitted);
  };

  return {
    state: () => current,
    subscribe,
    toggle: (key) => change(step.toggled(current, key)),
    submit,
    stop: () => {
      isStopped = true;
    },
  };
};
