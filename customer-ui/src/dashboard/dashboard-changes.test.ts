import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { ImportedLine } from '@sternklar/contracts/reviews/review-import.api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { business, refusal, review, world } from '../testing/customer-world.ts';

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
    await dashboard.removeBusiness('b1', 'Firma b1');
    expect(said).toEqual(['Business deleted']);
    expect(Object.keys(dashboard.state().reviews)).toEqual(['b2']);
  });

  it('shows a removed business no more when it says so, however late the list comes', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    const list = Promise.withResolvers<readonly Business[]>();
    server.listBusinesses.mockReturnValue(list.promise);
    const removing = dashboard.removeBusiness('b1', 'Firma b1');
    await vi.waitFor(() => expect(said).toEqual(['Business deleted']));
    expect(dashboard.state().businesses.rows).toEqual([business('b2')]);
    list.resolve([business('b2')]);
    await removing;
  });

  it('has a removed business back when its owner asks for it, with its reviews', async () => {
    const { dashboard, server, said, ways } = world();
    await dashboard.open();
    server.listBusinesses.mockResolvedValue([business('b2')]);
    await dashboard.removeBusiness('b1', 'Firma b1');
    const way = ways.get('Business deleted');
    expect(way).toMatchObject({ label: 'Rückgängig', about: 'Firma b1' });
    server.listBusinesses.mockResolvedValue([business('b1'), business('b2')]);
    way?.go();
    await vi.waitFor(() => expect(dashboard.state().reviews.b1?.phase).toBe('ready'));
    expect(server.restore.mock.calls).toEqual([['b1']]);
    expect(said).toEqual(['Business deleted', 'Das Unternehmen und seine Bewertungen sind wieder da.']);
  });

  it('offers that again where no answer came, and not where it was refused', async () => {
    const { dashboard, server, said, ways } = world();
    await dashboard.open();
    await dashboard.removeBusiness('b1', 'Firma b1');
    server.restore.mockRejectedValueOnce(refusal(0));
    ways.get('Business deleted')?.go();
    await vi.waitFor(() => expect(said).toHaveLength(2));
    const [again] = [...ways.keys()].slice(-1);
    expect(again).toContain('noch einmal');
    const often = 'Zu viele Anfragen. Bitte warten Sie einen Moment.';
    server.restore.mockRejectedValueOnce(refusal(429, often));
    ways.get(again ?? '')?.go();
    await vi.waitFor(() => expect(ways.has(often)).toBe(true));
    server.restore.mockRejectedValueOnce(refusal(409, 'Zu spät.'));
    ways.get(again ?? '')?.go();
    await vi.waitFor(() => expect(said.at(-1)).toBe('Zu spät.'));
    expect(ways.has('Zu spät.')).toBe(false);
  });

  it('keeps a business that could not be removed, whatever the server says', async () => {
    const { dashboard, server, said } = world();
    await dashboard.open();
    server.remove.mockRejectedValue(refusal(409, 'Geht nicht.'));
    await dashboard.removeBusiness('b1', 'Firma b1');
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
    await dashboard.removeBusiness('b1', 'Firma b1');
    expect(said).toEqual(['Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.', '(left)']);
  });
});
