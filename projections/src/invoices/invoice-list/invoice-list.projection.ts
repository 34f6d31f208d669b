import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import {
  invoiceCancelled,
  invoiceCorrected,
  invoiceErased,
  invoiceIssued,
} from '@sternklar/contracts/invoices/invoice.events';
import { bookingTakenBack, invoiceWrittenOff, transferBooked } from '@sternklar/contracts/payments/booking.events';
import {
  collectionHeld,
  invoicePaid,
  invoiceReopened,
  paymentFailed,
  paymentRetried,
} from '@sternklar/contracts/payments/payment.events';
import {
  disputeClosed,
  paymentDisputed,
  refundFailed,
  refundMadeElsewhere,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/unmatched-payment.events';
import {
  billingDetailsChanged,
  subscriptionEnded,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/subscription.events';
import type { Projection } from '@sternklar/event-store/projection';
import {
  addSearchableAccountAddresses,
  changeSearchableAccountAddresses,
} from '../../engine/read-model/account-addresses.ts';
import { ERASE_SEARCHABLE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { addSubscriptions, changeSubscriptions } from './billed-subscriptions.ts';
import { CARDS, ERASE_CARDS, followCards } from './cards.ts';
import { addDocuments } from './documents.ts';
import { DUNNING, followDunning } from './dunning.ts';
import { eraseInvoices } from './erased-invoices.ts';
import { settleInvoices } from './settled-invoices.ts';

/** Invoices, corrections and credit notes, which months of which subscription have none yet, and which were billed for nothing. */
export const invoiceList: Projection = {
  name: 'invoice-list',
  version: 18,
  tables: sqlFile(new URL('./invoice-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./invoice-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    subscriptionStarted.type,
    billingDetailsChanged.type,
    subscriptionNoticeGiven.type,
    subscriptionNoticeWithdrawn.type,
    subscriptionEnded.type,
    subscriptionTerminated.type,
    invoiceIssued.type,
    invoiceCorrected.type,
    invoiceCancelled.type,
    invoiceErased.type,
    invoicePaid.type,
    paymentFailed.type,
    paymentRetried.type,
    collectionHeld.type,
    invoiceReopened.type,
    paymentDisputed.type,
    disputeClosed.type,
    unmatchedPaymentReceived.type,
    unmatchedPaymentSettled.type,
    refundMadeElsewhere.type,
    refundFailed.type,
    transferBooked.type,
    invoiceWrittenOff.type,
    bookingTakenBack.type,
    ...DUNNING.map(({ type }) => type),
    ...CARDS.map(({ type }) => type),
  ],
  apply: (events: readonly RecordedEvent[]) => [
    ...addSearchableAccountAddresses(registeredIn(events)),
    ...changeSearchableAccountAddresses(readdressedIn(events)),
    ...addSubscriptions(events),
    ...changeSubscriptions(events),
    ...addDocuments(events),
    ...settleInvoices(events),
    ...followDunning(events),
    ...followCards(events),
    ...eraseInvoices(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_SEARCHABLE_ADDRESS, ERASE_BILLING, ERASE_CARDS]),
  ],
};

/** What the next invoice would say; those that were issued have keys of their own and stay. */
const ERASE_BILLING = {
  sql: `update billed_subscription set company_name = null, buyer = null where account_id = any(${ERASED})`,
  broughtBy: [subscriptionStarted, billingDetailsChanged],
};
