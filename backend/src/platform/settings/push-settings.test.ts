import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const key = createECDH('prime256v1');
key.generateKeys();
const keyWith = (VAPID_PRIVATE_KEY: string) => loadConfig({ VAPID_PRIVATE_KEY }).secrets.vapidKey;

describe('the key that signs push messages', () => {
  it('is taken as every tool writes it: 32 bytes as base64, in either alphabet', () => {
    const bytes = key.getPrivateKey();
    expect(keyWith(bytes.toString('base64url'))?.equals(bytes)).toBe(true);
    expect(keyWith(bytes.toString('base64'))?.equals(bytes)).toBe(true);
    expect(keyWith('')).toBeNull();
  });

  it.each([
    ['too short', 'AAAA'],
    ['the public one', key.getPublicKey('base64url')],
    ['no number of the curve', Buffer.alloc(32, 255).toString('base64url')],
    ['nought', Buffer.alloc(32).toString('base64url')],
  ])('is refused when it is %s', (_, value) => {
    expect(() => keyWith(value)).toThrow(/VAPID_PRIVATE_KEY: muss der private VAPID-Schlüssel sein/);
  });
});

describe('the hosts that push messages go to', () => {
  const servicesWith = (PUSH_SERVICES: string) => loadConfig({ PUSH_SERVICES }).config.pushServices;

  it('are those of the known browsers unless others are named', () => {
    expect(servicesWith('')).toContain('updates.push.services.mozilla.com');
    expect(servicesWith(' push.beispiel.de, *.Push.Apple.com ')).toEqual(['push.beispiel.de', '*.push.apple.com']);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '*', '*.de', 'https://push.beispiel.de', 'push.beispiel.de:8443', ','])(
    'are names, never one’s own machine, an address or everybody: %s',
    (value) => {
      expect(() => servicesWith(value)).toThrow(/PUSH_SERVICES: muss Namen von Rechnern/);
    },
  );
});
