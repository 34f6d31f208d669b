import { type Ask, logInAtDevice } from '../../../backend/src/testing/ask.ts';
import { addPasskey } from '../../../backend/src/testing/passkeys.ts';
import type { Named } from './back-office-stock.ts';

interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Devices and passkeys that customers are known by; `origin` is where the product's pages are. */
export const stockSignIn = async (ask: Ask, origin: string, customers: readonly SignedIn[]): Promise<Named> => {
  const devices: string[] = [];
  const passkeys: string[] = [];
  for (const [index, { token, ...credentials }] of customers.entries()) {
    devices.push(await logInAtDevice(ask, { ...credentials, token }, `wirr-${index}`));
    passkeys.push((await addPasskey({ ask, origin }, { ...credentials, token })).id);
  }
  return { 'known-device': { id: devices }, passkey: { id: passkeys } };
};
