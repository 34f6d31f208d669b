import { z } from 'zod';
import { subscriptionStatusSchema } from '../accounts/account.api.ts';
import { CONVERSATION_STATUSES } from '../conversations/conversation-status.ts';
import { MESSAGE_SENDERS } from '../conversations/message-sender.ts';
import { REVIEW_STATUSES } from '../reviews/review-status.ts';

/** `user_id` is null in a widget visitor's conversation, `visitor_id` in a customer's. */
const conversation = {
  conversation_id: z.uuid(),
  user_id: z.uuid().nullable(),
  visitor_id: z.uuid().nullable(),
};

/**
 * What the live stream (`GET /api/live`, server-sent events) tells a screen: ids and states only, never personal
 * data. The event's `id:` line is the log position, so that `Last-Event-ID` resumes without a gap. Beside the unnamed
 * events that carry updates, the stream begins with one named `opened` (`position`: where it stands, `resumed`: false when
 * updates since `Last-Event-ID` may be missing), and ends with one named `replaced` when the same session has opened too
 * many newer ones.
 */
export const liveUpdateSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('review-submitted'),
    review_id: z.uuid(),
    business_id: z.uuid(),
    user_id: z.uuid(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('review-status-changed'),
    review_id: z.uuid(),
    business_id: z.uuid(),
    user_id: z.uuid(),
    from: z.enum(REVIEW_STATUSES),
    status: z.enum(REVIEW_STATUSES),
    version: z.number().int(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('review-note-added'),
    review_id: z.uuid(),
    business_id: z.uuid(),
    user_id: z.uuid(),
    note_id: z.uuid(),
    /** Customers are told only of notes that are shown to them. */
    shown_to_customer: z.boolean(),
    at: z.iso.datetime(),
  }),
  /** A step of the casework beside its status; its page and history say which. */
  z.object({
    kind: z.literal('review-case-changed'),
    review_id: z.uuid(),
    business_id: z.uuid(),
    user_id: z.uuid(),
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('business-added'), business_id: z.uuid(), user_id: z.uuid(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('business-removed'), business_id: z.uuid(), user_id: z.uuid(), at: z.iso.datetime() }),
  /** A removal was taken back. */
  z.object({ kind: z.literal('business-restored'), business_id: z.uuid(), user_id: z.uuid(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('profile-changed'), user_id: z.uuid(), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('subscription-changed'),
    subscription_id: z.uuid(),
    user_id: z.uuid(),
    status: subscriptionStatusSchema,
    at: z.iso.datetime(),
  }),
  /** One was issued, taken back, paid, or not paid by the card. */
  z.object({ kind: z.literal('invoices-changed'), user_id: z.uuid(), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('chat-message-sent'),
    ...conversation,
    message_id: z.uuid(),
    sender: z.enum(MESSAGE_SENDERS),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('conversation-status-changed'),
    ...conversation,
    status: z.enum(CONVERSATION_STATUSES),
    at: z.iso.datetime(),
  }),
  /** Somebody of the team has it now, or nobody does; only staff are told. */
  z.object({ kind: z.literal('conversation-holder-changed'), ...conversation, at: z.iso.datetime() }),
  /** What is known of a visitor beside their messages, or how far a mail to them has come; only staff are told. */
  z.object({ kind: z.literal('conversation-visitor-changed'), ...conversation, at: z.iso.datetime() }),
  /** Customers and visitors are told of their own reading, admins of everybody's. */
  z.object({
    kind: z.literal('conversation-read'),
    ...conversation,
    by: z.enum(['participant', 'team']),
    at: z.iso.datetime(),
  }),
]);
export type LiveUpdate = z.output<typeof liveUpdateSchema>;

/** The kinds by what they are about: a screen of the one says in a word that it follows none of the others. */
export interface LiveUpdateKinds {
  readonly reviews: 'review-submitted' | 'review-status-changed' | 'review-note-added' | 'review-case-changed';
  readonly businesses: 'business-added' | 'business-removed' | 'business-restored';
  readonly account: 'profile-changed' | 'subscription-changed' | 'invoices-changed';
  readonly conversations:
    | 'chat-message-sent'
    | 'conversation-status-changed'
    | 'conversation-holder-changed'
    | 'conversation-visitor-changed'
    | 'conversation-read';
}
