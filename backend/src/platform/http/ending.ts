import type { ServerResponse } from 'node:http';
import type { ServerPart } from './server.ts';

/**
 * Once the process is about to end, each answer closes its connection: whoever keeps connections, a load balancer or a
 * browser, makes the next one elsewhere before this process stops listening.
 */
export const closeConnectionsOnceEnding =
  (isEnding: () => boolean): ServerPart =>
  (app) => {
    app.server.prependListener('request', (_request, response: ServerResponse) => {
      if (isEnding()) response.setHeader('connection', 'close');
    });
    // Under way when the end was announced: who kept that connection would send the next request into its end.
    app.addHook('onSend', async (_request, reply) => {
      if (isEnding()) reply.header('connection', 'close');
    });
  };
