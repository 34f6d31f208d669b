import {
  type AccountEvent,
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountErased,
  emailVerified,
  notificationSettingsChanged,
  roleGranted,
  roleRevoked,
} from '@sternklar/contracts/accounts/account.events';
import { type BusinessEvent, businessAdded, businessRemoved } from '@sternklar/contracts/businesses/business.events';
import {
  type ConversationEvent,
  conversationEvents,
  isConversationEvent,
  participantIn,
} from '@sternklar/contracts/conversations/conversation.events';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceEvent, invoiceCancelled, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { invoicePaid, type PaymentEvent, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import {
  type ReviewEvent,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/review.events';
import { type SubscriptionEvent, subscriptionEvents } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

type ConversationTold = RecordedEvent<ConversationEvent>;
type BillingEvent = SubscriptionEvent | InvoiceEvent | PaymentEvent;
type Told = RecordedEvent<AccountEvent | BusinessEvent | ReviewEvent | BillingEvent> | ConversationTold;

/** What the live stream tells screens, by account and position, so that a stream can be resumed anywhere. */
export const liveUpdate: Projection = {
  name: 'live-update',
  version: 8,
  tables: sqlFile(new URL('./live-update.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./live-update.indexes.sql', import.meta.url)),
  handles: [
    reviewSubmitted.type,
    reviewStatusChanged.type,
    reviewNoteAdded.type,
    businessAdded.type,
    businessRemoved.type,
    emailVerified.type,
    roleGranted.type,
    roleRevoked.type,
    notificationSettingsChanged.type,
    accountDeletionRequested.type,
    accountDeletionWithdrawn.type,
    accountErased.type,
    ...subscriptionEvents.map(({ type }) => type),
    invoiceIssued.type,
    invoiceCancelled.type,
    invoicePaid.type,
    paymentFailed.type,
    ...conversationEvents.map(({ type }) => type),
  ],
  apply(events) {
    const updates = (events as readonly Told[]).flatMap((event) => {
      const update = updateOf(event);
      return update
        ? [
            {
              position: event.position,
              accountId: customerToTell(event),
              payload: JSON.stringify(update),
              recordedAt: event.recordedAt,
            },
          ]
        : [];
    });
    if (updates.length === 0) return [];
    return statement(
      `insert into live_update (position, account_id, payload, recorded_at)
       select * from unnest($1::bigint[], $2::uuid[], $3::text[], $4::timestamptz[])
       on conflict (position) do nothing`,
      toColumns(updates, ['position', 'accountId', 'payload', 'recordedAt']),
    );
  },
};

/** The customer or visitor to tell; null for what only admins are told. */
const customerToTell = (event: Told): string | null => {
  if (event.type === 'ReviewNoteAdded' && !event.data.shownToCustomer) return null;
  if (event.type === 'ConversationReadByTeam') return null;
  return isConversationEvent(event) ? participantIn(event).id : event.data.accountId;
};

function updateOf(event: Told): LiveUpdate | null {
  const at = event.recordedAt;
  switch (event.type) {
    case 'ReviewSubmitted':
      return { kind: 'review-submitted', ...reviewIds(event.data), at };
    case 'ReviewStatusChanged': {
      const { from, to } = event.data;
      return { kind: 'review-status-changed', ...reviewIds(event.data), from, status: to, version: event.version, at };
    }
    case 'ReviewNoteAdded': {
      const { noteId, shownToCustomer } = event.data;
      return {
        kind: 'review-note-added',
        ...reviewIds(event.data),
        note_id: noteId,
        shown_to_customer: shownToCustomer,
        at,
      };
    }
    case 'BusinessAdded':
      return { kind: 'business-added', business_id: event.data.businessId, user_id: event.data.accountId, at };
    case 'BusinessRemoved':
      return { kind: 'business-removed', business_id: event.data.businessId, user_id: event.data.accountId, at };
    case 'EmailVerified':
    case 'RoleGranted':
    case 'RoleRevoked':
    case 'NotificationSettingsChanged':
    case 'AccountDeletionRequested':
    case 'AccountDeletionWithdrawn':
    case 'AccountErased':
      return { kind: 'profile-changed', user_id: event.data.accountId, at };
    case 'SubscriptionStarted':
    case 'BillingDetailsChanged':
    case 'SubscriptionRenewed':
    case 'SubscriptionNoticeGiven':
    case 'SubscriptionNoticeWithdrawn':
    case 'SubscriptionNoticeReminded':
    case 'SubscriptionEnded': {
      const { subscriptionId, accountId } = event.data;
      return {
        kind: 'subscription-changed',
        subscription_id: subscriptionId,
        user_id: accountId,
        status: event.type === 'SubscriptionEnded' ? 'inactive' : 'active',
        at,
      };
    }
    case 'InvoiceIssued':
    case 'InvoiceCancelled':
    case 'InvoicePaid':
    case 'PaymentFailed':
      return { kind: 'invoices-changed', user_id: event.data.accountId, at };
    case 'MessageSent':
    case 'VisitorMessageSent': {
      const { messageId, sender } = event.data;
      return { kind: 'chat-message-sent', ...conversationIds(event), message_id: messageId, sender, at };
    }
    case 'PersonRequested':
    case 'ConversationHandedToPerson':
    case 'ConversationHandedBack':
    case 'ConversationResolved':
    case 'ConversationReopened':
      return { kind: 'conversation-status-changed', ...conversationIds(event), status: STATUS_AFTER[event.type], at };
    case 'ConversationReadByParticipant':
      return { kind: 'conversation-read', ...conversationIds(event), by: 'participant', at };
    case 'ConversationReadByTeam':
      return { kind: 'conversation-read', ...conversationIds(event), by: 'team', at };
    default:
      return null;
  }
}

const STATUS_AFTER = {
  PersonRequested: 'person_requested',
  ConversationHandedToPerson: 'person',
  ConversationHandedBack: 'assistant',
  ConversationResolved: 'resolved',
  ConversationReopened: 'assistant',
} as const satisfies Partial<Record<ConversationEvent['type'], ConversationStatus>>;

const conversationIds = (event: ConversationTold) => {
  const participant = participantIn(event);
  return {
    conversation_id: event.data.conversationId,
    user_id: accountOf(participant),
    visitor_id: participant.kind === 'visitor' ? participant.id : null,
  };
};

const reviewIds = (data: ReviewEvent['data']) => ({
  review_id: data.reviewId,
  business_id: data.businessId,
  user_id: data.accountId,
});
