import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';

export interface HolderRefusalDeps {
  readonly emailsOf: EmailsOf;
}

const BEGINNINGS = {
  'conversation-taken-over': 'bearbeitet diese Unterhaltung',
  'answered-meanwhile': 'hat inzwischen geantwortet',
} as const;
export type HolderRejection = keyof typeof BEGINNINGS;

/** Whoever is second learns who was first. */
export const createHolderRefusal =
  ({ emailsOf }: HolderRefusalDeps) =>
  async (code: HolderRejection, details: Readonly<Record<string, unknown>> = {}): Promise<Refusal> => {
    const by = typeof details.by === 'string' ? details.by : null;
    const email = by === null ? null : ((await emailsOf([by])).get(by) ?? ERASED_EMAIL);
    return new Refusal(409, code, `${email ?? 'Jemand anderes'} ${BEGINNINGS[code]}.`);
  };
