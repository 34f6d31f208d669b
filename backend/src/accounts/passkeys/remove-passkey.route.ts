import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { changeSignInBodySchema } from '@sternklar/contracts/accounts/passkey.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { TAG } from '../account-answers.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import { removePasskey } from './change-passkeys.ts';
import type { KnownPasskeys } from './known-passkeys.ts';
import { passkeyUnknown } from './passkey-answers.ts';
import type { Passkeys } from './passkeys.ts';

export interface RemovePasskeyRouteDeps {
  readonly commands: CommandHandler;
  readonly knownPasskeys: Pick<KnownPasskeys, 'of'>;
  readonly passkeys: Pick<Passkeys, 'forget'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly inSameTime: SameTime;
  readonly kit: RequestKit;
}

export const removePasskeyRoute = slice(
  {
    name: 'remove-passkey',
    call: 'POST /account/passkeys/:id/removal',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Einen Passkey vom eigenen Konto nehmen; wer damit angemeldet ist, bleibt es',
    params: z.object({ id: z.uuid() }),
    body: changeSignInBodySchema,
    answers: { 200: messageSchema },
    records: ['PasskeyRemoved', 'RecoveryCodeUsed'],
    example: {
      params: { id: given('passkey') },
      subject: given('passkey'),
      body: { password: given('caller', 'password') },
      // It is gone by then, and its owner is told so.
      statusAfterCrash: 404,
    },
  },
  ({ commands, knownPasskeys, passkeys, confirmSignInChange, inSameTime, kit }: RemovePasskeyRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const { id } = request.params;
      if (!(await knownPasskeys.of(accountId)).some((passkey) => passkey.id === id)) throw passkeyUnknown();
      await inSameTime(
        confirmSignInChange({ accountId, sessionId, context: kit.commandContext(request, accountId), ...request.body }),
      );
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (state) => removePasskey(state, { passkeyId: id, by: 'owner' }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw passkeyUnknown();
      await passkeys.forget(accountId, id);
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Der Passkey ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.' };
    },
);
