import type { PlantedFault } from '../planted-fault.ts';

/** The assistant, the people behind it, and what the product says. */
export const chat: readonly PlantedFault[] = [
  {
    name: 'assistant-interrupts-a-person',
    promise: 'While a person has a conversation the assistant is silent.',
    file: 'backend/src/conversations/send-message/send-message.ts',
    from: 'if (isWithPerson(state, now) && !answer.saidBesidePerson) return',
    to: 'if (isWithPerson(state, now) && text === "") return',
  },
  {
    name: 'wish-for-a-person-lost',
    promise: 'Who asks for a person is put in their line.',
    file: 'backend/src/conversations/send-message/send-message.ts',
    from: '...(answer.personWanted && !waiting &&',
    to: '...(answer.personWanted && waiting &&',
  },
  {
    name: 'person-not-understood',
    promise: 'The assistant understands that somebody wants a person.',
    file: 'backend/src/conversations/assistant/guards.ts',
    from: "{ about: 'person', recognises: ({ words }) => wantsPerson(words) },",
    to: "{ about: 'person', recognises: ({ words }) => words.length > 1_000 && wantsPerson(words) },",
  },
  {
    name: 'assistant-promises',
    promise: 'The assistant promises nobody that a review will be removed.',
    file: 'backend/src/conversations/assistant/guards.ts',
    from: "{ about: 'promise', recognises: ({ words }) => wantsPromise(words) },",
    to: "{ about: 'promise', recognises: ({ words }) => words.length > 1_000 && wantsPromise(words) },",
  },
  {
    name: 'with-a-person-for-ever',
    promise: 'A day after a person’s last word the assistant has the conversation again.',
    file: 'contracts/src/conversations/conversation-status.ts',
    from: 'withPersonUntil !== null && now < withPersonUntil',
    to: 'withPersonUntil !== null && now.getTime() > 0',
  },
  {
    name: 'message-kept-twice',
    promise: 'A message that is sent again is kept once.',
    file: 'backend/src/conversations/send-message/send-message.ts',
    from: 'if (earlierSending(state, clientMessageId)) return [];',
    to: 'if (earlierSending(state, messageId)) return [];',
  },
  {
    name: 'another-word-for-a-status',
    promise: 'A review that was not granted is called „nicht genehmigt“.',
    file: 'contracts/src/reviews/review-status.ts',
    from: "nicht_genehmigt: 'nicht genehmigt',",
    to: "nicht_genehmigt: 'abgelehnt',",
  },
  {
    name: 'sentence-of-the-contract-changed',
    promise: 'Legal pages say what the contract fixes, word for word.',
    file: 'contracts/src/product-facts.ts',
    from: "noRefund: 'Gezahlte Beträge werden nicht erstattet.',",
    to: "noRefund: 'Gezahlte Beträge werden erstattet.',",
  },
];
