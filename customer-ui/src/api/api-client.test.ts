import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const clientAnswering = (answer: () => Response | Promise<Response>, storedToken: string | null = 'stored') => {
  const requests: Request[] = [];
  const client = createApiClient({
    fetch: async (input, init) => {
      requests.push(new Request(new URL(String(input), 'https://sternklar.example'), init));
      return answer();
    },
    storedToken: () => storedToken,
  });
  return { client, requests };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was expected to fail with an ApiError');
  return error;
};

describe('a call to the API', () => {
  it('goes below /api with the stored token as bearer and a JSON body', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ id: '1' }, { status: 201 }));
    expect(await client.post('/business', { business_name: 'Café' })).toEqual({ id: '1' });
    const [request] = requests;
    expect(request?.url).toBe('https://sternklar.example/api/business');
    expect(request?.headers.get('Authorization')).toBe('Bearer stored');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual({ business_name: 'Café' });
  });

  it('prefers a token given with the call to the stored one', async () => {
    const { client, requests } = clientAnswering(() => Response.json({}));
    await client.get('/auth/me', { token: 'fresh' });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer fresh');
  });

  it('names itself where it may be sent again', async () => {
    const { client, requests } = clientAnswering(() => Response.json({}));
    await client.post('/subscription/create', {}, { idempotencyKey: 'key-1' });
    await client.post('/business', {});
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null]);
  });

  it('sends no Authorization header without any token', async () => {
    const { client, requests } = clientAnswering(() => Response.json({}), null);
    await client.get('/auth/me');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a call that fails', () => {
  it('carries the status, the words, the fields and the wait of a problem document', async () => {
    const { client } = clientAnswering(() =>
      Response.json(
        { detail: 'Bitte warten Sie 42 Sekunden.', errors: [{ field: 'email', message: 'x' }] },
        { status: 429, headers: { 'Retry-After': '42' } },
      ),
    );
    const error = await failureOf(client.get('/auth/me'));
    expect(error).toMatchObject({ status: 429, detail: 'Bitte warten Sie 42 Sekunden.', retryAfterSeconds: 42 });
    expect(error.fieldErrors).toEqual({ email: 'x' });
  });

  it('has no words when the body is not JSON', async () => {
    const { client } = clientAnswering(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failureOf(client.get('/business'))).toMatchObject({ status: 502, detail: null });
  });

  it('counts a success without a JSON body as a failure', async () => {
    const { client } = clientAnswering(() => new Response('<html>', { status: 200 }));
    expect(await failureOf(client.get('/business'))).toMatchObject({ status: 200, detail: null });
  });

  it('has status 0 when no answer comes', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.get('/business'))).toMatchObject({ status: 0, detail: null });
  });
});
