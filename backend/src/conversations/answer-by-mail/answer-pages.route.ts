import { readFile } from 'node:fs/promises';
import { ANSWER_MAIL_LANGUAGES, ANSWER_PAGES } from '@sternklar/contracts/conversations/answer-by-mail';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOnePress, takeOnePress } from '../../platform/one-press.port.ts';
import { ANSWER_SCRIPT, CONTINUE_PAGES, DECLINE_PAGES, DECLINE_PATHS } from './answer-pages.ts';
import { createDeclineAnswers, type DeclineAnswersDeps } from './decline-answers.ts';

const querystring = z.object({ token: z.string().max(200).catch('') });
const config = { access: 'public' as const };
const options = { config, schema: { hide: true, querystring } };

/**
 * The pages that mails about answers lead to. One goes on with the conversation; what makes its link work is behind `#`, so that
 * opening the address, as mail scanners do, does nothing. The other declines such mails, by one press there, or in the mail
 * program (RFC 8058).
 */
export const answerPages =
  (deps: DeclineAnswersDeps) =>
  async (server: FastifyInstance): Promise<void> => {
    const decline = createDeclineAnswers(deps);
    const isGenuine = (token: string) => deps.answerLinkTokens.stopLinkOf(token) !== null;
    const script = await readFile(new URL('answer-page.js', import.meta.url), 'utf8');
    await server.register(async (app) => {
      takeOnePress(app);
      const typed = app.withTypeProvider<ZodTypeProvider>();
      for (const language of ANSWER_MAIL_LANGUAGES) {
        const pages = DECLINE_PAGES[language];
        typed.get(ANSWER_PAGES[language], options, async (_request, reply) =>
          reply.sendMessagePage(CONTINUE_PAGES[language]),
        );
        typed.get(DECLINE_PATHS[language], options, async ({ query: { token } }, reply) =>
          reply.sendMessagePage(isGenuine(token) ? pages.asked : pages.unknown),
        );
        typed.post(DECLINE_PATHS[language], options, async (request, reply) =>
          answerOnePress(await decline(request, request.query.token), { request, reply, pages }),
        );
      }
      typed.get(ANSWER_SCRIPT, options, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
      );
    });
  };
