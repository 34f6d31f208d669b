import {
  CONVERSATION_ID,
  messageSent,
  PARTNER_ID,
  VISITOR_ID,
  VISITORS_EMAIL,
  visitorAttributesGiven,
  visitorContactGiven,
  visitorContactWithdrawn,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { giveAttributes, giveContact, withdrawContact } from './give-contact.ts';

const spec = deciderSpec(conversationStreamType);
const of = { conversationId: CONVERSATION_ID, visitorId: VISITOR_ID, partnerId: PARTNER_ID };
const giving =
  (more: { email?: string; name?: string | null; language?: 'de' | 'en' } = {}) =>
  (state: ConversationState) =>
    giveContact(state, { ...of, email: VISITORS_EMAIL, name: null, language: 'de', ...more });
const saying = (attributes: Record<string, string>) => (state: ConversationState) =>
  giveAttributes(state, { ...of, attributes });

describe('giving an address', () => {
  it('is recorded with a name, or without', () => {
    spec.given(visitorMessageSent()).when(giving()).then(visitorContactGiven());
    spec
      .given(visitorMessageSent())
      .when(giving({ name: 'Karla', language: 'en' }))
      .then(visitorContactGiven({ name: 'Karla', language: 'en' }));
  });

  it('again changes nothing, and something else does, three times in all', () => {
    const one = visitorContactGiven();
    spec.given(visitorMessageSent(), one).when(giving()).then();
    spec
      .given(visitorMessageSent(), one)
      .when(giving({ email: VISITORS_EMAIL.toUpperCase() }))
      .then();
    spec
      .given(visitorMessageSent(), one)
      .when(giving({ name: 'Karla' }))
      .then(visitorContactGiven({ name: 'Karla' }));
    const three = [one, visitorContactWithdrawn('chat'), one, visitorContactGiven({ email: 'x@beispiel.de' })];
    spec
      .given(visitorMessageSent(), ...three)
      .when(giving())
      .thenRejected('too-many-contacts');
  });

  it('needs something that was written, and nobody with an account', () => {
    spec.given().when(giving()).thenRejected('nothing-written');
    spec.given(messageSent()).when(giving()).thenRejected('nothing-written');
  });
});

describe('taking it back', () => {
  const withdrawing = (state: ConversationState) =>
    withdrawContact(state, { conversationId: CONVERSATION_ID, by: 'chat' });

  it('is recorded once', () => {
    spec.given(visitorMessageSent(), visitorContactGiven()).when(withdrawing).then(visitorContactWithdrawn('chat'));
    spec.given(visitorMessageSent(), visitorContactGiven(), visitorContactWithdrawn('mail')).when(withdrawing).then();
    spec.given().when(withdrawing).then();
  });
});

describe('what a page says of its visitor', () => {
  it('takes the place of what it said before; the same again changes nothing', () => {
    spec
      .given(visitorMessageSent())
      .when(saying({ Tarif: 'Premium' }))
      .then(visitorAttributesGiven({ Tarif: 'Premium' }));
    const known = [visitorMessageSent(), visitorAttributesGiven({ Tarif: 'Premium', Korb: '3' })];
    spec
      .given(...known)
      .when(saying({ Korb: '3', Tarif: 'Premium' }))
      .then();
    spec
      .given(...known)
      .when(saying({ Tarif: 'Basis' }))
      .then(visitorAttributesGiven({ Tarif: 'Basis' }));
  });

  it('changes twenty times at most, and needs something that was written', () => {
    const changes = Array.from({ length: 20 }, (_, number) => visitorAttributesGiven({ Korb: String(number) }));
    spec
      .given(visitorMessageSent(), ...changes)
      .when(saying({ Korb: 'voll' }))
      .thenRejected('too-many-changes');
    spec
      .given()
      .when(saying({ Korb: 'voll' }))
      .thenRejected('nothing-written');
  });
});
