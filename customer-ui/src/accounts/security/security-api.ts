import type {
  AddAuthenticatorAppBody,
  AddedAuthenticatorApp,
  AuthenticatorAppOptions,
} from '@sternklar/contracts/accounts/authenticator-app.api';
import type { KnownDevice } from '@sternklar/contracts/accounts/known-device.api';
import type {
  AddPasskeyBody,
  ChangeSignInBody,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RecoveryCodes,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import type { ApiClient } from '../../api/api-client.ts';
import type { DeviceHeaders } from '../account-api.ts';

/** How the owner of an account signs in, and where they are recognised. */
export interface SecurityApi {
  ways(): Promise<SignInWays>;
  /** Both with the password, or a passkey's signature in its place. */
  passkeyOptions(owner: ChangeSignInBody): Promise<PasskeyCreationOptions>;
  removePasskey(id: string, owner: ChangeSignInBody): Promise<unknown>;
  addPasskey(body: AddPasskeyBody): Promise<Passkey>;
  /** For a signature in place of the password. */
  confirmationOptions(): Promise<PasskeyRequestOptions>;
  /** What an app is set up with, the code that shows that it was, and its end. */
  appOptions(owner: ChangeSignInBody): Promise<AuthenticatorAppOptions>;
  addApp(body: AddAuthenticatorAppBody): Promise<AddedAuthenticatorApp>;
  removeApp(owner: ChangeSignInBody): Promise<unknown>;
  recoveryCodes(owner: ChangeSignInBody): Promise<RecoveryCodes>;
  knownDevices(): Promise<readonly KnownDevice[]>;
  forgetDevice(id: string): Promise<unknown>;
}

export const createSecurityApi = (api: ApiClient, device: DeviceHeaders): SecurityApi => ({
  ways: () => api.get('/account/sign-in-ways'),
  passkeyOptions: (owner) => api.post('/account/passkeys/options', owner),
  removePasskey: (id, owner) => api.post(`/account/passkeys/${encodeURIComponent(id)}/removal`, owner),
  addPasskey: (body) => api.post('/account/passkeys', body),
  confirmationOptions: () => api.post('/account/passkeys/confirmation-options', {}),
  appOptions: (owner) => api.post('/account/authenticator-app/options', owner),
  addApp: (body) => api.post('/account/authenticator-app', body),
  removeApp: (owner) => api.post('/account/authenticator-app/removal', owner),
  recoveryCodes: (owner) => api.post('/account/recovery-codes', owner),
  knownDevices: () => api.get('/account/known-devices', { headers: device() }),
  forgetDevice: (id) => api.delete(`/account/known-devices/${encodeURIComponent(id)}`),
});
