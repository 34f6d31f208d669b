import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import { withdrawAccountDeletion } from './withdraw-account-deletion.ts';

export interface WithdrawAccountDeletionRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
}

export const withdrawAccountDeletionRoute = slice(
  {
    name: 'withdraw-account-deletion',
    call: 'DELETE /account/deletion-request',
    access: 'signed-in',
    tag: TAG,
    summary: 'Den Antrag auf Löschung zurückziehen; das Konto bleibt',
    answers: { 200: messageSchema },
    refusals: accountMayBeGone,
    records: ['AccountDeletionWithdrawn'],
    example: {},
  },
  ({ commands, kit }: WithdrawAccountDeletionRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: withdrawAccountDeletion,
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw accountGone();
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Der Antrag ist zurückgezogen. Ihr Konto bleibt bestehen.' };
    },
);
