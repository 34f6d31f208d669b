import { PRICE_PER_MONTH_EUR } from '@sternklar/contracts/constants';
import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import { type SubjectKind, subjectOf } from '@sternklar/contracts/personal-data';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { AccountServices } from './accounts/account-services.ts';
import type { PersonalKeys } from './accounts/erase-account/erasure.ts';
import type { OwnDataSources } from './accounts/export-own-data/own-data.ts';
import { type AccountsSettings, createAccounts } from './accounts/index.ts';
import type { LoginAttempts } from './accounts/log-in/login-attempts.ts';
import { type AuditDeps, createAudit } from './audit/index.ts';
import { createBackOffice } from './back-office/index.ts';
import type { SavedFilters } from './back-office/saved-filters.ts';
import type { BusinessOf } from './businesses/business-of.ts';
import { createBusinesses } from './businesses/index.ts';
import type { RememberedOwners } from './businesses/remembered-owners.ts';
import { createRemoveBusinessesOf } from './businesses/remove-business/remove-businesses-of.ts';
import type { Assistant } from './conversations/assistant/assistant.ts';
import { createConversations } from './conversations/index.ts';
import { createInvoices } from './invoices/index.ts';
import type { SellerContact } from './invoices/seller.ts';
import { createPartners } from './partners/index.ts';
import type { PartnerServices } from './partners/partner-services.ts';
import { createPayments } from './payments/index.ts';
import type { HostedPayments } from './payments/payment-provider.ts';
import type { Capability } from './platform/capability.port.ts';
import type { Outbox } from './platform/outbox.port.ts';
import type { RequestKit } from './platform/request-kit.port.ts';
import { createRetention } from './retention/index.ts';
import { createReviews } from './reviews/index.ts';
import { createReviewsOfRemoved } from './reviews/reviews-of-removed-businesses.ts';
import { createEndSubscriptionOfErased } from './subscriptions/end-with-account/end-subscription-of-erased.ts';
import { createSubscriptions } from './subscriptions/index.ts';
import { createRunsSubscription } from './subscriptions/runs-subscription.ts';
import { createStartPaidSubscription } from './subscriptions/start-subscription/start-paid-subscription.ts';

/** What the capabilities are made from; each gets only its share. */
export interface CapabilityParts {
  readonly commands: CommandHandler;
  readonly queries: Queries;
  readonly kit: RequestKit;
  readonly outbox: Outbox;
  readonly accountServices: AccountServices;
  readonly accountsSettings: AccountsSettings;
  readonly loginAttempts: LoginAttempts;
  readonly mailsOf: OwnDataSources['mailsOf'];
  readonly businessOwnerOf: RememberedOwners['ownerOf'];
  readonly businessOf: BusinessOf;
  readonly partnerServices: PartnerServices;
  readonly seller: Seller;
  readonly sellerContact: SellerContact;
  /** Null: none is connected. New payments may be simulated beside one that still tells of earlier ones. */
  readonly paymentProvider: HostedPayments | null;
  readonly paymentsAreSimulated: boolean;
  readonly personalKeys: PersonalKeys;
  readonly readModelsFollow: () => Promise<boolean>;
  readonly forgetMails: (accountId: string) => Promise<void>;
  readonly site: { readonly brandName: string; readonly publicUrl: string };
  readonly liveUpdates: Capability;
  readonly savedFilters: SavedFilters;
  readonly assistant: Assistant;
  readonly audit: Pick<AuditDeps, 'log' | 'origin' | 'store' | 'codec'>;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Logger;
}

/** The product's table of contents: what it can do. */
export const createCapabilities = (parts: CapabilityParts): readonly Capability[] => {
  const { commands, queries, kit, outbox, accountServices, now, nextId, logger } = parts;
  const { users, businesses, reviews, reviewHistory, subscriptions, conversations, partners } = queries;
  const destroyKeyOf = (kind: SubjectKind) => (id: string) => parts.personalKeys.destroy(subjectOf(kind, id));
  return [
    createAccounts({
      services: accountServices,
      commands,
      users,
      accountHistory: queries.accountHistory,
      reviewCountsOf: reviews.countsOfAccount,
      ownData: {
        businesses,
        reviews,
        reviewHistory,
        reviewsOfRemoved: createReviewsOfRemoved({ commands, reviews, reviewHistory, businessOf: parts.businessOf }),
        subscriptions,
        invoices: queries.invoices,
        conversations,
        mailsOf: parts.mailsOf,
        savedFiltersOf: parts.savedFilters.of,
      },
      traces: {
        runsSubscription: createRunsSubscription({ commands, now }),
        isInUse: async (accountId) =>
          (await businesses.ofAccount(accountId)).length > 0 || (await conversations.hasOne(accountId)),
        endSubscription: createEndSubscriptionOfErased(commands),
        removeBusinesses: createRemoveBusinessesOf({ commands, businesses }),
        reviewIdsOf: reviewHistory.reviewIdsOf,
        forgetMails: parts.forgetMails,
        forgetSavedFilters: parts.savedFilters.forgetAllOf,
      },
      personalKeys: parts.personalKeys,
      readModelsFollow: parts.readModelsFollow,
      enqueueMail: outbox.enqueue,
      kit,
      now,
      nextId,
      logger,
      settings: parts.accountsSettings,
      loginAttempts: parts.loginAttempts,
    }),
    createBusinesses({
      commands,
      kit,
      businesses,
      userExists: async (accountId) => (await users.own(accountId)) !== null,
    }),
    createReviews({
      commands,
      kit,
      reviews,
      reviewHistory,
      businessOwnerOf: parts.businessOwnerOf,
      ownerOf: businesses.ownerOf,
      emailsOf: users.emailsOf,
      enqueue: outbox.enqueue,
      retention: queries.retention,
      destroyReviewKey: destroyKeyOf('review'),
      logger,
      now,
      nextId,
    }),
    createSubscriptions({
      commands,
      kit,
      subscriptions,
      enqueueMail: outbox.enqueue,
      now,
      nextId,
      logger,
      isPaidBeforehand: !parts.paymentsAreSimulated,
      isErased: accountServices.isErased,
    }),
    createPayments({
      commands,
      kit,
      provider: parts.paymentProvider,
      takesNewPayments: !parts.paymentsAreSimulated,
      startPaid: createStartPaidSubscription(commands),
      subscriptions,
      invoices: queries.invoices,
      enqueueMail: outbox.enqueue,
      users,
      monthlyCents: PRICE_PER_MONTH_EUR * 100,
      what: `${parts.site.brandName}: Tarif Standard, erster Monat`,
      logger: parts.logger,
      now,
    }),
    createInvoices({
      commands,
      kit,
      invoices: queries.invoices,
      enqueueMail: outbox.enqueue,
      seller: parts.seller,
      sellerContact: parts.sellerContact,
      emailsOf: users.emailsOf,
      paidBy: parts.paymentsAreSimulated ? 'simulated-card' : null,
      destroyInvoiceKey: destroyKeyOf('invoice'),
      brandName: parts.site.brandName,
      logger,
      now,
      nextId,
    }),
    createPartners({
      services: parts.partnerServices,
      commands,
      kit,
      partners,
      areVisitorsErased: async (visitorIds) => {
        const subjects = visitorIds.map((id) => subjectOf('visitor', id));
        const living = new Set(await parts.personalKeys.notDestroyed(subjects));
        return subjects.map((subject) => !living.has(subject));
      },
      now,
      site: parts.site,
    }),
    createConversations({
      commands,
      kit,
      conversations,
      assistant: parts.assistant,
      enqueue: outbox.enqueue,
      destroyVisitorKey: destroyKeyOf('visitor'),
      logger,
      now,
      nextId,
    }),
    createBackOffice({ queries, savedFilters: parts.savedFilters, kit, now }),
    createRetention({
      retention: queries.retention,
      personalKeys: parts.personalKeys,
      readModelsFollow: parts.readModelsFollow,
      now,
    }),
    createAudit({ ...parts.audit, brandName: parts.site.brandName, enqueueMail: outbox.enqueue, queries, now }),
    parts.liveUpdates,
  ];
};
