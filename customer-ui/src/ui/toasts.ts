import { TOAST_DEFAULT_MS } from '@sternklar/contracts/constants';
import type { Phrase } from '../texts/phrase.ts';
import { createListeners } from './listeners.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly phrase: Phrase;
}

export interface ToastOptions {
  /** How long it stays, in milliseconds. */
  readonly durationMs?: number;
}

export interface Toasts {
  good(phrase: Phrase, options?: ToastOptions): void;
  bad(phrase: Phrase, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Stops all clocks while somebody points at or has tabbed into the messages, so that they can be read. */
  pause(): void;
  resume(): void;
  list(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

interface Clock {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** More would cover the page; the oldest makes room. */
const MOST_AT_ONCE = 5;

/** The short messages at the top of the page, oldest first, each with its own time to stay. */
export const createToasts = (now: () => number = Date.now): Toasts => {
  const { subscribe, tell } = createListeners();
  const clocks = new Map<number, Clock>();
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;

  const change = (next: readonly Toast[]) => {
    toasts = next;
    tell();
  };
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    if (clocks.size === 0) paused = false;
    change(toasts.filter((toast) => toast.id !== id));
  };
  const run = (id: number, clock: Clock) => {
    clock.startedAt = now();
    clock.timer = setTimeout(() => dismiss(id), clock.remainingMs);
  };
  const show = (tone: Toast['tone'], phrase: Phrase, options: ToastOptions = {}) => {
    const id = nextId++;
    const clock: Clock = { remainingMs: options.durationMs ?? TOAST_DEFAULT_MS, startedAt: now(), timer: undefined };
    clocks.set(id, clock);
    if (!paused) run(id, clock);
    change([...toasts, { id, tone, phrase }]);
    const oldest = toasts[0];
    if (toasts.length > MOST_AT_ONCE && oldest !== undefined) dismiss(oldest.id);
  };

  return {
    good: (phrase, options) => show('good', phrase, options),
    bad: (phrase, options) => show('bad', phrase, options),
    dismiss,
    pause: () => {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.remainingMs = Math.max(0, clock.remainingMs - (now() - clock.startedAt));
      }
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
    list: () => toasts,
    subscribe,
  };
};
