import { authenticatorAppOptionsSchema } from '@sternklar/contracts/accounts/authenticator-app.api';
import { changeSignInBodySchema } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { EMAIL_UNVERIFIED } from '../auth-refusals.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import { refuseUnverified } from '../second-factors/refuse-unverified.ts';
import type { AppSetups } from './app-setups.ts';

export interface PrepareAuthenticatorAppRouteDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly appSetups: Pick<AppSetups, 'begin'>;
  /** Its name is what the app shows. */
  readonly site: { readonly brandName: string };
  readonly inSameTime: SameTime;
  readonly kit: Pick<RequestKit, 'commandContext' | 'identityOf'>;
}

/** Asks who it is first: whoever finds an open session must not tie the account to an app of their own. */
export const prepareAuthenticatorAppRoute = slice(
  {
    name: 'prepare-authenticator-app',
    call: 'POST /account/authenticator-app/options',
    access: 'signed-in',
    tag: TAG,
    summary: 'Was eine Authenticator-App zum Einrichten braucht; gilt eine Viertelstunde',
    body: changeSignInBodySchema,
    answers: { 200: authenticatorAppOptionsSchema },
    refusals: { 409: EMAIL_UNVERIFIED },
    edge: { idempotencyKey: false },
    records: ['RecoveryCodeUsed'],
    example: { body: { password: given('caller', 'password') } },
  },
  ({ commands, confirmSignInChange, appSetups, site, inSameTime, kit }: PrepareAuthenticatorAppRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      await refuseUnverified(commands, accountId);
      const context = kit.commandContext(request, accountId);
      const { email, version } = await inSameTime(
        confirmSignInChange({ accountId, sessionId, context, ...request.body }),
      );
      return appSetups.begin({ accountId, email, passwordVersion: version, issuer: site.brandName });
    },
);
