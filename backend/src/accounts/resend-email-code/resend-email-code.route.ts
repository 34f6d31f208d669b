import { codeAnswerSchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
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

export const resendEmailCodeRoute = slice(
  {
    name: 'resend-email-code',
    call: 'POST /auth/resend-email-code',
    access: 'signed-in',
    tag: 'Anmeldung',
    summary: 'Einen neuen Code zur Bestätigung der Adresse anfordern; der vorige gilt dann nicht mehr',
    answers: { 200: codeAnswerSchema },
    edge: { idempotencyKey: false },
    records: ['EmailVerificationCodeIssued'],
    example: {},
  },
  ({ commands, issuedCodeAnswer, kit, now }: ResendEmailCodeRouteDeps) =>
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
