import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areReceiverKeys, encryptMessage } from './encrypt-message.ts';
import { EXAMPLE_RECEIVER_KEYS } from './testing/example-receiver.ts';
import { createTestBrowser } from './testing/test-browser.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message for a browser', () => {
  it('is encrypted to the byte as the example of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from(EXAMPLE.senderPrivateKey, 'base64url'));
    const fresh = { salt: Buffer.from(EXAMPLE.salt, 'base64url'), sender };
    const encrypted = encryptMessage(Buffer.from(EXAMPLE.plain), EXAMPLE_RECEIVER_KEYS, fresh);
    expect(encrypted.toString('base64url')).toBe(EXAMPLE.encrypted);
  });

  it('is read by an independent implementation, and no two of them are alike', () => {
    const browser = createTestBrowser('https://fcm.googleapis.com/fcm/send/1');
    const plain = '{"status":"gelöscht"}';
    const [one, other] = [1, 2].map(() => encryptMessage(Buffer.from(plain), browser.subscription.keys));
    expect([one, other].map((message) => browser.decrypt(message ?? Buffer.alloc(0)))).toEqual([plain, plain]);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('is read by nobody else', () => {
    const [browser, other] = [createTestBrowser('https://a.example'), createTestBrowser('https://b.example')];
    const encrypted = encryptMessage(Buffer.from('nur für eine'), browser.subscription.keys);
    expect(() => other.decrypt(encrypted)).toThrow();
  });
});

describe('keys of a browser', () => {
  it('are taken when a message can be encrypted with them', () => {
    expect(areReceiverKeys(EXAMPLE_RECEIVER_KEYS)).toBe(true);
  });

  it.each([
    ['a point beside the curve', { ...EXAMPLE_RECEIVER_KEYS, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a key of another length', { ...EXAMPLE_RECEIVER_KEYS, p256dh: 'BCVxsr7N' }],
    ['a short secret', { ...EXAMPLE_RECEIVER_KEYS, auth: 'BTBZMqHH' }],
  ])('are refused: %s', (_, keys) => {
    expect(areReceiverKeys(keys)).toBe(false);
  });
});
