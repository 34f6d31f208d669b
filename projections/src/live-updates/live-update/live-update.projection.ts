import { type ConversationEvent, participantIn } from '@sternklar/contracts/conversations/conversation.events';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import { eventDefinitions } from '@sternklar/contracts/event-definitions';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { allBut, eventsAmong } from '@sternklar/contracts/events-of';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { caseLetGo, caseTakenOver } from '@sternklar/contracts/reviews/casework/casework.events';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const nobodySees = 'no screen shows it';
const listsOnly = 'the lists of staff do not follow it live';

/** What no screen is told. Every other event of the product is: a new one does not compile before it is told, or named here. */
const SILENT = {
  EmailAddressReserved: nobodySees,
  EmailAddressReleased: nobodySees,
  AccountRegistered: listsOnly,
  RegistrationAbandoned: nobodySees,
  RegistrationRepeated: nobodySees,
  EmailVerificationCodeIssued: nobodySees,
  PasswordResetCodeIssued: nobodySees,
  PasswordChanged: nobodySees,
  PasskeyAdded: nobodySees,
  PasskeyRemoved: nobodySees,
  AuthenticatorAppAdded: nobodySees,
  AuthenticatorAppRemoved: nobodySees,
  RecoveryCodesIssued: nobodySees,
  RecoveryCodeUsed: nobodySees,
  EmailChangeRequested: nobodySees,
  EmailAddressGivenUp: nobodySees,
  BusinessRemovalSettled: 'BusinessRemoved, which it follows, is told',
  ReviewErased: 'it is years old, and looked at seldom',
  InvoiceErased: 'it is years old, and looked at seldom',
  CheckoutOpened: nobodySees,
  CardPageOpened: nobodySees,
  CheckoutPaid: 'what it pays for follows and is told: SubscriptionStarted or InvoicePaid',
  CheckoutRefunded: listsOnly,
  PaymentRetried: 'its outcome is told: InvoicePaid or PaymentFailed',
  PaymentVoided: 'InvoiceCancelled, which it follows, is told',
  InvoiceRefunded: nobodySees,
  UnmatchedPaymentReceived: listsOnly,
  UnmatchedPaymentRefunded: listsOnly,
  UnmatchedPaymentSettled: listsOnly,
  CollectionHeld: 'the invoice is open as before',
  RefundHeld: nobodySees,
  RefundRetried: nobodySees,
  AttentionCalled: 'the message that it stands in is told',
  AnswerRated: 'whoever rates sees it at once, and nobody waits for it',
  VisitorConversationErased: 'nobody has been in it for months',
  PartnerRegistered: listsOnly,
  PartnerRenamed: listsOnly,
  PartnerOriginsChanged: listsOnly,
  PartnerKeyIssued: listsOnly,
  PartnerKeyRetired: listsOnly,
  PartnerKeyRevoked: listsOnly,
  PartnerIdentitySecretIssued: listsOnly,
  PartnerPaused: listsOnly,
  PartnerResumed: listsOnly,
  PartnerAppearanceChanged: listsOnly,
  PartnerOfficeHoursChanged: listsOnly,
  AnswerTaught: listsOnly,
  TaughtAnswerRevised: listsOnly,
  TaughtAnswerWithdrawn: listsOnly,
  TextBlockCreated: listsOnly,
  TextBlockChanged: listsOnly,
  TextBlockRemoved: listsOnly,
  AuditorAccessed: listsOnly,
  ClockConfirmed: nobodySees,
};
const TOLD = allBut(eventDefinitions, SILENT);
type Told = RecordedEvent<EventOf<(typeof TOLD)[number]>>;

/** What the live stream tells screens, by account and position, so that a stream can be resumed anywhere. */
export const liveUpdate: Projection = {
  name: 'live-update',
  version: 14,
  tables: sqlFile(new URL('./live-update.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./live-update.indexes.sql', import.meta.url)),
  handles: TOLD.map(({ type }) => type),
  apply(events) {
    const updates = eventsAmong(events, TOLD).map((event) => {
      const update = updateOf(event);
      const { position, recordedAt } = event;
      return {
        position,
        accountId: TO_STAFF_ALONE.has(event.type) ? null : customerToTell(update),
        payload: JSON.stringify(update),
        recordedAt,
      };
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

/** Who of the staff works on something is nobody else's. */
const TO_STAFF_ALONE: ReadonlySet<string> = new Set([caseTakenOver.type, caseLetGo.type]);

/** The customer or visitor to tell; null for what only admins are told. */
const customerToTell = (update: LiveUpdate): string | null => {
  switch (update.kind) {
    case 'review-submitted':
    case 'review-status-changed':
    case 'review-case-changed':
    case 'business-added':
    case 'business-removed':
    case 'business-restored':
    case 'profile-changed':
    case 'subscription-changed':
    case 'invoices-changed':
      return update.user_id;
    case 'review-note-added':
      return update.shown_to_customer ? update.user_id : null;
    case 'chat-message-sent':
    case 'conversation-status-changed':
      return update.user_id ?? update.visitor_id;
    case 'conversation-holder-changed':
    case 'conversation-visitor-changed':
      return null;
    case 'conversation-read':
      return update.by === 'participant' ? (update.user_id ?? update.visitor_id) : null;
  }
};

function updateOf(event: Told): LiveUpdate {
  const at = event.recordedAt;
  switch (event.type) {
    case 'ReviewSubmitted':
      return { kind: 'review-submitted', ...reviewIds(event.data), at };
    case 'ReviewStatusChanged': {
      const { from, to, restores } = event.data;
      // What was decided as before is taken back: no status is new.
      if (from === to && restores) return { kind: 'review-case-changed', ...reviewIds(event.data), at };
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
    case 'ReviewDetailsAmended':
    case 'RemovalWithdrawn':
    case 'RemovalTakenUpAgain':
    case 'QuestionAsked':
    case 'QuestionAnswered':
    case 'QuestionReminded':
    case 'QuestionClosed':
    case 'CaseTakenOver':
    case 'CaseLetGo':
    case 'RemovalForwarded':
    case 'RemovalAppealed':
    case 'AppealWished':
    case 'AppealSetAside':
    case 'PlatformAnswered':
    case 'ReviewCameBack':
    case 'FollowUpSet':
    case 'EvidenceAdded':
    case 'EvidenceRemoved':
      return { kind: 'review-case-changed', ...reviewIds(event.data), at };
    case 'BusinessAdded':
      return { kind: 'business-added', business_id: event.data.businessId, user_id: event.data.accountId, at };
    case 'BusinessRemoved':
      return { kind: 'business-removed', business_id: event.data.businessId, user_id: event.data.accountId, at };
    case 'BusinessRestored':
      return { kind: 'business-restored', business_id: event.data.businessId, user_id: event.data.accountId, at };
    case 'EmailVerified':
    case 'EmailChanged':
    case 'EmailChangeUndone':
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
      return { kind: 'subscription-changed', ...subscriptionIds(event.data), status: 'active', at };
    case 'SubscriptionEnded':
    case 'SubscriptionTerminated':
      return { kind: 'subscription-changed', ...subscriptionIds(event.data), status: 'inactive', at };
    case 'InvoiceIssued':
    case 'InvoiceCorrected':
    case 'InvoiceCancelled':
    case 'InvoicePaid':
    case 'PaymentFailed':
    case 'PaymentDisputed':
    case 'DisputeClosed':
    case 'InvoiceReopened':
    case 'RefundMadeElsewhere':
    case 'RefundFailed':
    case 'CardChanged':
    case 'CardExpiryNoted':
    case 'CardExpiryReminded':
    case 'PaymentReminded':
    case 'AccountInArrears':
    case 'RequestsSuspended':
    case 'DunningEnded':
    case 'TransferBooked':
    case 'InvoiceWrittenOff':
    case 'BookingTakenBack':
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
    case 'ConversationTakenOver':
    case 'ConversationLetGo':
      return { kind: 'conversation-holder-changed', ...conversationIds(event), at };
    case 'VisitorContactGiven':
    case 'VisitorContactWithdrawn':
    case 'VisitorAttributesGiven':
    case 'AnswerLinkIssued':
    case 'AnswerLinkUsed':
      return { kind: 'conversation-visitor-changed', ...conversationIds(event), at };
    case 'ConversationReadByParticipant':
      return { kind: 'conversation-read', ...conversationIds(event), by: 'participant', at };
    case 'ConversationReadByTeam':
      return { kind: 'conversation-read', ...conversationIds(event), by: 'team', at };
  }
}

const STATUS_AFTER = {
  PersonRequested: 'person_requested',
  ConversationHandedToPerson: 'person',
  ConversationHandedBack: 'assistant',
  ConversationResolved: 'resolved',
  ConversationReopened: 'assistant',
} as const satisfies Partial<Record<ConversationEvent['type'], ConversationStatus>>;

const conversationIds = (event: RecordedEvent<ConversationEvent>) => {
  const participant = participantIn(event);
  return {
    conversation_id: event.data.conversationId,
    user_id: accountOf(participant),
    visitor_id: participant.kind === 'visitor' ? participant.id : null,
  };
};

const subscriptionIds = ({ subscriptionId, accountId }: SubscriptionEvent['data']) => ({
  subscription_id: subscriptionId,
  user_id: accountId,
});

const reviewIds = (data: ReviewEvent['data']) => ({
  review_id: data.reviewId,
  business_id: data.businessId,
  user_id: data.accountId,
});
