import { isNobody } from '@sternklar/contracts/partners/nobody';
import { WIDGET_IDENTITY_AUDIENCE } from '@sternklar/contracts/partners/widget.api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Longest that an identity may be valid, and how far the partner's clock may differ from ours, in seconds. */
const MAX_LIFETIME_S = 600;
const CLOCK_SKEW_S = 60;

const claimsSchema = z.object({
  aud: z.literal(WIDGET_IDENTITY_AUDIENCE),
  sub: z
    .string()
    .max(100)
    .refine((sub) => !isNobody(sub)),
  exp: z.number(),
  nbf: z.number().optional(),
});

/**
 * The partner's own id of the person its server vouches for; what else it says of the person is not read. Null for anything but a JWT signed with the partner's own secret by HS256, for this
 * audience, that names somebody, expires within ten minutes and has not yet.
 */
export const signedSubject = (
  app: Pick<FastifyInstance, 'jwt'>,
  token: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string | null => {
  const seconds = now.getTime() / 1_000;
  const verify = {
    key: secret,
    algorithms: ['HS256' as const],
    ignoreExpiration: true,
    ignoreNotBefore: true,
    allowedAud: WIDGET_IDENTITY_AUDIENCE,
    requiredClaims: ['sub', 'exp'],
  };
  try {
    const { sub, exp, nbf } = claimsSchema.parse(app.jwt.verify(token, verify));
    const valid = exp > seconds && exp <= seconds + MAX_LIFETIME_S + CLOCK_SKEW_S;
    return valid && (nbf ?? 0) <= seconds + CLOCK_SKEW_S ? sub : null;
  } catch {
    return null;
  }
};
