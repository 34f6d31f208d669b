import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { KNOWN_PUSH_SERVICES } from '../push/push-services.ts';

const NOT_A_KEY =
  'muss der private VAPID-Schlüssel sein: 32 Bytes als Base64url, zum Beispiel aus: openssl rand -base64 32';

/** Every number below the order of P-256 but 0 is a private key. */
const isPrivateKey = (bytes: Buffer): boolean => {
  if (bytes.length !== 32) return false;
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
};

const vapidKey = z.string().transform((value, context) => {
  const bytes = Buffer.from(value, 'base64');
  if (isPrivateKey(bytes)) return bytes;
  context.addIssue(NOT_A_KEY);
  return z.NEVER;
});

/** At least two names with a dot between: neither addresses nor one's own machine. */
const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,61}$/;

const services = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.length > 0 && list.every((host) => HOST.test(host)),
    'muss Namen von Rechnern wie updates.push.services.mozilla.com oder *.push.apple.com enthalten, durch Komma getrennt.',
  );

export const pushSettings = {
  VAPID_PRIVATE_KEY: vapidKey.optional(),
  PUSH_SERVICES: services.default([...KNOWN_PUSH_SERVICES]),
};
