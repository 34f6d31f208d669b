import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type RunningProduct, type StartOptions, startProduct } from '../testing/running-product.ts';
import { countSentMails } from '../testing/sent-mails.ts';

const CUSTOMER = { email: 'inhaberin@sternklar.test', password: 'stern-rollen-1', phone_number: '', language: 'de' };
const JSON_TYPE = { 'content-type': 'application/json' };

let database: TestDatabase;
const processes: RunningProduct[] = [];

/** A process of the product with a part of its roles; all share one database and secrets. */
const start = async (ROLE: string, env: StartOptions['env'] = {}) => {
  const process = await startProduct({
    env: {
      ROLE,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      JWT_SECRET: 'j'.repeat(32),
      AUDIT_SIGNING_KEY: Buffer.alloc(32, 8).toString('base64'),
      ...env,
    },
  });
  processes.push(process);
  return process;
};

const call = async <Body>(
  { url }: RunningProduct,
  path: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: object } = {},
) => {
  const headers = { ...(body && JSON_TYPE), ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return { headers: answer.headers, body: JSON.parse(text) as Body };
};
const logIn = async (at: RunningProduct, { email, password }: { email: string; password: string }) =>
  (await call<{ access_token: string }>(at, '/auth/login', { method: 'POST', body: { email, password } })).body
    .access_token;

/** What a live stream says, until it ends. */
const listen = async ({ url }: RunningProduct, token: string) => {
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  let said = '';
  const ended = (async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) said += piece;
  })();
  return { said: () => said, ended };
};

let api: RunningProduct;
let otherApi: RunningProduct;
let projections: RunningProduct;
let worker: RunningProduct;
let token: string;
let businessId: string;

const handIn = async (at: RunningProduct) => {
  const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  return (await call<{ id: string }>(at, '/reviews', { method: 'POST', token, body })).body.id;
};
const idsAt = async (at: RunningProduct) => {
  const { headers, body } = await call<{ id: string }[]>(at, `/reviews/${businessId}`, { token });
  expect(headers.get('read-model-behind')).toBeNull();
  return body.map(({ id }) => id);
};
const decide = async (at: RunningProduct, reviewId: string) => {
  const body = { status: 'gelöscht' };
  await call(at, `/reviews/${reviewId}/status`, { method: 'PUT', token: await logIn(at, ADMIN), body });
};
const mailsSent = () => countSentMails(database.ownerUrl, 'review-status-changed');

beforeAll(async () => {
  database = await createTestDatabase();
  // One after the other: a busy machine has them all ready in time.
  projections = await start('projections');
  api = await start('api');
  otherApi = await start('api', { DRAIN_SECONDS: '2' });
  worker = await start('worker');
  token = (await call<{ access_token: string }>(api, '/auth/register', { method: 'POST', body: CUSTOMER })).body
    .access_token;
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  businessId = (await call<{ id: string }>(api, '/business', { method: 'POST', token, body: business })).body.id;
}, 240_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await Promise.all(processes.map((process) => process.remove()));
  await database.drop();
});

describe('processes with a role each, on one database', () => {
  it('show what one of them acknowledged at the other one, at once, and tell its open screens', async () => {
    const screen = await listen(otherApi, token);
    await expect.poll(screen.said).toContain('event: opened');
    const reviewId = await handIn(api);
    expect(await idsAt(otherApi)).toContain(reviewId);
    await expect.poll(screen.said, { timeout: 10_000 }).toContain('"kind":"review-submitted"');
  });

  it('answer requests only where that is their role, and everywhere say how they are', async () => {
    for (const one of [projections, worker]) {
      const answers = await Promise.all(
        ['/api/auth/me', '/', '/admin', '/api/health/ready', '/metrics'].map((path) => fetch(one.url + path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200, 200]);
    }
    expect(projections.output()).toContain('läuft (projections)');
  });

  it('go on when the one that keeps the read models is killed and another one stands by', async () => {
    await start('projections');
    await projections.kill();
    const reviewId = await handIn(api);
    expect(await idsAt(otherApi)).toContain(reviewId);
  });

  it('go on sending mails when the one that does so is killed and another one stands by', async () => {
    await start('worker');
    const reviewId = await handIn(api);
    await worker.kill();
    await decide(otherApi, reviewId);
    await expect.poll(mailsSent, { timeout: 30_000 }).toBe(1);
  });

  it('say that they end before they do, and answer until then', async () => {
    const screen = await listen(otherApi, token);
    const stopped = otherApi.stop();
    const readiness = async () => (await fetch(`${otherApi.url}/api/health/ready`)).status;
    await expect.poll(readiness).toBe(503);
    expect(await idsAt(otherApi)).not.toHaveLength(0);
    expect(await stopped).toBe(0);
    await screen.ended;
    expect(screen.said()).toMatch(/retry: \d+\n\n$/);
  });
});
