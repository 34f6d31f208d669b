import { authenticatorAppOptionsSchema } from '@sternklar/contracts/accounts/authenticator-app.api';
import { confirmOwnerBodySchema } from '@sternklar/contracts/accounts/passkey.api';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { SameTime } from '../same-time.ts';
import type { AppSetups } from './app-setups.ts';

export interface PrepareAuthenticatorAppRouteDeps {
  readonly confirmPassword: ConfirmPassword;
  readonly appSetups: Pick<AppSetups, 'begin'>;
  /** Its name is what the app shows. */
  readonly site: { readonly brandName: string };
  readonly inSameTime: SameTime;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** Asks for the password first: whoever finds an open session must not tie the account to an app of their own. */
export const prepareAuthenticatorAppRoute = slice(
  {
    name: 'prepare-authenticator-app',
    call: 'POST /account/authenticator-app/options',
    access: 'signed-in',
    tag: TAG,
    summary: 'Was eine Authenticator-App zum Einrichten braucht; gilt eine Viertelstunde',
    body: confirmOwnerBodySchema,
    answers: { 200: authenticatorAppOptionsSchema },
    edge: { idempotencyKey: false },
    records: [],
    example: { body: { password: given('caller', 'password') } },
  },
  ({ confirmPassword, appSetups, site, inSameTime, kit }: PrepareAuthenticatorAppRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const asked = { accountId, sessionId, field: 'password', ...request.body };
      const { email } = await inSameTime(confirmPassword(asked));
      return appSetups.begin({ accountId, email, issuer: site.brandName });
    },
);
