import { describe, expect, it, vi } from 'vitest';
import { createOpenWindows } from './open-windows.ts';

interface Place {
  readonly state: unknown;
  readonly at: string;
}

/** A browser's tab: its history, which goes where it is told a moment later, and its timers, which `settled` lets run. */
const given = (before: readonly Place[] = [{ state: null, at: '/' }], isOurs = true) => {
  let places = [...before];
  let at = places.length - 1;
  const nobody = () => undefined;
  let listener: (event: Event) => void = nobody;
  const timers = new Map<number, () => void>();
  let count = 0;
  const seen: string[] = [];
  const later = (act: () => void) => {
    timers.set(++count, act);
    return count;
  };
  const here = () => places[at] as Place;
  const move = (by: number) => {
    if (places[at + by] === undefined) return;
    at += by;
    const event = new Event('popstate');
    const stop = vi.spyOn(event, 'stopImmediatePropagation');
    listener(event);
    if (stop.mock.calls.length === 0) seen.push(here().at);
  };
  const push = (state: unknown, place = here().at) => {
    places = [...places.slice(0, at + 1), { state, at: place }];
    at += 1;
  };
  const view = {
    history: {
      get state() {
        return here().state;
      },
      go: (by = 0) => void later(() => move(by)),
      pushState: (state: unknown) => push(state),
      scrollRestoration: 'auto' as ScrollRestoration,
    },
    addEventListener: (_type: string, heard: (event: Event) => void) => {
      listener = heard;
    },
    removeEventListener: () => {
      listener = nobody;
    },
    // Whatever waits long waits for something that comes before.
    setTimeout: (act: () => void, ms: number) => (ms > 0 ? 0 : later(act)),
    clearTimeout: (timer: number) => void timers.delete(timer),
  };
  const settled = () => {
    for (let rounds = 0; timers.size > 0; rounds++) {
      if (rounds > 100) throw new Error('It never comes to rest.');
      const [[timer, act] = []] = timers;
      if (timer === undefined) return;
      timers.delete(timer);
      act?.();
    }
  };
  const act = (what: () => void) => {
    what();
    settled();
  };
  const windows = createOpenWindows(view);
  if (isOurs) windows.watch();
  settled();
  const openOne = () => {
    const closed = vi.fn<() => void>();
    const gone = windows.opened(() => {
      closed();
      gone();
    });
    settled();
    return { closed, close: () => act(gone) };
  };
  return {
    windows,
    openOne,
    settled,
    push,
    seen,
    view,
    back: () => act(() => move(-1)),
    forward: () => act(() => move(1)),
    listens: () => listener !== nobody,
    place: () => `${at + 1} of ${places.length}`,
    state: () => here().state,
  };
};

describe('windows that Back closes', () => {
  it('given an open window, when somebody goes back, then it closes and the page stays', () => {
    const { openOne, back, place } = given();
    const { closed } = openOne();
    expect(place()).toBe('2 of 2');
    back();
    expect(closed).toHaveBeenCalledOnce();
    expect(place()).toBe('1 of 2');
  });

  it('given it was closed by its cross, then its place is gone and nobody else hears of it', () => {
    const { openOne, place, seen, view } = given();
    openOne().close();
    expect([place(), seen, view.history.scrollRestoration]).toEqual(['1 of 2', [], 'auto']);
  });

  it('given five windows one above the other, then Back closes one at a time, the last one first', () => {
    const { openOne, back, place } = given();
    const all = [openOne(), openOne(), openOne(), openOne(), openOne()];
    expect(place()).toBe('6 of 6');
    for (let open = 4; open >= 0; open--) {
      back();
      expect(all.map(({ closed }) => closed.mock.calls.length)).toEqual(all.map((_, at) => (at >= open ? 1 : 0)));
    }
    expect(place()).toBe('1 of 6');
  });

  it('given five windows one after the other, then one Back leaves the page', () => {
    const { openOne, back, place } = given([
      { state: null, at: 'before' },
      { state: null, at: '/' },
    ]);
    for (let count = 0; count < 5; count++) openOne().close();
    expect(place()).toBe('2 of 3');
    back();
    expect(place()).toBe('1 of 3');
  });

  it('given one window makes room for the next in one moment, then they share a place', () => {
    const { windows, openOne, settled, place } = given();
    const first = windows.opened(() => undefined);
    settled();
    first();
    const { close } = openOne();
    expect(place()).toBe('2 of 2');
    close();
    expect(place()).toBe('1 of 2');
  });

  it('given a window that Back closed, when somebody goes forward, then they are where they were', () => {
    const { openOne, back, forward, place } = given();
    openOne();
    back();
    forward();
    expect(place()).toBe('1 of 2');
  });

  it('given a window from which a link led on, when they come back, then not to its place', () => {
    const { windows, settled, push, back, place } = given();
    const gone = windows.opened(() => undefined);
    settled();
    push(null, '/konto');
    gone();
    settled();
    expect(place()).toBe('3 of 3');
    back();
    expect(place()).toBe('1 of 3');
  });

  it('given a window that does not close now, when somebody goes back, then it stays and has a place again', () => {
    const { windows, settled, back, place } = given();
    windows.opened(() => undefined);
    settled();
    back();
    expect(place()).toBe('2 of 2');
  });

  it('given the page is loaded anew with a window open, then the window’s place is left', () => {
    const { place } = given([
      { state: null, at: '/' },
      { state: { sternklarWindows: 1 }, at: '/' },
    ]);
    expect(place()).toBe('1 of 2');
  });

  it('given the page around keeps something at its place, then the window’s place has it too', () => {
    const { openOne, state } = given([{ state: { router: 7 }, at: '/' }]);
    openOne();
    expect(state()).toEqual({ router: 7, sternklarWindows: 1 });
  });

  it('given a partner’s page, when the last window is closed, then nobody listens any more', () => {
    const { openOne, listens } = given(undefined, false);
    expect(listens()).toBe(false);
    const { close } = openOne();
    expect(listens()).toBe(true);
    close();
    expect(listens()).toBe(false);
  });

  it('given a window closes since the page changes, then the page’s place changes, not the window’s', () => {
    const { windows, settled, place } = given();
    const gone = windows.opened(() => undefined);
    settled();
    gone();
    const changed: string[] = [];
    windows.onceAtPage(() => changed.push(place()));
    expect(changed).toEqual([]);
    settled();
    expect(changed).toEqual(['1 of 2']);
    windows.onceAtPage(() => changed.push('at once'));
    expect(changed).toHaveLength(2);
  });
});
