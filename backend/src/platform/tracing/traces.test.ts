import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningProduct, startProduct } from '../../testing/running-product.ts';
import { countSentMails } from '../../testing/sent-mails.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './testing/otlp-receiver.ts';

const CUSTOMER = {
  email: 'geheime.adresse@muster.example',
  password: 'geheimes-kennwort-1',
  phone_number: '+49 171 5550123',
  language: 'de',
};
const BUSINESS = { business_name: 'Gasthaus Geheimrat', google_business_link: 'https://maps.example/geheimrat' };
const REVIEW = { reviewer_name: 'Gesine Geheimnis', rating: 1, review_text: 'Geheime Worte über das Schnitzel.' };
const { language: _, ...ABOUT_CUSTOMER } = CUSTOMER;
const PLANTED = [
  ...Object.values(ABOUT_CUSTOMER),
  ...Object.values(BUSINESS),
  REVIEW.reviewer_name,
  REVIEW.review_text,
];

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const REQUEST_ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

const SOON = { timeout: 60_000, interval: 100 };

let receiver: OtlpReceiver;
let database: TestDatabase;
let api: RunningProduct;
let worker: RunningProduct;
let accountId: string;
let token: string;
const ids: string[] = [];

const start = (ROLE: string) =>
  startProduct({
    env: {
      ROLE,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      JWT_SECRET: 'j'.repeat(32),
      AUDIT_SIGNING_KEY: Buffer.alloc(32, 8).toString('base64'),
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.url}/api${path}?geheim=ja`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return { requestId: answer.headers.get('x-request-id'), body: await answer.json() };
};

const reviewsOf = async (businessId: string) => {
  const answer = await fetch(`${api.url}/api/reviews/${businessId}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.text();
};

const mailsSent = () => countSentMails(database.ownerUrl, 'verify-email');

beforeAll(async () => {
  [receiver, database] = await Promise.all([startOtlpReceiver(), createTestDatabase()]);
  worker = await start('projections,worker');
  api = await start('api');
  token = '';
  const traceparent = `00-${TRACE}-${CALLER}-01`;
  const registered = await post('/auth/register', CUSTOMER, { traceparent, 'x-request-id': 'what-a-proxy-said' });
  expect(registered.requestId).toBe(REQUEST_ID);
  token = registered.body.access_token;
  const own = await fetch(`${api.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  accountId = (await own.json()).id;
  await vi.waitFor(async () => expect(await mailsSent()).toBe(1), SOON);
  const business = await post('/business', BUSINESS);
  const review = await post('/reviews', { ...REVIEW, business_id: business.body.id });
  ids.push(business.body.id, review.body.id);
  await vi.waitFor(async () => expect(await reviewsOf(business.body.id)).toContain(review.body.id), SOON);
  // What waits is sent before the end.
  await api.stop();
  await worker.stop();
}, 240_000);
afterAll(async () => {
  await Promise.all([api, worker].map((one) => one.kill()));
  await Promise.all([api, worker].map((one) => one.remove()));
  await receiver.close();
  await database.drop();
});

const inTrace = (traceId: string) => receiver.spans().filter((span) => span.traceId === traceId);
const rolesOf = ({ resource }: ReceivedSpan) => JSON.stringify(resource['sternklar.roles']);

/** Names from a span up to where its trace comes from. */
const wayUp = (spans: readonly ReceivedSpan[], from: RegExp): string[] => {
  const names: string[] = [];
  for (let span = spans.find(({ name }) => from.test(name)); span; ) {
    names.push(span.name);
    const { parentSpanId } = span;
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return names;
};

describe('a registration in two processes', () => {
  it('is one trace, from the request of a trusted caller through log and read models to the mail', () => {
    const spans = inTrace(TRACE);
    const request = ['command account', 'POST /api/auth/register'];
    expect(wayUp(spans, /^append account$/)).toEqual(['append account', ...request]);
    expect(wayUp(spans, /^project /)).toEqual([
      expect.stringMatching(/^project /),
      expect.stringMatching(/^command (?:email|account)$/),
      'POST /api/auth/register',
    ]);
    expect(wayUp(spans, /^mail verify-email$/)).toEqual([
      'mail verify-email',
      'react when-email-verification-code-issued-then-mail-code',
      ...request,
    ]);
    expect(spans.find(({ name }) => name === 'POST /api/auth/register')).toMatchObject({
      parentSpanId: CALLER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/auth/register',
        'http.response.status_code': expect.anything(),
        'sternklar.caller.role': 'nobody',
      },
    });
  });

  it('shows in which process something was done', () => {
    const spans = inTrace(TRACE);
    const processOf = (wanted: string) => spans.filter(({ name }) => name === wanted).map(rolesOf)[0];
    for (const name of ['append account', 'POST /api/auth/register']) expect(processOf(name)).toContain('api');
    expect(processOf('mail verify-email')).toContain('worker');
    expect(spans.filter(({ name }) => name.startsWith('project ')).map(rolesOf)).toContain(
      processOf('mail verify-email'),
    );
  });

  it('is found in the logs of both by its trace, and by its request id as before', () => {
    const linesOf = ({ output }: RunningProduct) =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
    expect(linesOf(api)).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        route: '/api/auth/register',
        requestId: REQUEST_ID,
        trace_id: TRACE,
        span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    );
    expect(linesOf(worker)).toContainEqual(expect.objectContaining({ msg: 'Mail sent.', trace_id: TRACE }));
  });
});

describe('traces', () => {
  it('are there for a review that was handed in, with the role of who did', () => {
    const request = receiver.spans().find(({ name }) => name === 'POST /api/reviews');
    expect(request?.attributes['sternklar.caller.role']).toBe('customer');
    const names = inTrace(request?.traceId ?? '').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['command review', 'append review']));
    expect(names).toContainEqual(expect.stringMatching(/^project /));
  });

  it('say nothing of who somebody is or what they wrote', () => {
    const sent = receiver.everything();
    expect(sent).toContain('POST /api/reviews');
    expect([...PLANTED, accountId, token, ...ids, 'geheim=ja'].filter((text) => sent.includes(text))).toEqual([]);
    expect(sent.toLowerCase()).not.toContain('geheim');
    expect(sent).not.toContain('@');
  });

  it('leave out what machines ask every few seconds', () => {
    expect(receiver.spans().filter(({ name }) => name.includes('/health'))).toEqual([]);
  });
});
