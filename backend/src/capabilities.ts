import type { Queries } from '@sternklar/projections/queries';
import { type AccountsGiven, accounts } from './accounts/index.ts';
import { type AuditGiven, audit } from './audit/index.ts';
import { type BackOfficeGiven, backOffice } from './back-office/index.ts';
import { type BusinessesGiven, businesses } from './businesses/index.ts';
import { type ConversationsGiven, conversations } from './conversations/index.ts';
import { type InvoicesGiven, invoices } from './invoices/index.ts';
import { type PartnersGiven, partners } from './partners/index.ts';
import { type PaymentsGiven, payments } from './payments/index.ts';
import type { Capability } from './platform/capability.port.ts';
import { liveUpdates } from './platform/live-updates/index.ts';
import type { Manifest } from './platform/manifest.port.ts';
import { operations } from './platform/operations/index.ts';
import { type RetentionGiven, retention } from './retention/index.ts';
import { type ReviewsGiven, reviews } from './reviews/index.ts';
import { type SubscriptionsGiven, subscriptions } from './subscriptions/index.ts';
import { textBlocks } from './text-blocks/index.ts';

/** The platform, and what capabilities give to each other; each sees only what its manifest types of it. */
export interface Given
  extends AccountsGiven,
    AuditGiven,
    BackOfficeGiven,
    BusinessesGiven,
    ConversationsGiven,
    InvoicesGiven,
    PartnersGiven,
    PaymentsGiven,
    RetentionGiven,
    ReviewsGiven,
    SubscriptionsGiven {
  readonly queries: Queries;
  readonly store: AuditGiven['store'];
}

/** The product's table of contents: what it can do. */
const capabilities: readonly Manifest<Given>[] = [
  accounts,
  businesses,
  reviews,
  subscriptions,
  payments,
  invoices,
  partners,
  conversations,
  textBlocks,
  backOffice,
  retention,
  audit,
];

/** Everything that has slices, also what the platform itself does; for those who read what the product can do. */
export const manifests: readonly Manifest[] = [...capabilities, liveUpdates, operations];

export const openCapabilities = (given: Given): readonly Capability[] =>
  capabilities.map((capability) => capability.open(given));
