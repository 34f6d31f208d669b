import { verifyEmailBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { invalidVerificationCode } from '../auth-refusals.ts';
import type { CheckCode } from '../check-code.ts';
import type { ForgetSecondFactors } from '../second-factors/forget-second-factors.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { verifyEmail } from './verify-email.ts';

export interface VerifyEmailRouteDeps {
  readonly commands: CommandHandler;
  readonly checkCode: CheckCode;
  readonly forgetSecondFactors: ForgetSecondFactors;
  readonly sessions: Pick<Sessions, 'endAllBut'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const VERIFIED = 'Ihre E-Mail-Adresse ist bestätigt.';
const TAKEN =
  'Passkeys und die Authenticator-App von vorher gelten aus Vorsicht nicht mehr. Bitte richten Sie sie auf Ihrer Kontoseite noch einmal ein.';

export const verifyEmailRoute = slice(
  {
    name: 'verify-email',
    call: 'POST /auth/verify-email',
    access: 'signed-in',
    tag: 'Anmeldung',
    summary: 'E-Mail-Adresse mit dem zugesandten Code bestätigen',
    body: verifyEmailBodySchema,
    answers: { 200: messageSchema },
    records: ['EmailVerified', 'PasskeyRemoved', 'AuthenticatorAppRemoved'],
    example: { token: given('unverified', 'token'), body: { verification_code: given('unverified', 'code') } },
  },
  ({ commands, checkCode, forgetSecondFactors, sessions, kit, now }: VerifyEmailRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
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
      if (handled.events.length > 0) await forgetSecondFactors(handled);
      const hasTaken = handled.events.length > 1;
      // Whoever set them up may be signed in with them.
      if (hasTaken) await sessions.endAllBut(accountId, sessionId);
      await kit.untilVisible(request, reply, handled.position);
      return { message: hasTaken ? `${VERIFIED} ${TAKEN}` : VERIFIED };
    },
);
