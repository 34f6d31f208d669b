import { liveUpdateSchema } from '@sternklar/contracts/live-updates/live-update.api';
import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import {
  accountDeletionRequested,
  accountDeletionWithdrawn,
  accountId,
  accountRegistered,
  answerLinkIssued,
  answerLinkUsed,
  businessAdded,
  businessId,
  businessRemoved,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationId,
  conversationReadByParticipant,
  conversationReadByTeam,
  conversationReopened,
  conversationResolved,
  emailVerified,
  invoiceCancelled,
  invoiceCorrected,
  invoiceIssued,
  invoicePaid,
  messageId,
  messageSent,
  noteId,
  notificationSettingsChanged,
  ofReview,
  paymentFailed,
  personRequested,
  recordedAt,
  reviewId,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
  roleGranted,
  roleRevoked,
  subscriptionId,
  subscriptionStarted,
  visitorAttributesGiven,
  visitorContactGiven,
  visitorContactWithdrawn,
  visitorConversationId,
  visitorId,
  visitorMessageSent,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { liveUpdate } from './live-update.projection.ts';
import { forgetLiveUpdates } from './live-update.retention.ts';

const of = { business: 1, account: 1 };
const history = [
  accountRegistered(1),
  emailVerified(1),
  businessAdded(1, 1),
  reviewSubmitted(1, of),
  reviewStatusChanged(1, of, { from: 'eingereicht', to: 'gelöscht' }),
  businessRemoved(1, 1),
  roleGranted(2, 'admin'),
  roleRevoked(2, 'admin'),
];

describe('live update, given events then rows', () => {
  const spec = projectionSpec(liveUpdate);

  it('keeps one update for each event that a screen shows, by account', () =>
    spec.given(...history).thenRows('select position, account_id from live_update order by position', [
      { position: 2, account_id: accountId(1) },
      { position: 3, account_id: accountId(1) },
      { position: 4, account_id: accountId(1) },
      { position: 5, account_id: accountId(1) },
      { position: 6, account_id: accountId(1) },
      { position: 7, account_id: accountId(2) },
      { position: 8, account_id: accountId(2) },
    ]));
});

describe('live update, queries', () => {
  const models = readModelsOf([liveUpdate]);
  const updates = (rows: readonly { payload: string }[]) =>
    rows.map(({ payload }) => liveUpdateSchema.parse(JSON.parse(payload)));

  it('tells ids and states in the shape of the API, and nothing personal', async () => {
    const { queries } = await models.given(...history);
    const rows = await queries.liveUpdates.after({ position: 0, accountId: accountId(1), limit: 99 });
    const review = { review_id: reviewId(1), business_id: businessId(1), user_id: accountId(1) };
    const business = { business_id: businessId(1), user_id: accountId(1) };
    expect(updates(rows)).toEqual([
      { kind: 'profile-changed', user_id: accountId(1), at: recordedAt(2) },
      { kind: 'business-added', ...business, at: recordedAt(3) },
      { kind: 'review-submitted', ...review, at: recordedAt(4) },
      {
        kind: 'review-status-changed',
        ...review,
        from: 'eingereicht',
        status: 'gelöscht',
        version: 2,
        at: recordedAt(5),
      },
      { kind: 'business-removed', ...business, at: recordedAt(6) },
    ]);
    for (const { payload } of rows) expect(payload).not.toMatch(/beispiel|Gast|Nie wieder/);
  });

  it('tells that an appeal was refused as a status, and what takes that back as a step of the case', async () => {
    const again = { from: 'nicht_genehmigt', to: 'nicht_genehmigt' } as const;
    const takenBack = build.reviewStatusChanged({ ...again, restores: restoredFrom(NO_FACTS) });
    const of = { business: 1, account: 1 };
    const { queries } = await models.given(reviewStatusChanged(1, of, again), ofReview(1, of, takenBack));
    const rows = await queries.liveUpdates.after({ position: 0, accountId: accountId(1), limit: 99 });
    expect(updates(rows)).toMatchObject([
      { kind: 'review-status-changed', from: 'nicht_genehmigt', status: 'nicht_genehmigt' },
      { kind: 'review-case-changed', review_id: reviewId(1) },
    ]);
  });

  it('tells the owner’s screens of the account that its settings changed, or that it is to be deleted or not', async () => {
    const { queries } = await models.given(
      notificationSettingsChanged(1, false),
      accountDeletionRequested(1),
      accountDeletionWithdrawn(1),
    );
    const rows = await queries.liveUpdates.after({ position: 0, accountId: accountId(1), limit: 99 });
    const changed = { kind: 'profile-changed', user_id: accountId(1) };
    expect(updates(rows)).toEqual([1, 2, 3].map((position) => ({ ...changed, at: recordedAt(position) })));
  });

  it('tells that invoices changed when one is issued, corrected, taken back, paid or refused by the card', async () => {
    const billed = { subscription: 1, account: 1, month: 1 };
    const { queries } = await models.given(
      invoiceIssued(1, billed),
      paymentFailed(1, 1),
      invoicePaid(1, 1),
      invoiceCorrected(2, 1, { ...billed, recipient: 'Geheimnis' }),
      invoiceCancelled(3, 1, billed),
    );
    const rows = await queries.liveUpdates.after({ position: 0, accountId: accountId(1), limit: 99 });
    const changed = { kind: 'invoices-changed', user_id: accountId(1) };
    expect(updates(rows)).toEqual([1, 2, 3, 4, 5].map((position) => ({ ...changed, at: recordedAt(position) })));
  });

  it('tells of subscriptions and conversations, never what was written', async () => {
    const { queries } = await models.given(
      subscriptionStarted(1, 1),
      messageSent(1, 1, { text: 'Geheimnis' }),
      messageSent(2, 1, { sender: 'assistant', text: 'Geheimnis' }),
      personRequested(1),
      conversationHandedToPerson(1),
      conversationHandedBack(1),
      conversationResolved(1),
      conversationReopened(1),
      conversationReadByParticipant(1, 3),
    );
    const rows = await queries.liveUpdates.after({ position: 0, accountId: accountId(1), limit: 99 });
    const user_id = accountId(1);
    const conversation = { conversation_id: conversationId(1), user_id, visitor_id: null };
    const sent = { kind: 'chat-message-sent', ...conversation };
    const changed = { kind: 'conversation-status-changed', ...conversation };
    expect(updates(rows)).toEqual([
      {
        kind: 'subscription-changed',
        subscription_id: subscriptionId(1),
        user_id,
        status: 'active',
        at: recordedAt(1),
      },
      { ...sent, message_id: messageId(1), sender: 'user', at: recordedAt(2) },
      { ...sent, message_id: messageId(2), sender: 'assistant', at: recordedAt(3) },
      { ...changed, status: 'person_requested', at: recordedAt(4) },
      { ...changed, status: 'person', at: recordedAt(5) },
      { ...changed, status: 'assistant', at: recordedAt(6) },
      { ...changed, status: 'resolved', at: recordedAt(7) },
      { ...changed, status: 'assistant', at: recordedAt(8) },
      { kind: 'conversation-read', ...conversation, by: 'participant', at: recordedAt(9) },
    ]);
    for (const { payload } of rows) expect(payload).not.toContain('Geheimnis');
  });

  it('tells visitors of their conversation, and admins alone that the team has read it', async () => {
    const { queries } = await models.given(visitorMessageSent(1, 1), messageSent(2, 1), conversationReadByTeam(1, 1));
    const told = async (id: string | null) =>
      updates(await queries.liveUpdates.after({ position: 0, accountId: id, limit: 99 }));
    const visitors = { conversation_id: visitorConversationId(1), user_id: null, visitor_id: visitorId(1) };
    expect(await told(visitorId(1))).toEqual([
      { kind: 'chat-message-sent', ...visitors, message_id: messageId(1), sender: 'user', at: recordedAt(1) },
    ]);
    expect((await told(accountId(1))).map(({ kind }) => kind)).toEqual(['chat-message-sent']);
    expect((await told(null)).map(({ kind }) => kind)).toEqual([
      'chat-message-sent',
      'chat-message-sent',
      'conversation-read',
    ]);
  });

  it('tells the team alone what a visitor gave or took back, what a page says, and how far the mail has come, never the words', async () => {
    const { queries } = await models.given(
      visitorMessageSent(1, 1),
      visitorContactGiven(1, 'Geheimnis'),
      visitorAttributesGiven(1, { Tarif: 'Geheimnis' }),
      answerLinkIssued(1, 1, recordedAt(9)),
      answerLinkUsed(1, 1),
      visitorContactWithdrawn(1),
    );
    const after = (id: string | null) => queries.liveUpdates.after({ position: 1, accountId: id, limit: 99 });
    const changed = {
      kind: 'conversation-visitor-changed',
      conversation_id: visitorConversationId(1),
      user_id: null,
      visitor_id: visitorId(1),
    };
    const rows = await after(null);
    expect(updates(rows)).toEqual([2, 3, 4, 5, 6].map((position) => ({ ...changed, at: recordedAt(position) })));
    for (const { payload } of rows) expect(payload).not.toMatch(/Geheimnis|beispiel/);
    expect(await after(visitorId(1))).toEqual([]);
  });

  it('tells customers of notes that are shown to them, and admins of all, never what they say', async () => {
    const { queries } = await models.given(
      reviewSubmitted(1, of),
      reviewNoteAdded(1, { review: 1, ...of }, { text: 'Geheimnis' }),
      reviewNoteAdded(2, { review: 1, ...of }, { text: 'Geheimnis', shownToCustomer: true }),
    );
    const told = async (account: string | null) =>
      updates(await queries.liveUpdates.after({ position: 1, accountId: account, limit: 99 }));
    const review = { review_id: reviewId(1), business_id: businessId(1), user_id: accountId(1) };
    const note = { kind: 'review-note-added', ...review };
    const shown = { ...note, note_id: noteId(2), shown_to_customer: true, at: recordedAt(3) };
    expect(await told(accountId(1))).toEqual([shown]);
    expect(await told(null)).toEqual([
      { ...note, note_id: noteId(1), shown_to_customer: false, at: recordedAt(2) },
      shown,
    ]);
    const rows = await queries.liveUpdates.after({ position: 0, accountId: null, limit: 99 });
    for (const { payload } of rows) expect(payload).not.toContain('Geheimnis');
  });

  it('goes on after a position, for one account or for all, as far as asked', async () => {
    const { queries } = await models.given(...history);
    const positions = async (position: number, account: string | null, limit: number) =>
      (await queries.liveUpdates.after({ position, accountId: account, limit })).map((row) => row.position);
    expect(await positions(4, accountId(1), 99)).toEqual([5, 6]);
    expect(await positions(4, null, 99)).toEqual([5, 6, 7, 8]);
    expect(await positions(0, null, 3)).toEqual([2, 3, 4]);
    expect(await positions(8, null, 99)).toEqual([]);
  });

  it('forgets what was recorded before a moment, the oldest first and no more than asked', async () => {
    const { queries, pool } = await models.given(...history);
    const positions = async () =>
      (await queries.liveUpdates.after({ position: 0, accountId: null, limit: 99 })).map((row) => row.position);
    expect(await queries.liveUpdates.oldest()).toBe(2);
    const before = new Date(recordedAt(6));
    expect(await forgetLiveUpdates(pool, before, 3)).toBe(3);
    expect(await positions()).toEqual([5, 6, 7, 8]);
    expect(await forgetLiveUpdates(pool, before, 3)).toBe(1);
    expect(await forgetLiveUpdates(pool, before, 3)).toBe(0);
    expect(await positions()).toEqual([6, 7, 8]);
    expect(await queries.liveUpdates.oldest()).toBe(6);
  });

  it('has no oldest update when there is none', async () => {
    const { queries } = await models.given(accountRegistered(1));
    expect(await queries.liveUpdates.oldest()).toBeNull();
  });
});
