import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import { at, profile } from './dashboard-world.ts';

/** A customer who has nothing yet. */
export const ownAccount: OwnAccount = { ...profile, created_at: at, deletion_requested_at: null, status_mails: true };

/** Everything about them. */
export const ownData: OwnData = {
  exported_at: at,
  account: { ...ownAccount, language: 'de', phone_number: null },
  businesses: [],
  reviews: [],
  subscriptions: [],
  invoices: [],
  messages: [],
  sessions: [],
  mails: [],
  saved_filters: [],
};
