import { verifyEmailBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { accountStreamType } from '../account.ts';
import { invalidVerificationCode } from '../auth-refusals.ts';
import type { CheckCode } from '../check-code.ts';
import { verifyEmail } from './verify-email.ts';

export interface VerifyEmailRouteDeps {
  readonly commands: CommandHandler;
  readonly checkCode: CheckCode;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

export const verifyEmailRoute =
  ({ commands, checkCode, kit, now }: VerifyEmailRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/auth/verify-email',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: ['Anmeldung'],
          summary: 'E-Mail-Adresse mit dem zugesandten Code bestätigen',
          body: verifyEmailBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        const streamId = accountStream(accountId);
        const { state: account } = await commands.load(accountStreamType, streamId);
        const matchedCodeId =
          account.status === 'unverified'
            ? await checkCode(account.verificationCodes, request.body.verification_code)
            : null;
        const handled = await commands.handle({
          streamType: accountStreamType,
          streamId,
          decide: (state) => verifyEmail(state, { matchedCodeId, now: now() }),
          context: kit.commandContext(request, accountId),
        });
        if (handled.rejected !== undefined) throw invalidVerificationCode();
        await kit.untilVisible(request, reply, handled.position);
        return { message: 'Ihre E-Mail-Adresse ist bestätigt.' };
      },
    );
  };
