import { describe, expect, it } from 'vitest';
import { isPushEndpoint, KNOWN_PUSH_SERVICES } from './push-services.ts';

describe('an address that a browser names', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
  ])('is posted to: %s', (address) => {
    expect(isPushEndpoint(address, KNOWN_PUSH_SERVICES)).toBe(true);
  });

  it.each([
    ['not encrypted', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['a login', 'https://user:password@fcm.googleapis.com/fcm/send/abc'],
    ['a name before another host', 'https://fcm.googleapis.com@evil.example/fcm'],
    ['another host', 'https://push.evil.example/abc'],
    ['a host that only ends alike', 'https://evilpush.apple.com/abc'],
    ['a host that only begins alike', 'https://fcm.googleapis.com.evil.example/abc'],
    ['the end of a name alone', 'https://push.apple.com/abc'],
    ['this machine', 'https://127.0.0.1/abc'],
    ['this machine by name', 'https://localhost/abc'],
    ['this network', 'https://169.254.169.254/latest/meta-data'],
    ['IPv6', 'https://[::1]/abc'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'fcm.googleapis.com'],
    ['one that is too long', `https://fcm.googleapis.com/${'a'.repeat(1_000)}`],
  ])('is refused: %s', (_, address) => {
    expect(isPushEndpoint(address, KNOWN_PUSH_SERVICES)).toBe(false);
  });
});
