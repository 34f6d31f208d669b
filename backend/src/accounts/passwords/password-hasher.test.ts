import { describe, expect, it } from 'vitest';
import { createPasswordHasher, OWASP_PARAMETERS } from './password-hasher.ts';
import { formatPhc, parsePhc } from './phc.ts';

const quick = { memory: 64, passes: 1, parallelism: 1 };
const passwords = createPasswordHasher(quick);

describe('passwords', () => {
  it('are hashed by argon2id with a salt of their own, as a PHC string that names its parameters', async () => {
    const [one, other] = await Promise.all([passwords.hash('geheim'), passwords.hash('geheim')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('are accepted when they fit, and only then', async () => {
    const hash = await passwords.hash('geheim');
    expect(await passwords.verify(hash, 'geheim')).toBe(true);
    for (const wrong of ['Geheim', 'geheim ', '', 'geheim\0']) expect(await passwords.verify(hash, wrong)).toBe(false);
  });

  it('fit however the keyboard composed their letters', async () => {
    const hash = await passwords.hash('schön12'.normalize('NFD'));
    expect(await passwords.verify(hash, 'schön12'.normalize('NFC'))).toBe(true);
  });

  it('never fit an unknown account', async () => {
    expect(await passwords.verify(null, 'geheim')).toBe(false);
  });

  it('hashed with earlier parameters still fit, and are known to be outdated', async () => {
    const hash = await createPasswordHasher({ ...quick, passes: 2 }).hash('geheim');
    expect(await passwords.verify(hash, 'geheim')).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('geheim'))).toBe(false);
  });

  it('are refused with 503 and a wait while too many are being computed', async () => {
    const crowded = createPasswordHasher(quick, { atOnce: 1, waiting: 0, waitingKnown: 0 });
    const first = crowded.hash('geheim');
    await expect(crowded.hash('geheim')).rejects.toMatchObject({ status: 503, options: { retryAfterSeconds: 5 } });
    await first;
  });

  it('of those whom we know are computed in the midst of a flood of 150 others', async () => {
    const crowded = createPasswordHasher(quick, { atOnce: 2, waiting: 100, waitingKnown: 50 });
    const hash = await crowded.hash('geheim');
    const flood = Array.from({ length: 150 }, () => crowded.verify(null, 'falsch'));
    const known = crowded.verify(hash, 'geheim', true);
    const turnedAway = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
    expect(turnedAway).toHaveLength(48);
    expect(await known).toBe(true);
  });

  it('are hashed as OWASP recommends', () => {
    expect(OWASP_PARAMETERS).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
  });
});

describe('PHC strings', () => {
  it('of the reference implementation are understood', async () => {
    // Test vector of github.com/P-H-C/phc-winner-argon2, src/test.c.
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(formatPhc(parsePhc(reference))).toBe(reference);
    expect(await passwords.verify(reference, 'password')).toBe(true);
  });

  it('that are damaged are refused', () => {
    for (const damaged of ['', '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA', '$2b$10$abc']) {
      expect(() => parsePhc(damaged)).toThrow('argon2id PHC string');
    }
  });
});
