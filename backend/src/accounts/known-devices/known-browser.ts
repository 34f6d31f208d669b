import type { CredentialsStore } from '../credentials/credentials.ts';
import type { KnownDevices } from './known-devices.ts';

export interface KnownBrowserDeps {
  readonly credentials: Pick<CredentialsStore, 'ofAddress'>;
  readonly knownDevices: Pick<KnownDevices, 'idOf'>;
  readonly addressHashOf: (email: string) => string;
}

/** The id by which the account with this address knows the browser with this token; null when it does not, or there is no account. */
export type KnownBrowser = (email: string, token: string | null) => Promise<string | null>;

export const createKnownBrowser =
  ({ credentials, knownDevices, addressHashOf }: KnownBrowserDeps): KnownBrowser =>
  async (email, token) => {
    if (token === null) return null;
    const account = await credentials.ofAddress(addressHashOf(email));
    return knownDevices.idOf({ accountId: account?.accountId ?? null, token });
  };
