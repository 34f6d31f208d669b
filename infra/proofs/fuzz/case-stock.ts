import { type Ask, addReview } from '../../../backend/src/testing/ask.ts';
import { ONE_PIXEL } from '../../../backend/src/testing/things/reviews.ts';
import type { Named } from './back-office-stock.ts';

/** So many of each: a step that was taken cannot be taken again. */
const OF_EACH = 12;
/** A request draws review and question apart from each other: with few of them they often belong together. */
const ASKED = 3;

interface Parties {
  /** Tokens. */
  readonly customer: string;
  readonly admin: string;
  readonly business: string;
  /** Who else uploads files. */
  readonly others: readonly Owner[];
}

/** Reviews of one customer whose cases stand where a step can be taken, which no other request moves. */
export const stockCases = async (ask: Ask, { customer, admin, business, others }: Parties): Promise<Named> => {
  const forward = (path: string) =>
    ask(`${path}/forwardings`, {
      method: 'POST',
      token: admin,
      body: { channel: 'report-tool', sent_text: 'Bitte prüfen.' },
    });
  const setStatus = (path: string, status: string) =>
    ask(`${path}/status`, { method: 'PUT', token: admin, body: { status } });
  const made = async (prepare: (path: string) => Promise<unknown>, many = OF_EACH) => {
    const ids: string[] = [];
    for (let count = 0; count < many; count += 1) {
      const id = await addReview(ask, customer, business);
      await prepare(`/api/reviews/${id}`);
      ids.push(id);
    }
    return ids;
  };
  const questionOf = async (id: string) =>
    (await ask<{ question: { id: string } }>(`/api/reviews/${id}/case`, { token: admin })).question.id;
  const asked = await made(
    (path) => ask(`${path}/questions`, { method: 'POST', token: admin, body: { text: 'Wann war der Besuch?' } }),
    ASKED,
  );
  const dayOf = async (id: string) =>
    (await ask<{ next: { until: string } }>(`/api/reviews/${id}/case`, { token: admin })).next.until.slice(0, 10);
  const sent = await made(forward);
  const evidence = await stockEvidence(ask, [{ token: customer, business }, ...others]);
  return {
    ...evidence,
    // Several calls use them up: what is forwarded, and what is withdrawn.
    'spare-review': { id: await made(async () => undefined, 3 * OF_EACH) },
    'asked-review': { id: asked, questionId: await Promise.all(asked.map(questionOf)) },
    'withdrawn-review': {
      id: await made((path) => ask(`${path}/withdrawal`, { method: 'POST', token: customer, body: {} })),
    },
    'forwarded-review': { id: sent, askedOn: await Promise.all(sent.map(dayOf)) },
    'refused-review': { id: await made((path) => setStatus(path, 'nicht_genehmigt')) },
    'wished-review': {
      id: await made(async (path) => {
        await setStatus(path, 'nicht_genehmigt');
        await ask(`${path}/appeal-wish`, { method: 'POST', token: customer });
      }),
    },
    'removed-review': { id: await made((path) => setStatus(path, 'gelöscht')) },
  };
};

interface Owner {
  readonly token: string;
  readonly business: string;
}

interface Begun {
  readonly token: string;
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/** One person may have ten under way: there is room for a few more. A piece arrives once, and whoever gives one up takes it away. */
const UPLOADS = { open: 6, whole: 1 };
/** All of one review, which has no room for more: a request that names one of them then names its review, too. */
const FILES = 10;

/** Files of the first customer that are evidence already, and of all of them such as were announced or arrived. */
const stockEvidence = async (ask: Ask, owners: readonly Owner[]): Promise<Named> => {
  const begun = async (reviewId: string, { token, bytes, isWhole }: Begun) => {
    const { id } = await ask<{ id: string }>(`/api/reviews/${reviewId}/evidence-uploads`, {
      method: 'POST',
      token,
      body: { name: 'Kassenbuch', size: bytes.length },
    });
    if (isWhole) await ask(`/api/evidence-uploads/${id}?offset=0`, { method: 'PUT', token, bytes });
    return id;
  };
  const [{ token, business }] = owners as readonly [Owner];
  const reviewId = await addReview(ask, token, business);
  const evidence: string[] = [];
  for (let count = 0; count < FILES; count += 1) {
    // The same once more would be the same evidence.
    const bytes = Buffer.from(`%PDF-1.4\n% ${count}\n%%EOF\n`);
    const uploadId = await begun(reviewId, { token, bytes, isWhole: true });
    const path = `/api/evidence-uploads/${uploadId}/completion`;
    evidence.push((await ask<{ id: string }>(path, { method: 'POST', token })).id);
  }
  const several = async (count: number, isWhole: boolean) => {
    const ids: string[] = [];
    for (const owner of owners) {
      for (let made = 0; made < count; made += 1) {
        const review = await addReview(ask, owner.token, owner.business);
        ids.push(await begun(review, { token: owner.token, bytes: ONE_PIXEL, isWhole }));
      }
    }
    return ids;
  };
  const open = await several(UPLOADS.open, false);
  const whole = await several(UPLOADS.whole, true);
  return {
    'evidence-upload': { id: open },
    'whole-evidence-upload': { uploadId: whole },
    evidence: { id: evidence, reviewId: [reviewId] },
  };
};
