import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { describe, expect, it, vi } from 'vitest';
import { at, deleted, profile, refusal } from '../../testing/customer-world.ts';
import type { ReviewApi } from '../review-api.ts';
import { createReviewPage } from './review-page.ts';

const found = {
  review: { status: 'eingereicht' },
  next: { state: 'ready-to-forward' },
  at_platform: false,
  answered: null,
  appeal_used: false,
  withdrawn_at: null,
} as unknown as ReviewCase;
const noticeBy = (channel: Channel) => ({ text: channel }) as unknown as Notice;

const world = () => {
  const said: string[] = [];
  const say = ({ text }: { readonly text: string }) => void said.push(text);
  const server = {
    case: vi.fn(async (): Promise<ReviewCase> => found),
    history: vi.fn(async () => []),
    notice: vi.fn(async (_id: string, { channel }: { readonly channel: Channel }) => noticeBy(channel)),
    withdraw: vi.fn(async (): Promise<unknown> => ({})),
  };
  const page = createReviewPage({
    reviewId: 'r1',
    accounts: { ownProfile: async () => profile },
    reviews: server as unknown as ReviewApi,
    evidence: { remove: async () => undefined },
    toasts: { good: say, bad: say },
    pause: async () => undefined,
    leave: () => void said.push('(left)'),
  });
  return { page, server, said };
};

describe('the page of a review', () => {
  it('shows the case, and what would go out next', async () => {
    const { page } = world();
    await page.open();
    expect(page.state()).toMatchObject({ phase: 'ready', found, notice: noticeBy('report-tool') });
  });

  it('shows no text of a way that somebody has left meanwhile, however late it comes', async () => {
    const { page, server } = world();
    await page.open();
    const { promise, resolve } = Promise.withResolvers<Notice>();
    server.notice.mockReturnValueOnce(promise);
    const late = page.showWay('post');
    await page.showWay('email');
    resolve(noticeBy('post'));
    await late;
    expect(page.state()).toMatchObject({ channel: 'email', notice: noticeBy('email') });
  });

  it('says that there is no such review, and keeps what it shows where it merely cannot be read again', async () => {
    const { page, server } = world();
    await page.open();
    server.case.mockRejectedValueOnce(refusal(503));
    await page.refresh();
    expect(page.state()).toMatchObject({ phase: 'ready', found });
    server.case.mockRejectedValueOnce(refusal(404));
    await page.refresh();
    expect(page.state().phase).toBe('missing');
  });

  it('says why a step is refused, and reads anew what somebody else may have changed', async () => {
    const { page, server, said } = world();
    await page.open();
    server.case.mockClear();
    server.withdraw.mockRejectedValueOnce(refusal(409, 'Die Bewertung ist schon gelöscht.'));
    await expect(page.withdraw('')).rejects.toThrow();
    expect(said).toEqual(['Die Bewertung ist schon gelöscht.']);
    expect(server.case).toHaveBeenCalledTimes(1);
  });

  it('follows what happens to this review, and to no other', async () => {
    const { page, server } = world();
    await page.open();
    server.case.mockClear();
    page.liveUpdated(deleted('r2', 'b1'));
    page.liveUpdated({ kind: 'review-case-changed', review_id: 'r2', business_id: 'b1', user_id: 'u1', at });
    expect(server.case).not.toHaveBeenCalled();
    page.liveUpdated(deleted('r1', 'b1'));
    expect(server.case).toHaveBeenCalledTimes(1);
  });
});
