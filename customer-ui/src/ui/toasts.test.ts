import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { german } from '../texts/phrase.ts';
import { retract } from './retract.ts';
import { createToasts } from './toasts.ts';

const textsOf = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.phrase.text);

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stack in the order they came, and each goes after its own time', () => {
    const toasts = createToasts();
    toasts.good(german('Code'), { durationMs: 10_000 });
    toasts.good(german('Hinweis'), { durationMs: 8_000 });
    expect(textsOf(toasts)).toEqual(['Code', 'Hinweis']);
    vi.advanceTimersByTime(8_000);
    expect(textsOf(toasts)).toEqual(['Code']);
    vi.advanceTimersByTime(1_999);
    expect(textsOf(toasts)).toEqual(['Code']);
    vi.advanceTimersByTime(1);
    expect(textsOf(toasts)).toEqual([]);
  });

  it('stay while paused and then only for the time they had left', () => {
    const toasts = createToasts();
    toasts.bad(german('Fehler'), { durationMs: 5_000 });
    vi.advanceTimersByTime(4_000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(textsOf(toasts)).toEqual(['Fehler']);
    toasts.resume();
    vi.advanceTimersByTime(1_000);
    expect(textsOf(toasts)).toEqual([]);
  });

  it('make room for the last word on a matter, but news stay', () => {
    const toasts = createToasts();
    toasts.good(german('Code'), { durationMs: 10_000 });
    toasts.news(german('Neuer Status'), { way: { label: 'Ansehen', go: () => undefined } });
    toasts.bad(german('Falscher Code'));
    toasts.good(german('Bestätigt'), { isLastWord: true });
    expect(textsOf(toasts)).toEqual(['Neuer Status', 'Bestätigt']);
  });

  it('of what went wrong go when something succeeds', () => {
    const toasts = createToasts();
    toasts.good(german('Code'));
    toasts.bad(german('Falscher Code'));
    toasts.news(german('Neuer Status'), { way: { label: 'Ansehen', go: () => undefined } });
    toasts.good(german('Hinzugefügt'));
    expect(textsOf(toasts)).toEqual(['Code', 'Neuer Status', 'Hinzugefügt']);
  });

  it('are taken back when they are no longer true, and others stay', () => {
    const toasts = createToasts();
    const failure = german('Fehlgeschlagen');
    toasts.bad(failure);
    toasts.good(german('Code'));
    toasts.bad(german('Fehlgeschlagen'));
    retract(toasts, failure);
    expect(textsOf(toasts)).toEqual(['Code']);
    retract(toasts, failure);
    expect(textsOf(toasts)).toEqual(['Code']);
  });

  it('do not wait for ever when the one that was pointed at is dismissed', () => {
    const toasts = createToasts();
    toasts.bad(german('eins'));
    toasts.pause();
    toasts.dismiss(toasts.list()[0]?.id ?? 0);
    toasts.bad(german('zwei'));
    vi.advanceTimersByTime(60_000);
    expect(textsOf(toasts)).toEqual([]);
  });

  it('that say the same are one, which stays for as long as the last of them', () => {
    const toasts = createToasts();
    toasts.bad(german('Offline'), { durationMs: 5_000 });
    vi.advanceTimersByTime(4_000);
    toasts.bad(german('Offline'), { durationMs: 5_000 });
    toasts.news(german('Offline'), { durationMs: 1_000, way: { label: 'Ansehen', go: () => undefined } });
    expect(textsOf(toasts)).toEqual(['Offline', 'Offline']);
    vi.advanceTimersByTime(4_000);
    expect(textsOf(toasts)).toEqual(['Offline']);
    vi.advanceTimersByTime(1_000);
    expect(textsOf(toasts)).toEqual([]);
  });

  it('with news make room for newer news, in the same place and with a time of their own', () => {
    const toasts = createToasts();
    const way = { label: 'Ansehen', go: vi.fn() };
    toasts.news(german('eine'), { way, durationMs: 5_000 });
    toasts.bad(german('Fehler'), { durationMs: 60_000 });
    vi.advanceTimersByTime(4_000);
    toasts.news(german('zwei'), { way, durationMs: 5_000 });
    expect(textsOf(toasts)).toEqual(['zwei', 'Fehler']);
    expect(toasts.list().map((toast) => toast.way?.label)).toEqual(['Ansehen', undefined]);
    vi.advanceTimersByTime(4_999);
    expect(textsOf(toasts)).toEqual(['zwei', 'Fehler']);
    vi.advanceTimersByTime(1);
    expect(textsOf(toasts)).toEqual(['Fehler']);
  });

  it('never cover the page: the oldest of more than five goes', () => {
    const toasts = createToasts();
    for (const word of ['1', '2', '3', '4', '5', '6']) toasts.bad(german(word));
    expect(textsOf(toasts)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('tell their listeners about every change until they stop listening', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.good(german('da'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toasts.good(german('noch da'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
