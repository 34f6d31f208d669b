import { z } from 'zod';

/** What is no token is taken for none: it is never what keeps somebody from signing in. */
export const deviceTokenHeadersSchema = z.object({
  'device-token': z
    .string()
    .optional()
    .meta({ description: 'Zufälliger Text des Browsers (32 Byte, base64url), an dem er wiedererkannt wird.' }),
});

/**
 * A browser that the account was signed in with before; it has counts of its own for passwords and codes. `device` is a coarse
 * name, null where the browser gave none; `current` is the one that asks.
 */
export const knownDeviceSchema = z
  .object({
    id: z.uuid(),
    device: z.string().nullable(),
    first_used_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'KnownDevice' });
export type KnownDevice = z.output<typeof knownDeviceSchema>;
