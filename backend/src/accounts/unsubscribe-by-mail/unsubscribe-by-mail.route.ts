import { readFile } from 'node:fs/promises';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOnePress, takeOnePress } from '../../platform/one-press.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { accountStreamType } from '../account.ts';
import { changeNotificationSettings } from '../change-notification-settings/change-notification-settings.ts';
import { unsubscribePages } from './unsubscribe-pages.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Mails name it with the token of their recipient. */
export const UNSUBSCRIBE_PATH = '/abbestellen';

export interface UnsubscribeByMailRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'accountOf'>;
}

const querystring = z.object({ token: z.string().max(100).catch('') });

const SCRIPT = `${UNSUBSCRIBE_PATH}.js`;

/**
 * Switches off by one click, without signing in: in the mail program (RFC 8058), or at the link in the mail. Opening the address
 * alone does nothing, since mail scanners open everything: the page that it shows sends it back once somebody looks at it.
 */
export const unsubscribeByMailRoute =
  ({ commands, kit, unsubscribeTokens }: UnsubscribeByMailRouteDeps) =>
  async (server: FastifyInstance): Promise<void> => {
    const switchOff = async (request: FastifyRequest, token: string): Promise<boolean> => {
      const accountId = unsubscribeTokens.accountOf(token);
      if (accountId === null) return false;
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (state) => changeNotificationSettings(state, { statusMails: false }),
        context: kit.commandContext(request, accountId),
      });
      return handled.rejected === undefined;
    };
    const script = await readFile(new URL('press-at-once.js', import.meta.url), 'utf8');
    await server.register(async (app) => {
      takeOnePress(app);
      const typed = app.withTypeProvider<ZodTypeProvider>();
      const config = { access: 'public' as const };
      typed.post(UNSUBSCRIBE_PATH, { config, schema: { hide: true, querystring } }, async (request, reply) => {
        const isDone = await switchOff(request, request.query.token);
        return answerOnePress(isDone, { request, reply, pages: unsubscribePages });
      });
      typed.get(UNSUBSCRIBE_PATH, { config, schema: { hide: true, querystring } }, async (request, reply) =>
        reply.sendMessagePage(
          unsubscribeTokens.accountOf(request.query.token) === null
            ? unsubscribePages.unknown
            : unsubscribePages.asked(SCRIPT),
        ),
      );
      typed.get(SCRIPT, { config, schema: { hide: true } }, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
      );
    });
  };
