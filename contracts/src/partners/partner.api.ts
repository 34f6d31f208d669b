import { z } from 'zod';
import {
  PARTNER_KEY_GRACE_DAYS,
  PARTNER_KEY_GRACE_MAX_DAYS,
  PARTNER_MAX_ORIGINS,
  PARTNER_NAME_MAX_LENGTH,
} from '../constants.ts';
import { ORIGIN_HINT, originFault, originOf } from '../origin.ts';
import { nameSchema } from '../texts.ts';
import { appearanceSchema } from './appearance.api.ts';
import { MISSING_NAME, MISSING_ORIGIN, TOO_MANY_ORIGINS } from './partner-texts.ts';

const originSchema = z.string(ORIGIN_HINT).transform((text, context) => {
  const origin = originOf(text);
  if (origin !== null) return origin;
  context.addIssue(originFault(text));
  return z.NEVER;
});

/** What an admin says of a partner. */
export const partnerBodySchema = z.object({
  name: nameSchema(MISSING_NAME, PARTNER_NAME_MAX_LENGTH),
  origins: z
    .array(originSchema, MISSING_ORIGIN)
    .min(1, MISSING_ORIGIN)
    .max(PARTNER_MAX_ORIGINS, TOO_MANY_ORIGINS)
    .transform((origins) => [...new Set(origins)]),
});
export type PartnerBody = z.input<typeof partnerBodySchema>;

const graceMessage = `Die Frist muss eine ganze Zahl von 0 bis ${PARTNER_KEY_GRACE_MAX_DAYS} Tagen sein.`;
export const rotateKeyBodySchema = z.object({
  grace_days: z
    .number(graceMessage)
    .int(graceMessage)
    .min(0, graceMessage)
    .max(PARTNER_KEY_GRACE_MAX_DAYS, graceMessage)
    .default(PARTNER_KEY_GRACE_DAYS)
    .describe('So lange gilt der bisherige Schlüssel noch; 0 sperrt ihn sofort.'),
});
export type RotateKeyBody = z.input<typeof rotateKeyBodySchema>;

export const pausePartnerBodySchema = z.object({ paused: z.boolean('paused muss true oder false sein.') });
export type PausePartnerBody = z.input<typeof pausePartnerBodySchema>;

/** `valid_until` is set once another key took its place; `revoked_at` once it was ended. */
export const partnerKeySchema = z
  .object({
    id: z.uuid(),
    key: z.string(),
    issued_at: z.iso.datetime(),
    valid_until: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PartnerKey' });
export type PartnerKey = z.output<typeof partnerKeySchema>;

export const partnerStatusSchema = z.enum(['active', 'paused']);
export type PartnerStatus = z.output<typeof partnerStatusSchema>;

/** `identity` says whether the partner has a secret to sign identities with. The newest key comes first. */
export const partnerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    origins: z.array(z.string()),
    status: partnerStatusSchema,
    keys: z.array(partnerKeySchema),
    identity: z.boolean(),
    appearance: appearanceSchema,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Partner' });
export type Partner = z.output<typeof partnerSchema>;

/**
 * A partner with the address of the script for its pages, and the one that stays as it is, with the hash that browsers check;
 * null while none is built.
 */
export const shownPartnerSchema = partnerSchema
  .extend({
    script_url: z.string(),
    pinned: z.object({ script_url: z.string(), integrity: z.string() }).nullable(),
  })
  .meta({ id: 'ShownPartner' });
export type ShownPartner = z.output<typeof shownPartnerSchema>;

/** Shown once; the partner's server signs identities with its characters as they stand (HS256). */
export const identitySecretSchema = z.object({ secret: z.string() }).meta({ id: 'PartnerIdentitySecret' });
export type IdentitySecret = z.output<typeof identitySecretSchema>;
