import {
  answerRated,
  type ConversationEvent,
  conversationEvents,
} from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { allBut, eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { invoiceCancelled, invoiceCorrected, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { transferBooked } from '@sternklar/contracts/payments/booking.events';
import { invoiceReopened, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import { reviewSubmitted } from '@sternklar/contracts/reviews/review.events';
import { subscriptionEvents } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { addDocuments, settleInvoices } from './documents.ts';
import { noteSetbacks, SETBACKS } from './setbacks.ts';
import { addSubscriptions, changeSubscriptions, SUBSCRIPTION_SKIPS } from './subscriptions.ts';

const writesNothing = 'figures count who wrote, and who was asked to';
const CONVERSATION_SKIPS = {
  ConversationTakenOver: 'who means to answer has not answered yet',
  ConversationLetGo: 'who means to answer has not answered yet',
  ConversationHandedBack: writesNothing,
  ConversationResolved: writesNothing,
  ConversationReopened: writesNothing,
  ConversationReadByParticipant: writesNothing,
  ConversationReadByTeam: writesNothing,
  VisitorContactGiven: writesNothing,
  VisitorContactWithdrawn: writesNothing,
  VisitorAttributesGiven: writesNothing,
  AnswerLinkIssued: writesNothing,
  AnswerLinkUsed: writesNothing,
  VisitorConversationErased: 'figures have nothing personal, and go on counting it',
} as const;
const TALK = allBut(conversationEvents, { ...CONVERSATION_SKIPS, AnswerRated: 'counted by itself' });
type Talk = ReturnType<typeof eventsAmong<(typeof TALK)[number]>>[number];

/** What the owner's figures are made of: subscriptions, documents, and who wrote in chats. Cases have their own. */
export const ownerFigures: Projection = {
  name: 'owner-figures',
  version: 9,
  tables: sqlFile(new URL('./owner-figures.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./owner-figures.indexes.sql', import.meta.url)),
  handles: [
    ...allBut(subscriptionEvents, SUBSCRIPTION_SKIPS).map(({ type }) => type),
    invoiceIssued.type,
    invoiceCorrected.type,
    invoiceCancelled.type,
    paymentFailed.type,
    invoiceReopened.type,
    transferBooked.type,
    ...SETBACKS.map(({ type }) => type),
    reviewSubmitted.type,
    ...TALK.map(({ type }) => type),
    answerRated.type,
  ],
  skips: {
    ...SUBSCRIPTION_SKIPS,
    ...CONVERSATION_SKIPS,
    InvoiceErased: 'sums stay when names go',
    PaymentRetried: 'the invoice stays open, and refused',
  },
  apply: (events) => [
    ...addSubscriptions(events),
    ...changeSubscriptions(events),
    ...addDocuments(events),
    ...settleInvoices(events),
    ...noteSetbacks(events),
    ...addReviewers(events),
    ...followTalk(eventsAmong(events, TALK)),
    ...noteRatings(events),
  ],
};

function addReviewers(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const accounts = [...new Set(eventsOf(events, reviewSubmitted).map(({ data }) => data.accountId))];
  if (accounts.length === 0) return [];
  return statement('insert into reviewer (account_id) select unnest($1::uuid[]) on conflict (account_id) do nothing', [
    accounts,
  ]);
}

/** Of what is said of an answer the last word counts, on its day. */
function noteRatings(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const rated = new Map(
    eventsOf(events, answerRated).map(({ data: { messageId, helpful }, recordedAt }) => [
      messageId,
      { messageId, day: dayInGermany(recordedAt), helpful },
    ]),
  );
  if (rated.size === 0) return [];
  return statement(
    `insert into rated_answer (message_id, day, helpful) select * from unnest($1::uuid[], $2::date[], $3::boolean[])
     on conflict (message_id) do update set day = excluded.day, helpful = excluded.helpful`,
    toColumns([...rated.values()], ['messageId', 'day', 'helpful']),
  );
}

interface Part {
  readonly hasAsked: boolean;
  readonly hasAssistant: boolean;
  readonly hasPerson: boolean;
}
const NOBODY: Part = { hasAsked: false, hasAssistant: false, hasPerson: false };
const BY_SENDER = {
  user: { ...NOBODY, hasAsked: true },
  assistant: { ...NOBODY, hasAssistant: true },
  admin: { ...NOBODY, hasPerson: true },
} as const;

const partIn = (event: Extract<ConversationEvent, { type: Talk['type'] }>): Part => {
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return BY_SENDER[event.data.sender];
    case 'PersonRequested':
    case 'AttentionCalled':
    case 'ConversationHandedToPerson':
      return BY_SENDER.admin;
  }
};

function followTalk(events: readonly Talk[]): readonly SqlStatement[] {
  const days = new Map<string, Part & { readonly day: string; readonly conversationId: string }>();
  for (const event of events) {
    const [day, { conversationId }] = [dayInGermany(event.recordedAt), event.data];
    const [before, part] = [days.get(`${day} ${conversationId}`) ?? NOBODY, partIn(event)];
    days.set(`${day} ${conversationId}`, {
      day,
      conversationId,
      hasAsked: before.hasAsked || part.hasAsked,
      hasAssistant: before.hasAssistant || part.hasAssistant,
      hasPerson: before.hasPerson || part.hasPerson,
    });
  }
  if (days.size === 0) return [];
  return statement(
    `insert into conversation_day as had (day, conversation_id, has_asked, has_assistant, has_person)
     select * from unnest($1::date[], $2::uuid[], $3::boolean[], $4::boolean[], $5::boolean[])
     on conflict (day, conversation_id) do update set
       has_asked = had.has_asked or excluded.has_asked,
       has_assistant = had.has_assistant or excluded.has_assistant,
       has_person = had.has_person or excluded.has_person`,
    toColumns([...days.values()], ['day', 'conversationId', 'hasAsked', 'hasAssistant', 'hasPerson']),
  );
}
