import { passkeyRequestOptionsSchema } from '@sternklar/contracts/accounts/passkey.api';
import { slice } from '../../platform/slice.port.ts';
import type { WebAuthn } from './web-authn.ts';

export interface AskForPasskeyRouteDeps {
  readonly webAuthn: Pick<WebAuthn, 'requestOptions'>;
}

/** Names no account: the browser offers what it has for this site, and the answer says whose it is. */
export const askForPasskeyRoute = slice(
  {
    name: 'ask-for-passkey',
    call: 'POST /auth/passkey/options',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Was der Browser braucht, um mit einem Passkey anzumelden; gilt fünf Minuten',
    answers: { 200: passkeyRequestOptionsSchema },
    edge: { idempotencyKey: false },
    records: [],
    example: {},
  },
  ({ webAuthn }: AskForPasskeyRouteDeps) =>
    async () =>
      webAuthn.requestOptions({ purpose: 'sign-in', accountId: null }, []),
);
