import { confirmEmailChangeBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { invalidVerificationCode } from '../auth-refusals.ts';
import type { EmailChanges } from './email-change.ts';

export interface ConfirmEmailChangeRouteDeps {
  readonly emailChanges: Pick<EmailChanges, 'confirm'>;
  readonly kit: RequestKit;
}

export const emailOfStaff = () =>
  new Refusal(
    409,
    'staff-account',
    'Unter dieser Adresse hat der Betreiber ein Teammitglied bestellt. Eine andere trägt er selbst ein.',
  );

const addressTaken = () =>
  new Refusal(
    409,
    'email-address-taken',
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort an oder nehmen Sie eine andere Adresse.',
  );

/** Ends all other sessions of the account; the one that confirms goes on. */
export const confirmEmailChangeRoute = slice(
  {
    name: 'confirm-email-change',
    call: 'POST /account/email-change/confirmation',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die neue E-Mail-Adresse mit dem zugesandten Code bestätigen; alle anderen Sitzungen enden',
    body: confirmEmailChangeBodySchema,
    answers: { 200: messageSchema },
    refusals: { 409: 'Die Adresse gehört zu einem anderen Konto, oder es ist das Konto eines Teammitglieds.' },
    records: ['EmailAddressReserved', 'EmailAddressReleased', 'EmailAddressGivenUp', 'EmailChanged'],
    example: {
      token: given('email-change', 'token'),
      body: { verification_code: given('email-change', 'code') },
      // The code is used up, so nothing happens twice.
      statusAfterCrash: 400,
    },
  },
  ({ emailChanges, kit }: ConfirmEmailChangeRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const handled = await emailChanges.confirm({
        accountId,
        sessionId,
        code: request.body.verification_code,
        context: kit.commandContext(request, accountId),
      });
      switch (handled.rejected) {
        case undefined:
          break;
        case 'email-address-taken':
          throw addressTaken();
        case 'staff-account':
          throw emailOfStaff();
        case 'code-invalid':
          throw invalidVerificationCode();
      }
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Ihre neue E-Mail-Adresse gilt. Auf allen anderen Geräten sind Sie abgemeldet.' };
    },
);
