import { createHmac } from 'node:crypto';
import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import type { Challenges } from '../passkeys/challenges.ts';
import { SECRET_BYTES, stepOfCode, toBase32 } from './totp.ts';

export interface AppOwner {
  readonly accountId: string;
  readonly email: string;
  /** Of the password that was shown for it: another one ends the setup. */
  readonly passwordVersion: number;
  /** Whose code it is, as the app shows it. */
  readonly issuer: string;
}

export interface ShownSetup {
  readonly accountId: string;
  /** Of the password in force. */
  readonly passwordVersion: number;
  readonly setup: string;
  readonly code: string;
}

/** Apps that are being set up. Nothing is stored: the secret follows from a sealed challenge and a key of ours. */
export interface AppSetups {
  begin(owner: AppOwner): AuthenticatorAppOptions;
  /** The secret, and the step of its code; null when the setup is not one of this account's, or over, or the code is wrong. */
  confirmed(shown: ShownSetup): { readonly secret: Buffer; readonly step: number } | null;
  /** True once for each setup. */
  use(setup: string): Promise<boolean>;
}

export interface AppSetupsDeps {
  readonly challenges: Challenges;
  readonly key: Buffer;
  readonly now: () => Date;
}

/** As Google's key URI format, which all apps read. */
const uriOf = (secret: string, { email, issuer }: AppOwner): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
};

export const createAppSetups = ({ challenges, key, now }: AppSetupsDeps): AppSetups => {
  const useOf = ({ accountId, passwordVersion }: Pick<ShownSetup, 'accountId' | 'passwordVersion'>) =>
    ({ purpose: 'authenticator-app', accountId, passwordVersion }) as const;
  const secretOf = (setup: string): Buffer =>
    createHmac('sha256', key).update(Buffer.from(setup, 'base64url')).digest().subarray(0, SECRET_BYTES);
  return {
    begin(owner) {
      const setup = Buffer.from(challenges.create(useOf(owner))).toString('base64url');
      const secret = toBase32(secretOf(setup));
      return { setup, secret, uri: uriOf(secret, owner) };
    },
    confirmed({ setup, code, ...account }) {
      if (!challenges.fits(setup, useOf(account))) return null;
      const secret = secretOf(setup);
      const step = stepOfCode(secret, code, now());
      return step === null ? null : { secret, step };
    },
    use: challenges.use,
  };
};
