import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { signInWaysSchema } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType, exists } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import type { OwnAuthenticatorApp } from '../authenticator-app/own-authenticator-app.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';
import type { KnownPasskeys } from './known-passkeys.ts';
import { ownPasskey } from './passkey-answers.ts';

export interface ListSignInWaysRouteDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly knownPasskeys: Pick<KnownPasskeys, 'of'>;
  readonly ownAuthenticatorApp: OwnAuthenticatorApp;
  readonly recoveryCodes: Pick<RecoveryCodes, 'left'>;
  readonly settings: { readonly adminsNeedSecondFactor: boolean };
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listSignInWaysRoute = slice(
  {
    name: 'list-sign-in-ways',
    call: 'GET /account/sign-in-ways',
    access: 'signed-in',
    tag: TAG,
    summary: 'Womit man sich beim eigenen Konto außer dem Passwort anmelden kann',
    answers: { 200: signInWaysSchema },
    refusals: accountMayBeGone,
    records: [],
    example: {},
  },
  ({ commands, knownPasskeys, ownAuthenticatorApp, recoveryCodes, settings, kit }: ListSignInWaysRouteDeps) =>
    async (request) => {
      const { accountId } = kit.identityOf(request);
      const { state } = await commands.load(accountStreamType, accountStream(accountId));
      if (!exists(state)) throw accountGone();
      return {
        passkeys: (await knownPasskeys.of(accountId)).map(ownPasskey),
        authenticator_app: await ownAuthenticatorApp(accountId),
        recovery_codes_left: state.hasRecoveryCodes ? await recoveryCodes.left(accountId) : null,
        required: settings.adminsNeedSecondFactor && state.roles.includes('admin'),
      };
    },
);
