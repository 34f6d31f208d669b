import { z } from 'zod';
import { APP_CODE_DIGITS } from '../constants.ts';

const WRONG_LENGTH = `Bitte geben Sie die ${APP_CODE_DIGITS} Ziffern aus der App ein.`;
/** What an authenticator app shows. Blanks are dropped, since apps show them. */
export const appCodeSchema = z
  .string(WRONG_LENGTH)
  .max(40, WRONG_LENGTH)
  .transform((entered) => entered.replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${APP_CODE_DIGITS}}$`), WRONG_LENGTH));

/** `last_used_at` is null before the first sign-in. */
export const authenticatorAppSchema = z
  .object({ created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
  .meta({ id: 'AuthenticatorApp' });
export type AuthenticatorApp = z.output<typeof authenticatorAppSchema>;

/**
 * What an app is set up with: `secret` in base32 for typing, `uri` (`otpauth://totp/…`) for its camera. Nothing is kept before a code
 * shows that it worked; `setup` names what was shown, for a quarter of an hour.
 */
export const authenticatorAppOptionsSchema = z
  .object({ setup: z.string(), secret: z.string(), uri: z.string() })
  .meta({ id: 'AuthenticatorAppOptions' });
export type AuthenticatorAppOptions = z.output<typeof authenticatorAppOptionsSchema>;

const SETUP_UNREADABLE = 'Bitte beginnen Sie die Einrichtung noch einmal.';
export const addAuthenticatorAppBodySchema = z.object({
  setup: z
    .string(SETUP_UNREADABLE)
    .max(400, SETUP_UNREADABLE)
    .regex(/^[\w-]+$/, SETUP_UNREADABLE),
  code: appCodeSchema,
});
export type AddAuthenticatorAppBody = z.input<typeof addAuthenticatorAppBodySchema>;

/** `recovery_codes` come with the first app of whoever has none, and are shown once; null where there are some already. */
export const addedAuthenticatorAppSchema = z
  .object({ ...authenticatorAppSchema.shape, recovery_codes: z.array(z.string()).nullable() })
  .meta({ id: 'AddedAuthenticatorApp' });
export type AddedAuthenticatorApp = z.output<typeof addedAuthenticatorAppSchema>;
