import { requestAccountDeletionBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { SameTime } from '../same-time.ts';
import { requestAccountDeletion } from './request-account-deletion.ts';

export interface RequestAccountDeletionRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly confirmPassword: ConfirmPassword;
  readonly inSameTime: SameTime;
  readonly kit: RequestKit;
}

/** Erases nothing yet: admins see the request, and the owner may withdraw it. */
export const requestAccountDeletionRoute = slice(
  {
    name: 'request-account-deletion',
    call: 'POST /account/deletion-request',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Löschung des eigenen Kontos beantragen; eine Bestätigung kommt per E-Mail',
    body: requestAccountDeletionBodySchema,
    answers: { 200: messageSchema },
    refusals: accountMayBeGone,
    records: ['AccountDeletionRequested'],
    example: { body: { password: given('caller', 'password') } },
  },
  ({ commands, confirmPassword, inSameTime, kit }: RequestAccountDeletionRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const { password, passkey } = request.body;
      await inSameTime(confirmPassword({ accountId, sessionId, field: 'password', password, passkey }));
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: requestAccountDeletion,
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw accountGone();
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Ihre Löschung ist beantragt. Bis sie ausgeführt ist, können Sie den Antrag zurückziehen.' };
    },
);
