import { setTimeout as delay } from 'node:timers/promises';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { type Ask, addBusiness, addReview, createAsk, logIn, register } from '../../../backend/src/testing/ask.ts';
import type { Send } from '../common/exchange.ts';

/** Known to the proof, which signs other histories with it. */
export const AUDIT_KEY = Buffer.alloc(32, 41);

const REVIEWS = 12;
const SIGNED_WITHIN_MS = 20_000;

export interface Stock {
  readonly ask: Ask;
  readonly adminToken: string;
  /** The newest checkpoint, over the whole log. */
  readonly newest: AuditCheckpoint;
  readonly size: number;
  /** Checkpoints as somebody may have kept them while the log grew. */
  readonly earlier: readonly AuditCheckpoint[];
}

/** Reviews that are handed in and decided; answers when all of it is signed. */
export const fillLog = async (send: Send): Promise<Stock> => {
  const ask = createAsk(send);
  const adminToken = await logIn(ask);
  const { access_token: token } = await register(ask, { email: 'pruefling@sternklar.test', password: 'stern-pruef-1' });
  const businessId = await addBusiness(ask, token, 'Gasthaus Zur Waage');
  const earlier: AuditCheckpoint[] = [];
  for (let number = 0; number < REVIEWS; number += 1) {
    const reviewId = await addReview(ask, token, businessId);
    const body = { status: number % 2 === 0 ? 'gelöscht' : 'nicht_genehmigt', note: 'Geprüft.' };
    await ask(`/api/reviews/${reviewId}/status`, { method: 'PUT', token: adminToken, body });
    earlier.push(await settled(ask));
  }
  const newest = earlier.pop();
  if (!newest) throw new Error('Nothing was signed.');
  return { ask, adminToken, newest, size: newest.size, earlier };
};

/** The newest checkpoint once it has stayed the same for a moment. */
const settled = async (ask: Ask): Promise<AuditCheckpoint> => {
  let last = await ask<AuditCheckpoint>('/api/audit/checkpoint').catch(() => null);
  for (const deadline = Date.now() + SIGNED_WITHIN_MS; Date.now() < deadline; ) {
    await delay(300);
    const next = await ask<AuditCheckpoint>('/api/audit/checkpoint');
    if (last?.note === next.note && next.size > 0) return next;
    last = next;
  }
  throw new Error('The transparency log did not come to rest.');
};
