import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { accountStreamType } from '../account.ts';
import { changeNotificationSettings } from '../change-notification-settings/change-notification-settings.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Mails name it with the token of their recipient. */
export const UNSUBSCRIBE_PATH = '/abbestellen';

export interface UnsubscribeByMailRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'accountOf'>;
}

const querystring = z.object({ token: z.string().max(100).catch('') });
const BODY_LIMIT = 1_000;

/**
 * Switches off by one click in the mail program, without signing in (RFC 8058). Opening the address does nothing, since mail
 * scanners open everything: it leads to the account, where the same is done by hand.
 */
export const unsubscribeByMailRoute =
  ({ commands, kit, unsubscribeTokens }: UnsubscribeByMailRouteDeps) =>
  async (server: FastifyInstance): Promise<void> => {
    await server.register(async (app) => {
      // What mail programs send: 'List-Unsubscribe=One-Click'. It says no more than the address.
      app.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        async () => undefined,
      );
      const typed = app.withTypeProvider<ZodTypeProvider>();
      const config = { access: 'public' as const };
      typed.post(UNSUBSCRIBE_PATH, { config, schema: { hide: true, querystring } }, async (request, reply) => {
        const accountId = unsubscribeTokens.accountOf(request.query.token);
        if (accountId === null) return reply.code(404).send();
        const handled = await commands.handle({
          streamType: accountStreamType,
          streamId: accountStream(accountId),
          decide: (state) => changeNotificationSettings(state, { statusMails: false }),
          context: kit.commandContext(request, accountId),
        });
        return reply.code(handled.rejected === undefined ? 200 : 404).send();
      });
      typed.get(UNSUBSCRIBE_PATH, { config, schema: { hide: true, querystring } }, async (_request, reply) =>
        reply.redirect('/konto#benachrichtigungen', 303),
      );
    });
  };
