import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { AccountServices } from './accounts/account-services.ts';
import type { OwnDataSources } from './accounts/export-own-data/own-data.ts';
import { type AccountsSettings, createAccounts } from './accounts/index.ts';
import type { LoginAttempts } from './accounts/log-in/login-attempts.ts';
import { createBackOffice } from './back-office/index.ts';
import { createBusinesses } from './businesses/index.ts';
import type { RememberedOwners } from './businesses/remembered-owners.ts';
import type { Capability } from './capability.ts';
import { createConversations } from './conversations/index.ts';
import type { RequestKit } from './http/request-kit.ts';
import type { Outbox } from './mail/outbox.ts';
import { createReviews } from './reviews/index.ts';
import { createSubscriptions } from './subscriptions/index.ts';

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
  readonly liveUpdates: Capability;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** The product's table of contents: what it can do. */
export const createCapabilities = (parts: CapabilityParts): readonly Capability[] => {
  const { commands, queries, kit, outbox, accountServices, now, nextId } = parts;
  const { users, businesses, reviews, reviewHistory, subscriptions, conversations } = queries;
  return [
    createAccounts({
      services: accountServices,
      commands,
      users,
      ownData: { businesses, reviews, reviewHistory, subscriptions, conversations, mailsOf: parts.mailsOf },
      enqueueMail: outbox.enqueue,
      kit,
      now,
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
      enqueue: outbox.enqueue,
    }),
    createSubscriptions({ commands, kit, subscriptions, now, nextId }),
    createConversations({ commands, kit, conversations, now, nextId }),
    createBackOffice({ queries, now }),
    parts.liveUpdates,
  ];
};
