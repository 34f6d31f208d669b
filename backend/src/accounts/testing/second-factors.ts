import type {
  AddedAuthenticatorApp,
  AuthenticatorAppOptions,
} from '@sternklar/contracts/accounts/authenticator-app.api';
import type { PasskeyCreationOptions } from '@sternklar/contracts/accounts/passkey.api';
import { createSoftApp } from '../../testing/authenticator-apps.ts';
import { CUSTOMER_PASSWORD, type Person, type TestWorld } from '../../testing/test-world.ts';
import { createSoftAuthenticator } from '../passkeys/testing/soft-authenticator.ts';

const owner = { password: CUSTOMER_PASSWORD };

/** A passkey and an app, with recovery codes, of somebody whose browser is known. The app's code of this moment is used up. */
export const setUpSecondFactors = async (world: Pick<TestWorld, 'visitor' | 'now'>, person: Person) => {
  await world.visitor.post(
    '/auth/login',
    { email: person.email, ...owner },
    { 'device-token': person.accountId.repeat(2).slice(0, 43) },
  );
  const passkey = createSoftAuthenticator({ origin: 'http://localhost:3000' });
  const made = await person.post<PasskeyCreationOptions>('/account/passkeys/options', owner);
  await person.post('/account/passkeys', { name: 'Laptop', credential: passkey.create(made.body) });
  const { body } = await person.post<AuthenticatorAppOptions>('/account/authenticator-app/options', owner);
  const app = createSoftApp(body.secret);
  const shown = { setup: body.setup, code: app.code(world.now()) };
  const added = await person.post<AddedAuthenticatorApp>('/account/authenticator-app', shown);
  return { passkey, app, recoveryCodes: added.body.recovery_codes ?? [] };
};
