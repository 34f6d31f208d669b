import { type Ask, addBusiness, addReview, logIn, register } from '../../../backend/src/testing/ask.ts';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { SUBSCRIBER } from '../../../backend/src/testing/subscriber.ts';
import type { Operation } from '../../scaling/costs.ts';
import { reviewBody } from '../lib/product.ts';

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly origin?: string;
  readonly body?: object;
}

/** How an operation is asked for, again and again. */
export interface Asking {
  readonly next: (turn: number) => Asked;
  readonly right: number;
  /** Passwords, invoices and mails: fewer of them say enough. */
  readonly costly?: true;
}

export type Requests = Readonly<Record<Operation, Asking>>;

const REVIEWS = 20;
/** Streams and conversations stay as short as those of real people. */
const DECIDED = 100;
const TALKERS = 10;
const PASSWORD = 'kosten-passwort-1';
const PAGE = `?range=${encodeURIComponent('[0,24]')}`;
const NEWEST = `${PAGE}&sort=${encodeURIComponent('["created_at","DESC"]')}`;
const STATUSES = ['gelöscht', 'nicht_genehmigt', 'eingereicht'];
const QUESTIONS = [1, 2, 3];
const MESSAGE = { message: 'Was kostet das?' };
const ORIGIN = 'https://partner.example';

const credentials = (who: string) => ({ email: `${who}@kosten.example`, password: PASSWORD });

const partnerKey = async (ask: Ask, token: string): Promise<string> => {
  const body = { name: 'Verband', origins: [ORIGIN] };
  const { keys } = await ask<{ keys: { key: string }[] }>('/api/admin/partners', { method: 'POST', token, body });
  return keys[0]?.key ?? '';
};

const get = (path: string, token?: string): Asking => ({
  next: () => ({ method: 'GET', path, ...(token && { token }) }),
  right: 200,
});

const post = (path: string, right: number, asked: Pick<Asked, 'token' | 'origin' | 'body'>): Asking => ({
  next: () => ({ method: 'POST', path, ...asked }),
  right,
});

/** A customer with a business and twenty reviews, staff, a partner, and people who want to subscribe. */
export const prepareRequests = async (ask: Ask, subscribers: number): Promise<Requests> => {
  const owner = credentials('inhaber');
  const { access_token: token } = await register(ask, owner);
  const business = await addBusiness(ask, token, 'Gasthaus zum Stern');
  let review = '';
  for (let number = 0; number < REVIEWS; number += 1) review = await addReview(ask, token, business);
  // The reviews of the other one grow by thousands while costs are taken.
  const { access_token: busy } = await register(ask, credentials('fleissig'));
  const busyBusiness = await addBusiness(ask, busy, 'Gasthaus zum Mond');
  const decided: string[] = [];
  for (let number = 0; number < DECIDED; number += 1) decided.push(await addReview(ask, busy, busyBusiness));
  const many = async (who: string, count: number): Promise<readonly string[]> => {
    const tokens: string[] = [];
    for (let number = 0; number < count; number += 1)
      tokens.push((await register(ask, credentials(`${who}-${number}`))).access_token);
    return tokens;
  };
  const talkers = await many('fragend', TALKERS);
  const waiting = await many('abo', subscribers);
  for (const _ of QUESTIONS) await ask('/api/chat/message', { method: 'POST', token, body: MESSAGE });
  const [admin, auditor] = [await logIn(ask, ADMIN), await logIn(ask, AUDITOR)];
  const key = await partnerKey(ask, admin);
  return {
    register: {
      next: (turn) => ({
        method: 'POST',
        path: '/api/auth/register',
        body: { ...credentials(`neu-${turn}`), phone_number: '', language: 'de' },
      }),
      right: 201,
      costly: true,
    },
    'sign in': { ...post('/api/auth/login', 200, { body: owner }), costly: true },
    'add a business': {
      next: (turn) => ({
        method: 'POST',
        path: '/api/business',
        token: talkers[turn % TALKERS] ?? '',
        body: { business_name: 'Gasthaus', google_business_link: 'https://maps.google.com/?cid=1' },
      }),
      right: 201,
    },
    'hand in a review': post('/api/reviews', 201, { token: busy, body: reviewBody(busyBusiness) }),
    subscribe: {
      next: (turn) => ({
        method: 'POST',
        path: '/api/subscription/create',
        token: waiting[turn] ?? '',
        body: SUBSCRIBER,
      }),
      right: 201,
      costly: true,
    },
    'ask the assistant': {
      next: (turn) => ({
        method: 'POST',
        path: '/api/chat/message',
        token: talkers[turn % TALKERS] ?? '',
        body: MESSAGE,
      }),
      right: 200,
    },
    'decide a review': {
      next: (turn) => ({
        method: 'PUT',
        path: `/api/reviews/${decided[turn % DECIDED]}/status`,
        token: admin,
        body: { status: STATUSES[Math.floor(turn / DECIDED) % STATUSES.length] },
      }),
      right: 200,
    },
    'start a visitor’s chat': post('/api/widget/sessions', 201, { origin: ORIGIN, body: { key } }),
    'landing page': get('/'),
    'chat button': get('/chat-widget.js'),
    'who am I': get('/api/auth/me', token),
    'own businesses': get('/api/business', token),
    'all own reviews': get(`/api/reviews${PAGE}`, token),
    'reviews of a business': get(`/api/reviews/${business}${PAGE}`, token),
    'history of a review': get(`/api/reviews/${review}/history`, token),
    'own account': get('/api/account', token),
    'own subscription': get('/api/subscription', token),
    'own invoices': get('/api/invoices', token),
    'chat state': get('/api/chat/state', token),
    'chat history': get('/api/chat/history', token),
    'admins’ counts': get('/api/admin/counts', admin),
    'admins’ reviews': get(`/api/admin/reviews${NEWEST}`, admin),
    'admins’ view of a review': get(`/api/admin/reviews/${review}`, admin),
    'admins’ users': get(`/api/admin/users${NEWEST}`, admin),
    'admins’ chats': get(`/api/chat/admin/all${NEWEST}`, admin),
    'audit checkpoint': get('/api/audit/checkpoint', auditor),
    'audited reviews': get('/api/audit/reviews', auditor),
    'audited review': get(`/api/audit/reviews/${review}`, auditor),
    'proofs of a review': get(`/api/audit/reviews/${review}/proofs`, auditor),
  };
};
