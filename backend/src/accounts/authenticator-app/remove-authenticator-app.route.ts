import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { changeSignInBodySchema } from '@sternklar/contracts/accounts/passkey.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType, exists } from '../account.ts';
import { TAG } from '../account-answers.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import type { AuthenticatorApps } from './authenticator-apps.ts';
import { removeAuthenticatorApp } from './change-authenticator-app.ts';

export interface RemoveAuthenticatorAppRouteDeps {
  readonly commands: CommandHandler;
  readonly authenticatorApps: Pick<AuthenticatorApps, 'forget'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly inSameTime: SameTime;
  readonly kit: RequestKit;
}

const NONE = 'Es ist keine Authenticator-App eingerichtet.';
const appUnknown = () => notFound(NONE);

export const removeAuthenticatorAppRoute = slice(
  {
    name: 'remove-authenticator-app',
    call: 'POST /account/authenticator-app/removal',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Authenticator-App vom eigenen Konto nehmen; das Passwort allein genügt wieder',
    body: changeSignInBodySchema,
    answers: { 200: messageSchema },
    refusals: { 404: NONE },
    records: ['AuthenticatorAppRemoved', 'RecoveryCodeUsed'],
    example: {
      token: given('authenticator-app', 'token'),
      body: {
        password: given('authenticator-app', 'password'),
        recovery_code: given('authenticator-app', 'recoveryCode'),
      },
      // It is gone by then, and its owner is told so.
      statusAfterCrash: 404,
    },
  },
  ({ commands, authenticatorApps, confirmSignInChange, inSameTime, kit }: RemoveAuthenticatorAppRouteDeps) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const { state } = await commands.load(accountStreamType, accountStream(accountId));
      const appId = exists(state) ? state.authenticatorApp : null;
      if (appId === null) throw appUnknown();
      await inSameTime(
        confirmSignInChange({ accountId, sessionId, context: kit.commandContext(request, accountId), ...request.body }),
      );
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (now) => removeAuthenticatorApp(now, { appId, by: 'owner' }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw appUnknown();
      await authenticatorApps.forget(accountId, appId);
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Die Authenticator-App ist entfernt. Löschen Sie den Eintrag auch in der App.' };
    },
);
