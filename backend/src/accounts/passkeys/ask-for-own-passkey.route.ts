import { passkeyRequestOptionsSchema } from '@sternklar/contracts/accounts/passkey.api';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import type { KnownPasskeys } from './known-passkeys.ts';
import type { WebAuthn } from './web-authn.ts';

export interface AskForOwnPasskeyRouteDeps {
  readonly webAuthn: Pick<WebAuthn, 'requestOptions'>;
  readonly knownPasskeys: Pick<KnownPasskeys, 'of'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const askForOwnPasskeyRoute = slice(
  {
    name: 'ask-for-own-passkey',
    call: 'POST /account/passkeys/confirmation-options',
    access: 'signed-in',
    tag: TAG,
    summary: 'Was der Browser braucht, um an Stelle des Passworts einen Passkey vorzuzeigen; gilt fünf Minuten',
    answers: { 200: passkeyRequestOptionsSchema },
    edge: { idempotencyKey: false },
    records: [],
    example: {},
  },
  ({ webAuthn, knownPasskeys, kit }: AskForOwnPasskeyRouteDeps) =>
    async (request) => {
      const { accountId } = kit.identityOf(request);
      return webAuthn.requestOptions({ purpose: 'confirm', accountId }, await knownPasskeys.of(accountId));
    },
);
