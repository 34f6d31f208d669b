import type { ImportedLine, ImportLine as SentLine } from '@sternklar/contracts/reviews/review-import.api';
import { ApiError } from '../../api/api-error.ts';
import type { ImportLine } from './import-line.ts';
import * as step from './import-state.ts';
import { sendLines, sentLine } from './send-lines.ts';

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
  const listeners = new Set<() => void>();
  let current = step.previewOf(lines);
  let isStopped = false;
  const change = (next: step.ImportState) => {
    current = next;
    for (const listener of listeners) listener();
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (key) => change(step.toggled(current, key)),
    submit,
    stop: () => {
      isStopped = true;
    },
  };
};
