import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { closeConnectionsOnceEnding } from './ending.ts';

it('keeps connections open, until the process is about to end: then each goes with its next answer', async () => {
  let isEnding = false;
  const app = await createBareServer({
    parts: [closeConnectionsOnceEnding(() => isEnding)],
    routes: async (api) => void api.get('/it', { config: { access: 'public' } }, async () => ({ it: 'is' })),
  });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/it`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** How the connection goes on, and the caller's port, which tells connections apart. */
  const ask = () =>
    new Promise<readonly [status: number | undefined, connection: string | undefined, port: number | undefined]>(
      (answered, failed) =>
        get(url, { agent }, (answer) => {
          const { localPort } = answer.socket;
          answer.resume();
          answer.once('close', () => answered([answer.statusCode, answer.headers.connection, localPort]));
        }).once('error', failed),
    );
  const [, , port] = await ask();
  expect(await ask()).toEqual([200, 'keep-alive', port]);
  isEnding = true;
  expect(await ask()).toEqual([200, 'close', port]);
  expect((await ask())[2]).not.toBe(port);
  agent.destroy();
  await app.close();
});

it('closes the connection of a request, too, that was under way when the end was announced', async () => {
  let isEnding = false;
  const end = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const app = await createBareServer({
    parts: [closeConnectionsOnceEnding(() => isEnding)],
    routes: async (api) =>
      void api.get('/it', { config: { access: 'public' } }, async () => {
        arrived.resolve();
        await end.promise;
        return { it: 'is' };
      }),
  });
  const answer = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/it`);
  await arrived.promise;
  isEnding = true;
  end.resolve();
  expect((await answer).headers.get('connection')).toBe('close');
  await app.close();
});
