import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { type CaseFacts, holderOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Rejection } from '@sternklar/event-store/decider';
import { z } from 'zod';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';

export interface HolderRefusalDeps {
  readonly emailsOf: EmailsOf;
}

interface Viewing {
  readonly viewer: { readonly accountId: string; readonly isStaff: boolean };
  readonly now: string;
}

/** Who works on a case, for staff: null when nobody does. Others are told nothing. */
export const holderShown = async (
  facts: CaseFacts,
  { viewer, now }: Viewing,
  emailsOf: EmailsOf,
): Promise<Pick<ReviewCase, 'taken_over'>> => {
  if (!viewer.isStaff) return {};
  const holder = holderOf(facts, now);
  if (holder === null) return { taken_over: null };
  const emails = await emailsOf([holder.by]);
  const { at, until } = holder;
  const email = emails.get(holder.by) ?? ERASED_EMAIL;
  return { taken_over: { email, is_you: holder.by === viewer.accountId, at, until } };
};

const rejectedFor = z.object({ by: z.string(), at: z.string() });

/** Whoever is second learns who works on it, and that they can take it from them. */
export const createHolderRefusal =
  ({ emailsOf }: HolderRefusalDeps) =>
  async ({ rejected, details }: Rejection): Promise<Refusal | null> => {
    if (rejected !== 'case-taken-over') return null;
    const { by, at } = rejectedFor.parse(details);
    const email = (await emailsOf([by])).get(by) ?? ERASED_EMAIL;
    const sentence = `${email} arbeitet an diesem Fall. Warten Sie, bis er frei ist, oder übernehmen Sie ihn ausdrücklich.`;
    return new Refusal(409, rejected, sentence, { extensions: { taken_over: { email, at } } });
  };
