import { codeAnswerSchema, requestEmailChangeBodySchema } from '@sternklar/contracts/accounts/account.api';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { codeTooSoon, passwordWrong } from '../auth-refusals.ts';
import type { createIssuedCodeAnswer } from '../issued-code-answer.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import { emailOfStaff } from './confirm-email-change.route.ts';
import type { EmailChanges } from './email-change.ts';

export interface RequestEmailChangeRouteDeps {
  readonly emailChanges: Pick<EmailChanges, 'request'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly inSameTime: SameTime;
  readonly issuedCodeAnswer: ReturnType<typeof createIssuedCodeAnswer>;
  readonly kit: RequestKit;
}

const SAME_ADDRESS = 'Das ist schon die E-Mail-Adresse Ihres Kontos.';
const sameAddress = () =>
  new Refusal(422, 'same-address', SAME_ADDRESS, { errors: [{ field: 'new_email', message: SAME_ADDRESS }] });

/**
 * Asks for what removing the app asks for: who reads the former address takes the app away by undoing the change, and that may be whoever
 * asked for it. Answers alike for a free address and for somebody else's: who has it is told to whoever reads its
 * mail.
 */
export const requestEmailChangeRoute = slice(
  {
    name: 'request-email-change',
    call: 'POST /account/email-change',
    access: 'signed-in',
    tag: TAG,
    summary: 'Eine andere E-Mail-Adresse angeben; der Code zur Bestätigung geht an die neue',
    body: requestEmailChangeBodySchema,
    answers: { 200: codeAnswerSchema },
    refusals: { 409: 'Es ist das Konto eines Teammitglieds.' },
    edge: { idempotencyKey: false },
    records: [
      'EmailAddressReserved',
      'EmailAddressReleased',
      'EmailAddressGivenUp',
      'EmailChangeRequested',
      'RecoveryCodeUsed',
    ],
    example: {
      token: given('customer', 'token'),
      body: { new_email: given('new-address', 'email'), password: given('customer', 'password') },
    },
  },
  (deps: RequestEmailChangeRouteDeps) => {
    const ask = async (request: FastifyRequest, body: z.output<typeof requestEmailChangeBodySchema>) => {
      const { accountId, sessionId } = deps.kit.identityOf(request);
      const { new_email: newEmail, ...shown } = body;
      const context = deps.kit.commandContext(request, accountId);
      const confirmed = await deps.confirmSignInChange({ accountId, sessionId, context, ...shown });
      const handled = await deps.emailChanges.request({
        accountId,
        newEmail,
        confirmedVersion: confirmed.version,
        context: deps.kit.commandContext(request, accountId),
      });
      switch (handled.rejected) {
        case undefined:
          return handled.events;
        case 'code-too-soon':
          throw codeTooSoon(Number(handled.details?.waitSeconds));
        case 'same-address':
          throw sameAddress();
        case 'staff-account':
          throw emailOfStaff();
        case 'password-changed-meanwhile':
          throw passwordWrong('password');
      }
    };
    return async (request) => {
      const events = await deps.inSameTime(ask(request, request.body));
      const message = 'Wir haben einen Code an die neue Adresse geschickt. Bis Sie ihn eingeben, gilt die bisherige.';
      return { message, ...deps.issuedCodeAnswer(events) };
    };
  },
);
