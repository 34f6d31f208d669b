import { changeSignInBodySchema, passkeyCreationOptionsSchema } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { EMAIL_UNVERIFIED } from '../auth-refusals.ts';
import type { ConfirmSignInChange } from '../passwords/confirm-sign-in-change.ts';
import type { SameTime } from '../same-time.ts';
import { refuseUnverified } from '../second-factors/refuse-unverified.ts';
import type { KnownPasskeys } from './known-passkeys.ts';
import type { WebAuthn } from './web-authn.ts';

export interface PreparePasskeyRouteDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly confirmSignInChange: ConfirmSignInChange;
  readonly knownPasskeys: Pick<KnownPasskeys, 'of'>;
  readonly webAuthn: Pick<WebAuthn, 'creationOptions'>;
  readonly inSameTime: SameTime;
  readonly kit: Pick<RequestKit, 'identityOf' | 'commandContext'>;
}

/** Asks for the password first: whoever finds an open session must not leave a key of their own behind. */
export const preparePasskeyRoute = slice(
  {
    name: 'prepare-passkey',
    call: 'POST /account/passkeys/options',
    access: 'signed-in',
    tag: TAG,
    summary: 'Was der Browser zum Anlegen eines Passkeys braucht; gilt fünf Minuten',
    body: changeSignInBodySchema,
    answers: { 200: passkeyCreationOptionsSchema },
    refusals: { 409: EMAIL_UNVERIFIED },
    edge: { idempotencyKey: false },
    records: ['RecoveryCodeUsed'],
    example: { body: { password: given('caller', 'password') } },
  },
  ({ commands, confirmSignInChange, knownPasskeys, webAuthn, inSameTime, kit }: PreparePasskeyRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      await refuseUnverified(commands, accountId);
      const confirmed = await inSameTime(
        confirmSignInChange({ accountId, sessionId, context: kit.commandContext(request, accountId), ...request.body }),
      );
      return webAuthn.creationOptions({
        id: accountId,
        email: confirmed.email,
        passwordVersion: confirmed.version,
        known: await knownPasskeys.of(accountId),
      });
    },
);
