import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { closeServer } from './close-server.ts';

const startServer = async () => {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const app = await createBareServer({
    routes: async (api) => {
      api.get('/slow', { config: { access: 'public' } }, async () => {
        arrived.resolve();
        await finish.promise;
        return { done: true };
      });
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const asking = request(`${url}/api/slow`, { agent });
  asking.end();
  await arrived.promise;
  return { app, url, asking, finish };
};

it('a closing server finishes requests in flight, takes no new ones, and does not wait for idle connections', async () => {
  const { app, url, asking, finish } = await startServer();
  const began = performance.now();
  const closing = closeServer(app, 20_000);
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'accepted',
        () => 'refused',
      ),
    )
    .toBe('refused');
  finish.resolve();
  const [answer] = await once(asking, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await closing;
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('a closing server cuts a request that takes too long', async () => {
  const { app, asking, finish } = await startServer();
  const cut = once(asking, 'error');
  const closing = closeServer(app, 50);
  await cut;
  finish.resolve();
  await closing;
});
