import { CONVERSATION_HELD_MS } from '@sternklar/contracts/constants';
import {
  conversation,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationLetGo,
  conversationResolved,
  conversationTakenOver,
  messageId,
  messageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { replyAsAdmin } from '../reply-as-admin/reply-as-admin.ts';
import { letGoOfConversation, takeOverConversation } from './hold-conversation.ts';

const spec = deciderSpec(conversationStreamType);
const AT = '2026-03-02T09:00:00.000Z';
const later = (ms: number) => new Date(Date.parse(AT) + ms).toISOString();
const [ANNA, BERND] = ['anna', 'bernd'];
const as = (id: string, recordedAt = AT) => ({ recordedAt, metadata: { actor: { kind: 'account', id } as const } });
const takenBy = (id: string) => recordedAs(conversationTakenOver(), as(id));

const begun = <Answer>(
  state: ConversationState,
  decide: (begun: ConversationState & { status: 'begun' }) => Answer,
) => {
  if (state.status !== 'begun') throw new Error('There is no conversation.');
  return decide(state);
};
const taking =
  (by: string, { now = later(1_000), fromHolder = false } = {}) =>
  (state: ConversationState) =>
    begun(state, (known) => takeOverConversation(known, conversation, { by, now, fromHolder }));
const lettingGo =
  (by: string, now = later(1_000)) =>
  (state: ConversationState) =>
    begun(state, (known) => letGoOfConversation(known, conversation, { by, now }));
const replying =
  (by: string, { replyId = null as string | null, anyway = false, now = later(1_000) } = {}) =>
  (state: ConversationState) =>
    replyAsAdmin(state, {
      conversation,
      messageId: messageId(9),
      repliesTo: messageId(1),
      text: 'Gern.',
      afterwards: null,
      now: new Date(now),
      seeing: { by, replyId, anyway },
    });
const replied = messageSent({ messageId: messageId(9), sender: 'admin', text: 'Gern.' });

describe('taking a conversation over', () => {
  it('is recorded, and not again within minutes', () => {
    spec.given(messageSent()).when(taking(ANNA)).then(conversationTakenOver());
    spec.given(messageSent(), takenBy(ANNA)).when(taking(ANNA)).thenNothing();
    spec
      .given(messageSent(), takenBy(ANNA))
      .when(taking(ANNA, { now: later(600_000) }))
      .then(conversationTakenOver());
  });

  it('is refused while somebody else has it, but on purpose, or once that has run out', () => {
    const given = spec.given(messageSent(), takenBy(BERND));
    given.when(taking(ANNA)).thenRejected('conversation-taken-over');
    given.when(taking(ANNA, { fromHolder: true })).then(conversationTakenOver());
    given.when(taking(ANNA, { now: later(CONVERSATION_HELD_MS) })).then(conversationTakenOver());
  });

  it('ends when it is let go by whoever has it, handed back or resolved', () => {
    const given = spec.given(messageSent(), takenBy(BERND));
    given.when(lettingGo(BERND)).then(conversationLetGo());
    given.when(lettingGo(ANNA)).thenRejected('conversation-taken-over');
    for (const end of [conversationLetGo(), conversationHandedBack(), conversationResolved()])
      spec.given(messageSent(), takenBy(BERND), end).when(lettingGo(ANNA)).thenNothing();
  });
});

describe('replying in sight of others', () => {
  it('makes it theirs', () => {
    spec.given(messageSent()).when(replying(ANNA)).then(replied, conversationHandedToPerson(), conversationTakenOver());
  });

  it('is refused where somebody else has it, unless it is sent anyway', () => {
    const given = spec.given(messageSent(), takenBy(BERND));
    given.when(replying(ANNA)).thenRejected('conversation-taken-over');
    given.when(replying(ANNA, { anyway: true })).then(replied, conversationHandedToPerson(), conversationTakenOver());
  });

  it('is refused where somebody else answered what they do not see; their own replies are no news to them', () => {
    const answer = messageSent({ messageId: messageId(5), sender: 'admin' });
    const given = spec.given(messageSent(), recordedAs(answer, as(BERND)));
    given.when(replying(ANNA)).thenRejected('answered-meanwhile');
    given.when(replying(ANNA, { replyId: messageId(5) })).then(replied, conversationTakenOver());
    given.when(replying(BERND)).then(replied, conversationTakenOver());
  });
});
