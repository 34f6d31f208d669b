import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ImportedLine } from '@sternklar/contracts/reviews/review-import.api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createDashboard } from './dashboard.ts';
import { allReviews, figuresOf, type StatusChange } from './dashboard-state.ts';

const at = '2026-11-20T12:00:00.000Z';
const profile: OwnProfile = {
  id: 'u1',
  email: 'anna@firma.de',
  email_verified: true,
  is_admin: false,
  is_auditor: false,
  subscription_status: 'inactive',
};
const business = (id: string): Business => ({
  id,
  business_name: `Firma ${id}`,
  google_business_link: 'https://maps.example/1',
  created_at: at,
});
const review = (id: string, businessId: string, version = 1): Review => ({
  id,
  business_id: businessId,
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'Text',
  review_url: null,
  reason: null,
  good_faith: null,
  status: 'eingereicht',
  created_at: at,
  updated_at: at,
  version,
});
const deleted = (id: string, businessId: string, version = 2): StatusChange => ({
  kind: 'review-status-changed',
  review_id: id,
  business_id: businessId,
  user_id: 'u1',
  from: 'eingereicht',
  status: 'gelöscht',
  version,
  at,
});
const refusal = (status: number, detail: string | null = null) =>
  new ApiError({ status, detail, fieldErrors: {}, retryAfterSeconds: null });

/** A dashboard on a server with two businesses and one review each; single answers can be replaced. */
const world = () => {
  const said: string[] = [];
  const server = {
    ownProfile: vi.fn(async () => profile),
    listBusinesses: vi.fn(async (): Promise<readonly Business[]> => [business('b1'), business('b2')]),
    ownReviews: vi.fn(async (): Promise<readonly Review[]> => [review('r-b2', 'b2'), review('r-b1', 'b1')]),
    listReviews: vi.fn(async (id: string): Promise<readonly Review[]> => [review(`r-${id}`, id)]),
    history: vi.fn(async (_: string): Promise<readonly ReviewHistoryEntry[]> => []),
    add: vi.fn(async (): Promise<unknown> => ({})),
    remove: vi.fn(async (): Promise<unknown> => ({})),
    submit: vi.fn(async (): Promise<unknown> => ({})),
    importMany: vi.fn(async (): Promise<readonly ImportedLine[]> => []),
  };
  const waits: number[] = [];
  const dashboard = createDashboard({
    accounts: { ownProfile: server.ownProfile },
    businesses: { list: server.listBusinesses, add: server.add, remove: server.remove },
    reviews: {
      own: server.ownReviews,
      ofBusiness: server.listReviews,
      history: server.history,
      submit: server.submit,
      importMany: server.importMany,
    },
    toasts: { good: (phrase) => said.push(phrase.text), bad: (phrase) => said.push(phrase.text) },
    pause: async (ms) => void waits.push(ms),
    leave: () => void said.push('(left)'),
  });
  return { dashboard, server, said, waits };
};
const settle = () => vi.waitFor(() => Promise.resolve());

describe('opening the dashboard', () => {
  it('loads the user, the businesses and the reviews of each, those in one request', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    expect(server.ownReviews).toHaveBeenCalledTimes(1);
    expect(server.listReviews).not.toHaveBeenCalled();
    expect(dashboard.state().user).toEqual(profile);
    expect(dashboard.state().businesses.phase).toBe('ready');
    expect(allReviews(dashboard.state()).map(({ id }) => id)).toEqual(['r-b1', 'r-b2']);
    expect(said).toEqual([]);
  });

  it('tries twice more, quickly, when the user cannot be loaded', async () => {
    const { dashboard, server, said, waits } = world();
    server.ownProfile.mockRejectedValueOnce(refusal(503)).mockRejectedValueOnce(refusal(0));
    await dashboard.open();
    expect(dashboard.state().user).toEqual(profile);
    expect(waits).toEqual([600, 250, 750]);
    expect(said).toEqual([]);
  });

  it('tells and leaves when the user cannot be loaded at all', async () => {
    const { dashboard, server, said } = world();
    server.ownProfile.mockRejectedValue(refusal(500, 'Interner Fehler'));
    await dashboard.open();
    expect(server.ownProfile).toHaveBeenCalledTimes(3);
    expect(said).toEqual(['Failed to load user data', '(left)']);
  });

  it('leaves at once when the session is over, without asking for anything else', async () => {
    const { dashboard, server, said } = world();
    server.ownProfile.mockRejectedValue(refusal(401));
    await dashboard.open();
    expect(server.ownProfile).toHaveBeenCalledTimes(1);
    expect(server.listBusinesses).not.toHaveBeenCalled();
    expect(said).toEqual(['Failed to load user data', '(left)']);
  });

  it('tells when the businesses cannot be loaded', async () => {
    const { dashboard, server, said } = world();
    server.listBusinesses.mockRejectedValue(refusal(500, 'Interner Fehler'));
    await dashboard.open();
    expect(said).toEqual(['Failed to load businesses']);
    expect(dashboard.state().businesses.phase).toBe('failed');
  });

  it('asks for the list of its only business as the specification has it', async () => {
    const { dashboard, server } = world();
    server.listBusinesses.mockResolvedValue([business('b1')]);
    await dashboard.open();
    expect(server.ownReviews).not.toHaveBeenCalled();
    expect(server.listReviews.mock.calls).toEqual([['b1']]);
  });

  it('shows a business without reviews as such, and no review of a business that is not there', async () => {
    const { dashboard, server } = world();
    server.ownReviews.mockResolvedValue([review('r1', 'b1'), review('r9', 'b9')]);
    await dashboard.open();
    expect(dashboard.state().reviews).toEqual({
      b1: { phase: 'ready', rows: [review('r1', 'b1')] },
      b2: { phase: 'ready', rows: [] },
    });
  });

  it('leaves at once when the session ends before the reviews are read', async () => {
    const { dashboard, server, said } = world();
    server.ownReviews.mockRejectedValue(refusal(401));
    await dashboard.open();
    expect(server.listReviews).not.toHaveBeenCalled();
    expect(said.at(-1)).toBe('(left)');
  });

  it('asks for each list by itself when they cannot be had together, and says nothing', async () => {
    const { dashboard, server, said } = world();
    server.ownReviews.mockRejectedValue(refusal(500));
    await dashboard.open();
    expect(server.listReviews.mock.calls).toEqual([['b1'], ['b2']]);
    expect(allReviews(dashboard.state())).toHaveLength(2);
    expect(said).toEqual([]);
  });

  it('does not let the list of all undo a list of one business that was read after it had begun', async () => {
    const { dashboard, server } = world();
    const all = Promise.withResolvers<readonly Review[]>();
    server.ownReviews.mockReturnValue(all.promise);
    const opening = dashboard.open();
    await vi.waitFor(() => expect(server.ownReviews).toHaveBeenCalled());
    server.listReviews.mockResolvedValue([review('r9', 'b1'), review('r-b1', 'b1')]);
    await dashboard.reloadReviews('b1');
    all.resolve([review('r-b2', 'b2'), review('r-b1', 'b1')]);
    await opening;
    expect(dashboard.state().reviews.b1?.rows).toHaveLength(2);
    expect(dashboard.state().reviews.b2?.rows).toHaveLength(1);
  });

  it('marks one list of reviews that cannot be loaded, says nothing, and loads it on request', async () => {
    const { dashboard, server, said } = world();
    server.ownReviews.mockRejectedValue(refusal(500));
    server.listReviews.mockImplementationOnce(async () => Promise.reject(refusal(500)));
    await dashboard.open();
    expect(dashboard.state().reviews.b1?.phase).toBe('failed');
    expect(dashboard.state().reviews.b2?.phase).toBe('ready');
    expect(said).toEqual([]);
    await dashboard.reloadReviews('b1');
    expect(dashboard.state().reviews.b1?.phase).toBe('ready');
  });
});

describe('the figures over all reviews', () => {
  it('are told once every list has been read, not before', async () => {
    const { dashboard, server } = world();
    server.ownReviews.mockRejectedValue(refusal(500));
    const second = Promise.withResolvers<readonly Review[]>();
    server.listReviews.mockImplementation(async (id) => (id === 'b2' ? second.promise : []));
    const opening = dashboard.open();
    expect(figuresOf(dashboard.state(), null)).not.toBe('known');
    await vi.waitFor(() => expect(dashboard.state().reviews.b1?.phase).toBe('ready'));
    expect(figuresOf(dashboard.state(), null)).toBe('loading');
    second.resolve([]);
    await opening;
    expect(figuresOf(dashboard.state(), null)).toBe('known');
  });

  it('are unknown, not zero, when a list failed, until it has been read', async () => {
    const { dashboard, server } = world();
    server.ownReviews.mockRejectedValue(refusal(500));
    server.listReviews.mockImplementationOnce(async () => Promise.reject(refusal(500)));
    await dashboard.open();
    expect(figuresOf(dashboard.state(), null)).toBe('unknown');
    await dashboard.reloadReviews('b1');
    expect(figuresOf(dashboard.state(), null)).toBe('known');
  });

  it('of one business are told once its own list has been read, whatever the others do', async () => {
    const { dashboard, server } = world();
    server.ownReviews.mockRejectedValue(refusal(500));
    server.listReviews.mockImplementation(async (id) => (id === 'b1' ? [] : Promise.reject(refusal(500))));
    expect(figuresOf(dashboard.state(), 'b1')).toBe('loading');
    await dashboard.open();
    expect(figuresOf(dashboard.state(), 'b1')).toBe('known');
    expect(figuresOf(dashboard.state(), 'b2')).toBe('unknown');
  });

  it('stay while lists are read again, and while those of a new business are read', async () => {
    const { dashboard, server } = world();
    server.listReviews.mockImplementation(async () => []);
    await dashboard.open();
    const seen = new Set<string>();
    dashboard.subscribe(() => seen.add(figuresOf(dashboard.state(), null)));
    server.listBusinesses.mockResolvedValue([business('b1'), business('b2'), business('b3')]);
    await dashboard.reloadBusinesses();
    expect(dashboard.state().reviews.b3?.phase).toBe('ready');
    expect([...seen]).toEqual(['known']);
  });
});

describe('changing things', () => {
  it('adds a business, says so, and loads its reviews but no others again', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.listBusinesses.mockResolvedValue([business('b3'), business('b1'), business('b2')]);
    server.listReviews.mockClear();
    await dashboard.addBusiness({ business_name: 'Neu', google_business_link: 'maps.example' }, 'key-1');
    await vi.waitFor(() => expect(dashboard.state().reviews.b3?.phase).toBe('ready'));
    expect(said).toEqual(['Business added successfully!']);
    expect(server.listReviews.mock.calls).toEqual([['b3']]);
  });

  it('shows the reason when the server refuses a business, or its own words when there is none', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.add.mockRejectedValueOnce(refusal(422, 'Bitte geben Sie einen gültigen Link an.'));
    await expect(dashboard.addBusiness({ business_name: 'x', google_business_link: 'y' }, 'key-1')).rejects.toThrow(
      ApiError,
    );
    server.add.mockRejectedValueOnce(refusal(0));
    await expect(dashboard.addBusiness({ business_name: 'x', google_business_link: 'y' }, 'key-1')).rejects.toThrow(
      ApiError,
    );
    expect(said).toEqual(['Bitte geben Sie einen gültigen Link an.', 'Failed to add business']);
  });

  it('removes a business after the server agreed, and forgets its reviews', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.listBusinesses.mockResolvedValue([business('b2')]);
    await dashboard.removeBusiness('b1');
    expect(said).toEqual(['Business deleted']);
    expect(Object.keys(dashboard.state().reviews)).toEqual(['b2']);
  });

  it('keeps a business that could not be removed, whatever the server says', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.remove.mockRejectedValue(refusal(409, 'Geht nicht.'));
    await dashboard.removeBusiness('b1');
    expect(said).toEqual(['Failed to delete business']);
    expect(dashboard.state().businesses.rows).toHaveLength(2);
  });

  it('adds a review and loads the list it belongs to', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.listReviews.mockResolvedValue([review('r9', 'b1'), review('r-b1', 'b1')]);
    await dashboard.addReview({ business_id: 'b1', reviewer_name: 'Max', rating: 1, review_text: 'Text' }, 'key-1');
    await vi.waitFor(() => expect(dashboard.state().reviews.b1?.rows).toHaveLength(2));
    expect(said).toEqual(['Review added successfully!']);
  });

  it('names what it adds, so that the server recognises a repetition', async () => {
    const { dashboard, server } = world();
    await dashboard.open();
    const body = { business_id: 'b1', reviewer_name: 'Max', rating: 1, review_text: 'Text' };
    await dashboard.addReview(body, 'key-1');
    await dashboard.addBusiness({ business_name: 'x', google_business_link: 'y' }, 'key-2');
    expect(server.submit.mock.calls).toEqual([[body, 'key-1']]);
    expect(server.add.mock.calls).toEqual([[{ business_name: 'x', google_business_link: 'y' }, 'key-2']]);
  });

  it('hands several reviews in, answers what became of each, and loads the list they belong to', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    const refused: ImportedLine = { key: 'a', outcome: 'refused', errors: [] };
    server.importMany.mockResolvedValue([refused]);
    server.listReviews.mockResolvedValue([review('r9', 'b1'), review('r-b1', 'b1')]);
    expect(await dashboard.importReviews({ business_id: 'b1', reviews: [] })).toEqual([refused]);
    await vi.waitFor(() => expect(dashboard.state().reviews.b1?.rows).toHaveLength(2));
    expect(said).toEqual([]);
  });

  it('tells once when nobody knows what became of several reviews', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.importMany.mockRejectedValue(refusal(0));
    await expect(dashboard.importReviews({ business_id: 'b1', reviews: [] })).rejects.toThrow(ApiError);
    expect(said).toEqual(['Failed to add review']);
  });

  it('says that the session is over and leaves when an action finds it so', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.remove.mockRejectedValue(refusal(401));
    await dashboard.removeBusiness('b1');
    expect(said).toEqual(['Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.', '(left)']);
  });
});

describe('the live stream finding the session over', () => {
  it('says so at once and leaves a moment later, so that other tabs hear it before the token goes', async () => {
    const { dashboard, said, waits } = world();
    await dashboard.open();
    dashboard.sessionOver();
    expect(said).toEqual(['Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.']);
    await settle();
    expect(waits.at(-1)).toBe(150);
    expect(said.at(-1)).toBe('(left)');
  });
});

describe('live updates', () => {
  it('change the badge at once, without a request, and mark it for a while', async () => {
    vi.useFakeTimers();
    const { dashboard, server } = world();
    await dashboard.open();
    server.listReviews.mockClear();
    dashboard.liveUpdated(deleted('r-b1', 'b1'));
    expect(dashboard.state().reviews.b1?.rows[0]?.status).toBe('gelöscht');
    expect(dashboard.state().fresh.has('r-b1')).toBe(true);
    expect(dashboard.state().lastChange?.review_id).toBe('r-b1');
    expect(server.listReviews).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6_000);
    expect(dashboard.state().fresh.has('r-b1')).toBe(false);
    vi.useRealTimers();
  });

  it('are not undone by a list that was read before them, alone or with all others', async () => {
    const { dashboard } = world();
    await dashboard.open();
    dashboard.liveUpdated(deleted('r-b1', 'b1'));
    await dashboard.reloadReviews('b1');
    expect(dashboard.state().reviews.b1?.rows[0]?.status).toBe('gelöscht');
    await dashboard.reloadBusinesses();
    expect(dashboard.state().reviews.b1?.rows[0]?.status).toBe('gelöscht');
  });

  it('are read into the open timeline of their review, notes too, and so is what may have been missed', async () => {
    const { dashboard, server } = world();
    await dashboard.open();
    dashboard.liveUpdated(deleted('r-b1', 'b1'));
    expect(server.history).not.toHaveBeenCalled();
    const until = (calls: number) => vi.waitFor(() => expect(server.history).toHaveBeenCalledTimes(calls));
    dashboard.timelines.toggle('r-b1');
    await until(1);
    dashboard.liveUpdated(deleted('r-b1', 'b1', 3));
    await until(2);
    const note = { review_id: 'r-b1', business_id: 'b1', user_id: 'u1', note_id: 'n1', shown_to_customer: true, at };
    dashboard.liveUpdated({ kind: 'review-note-added', ...note });
    await until(3);
    dashboard.liveOpened(false);
    await until(4);
  });

  it('do not sign out when a timeline cannot be read, unless the session is over', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.history.mockRejectedValueOnce(refusal(500));
    dashboard.timelines.toggle('r-b1');
    await vi.waitFor(() => expect(dashboard.timelines.of('r-b1')?.phase).toBe('failed'));
    expect(said).toEqual([]);
    server.history.mockRejectedValueOnce(refusal(401));
    dashboard.timelines.changed('r-b1');
    await vi.waitFor(() => expect(said.at(-1)).toBe('(left)'));
  });

  it('that are older than what is shown change nothing', async () => {
    const { dashboard, server } = world();
    server.ownReviews.mockResolvedValue([review('r-b1', 'b1', 5)]);
    await dashboard.open();
    dashboard.liveUpdated(deleted('r-b1', 'b1', 4));
    expect(dashboard.state().reviews.b1?.rows[0]?.status).toBe('eingereicht');
    expect(dashboard.state().fresh.size).toBe(0);
  });

  it('reload the affected list for other kinds', async () => {
    const { dashboard, server } = world();
    await dashboard.open();
    server.listReviews.mockClear();
    dashboard.liveUpdated({ kind: 'review-submitted', review_id: 'r9', business_id: 'b2', user_id: 'u1', at });
    dashboard.liveUpdated({ kind: 'review-submitted', review_id: 'r9', business_id: 'unknown', user_id: 'u1', at });
    await settle();
    expect(server.listReviews.mock.calls).toEqual([['b2']]);

    server.ownProfile.mockResolvedValue({ ...profile, subscription_status: 'active' });
    dashboard.liveUpdated({ kind: 'profile-changed', user_id: 'u1', at });
    await vi.waitFor(() => expect(dashboard.state().user?.subscription_status).toBe('active'));

    server.listBusinesses.mockResolvedValue([business('b1')]);
    dashboard.liveUpdated({ kind: 'business-removed', business_id: 'b2', user_id: 'u1', at });
    await vi.waitFor(() => expect(dashboard.state().businesses.rows).toHaveLength(1));
  });

  it('do not sign out when the profile cannot be refreshed', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.ownProfile.mockRejectedValue(refusal(500));
    dashboard.liveUpdated({ kind: 'profile-changed', user_id: 'u1', at });
    await settle();
    expect(said).toEqual([]);
  });

  it('may have been missed when a stream begins anew after the lists were asked for: then they are read again', async () => {
    const { dashboard, server, said } = world();
    dashboard.liveOpened(false);
    expect(server.listBusinesses).not.toHaveBeenCalled();
    await dashboard.open();
    dashboard.liveOpened(true);
    expect(server.listBusinesses).toHaveBeenCalledTimes(1);
    server.listBusinesses.mockRejectedValue(refusal(500));
    dashboard.liveOpened(false);
    expect(server.listBusinesses).toHaveBeenCalledTimes(2);
    await settle();
    expect(said).toEqual([]);
  });

  it("about other people's businesses, which administrators get too, change nothing here", async () => {
    const { dashboard, server } = world();
    await dashboard.open();
    dashboard.liveUpdated({ kind: 'business-added', business_id: 'b9', user_id: 'somebody else', at });
    await settle();
    expect(server.listBusinesses).toHaveBeenCalledTimes(1);
  });
});

describe('a live connection that is lost', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is admitted after five seconds, however often it was tried meanwhile, and forgotten once it stands again', async () => {
    const { dashboard } = world();
    await dashboard.open();
    dashboard.liveLost();
    vi.advanceTimersByTime(3_000);
    dashboard.liveLost();
    vi.advanceTimersByTime(1_999);
    expect(dashboard.state().live).toBe('stands');
    vi.advanceTimersByTime(1);
    expect(dashboard.state().live).toBe('lost');
    dashboard.liveOpened(true);
    expect(dashboard.state().live).toBe('stands');
    dashboard.liveLost();
    vi.advanceTimersByTime(5_000);
    expect(dashboard.state().live).toBe('lost');
  });

  it('is not worth a word when it comes back sooner', async () => {
    const { dashboard } = world();
    await dashboard.open();
    dashboard.liveLost();
    vi.advanceTimersByTime(4_999);
    dashboard.liveOpened(true);
    vi.advanceTimersByTime(60_000);
    expect(dashboard.state().live).toBe('stands');
  });
});

describe('a closed dashboard', () => {
  it('ignores answers that still come', async () => {
    const { dashboard, server, said } = world();
    server.ownProfile.mockRejectedValue(refusal(401));
    const opening = dashboard.open();
    dashboard.close();
    await opening;
    expect(dashboard.state().businesses.rows).toEqual([]);
    expect(said).toEqual([]);
  });
});
