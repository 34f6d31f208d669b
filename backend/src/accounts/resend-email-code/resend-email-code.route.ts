import { codeAnswerSchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { accountStreamType } from '../account.ts';
import { codeTooSoon } from '../auth-refusals.ts';
import type { createIssuedCodeAnswer } from '../issued-code-answer.ts';
import { resendEmailCode } from './resend-email-code.ts';

export interface ResendEmailCodeRouteDeps {
  readonly commands: CommandHandler;
  readonly issuedCodeAnswer: ReturnType<typeof createIssuedCodeAnswer>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

export const resendEmailCodeRoute =
  ({ commands, issuedCodeAnswer, kit, now }: ResendEmailCodeRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/auth/resend-email-code',
      {
        config: { access: 'signed-in', idempotencyKey: false },
        schema: {
          tags: ['Anmeldung'],
          summary: 'Einen neuen Code zur Bestätigung der Adresse anfordern; der vorige gilt dann nicht mehr',
          response: { 200: codeAnswerSchema },
        },
      },
      async (request) => {
        const { accountId } = kit.identityOf(request);
        const handled = await commands.handle({
          streamType: accountStreamType,
          streamId: accountStream(accountId),
          decide: (state) => resendEmailCode(state, { now: now() }),
          context: kit.commandContext(request, accountId),
        });
        if (handled.rejected !== undefined) throw codeTooSoon(Number(handled.details?.waitSeconds));
        if (handled.events.length === 0) return { message: 'Ihre E-Mail-Adresse ist bereits bestätigt.' };
        return { message: 'Wir haben Ihnen einen neuen Code geschickt.', ...issuedCodeAnswer(handled.events) };
      },
    );
  };
