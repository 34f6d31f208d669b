import { TOAST_DEFAULT_MS } from '@sternklar/contracts/constants';
import type { Phrase } from '../texts/phrase.ts';
import { createListeners } from './listeners.ts';

/** Where a message leads to. */
export interface ToastWay {
  readonly label: string;
  /** What the label is about, for those who do not see what it stands beside. */
  readonly about?: string;
  go(): void;
}

export interface Toast {
  readonly id: number;
  /** 'news' is neither: what happened elsewhere. */
  readonly tone: 'good' | 'bad' | 'news';
  readonly phrase: Phrase;
  /** Not offered in front of an open window: what is typed there comes first. */
  readonly way: ToastWay | null;
}

export interface ToastOptions {
  /** How long it stays, in milliseconds. */
  readonly durationMs?: number;
  /** What was said before, but news, is done with: it goes. */
  readonly isLastWord?: boolean;
  readonly way?: ToastWay;
}

interface NewsOptions extends ToastOptions {
  readonly way: ToastWay;
}

export interface Toasts {
  /** Something succeeded: what went wrong before is over, and no longer said beside it. */
  good(phrase: Phrase, options?: ToastOptions): void;
  bad(phrase: Phrase, options?: ToastOptions): void;
  /** Takes the place of the last news, if that is still there. */
  news(phrase: Phrase, options: NewsOptions): void;
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
  const startClock = (id: number, remainingMs: number) => {
    clearTimeout(clocks.get(id)?.timer);
    const clock: Clock = { remainingMs, startedAt: now(), timer: undefined };
    clocks.set(id, clock);
    if (!paused) run(id, clock);
  };
  const makeWay = (forLastWord: boolean) => {
    for (const { id, tone } of toasts) if (tone === 'bad' || (forLastWord && tone === 'good')) dismiss(id);
  };
  const show = (
    { tone, phrase, way }: Omit<Toast, 'id'>,
    { durationMs = TOAST_DEFAULT_MS, isLastWord = false }: ToastOptions = {},
    replaced?: Toast,
  ) => {
    if (isLastWord || tone === 'good') makeWay(isLastWord);
    const same = toasts.find((other) => other.tone === tone && other.phrase.text === phrase.text && other.way === way);
    // Said again, it stays longer; it stands there once.
    if (same !== undefined && replaced === undefined) return startClock(same.id, durationMs);
    const id = replaced?.id ?? nextId++;
    startClock(id, durationMs);
    const toast: Toast = { id, tone, phrase, way };
    change(replaced === undefined ? [...toasts, toast] : toasts.map((other) => (other === replaced ? toast : other)));
    const oldest = toasts[0];
    if (toasts.length > MOST_AT_ONCE && oldest !== undefined) dismiss(oldest.id);
  };

  return {
    good: (phrase, options) => show({ tone: 'good', phrase, way: options?.way ?? null }, options),
    bad: (phrase, options) => show({ tone: 'bad', phrase, way: options?.way ?? null }, options),
    news: (phrase, { way, ...options }) =>
      show(
        { tone: 'news', phrase, way },
        options,
        toasts.find(({ tone }) => tone === 'news'),
      ),
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
