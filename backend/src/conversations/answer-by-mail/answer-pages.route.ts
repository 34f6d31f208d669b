import { readFile } from 'node:fs/promises';
import { ANSWER_MAIL_LANGUAGES, ANSWER_PAGES } from '@sternklar/contracts/conversations/answer-by-mail';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { conversationStreamType } from '../conversation.ts';
import type { AnswerLinkTokens } from './answer-link-tokens.ts';
import { ANSWER_SCRIPT, CONTINUE_PAGES, DECLINE_PAGES, DECLINE_PATHS } from './answer-pages.ts';
import type { DeclinedAddresses } from './declined-addresses.ts';
import { withdrawContact } from './give-contact.ts';

export interface AnswerPagesDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly answerLinkTokens: Pick<AnswerLinkTokens, 'stopLinkOf'>;
  readonly declinedAddresses: Pick<DeclinedAddresses, 'decline'>;
}

const querystring = z.object({ token: z.string().max(200).catch('') });
const BODY_LIMIT = 1_000;
const config = { access: 'public' as const };

/**
 * The pages that mails about answers lead to. One goes on with the conversation; what makes its link work is behind `#`, so that
 * opening the address, as mail scanners do, does nothing. The other declines such mails, by one press there, or in the mail
 * program (RFC 8058).
 */
export const answerPages =
  ({ commands, kit, answerLinkTokens, declinedAddresses }: AnswerPagesDeps) =>
  async (server: FastifyInstance): Promise<void> => {
    /** The address that the mail went to is not written to any more, wherever it is named. */
    const decline = async (request: FastifyRequest, token: string): Promise<boolean> => {
      const named = answerLinkTokens.stopLinkOf(token);
      if (named === null) return false;
      const { conversationId, linkId } = named;
      const streamId = conversationStream(conversationId);
      const { state } = await commands.load(conversationStreamType, streamId);
      const link = state.status === 'begun' ? state.byMail.links.find(({ id }) => id === linkId) : undefined;
      if (!link?.email) return false;
      await declinedAddresses.decline(link.email);
      await commands.handle({
        streamType: conversationStreamType,
        streamId,
        decide: (now) =>
          now.status === 'begun' && now.byMail.contact?.email === link.email
            ? withdrawContact(now, { conversationId, by: 'mail' })
            : [],
        context: kit.commandContext(request, null),
      });
      return true;
    };
    const script = await readFile(new URL('answer-page.js', import.meta.url), 'utf8');
    await server.register(async (app) => {
      app.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        async () => undefined,
      );
      const typed = app.withTypeProvider<ZodTypeProvider>();
      for (const language of ANSWER_MAIL_LANGUAGES) {
        const pages = DECLINE_PAGES[language];
        typed.get(ANSWER_PAGES[language], { config, schema: { hide: true } }, async (_request, reply) =>
          reply.sendMessagePage(CONTINUE_PAGES[language]),
        );
        typed.get(DECLINE_PATHS[language], { config, schema: { hide: true, querystring } }, async (request, reply) =>
          reply.sendMessagePage(
            answerLinkTokens.stopLinkOf(request.query.token) === null ? pages.unknown : pages.asked,
          ),
        );
        typed.post(DECLINE_PATHS[language], { config, schema: { hide: true, querystring } }, async (request, reply) => {
          const declined = await decline(request, request.query.token);
          // Mail programs want no words, people do.
          if (request.headers.accept?.includes('text/html'))
            return reply.sendMessagePage(declined ? pages.done : pages.unknown);
          return reply.code(declined ? 200 : 404).send();
        });
      }
      typed.get(ANSWER_SCRIPT, { config, schema: { hide: true } }, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
      );
    });
  };
