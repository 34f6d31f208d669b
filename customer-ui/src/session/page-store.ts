import { isSessionOver } from '../api/api-error.ts';
import { german, type Phrase } from '../texts/phrase.ts';
import { sessionTexts } from '../texts/session.ts';
import { createListeners } from '../ui/listeners.ts';
import type { Toasts } from '../ui/toasts.ts';

/** When the stream tells that the session is over, every tab hears it within this time; only then the token goes. */
const TABS_HEAR_WITHIN_MS = 150;

export interface PageDeps {
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly pause: (ms: number) => Promise<void>;
  /** Signs out: clears the token first, then the screen follows. */
  readonly leave: () => void;
}

/** What a page of a signed-in customer shows, while it is open, and the ways out of it. */
export interface PageStore<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
  isOpen(): boolean;
  open(): void;
  /** Answers that still come are ignored from now on. */
  close(): void;
  /** Takes the next state, unless it is the same one or the page is closed. */
  change(step: (now: State) => State): void;
  /** Says something at last, and signs out; `goOut` for a way out that nobody comes back by. */
  leave(say: () => void, goOut?: () => void): void;
  /** The stream tells that the server no longer knows the session. */
  sessionOver(): void;
  /** A call failed: the end of the session ends the page, everything else is the caller's to show. */
  failed(error: unknown, otherwise?: () => void): void;
  /** A call failed, of which the user is told. */
  report(error: unknown, words: Phrase): void;
}

/** `isExpected`: the page itself knows of the session's end, and deals with it. */
export const createPageStore = <State>(
  initial: State,
  { toasts, pause, leave }: PageDeps,
  isExpected: (now: State) => boolean,
): PageStore<State> => {
  const { subscribe, tell } = createListeners();
  let current = initial;
  let open = false;

  const goAway = async (say: () => void, afterMs = 0, goOut = leave) => {
    if (!open) return;
    open = false;
    say();
    if (afterMs > 0) await pause(afterMs);
    goOut();
  };
  const sessionOver = (afterMs?: number) => {
    if (!isExpected(current)) void goAway(() => toasts.bad(german(sessionTexts.over)), afterMs);
  };
  const failed = (error: unknown, otherwise?: () => void) => {
    if (isSessionOver(error)) sessionOver();
    else otherwise?.();
  };

  return {
    state: () => current,
    subscribe,
    isOpen: () => open,
    open: () => {
      open = true;
    },
    close: () => {
      open = false;
    },
    change: (step) => {
      const next = step(current);
      if (!open || next === current) return;
      current = next;
      tell();
    },
    leave: (say, goOut) => void goAway(say, 0, goOut),
    sessionOver: () => sessionOver(TABS_HEAR_WITHIN_MS),
    failed,
    report: (error, words) =>
      failed(error, () => {
        if (open) toasts.bad(words);
      }),
  };
};
