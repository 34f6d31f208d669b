import { z } from 'zod';
import { businessSchema } from '../businesses/business.api.ts';
import { chatMessageSchema } from '../conversations/conversation.api.ts';
import { invoiceSchema } from '../invoices/invoice.api.ts';
import { preferencesSchema } from '../preferences.api.ts';
import { evidenceSchema } from '../reviews/evidence/evidence.api.ts';
import { reviewHistoryEntrySchema, reviewSchema } from '../reviews/review.api.ts';
import { savedFilterSchema } from '../saved-filter.api.ts';
import { subscriptionSchema } from '../subscriptions/subscription.api.ts';
import { ownAccountSchema, ownSessionSchema } from './account.api.ts';
import { authenticatorAppSchema } from './authenticator-app.api.ts';
import { knownDeviceSchema } from './known-device.api.ts';
import { passkeySchema } from './passkey.api.ts';
import { pushDeviceSchema } from './push-device.api.ts';

/** A mail that was sent to the account, or was to be: which one, and when. Its words are in the owner's own mailbox. */
export const sentMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.string(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type SentMail = z.output<typeof sentMailSchema>;

/**
 * Everything the product keeps about an account, for its owner. Lists are newest first, histories and messages in order;
 * notes that were never shown to the customer are not theirs and are left out.
 */
export const ownDataSchema = z
  .object({
    exported_at: z.iso.datetime(),
    account: ownAccountSchema.omit({ second_factor_missing: true }).extend({
      language: z.string(),
      phone_number: z.string().nullable(),
      /** Addresses that the account had, while they may still be taken back. */
      former_emails: z.array(z.string()).optional(),
    }),
    businesses: z.array(businessSchema),
    reviews: z.array(
      reviewSchema.extend({
        business_name: z.string(),
        /** Those of removed businesses come last; no list shows them any more. */
        business_removed: z.boolean(),
        history: z.array(reviewHistoryEntrySchema),
        /** Where there is any; the files are at `/api/reviews/{review}/evidence/{id}/file`, also those of removed businesses. */
        evidence: z.array(evidenceSchema).optional(),
      }),
    ),
    subscriptions: z.array(subscriptionSchema),
    invoices: z.array(invoiceSchema),
    messages: z.array(chatMessageSchema.omit({ links: true, suggestions: true })),
    sessions: z.array(ownSessionSchema),
    /** Where the account is recognised; a file does not know which of them it is read on. */
    known_devices: z.array(knownDeviceSchema.omit({ current: true })).optional(),
    /** Where there are any; their keys are the browser's and the product's alone. */
    passkeys: z.array(passkeySchema).optional(),
    /** Where there is one; its secret is the app's and the product's alone. */
    authenticator_app: authenticatorAppSchema.optional(),
    /** Where push messages are switched on anywhere; `endpoint` is the browser's address at its push service. */
    push_devices: z.array(pushDeviceSchema.extend({ endpoint: z.string() })).optional(),
    mails: z.array(sentMailSchema),
    /** Of admins, in the back office. */
    saved_filters: z.array(savedFilterSchema),
    /** Of staff who chose something. */
    preferences: preferencesSchema.optional(),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.output<typeof ownDataSchema>;
