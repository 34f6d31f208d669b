import type { z } from 'zod';
import { ProviderFailed } from '../payment-provider.ts';
import type { StripeAnswer } from './stripe-api.ts';
import { errorSchema } from './stripe-objects.ts';

export const CURRENCY = 'eur';
/** The status of an answer about what Stripe does not know. */
export const UNKNOWN = 404;
/** As many as Stripe gives at once: a month's fee has one or two refunds, and what was asked for lately is among the newest payments. */
export const MOST_AT_ONCE = 100;

/** What Stripe answered with; a refusal, or something else than was asked for, is thrown as `ProviderFailed`. */
export const objectIn = <Schema extends z.ZodType>(
  { status, body }: StripeAnswer,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(body);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  const refused = errorSchema.safeParse(body).data?.error;
  throw new ProviderFailed(`Stripe answered ${status} ${refused?.code ?? refused?.type ?? 'with something unknown'}.`);
};

/** Stripe replays an answer under its key for a day at least, also that it broke: each round has a key of its own. */
export const keyOf = (parts: readonly (string | number)[], round: number): string =>
  [...parts, ...(round === 0 ? [] : [`again-${round}`])].join('-');
