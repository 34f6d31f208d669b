import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from '../../ui/toasts.ts';
import { createStatusNews, newsElsewhere } from './status-news.ts';
import { createUnseen } from './unseen.ts';

const aPage = (visibilityState: DocumentVisibilityState = 'visible') => {
  const events = new EventTarget();
  const page = {
    title: 'Ihre Bewertungen – Sternklar',
    visibilityState,
    addEventListener: events.addEventListener.bind(events),
  };
  const icon = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  const turn = (next: DocumentVisibilityState) => {
    page.visibilityState = next;
    events.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, icon, turn };
};

const aCustomer = () => {
  const { page, icon, turn } = aPage();
  const toasts = createToasts();
  const news = createStatusNews({ toasts, unseen: createUnseen({ page, icon }) });
  const words = () => toasts.list().map(({ phrase }) => phrase.text);
  return { page, icon, turn, toasts, news, words };
};
const change = (id: string, status: 'gelöscht' | 'nicht_genehmigt' = 'gelöscht') => ({ review_id: id, status });

describe('news of a status', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('say which review it is and lead to it', () => {
    const { news, words, toasts } = aCustomer();
    const see = vi.fn();
    news.tell(change('r1'), 'Max M.', see);
    expect(words()).toEqual(['Die Bewertung von Max M. ist jetzt: gelöscht.']);
    toasts.list()[0]?.way?.go();
    expect(see).toHaveBeenCalledTimes(1);
  });

  it('say that an appeal was refused, where the status stays', () => {
    const { news, words } = aCustomer();
    const again = { review_id: 'r1', from: 'nicht_genehmigt', status: 'nicht_genehmigt' } as const;
    news.tell(again, 'Max M.', vi.fn());
    expect(words()).toEqual(['Die Plattform hat Ihren Widerspruch zur Bewertung von Max M. abgelehnt.']);
    news.tell(change('r2'), 'Zoë', vi.fn());
    news.tell(again, null, vi.fn());
    expect(words()).toEqual(['2 Bewertungen haben einen neuen Stand, zuletzt: Widerspruch abgelehnt.']);
  });

  it('join while they are shown, and count each review once', () => {
    const { news, words } = aCustomer();
    news.tell(change('r1'), 'Max M.', vi.fn());
    news.tell(change('r2', 'nicht_genehmigt'), 'K. Weber', vi.fn());
    news.tell(change('r1'), 'Max M.', vi.fn());
    expect(words()).toEqual(['2 Bewertungen haben einen neuen Stand, zuletzt die von Max M.: gelöscht.']);
    vi.advanceTimersByTime(12_000);
    news.tell(change('r3'), 'Zoë', vi.fn());
    expect(words()).toEqual(['Die Bewertung von Zoë ist jetzt: gelöscht.']);
  });

  it('of a page that nobody looks at wait, with a number in its title and on the icon', () => {
    const { news, words, page, icon, turn } = aCustomer();
    turn('hidden');
    news.tell(change('r1'), 'Max M.', vi.fn());
    news.tell(change('r1', 'nicht_genehmigt'), 'Max M.', vi.fn());
    expect(page.title).toBe('(1) Ihre Bewertungen – Sternklar');
    news.tell(change('r2'), 'K. Weber', vi.fn());
    expect(page.title).toBe('(2) Ihre Bewertungen – Sternklar');
    expect(icon.setAppBadge.mock.lastCall).toEqual([2]);
    vi.advanceTimersByTime(3_600_000);
    expect(words()).toHaveLength(1);
    icon.clearAppBadge.mockClear();
    turn('visible');
    expect(page.title).toBe('Ihre Bewertungen – Sternklar');
    expect(icon.clearAppBadge).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(12_000);
    expect(words()).toEqual([]);
  });

  it('of more than 99 reviews fit into a title', () => {
    const { news, page, turn } = aCustomer();
    turn('hidden');
    for (let number = 0; number < 100; number++) news.tell(change(`r${number}`), null, vi.fn());
    expect(page.title).toBe('(99+) Ihre Bewertungen – Sternklar');
  });

  it('change no title while the page is looked at, and need no icon', () => {
    const { page } = aPage();
    const news = createStatusNews({ toasts: createToasts(), unseen: createUnseen({ page, icon: {} }) });
    news.tell(change('r1'), null, vi.fn());
    expect(page.title).toBe('Ihre Bewertungen – Sternklar');
  });

  it('take the number of an app that was closed from its icon', () => {
    const { page, icon } = aPage();
    createUnseen({ page, icon });
    expect(icon.clearAppBadge).toHaveBeenCalledTimes(1);
  });
});

describe('on a page without a list of reviews', () => {
  const update = (fields: object) => ({
    kind: 'review-status-changed' as const,
    ...{ review_id: 'r1', business_id: 'b1', user_id: 'u1' },
    ...{ from: 'eingereicht' as const, status: 'gelöscht' as const, version: 2, at: '2026-11-20T12:00:00.000Z' },
    ...fields,
  });

  it('only own reviews are told of, and the one that the page shows counts without a word', () => {
    const tell = vi.fn();
    const follower = newsElsewhere({ tell }, { ownId: () => 'u1', shown: 'r2' });
    follower.liveUpdated(update({}));
    follower.liveUpdated(update({ user_id: 'u2' }));
    follower.liveUpdated(update({ review_id: 'r2' }));
    follower.liveUpdated({ kind: 'profile-changed', user_id: 'u1', at: '2026-11-20T12:00:00.000Z' });
    expect(tell.mock.calls.map(([{ review_id: id }, name, see]) => [id, name, see === null])).toEqual([
      ['r1', null, false],
      ['r2', null, true],
    ]);
  });
});
