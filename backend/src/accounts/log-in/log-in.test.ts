import { describe, expect, it } from 'vitest';
import type { Credentials } from '../credentials/credentials.ts';
import { createCheckPassword } from '../passwords/check-password.ts';
import { createLogIn } from './log-in.ts';

const known: Credentials = { accountId: 'anna', passwordHash: 'hash of geheim', version: 1 };

/** Signing in with an account whose password is 'geheim', and what was verified and rehashed on the way. */
const signingIn = (options: { outdated?: boolean; startsSession?: boolean } = {}) => {
  const verified: (readonly [string | null, string])[] = [];
  const rehashed: string[] = [];
  const started: (string | null | undefined)[] = [];
  const checkPassword = createCheckPassword({
    addressHashOf: (email) => email,
    settle: async () => {},
    credentials: {
      pending: async () => [],
      ofAddress: async (address) => (address === 'anna@firma.example' ? known : null),
      rehash: async (_credentials, hash) => {
        rehashed.push(hash);
      },
    },
    passwords: {
      hash: async (password) => `new hash of ${password}`,
      verify: async (hash, password) => {
        verified.push([hash, password]);
        return hash === `hash of ${password}`;
      },
      isOutdated: () => options.outdated ?? false,
    },
  });
  const sessions = {
    start: async ({ device }: { readonly device?: string | null }) => {
      started.push(device);
      return options.startsSession === false ? null : 'session-1';
    },
  };
  const attempt = createLogIn({ checkPassword, sessions });
  const logIn = (email: string, password: string) => attempt(email, password, { device: 'Firefox auf Windows' });
  return { logIn, verified, rehashed, started };
};

describe('signing in', () => {
  it('starts a session when the password fits', async () => {
    const { logIn, started } = signingIn();
    expect(await logIn('anna@firma.example', 'geheim')).toEqual({ accountId: 'anna', sessionId: 'session-1' });
    expect(started).toEqual(['Firefox auf Windows']);
  });

  it('starts no session otherwise', async () => {
    const { logIn, started } = signingIn();
    await logIn('anna@firma.example', 'falsch');
    expect(started).toEqual([]);
  });

  it('computes a hash for a wrong password and for an unknown address alike', async () => {
    const { logIn, verified } = signingIn();
    expect(await logIn('anna@firma.example', 'falsch')).toBeNull();
    expect(await logIn('niemand@firma.example', 'falsch')).toBeNull();
    expect(verified).toEqual([
      ['hash of geheim', 'falsch'],
      [null, 'falsch'],
    ]);
  });

  it('fails when the password was changed while it was being checked', async () => {
    const { logIn } = signingIn({ startsSession: false });
    expect(await logIn('anna@firma.example', 'geheim')).toBeNull();
  });

  it('renews a hash that was made with earlier parameters, once the password fits', async () => {
    const { logIn, rehashed } = signingIn({ outdated: true });
    await logIn('anna@firma.example', 'falsch');
    expect(rehashed).toEqual([]);
    await logIn('anna@firma.example', 'geheim');
    expect(rehashed).toEqual(['new hash of geheim']);
  });

  it('keeps a hash that was made with today’s parameters', async () => {
    const { logIn, rehashed } = signingIn();
    await logIn('anna@firma.example', 'geheim');
    expect(rehashed).toEqual([]);
  });
});
