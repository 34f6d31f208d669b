import { loginAnswerSchema } from '@sternklar/contracts/accounts/account.api';
import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { signInWithPasskeyBodySchema } from '@sternklar/contracts/accounts/passkey.api';
import { isStaff } from '../../platform/access.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import { deviceTokenOf } from '../known-devices/device-token.ts';
import type { KnownDevices } from '../known-devices/known-devices.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { KnownPasskeys } from './known-passkeys.ts';

export interface SignInWithPasskeyRouteDeps {
  readonly knownPasskeys: Pick<KnownPasskeys, 'whoSigned'>;
  readonly credentials: Pick<CredentialsStore, 'ofAccount'>;
  readonly sessions: Pick<Sessions, 'start' | 'identityOf'>;
  readonly knownDevices: Pick<KnownDevices, 'remember'>;
}

const REFUSED =
  'Mit diesem Passkey hat die Anmeldung nicht geklappt. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.';
const refused = () => new Refusal(401, 'passkey-refused', REFUSED);

/** A passkey is something that one has and, by its device, something that one knows or is: nothing else is asked. */
export const signInWithPasskeyRoute = slice(
  {
    name: 'sign-in-with-passkey',
    call: 'POST /auth/passkey',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Mit einem Passkey anmelden; das Token gilt 12 Stunden',
    body: signInWithPasskeyBodySchema,
    headers: deviceTokenHeadersSchema,
    answers: { 200: loginAnswerSchema },
    refusals: { 401: REFUSED },
    edge: { idempotencyKey: false },
    records: [],
    example: {
      body: { credential: given('signed-passkey', 'credential') },
      // The answer to its challenge counts once.
      statusAfterCrash: 401,
    },
  },
  ({ knownPasskeys, credentials, sessions, knownDevices }: SignInWithPasskeyRouteDeps, app) =>
    async (request, reply) => {
      const passkey = await knownPasskeys.whoSigned('sign-in', null, request.body.credential);
      const inForce = passkey && (await credentials.ofAccount(passkey.accountId));
      if (!inForce) throw refused();
      const { accountId, version } = inForce;
      const device = deviceName(request.headers['user-agent']);
      const sessionId = await sessions.start({ accountId, version, device, isStrong: true });
      if (sessionId === null) throw refused();
      await knownDevices.remember({ accountId, token: deviceTokenOf(request), device });
      const identity = await sessions.identityOf(sessionId);
      if (identity !== null && isStaff(identity)) app.pageCookies.give(reply, sessionId);
      return { access_token: app.sessionTokens.sign(sessionId) };
    },
);
