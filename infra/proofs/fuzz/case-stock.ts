import { type Ask, addReview } from '../../../backend/src/testing/ask.ts';
import type { Named } from './back-office-stock.ts';

/** So many of each: a step that was taken cannot be taken again. */
const OF_EACH = 12;

interface Parties {
  /** Tokens. */
  readonly customer: string;
  readonly admin: string;
  readonly business: string;
}

/** Reviews of one customer whose cases stand where a step can be taken, which no other request moves. */
export const stockCases = async (ask: Ask, { customer, admin, business }: Parties): Promise<Named> => {
  const forward = (path: string) =>
    ask(`${path}/forwardings`, {
      method: 'POST',
      token: admin,
      body: { channel: 'report-tool', sent_text: 'Bitte prüfen.' },
    });
  const setStatus = (path: string, status: string) =>
    ask(`${path}/status`, { method: 'PUT', token: admin, body: { status } });
  const made = async (prepare: (path: string) => Promise<unknown>) => {
    const ids: string[] = [];
    for (let count = 0; count < OF_EACH; count += 1) {
      const id = await addReview(ask, customer, business);
      await prepare(`/api/reviews/${id}`);
      ids.push(id);
    }
    return ids;
  };
  const questionOf = async (id: string) =>
    (await ask<{ question: { id: string } }>(`/api/reviews/${id}/case`, { token: admin })).question.id;
  const asked = await made((path) =>
    ask(`${path}/questions`, { method: 'POST', token: admin, body: { text: 'Wann war der Besuch?' } }),
  );
  return {
    'spare-review': { id: await made(async () => undefined) },
    'asked-review': { id: asked, questionId: await Promise.all(asked.map(questionOf)) },
    'withdrawn-review': {
      id: await made((path) => ask(`${path}/withdrawal`, { method: 'POST', token: customer, body: {} })),
    },
    'forwarded-review': { id: await made(forward) },
    'refused-review': { id: await made((path) => setStatus(path, 'nicht_genehmigt')) },
    'removed-review': { id: await made((path) => setStatus(path, 'gelöscht')) },
  };
};
