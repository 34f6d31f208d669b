import { afterEach, expect, it, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';

const answering = (body: unknown) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 200 }));
  return createHttpClient(() => 'one')('/api/admin/users');
};
afterEach(() => void vi.unstubAllGlobals());

it('shows addresses as people type them, and leaves everything else as it came', async () => {
  const address = 'anna@xn--mller-kva.example';
  const { json } = await answering([
    { id: 1, email: address, user_email: address, note: address, by: { actor_email: null } },
  ]);
  expect(json).toEqual([
    {
      id: 1,
      email: 'anna@müller.example',
      user_email: 'anna@müller.example',
      note: address,
      by: { actor_email: null },
    },
  ]);
});

it('hands on an answer without such an address untouched', async () => {
  expect((await answering({ email: 'anna@firma.example' })).json).toEqual({ email: 'anna@firma.example' });
});
