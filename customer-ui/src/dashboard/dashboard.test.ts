import type { Review } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it, vi } from 'vitest';
import { at, business, profile, refusal, review, world } from '../testing/customer-world.ts';
import { allReviews, figuresOf } from './dashboard-state.ts';

describe('what waits for the customer', () => {
  it('is read with the lists, and again after each step that may change it, however many come at once', async () => {
    const { dashboard, server } = world();
    const incomplete = {
      total: 1,
      requests: [
        { review_id: 'r-b1', reviewer_name: 'Max M.', business_name: 'Bäckerei', missing: ['facts' as const] },
      ],
    };
    server.incompleteRequests.mockResolvedValueOnce(incomplete);
    await dashboard.open();
    expect(dashboard.state().incomplete).toEqual(incomplete);
    const update = { kind: 'review-case-changed', review_id: 'r-b1', business_id: 'b1', user_id: 'u1', at } as const;
    for (const _ of [1, 2, 3]) dashboard.liveUpdated(update);
    await vi.waitFor(() => expect(dashboard.state().incomplete.total).toBe(0));
    await vi.waitFor(() => expect(server.incompleteRequests).toHaveBeenCalledTimes(3));
  });

  it('stays as it was when it cannot be read', async () => {
    const { dashboard, server, said } = world();
    server.incompleteRequests.mockRejectedValue(refusal(500));
    await dashboard.open();
    expect(dashboard.state().incomplete.total).toBe(0);
    expect(said).toEqual([]);
  });

  it('names what was handed in a moment ago', async () => {
    const { dashboard } = world();
    await dashboard.open();
    await dashboard.addReview({ business_id: 'b1', reviewer_name: 'Neu', rating: 1, review_text: 'Nie.' }, 'key');
    expect(dashboard.state().handedIn).toMatchObject({ id: 'r-new', business_id: 'b1' });
  });
});

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
