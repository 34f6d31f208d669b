import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { createDecisionCalls } from './decision-calls.ts';
import { NO_NOTE } from './kept-note.ts';

const review = { id: 'a', version: 3, status: 'eingereicht' } as AdminReview;
const note = { text: ' Danke. ', isShownToCustomer: true };
const keyFor = () => 'key';

/** A server that gives this answer to every call; one with an error status refuses. */
const serverSaying = (json: object, status = 200) => {
  const asked: { readonly url: string; readonly method: string; readonly headers: unknown; readonly body: unknown }[] =
    [];
  const call = (async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    asked.push({ url, method, headers, body: body ? JSON.parse(String(body)) : null });
    if (status !== 200) throw new HttpError('refused', status, json);
    return { status, headers: new Headers(), body: '', json };
  }) as HttpClient;
  return { ...createDecisionCalls(call), asked };
};

describe('a decision about one review', () => {
  it('is one upon the version that was seen, with what is said to it', async () => {
    const { decideOnOne, asked } = serverSaying({});
    expect(await decideOnOne({ review, status: 'gelöscht', note }, keyFor)).toEqual({ id: 'a', outcome: 'changed' });
    expect(asked).toEqual([
      {
        url: '/api/reviews/a/status',
        method: 'PUT',
        headers: { 'If-Match': '"3"', 'Idempotency-Key': 'key' },
        body: { status: 'gelöscht', note: 'Danke.', note_shown_to_customer: true },
      },
    ]);
  });

  it('says nothing where nothing was written', async () => {
    const { decideOnOne, asked } = serverSaying({});
    await decideOnOne({ review, status: 'gelöscht', note: NO_NOTE }, keyFor);
    expect(asked).toMatchObject([{ headers: { 'If-Match': '"3"' }, body: { status: 'gelöscht' } }]);
  });

  it('answers what somebody else made of the review', async () => {
    const { decideOnOne } = serverSaying({ current: { status: 'gelöscht', version: 4 } }, 409);
    expect(await decideOnOne({ review, status: 'nicht_genehmigt', note }, keyFor)).toEqual({
      id: 'a',
      outcome: 'conflict',
      current: { status: 'gelöscht', version: 4, changes: [] },
    });
  });

  it('answers that the review is gone', async () => {
    const { decideOnOne } = serverSaying({}, 404);
    expect(await decideOnOne({ review, status: 'gelöscht', note }, keyFor)).toEqual({ id: 'a', outcome: 'not-found' });
  });

  it('fails with every other refusal', async () => {
    const { decideOnOne } = serverSaying({}, 500);
    await expect(decideOnOne({ review, status: 'gelöscht', note }, keyFor)).rejects.toThrow('refused');
  });

  it('is taken back at the version that the review has by now', async () => {
    const { decideOnOne, asked } = serverSaying({ ...review, version: 7, status: 'gelöscht' });
    const taken = { review, status: 'eingereicht', note: NO_NOTE, ifStill: 'gelöscht' } as const;
    expect(await decideOnOne(taken, keyFor)).toEqual({ id: 'a', outcome: 'changed' });
    expect(asked).toMatchObject([{ url: '/api/admin/reviews/a' }, { method: 'PUT', headers: { 'If-Match': '"7"' } }]);
  });

  it('is taken back upon what was said between the reading and it, while the status is the same, three times at most', async () => {
    const serverAt = (versions: readonly number[], status = 'gelöscht') => {
      const tried: string[] = [];
      let reached = 0;
      const call = (async (_url: string, { method = 'GET', headers }: RequestInit = {}) => {
        const answer = { status: 200, headers: new Headers(), body: '' };
        if (method === 'GET') return { ...answer, json: { ...review, version: 7, status: 'gelöscht' } };
        tried.push((headers as Record<string, string>)['If-Match'] ?? '');
        const version = versions[reached];
        reached += 1;
        if (version !== undefined) throw new HttpError('refused', 409, { current: { status, version } });
        return { ...answer, json: {} };
      }) as HttpClient;
      return { ...createDecisionCalls(call), tried };
    };
    const taken = { review, status: 'eingereicht', note: NO_NOTE, ifStill: 'gelöscht' } as const;
    const once = serverAt([8]);
    expect(await once.decideOnOne(taken, keyFor)).toEqual({ id: 'a', outcome: 'changed' });
    expect(once.tried).toEqual(['"7"', '"8"']);
    const always = serverAt([8, 9, 10, 11]);
    expect(await always.decideOnOne(taken, keyFor)).toMatchObject({ outcome: 'conflict', current: { version: 10 } });
    expect(always.tried).toEqual(['"7"', '"8"', '"9"']);
    const elsewhere = serverAt([8], 'nicht_genehmigt');
    expect(await elsewhere.decideOnOne(taken, keyFor)).toMatchObject({ outcome: 'conflict', current: { version: 8 } });
  });

  it('that the platform made once more is entered as its answer, with the note beside it', async () => {
    const refused = { ...review, status: 'nicht_genehmigt' } as const;
    const again = { review: refused, status: 'nicht_genehmigt', asAnswer: true } as const;
    const { decideOnOne, asked } = serverSaying({ ...refused, version: 3 });
    expect(await decideOnOne({ ...again, note }, keyFor)).toEqual({ id: 'a', outcome: 'changed' });
    expect(asked).toMatchObject([
      { url: '/api/admin/reviews/a' },
      { url: '/api/reviews/a/platform-answers', method: 'POST', body: { answer: 'refused' } },
      { url: '/api/reviews/a/notes', method: 'POST', body: { note: 'Danke.', shown_to_customer: true } },
    ]);
    const decidedElsewhere = serverSaying({ ...refused, version: 4 });
    expect(await decidedElsewhere.decideOnOne({ ...again, note }, keyFor)).toMatchObject({ outcome: 'conflict' });
    expect(decidedElsewhere.asked).toHaveLength(1);
  });

  it('is not taken back once somebody else has decided', async () => {
    const { decideOnOne, asked } = serverSaying({ ...review, version: 7, status: 'nicht_genehmigt' });
    const taken = { review, status: 'eingereicht', note: NO_NOTE, ifStill: 'gelöscht' } as const;
    expect(await decideOnOne(taken, keyFor)).toMatchObject({ outcome: 'conflict', current: { version: 7 } });
    expect(asked).toHaveLength(1);
  });
});

it('a decision about many is one call, which names each with the version that was seen', async () => {
  const results = [{ id: 'a', outcome: 'changed', current: { status: 'gelöscht', version: 4 } }];
  const { decideOnMany, asked } = serverSaying({ results });
  expect(await decideOnMany({ reviews: [review], status: 'gelöscht', note: NO_NOTE }, keyFor)).toEqual(results);
  expect(asked).toEqual([
    {
      url: '/api/reviews/status',
      method: 'POST',
      headers: { 'Idempotency-Key': 'key' },
      body: { status: 'gelöscht', reviews: [{ id: 'a', version: 3 }] },
    },
  ]);
});
