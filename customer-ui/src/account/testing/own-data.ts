import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';

export const at = '2026-11-20T12:00:00.000Z';

/** A customer who has nothing yet. */
export const ownAccount: OwnAccount = {
  id: 'u1',
  email: 'anna@firma.de',
  email_verified: true,
  is_admin: false,
  is_auditor: false,
  subscription_status: 'inactive',
  created_at: at,
  deletion_requested_at: null,
  status_mails: true,
};

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
