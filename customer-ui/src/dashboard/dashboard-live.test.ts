import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, business, deleted, profile, refusal, review, settle, world } from '../testing/customer-world.ts';

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

  it('are told with the name once, and not when they are older than what is shown', async () => {
    const { dashboard, heard } = world();
    await dashboard.open();
    dashboard.liveUpdated(deleted('r-b1', 'b1'));
    dashboard.liveUpdated(deleted('r-b1', 'b1'));
    dashboard.liveUpdated(deleted('r-b2', 'b2', 1));
    dashboard.liveUpdated({ ...deleted('r-b2', 'b2'), user_id: 'somebody else' });
    expect(heard).toEqual(['Max M.: gelöscht']);
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

  it('give way to a list that tells of a newer one', async () => {
    const { dashboard, server } = world();
    await dashboard.open();
    dashboard.liveUpdated(deleted('r-b1', 'b1', 2));
    server.listReviews.mockResolvedValueOnce([review('r-b1', 'b1', 3)]);
    await dashboard.reloadReviews('b1');
    expect(dashboard.state().reviews.b1?.rows[0]).toMatchObject({ status: 'eingereicht', version: 3 });
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
