import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import { keyId, PARTNER_ID, publicKey } from '@sternklar/contracts/partners/testing/partner.builders';
import { beforeEach, expect, it } from 'vitest';
import type { RegisteredPartner } from './partner.ts';
import { createPartnerDirectory, type PartnerDirectory } from './partner-directory.ts';

let elapsed: number;
let loads: number;
let partner: RegisteredPartner;
let origins: string[];
/** Happens while a stream is read. */
let meanwhile: () => void;
let directory: PartnerDirectory;

beforeEach(() => {
  elapsed = 0;
  loads = 0;
  origins = ['https://a.example'];
  meanwhile = () => undefined;
  partner = {
    status: 'registered',
    name: 'Musterhotel',
    origins,
    paused: false,
    keys: [{ keyId: keyId(1), publicKey: publicKey(1), validUntil: null }],
    identitySecretId: null,
    appearance: NO_APPEARANCE,
  };
  directory = createPartnerDirectory({
    commands: {
      load: async () => {
        loads += 1;
        const read = partner;
        meanwhile();
        return { state: read as never, version: 1, position: 1 };
      },
    },
    partners: {
      idOfKey: async (key) => (key === publicKey(1) ? PARTNER_ID : null),
      isRegisteredOrigin: async (origin) => origins.includes(origin),
    },
    elapsed: () => elapsed,
  });
});

it('asks once and not again for less than a second', async () => {
  for (let time = 0; time < 900; time += 100) {
    elapsed = time;
    expect(await directory.byId(PARTNER_ID)).toMatchObject({ paused: false });
  }
  expect(loads).toBe(1);
  partner = { ...partner, paused: true };
  elapsed = 900;
  expect(await directory.byId(PARTNER_ID)).toMatchObject({ paused: true });
});

it('knows at once what this process changed, also while it was asking', async () => {
  await directory.byId(PARTNER_ID);
  await directory.isRegisteredOrigin('https://a.example', () => undefined);
  partner = { ...partner, paused: true };
  origins.length = 0;
  directory.forget(PARTNER_ID);
  expect(await directory.isRegisteredOrigin('https://a.example', () => undefined)).toBe(false);
  meanwhile = () => {
    partner = { ...partner, paused: false };
    directory.forget(PARTNER_ID);
  };
  expect(await directory.byId(PARTNER_ID)).toMatchObject({ paused: true });
  meanwhile = () => undefined;
  expect(await directory.byId(PARTNER_ID)).toMatchObject({ paused: false });
});

it('knows whose key it is', async () => {
  expect(await directory.idOfKey(publicKey(1))).toBe(PARTNER_ID);
  expect(await directory.idOfKey('pk_unbekannt')).toBeNull();
});

it('tells before it asks whether an origin is registered, and only then', async () => {
  let asked = 0;
  const ask = () => directory.isRegisteredOrigin('https://a.example', () => (asked += 1));
  expect([await ask(), await ask(), asked]).toEqual([true, true, 1]);
  elapsed = 900;
  const refused = directory.isRegisteredOrigin('https://a.example', () => {
    throw new Error('too often');
  });
  await expect(refused).rejects.toThrow('too often');
});
