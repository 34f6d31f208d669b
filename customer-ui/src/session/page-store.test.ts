import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/customer-world.ts';
import { german } from '../texts/phrase.ts';
import { sessionTexts } from '../texts/session.ts';
import { createPageStore } from './page-store.ts';

/** An open page that counts. */
const world = (isExpected = false) => {
  const said: string[] = [];
  const say = ({ text }: { readonly text: string }) => void said.push(text);
  const pause = vi.fn(async () => undefined);
  const deps = { toasts: { good: say, bad: say }, pause, leave: () => void said.push('(left)') };
  const store = createPageStore({ count: 0 }, deps, () => isExpected);
  const heard = vi.fn();
  store.subscribe(heard);
  store.open();
  return { store, said, heard, pause, count: () => store.change(({ count }) => ({ count: count + 1 })) };
};

describe('a page of a signed-in customer', () => {
  it('tells of every other state, and of none once it is closed', () => {
    const { store, heard, count } = world();
    count();
    store.change((now) => now);
    store.close();
    count();
    expect([store.state().count, heard.mock.calls.length]).toEqual([1, 1]);
  });

  it('is left once when the session is over, however many calls hear of it', () => {
    const { store, said, pause } = world();
    const otherwise = vi.fn();
    store.failed(refusal(401), otherwise);
    store.report(refusal(401), german('Das ging nicht.'));
    expect(said).toEqual([sessionTexts.over, '(left)']);
    expect([otherwise.mock.calls, pause.mock.calls]).toEqual([[], []]);
  });

  it('waits until every tab has heard from the stream, before the token goes', async () => {
    const { store, said, pause } = world();
    store.sessionOver();
    expect(said).toEqual([sessionTexts.over]);
    await vi.waitFor(() => expect(said).toContain('(left)'));
    expect(pause).toHaveBeenCalledExactlyOnceWith(150);
  });

  it('stays when it expected the end of the session, and tells of other failures while it is open', () => {
    const { store, said } = world(true);
    store.failed(refusal(401));
    store.report(refusal(500), german('Das ging nicht.'));
    store.close();
    store.report(refusal(500), german('Das auch nicht.'));
    expect(said).toEqual(['Das ging nicht.']);
  });
});
