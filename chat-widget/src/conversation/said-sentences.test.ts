import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { expect, it } from 'vitest';
import { arriving, sentencesIn } from './said-sentences.ts';

const said = [
  { reply_id: 'a', text: 'Guten Tag. ' },
  { reply_id: 'b', text: 'Etwas anderes.' },
  { reply_id: 'a', text: 'Es kostet 59 Euro.' },
];
const message = (text: string) => ({ id: 'a', message: text }) as ChatMessage;

it('A message consists of the sentences that came for themselves and of the rest, to the letter', () => {
  expect(sentencesIn({ said }, message('Guten Tag. Es kostet 59 Euro. Im Monat.'))).toEqual([
    'Guten Tag. ',
    'Es kostet 59 Euro.',
    ' Im Monat.',
  ]);
  expect(sentencesIn({ said: [] }, message('Ganz.'))).toEqual(['Ganz.']);
});

it('Of the reply that is coming all sentences are shown, and none once it is kept', () => {
  const state = { isKept: () => false, isSending: true };
  expect(arriving({ said }, state)).toMatchObject([{ id: 'a', message: 'Guten Tag. Es kostet 59 Euro.' }]);
  expect(arriving({ said }, { ...state, isKept: (id) => id === 'a' })).toEqual([]);
  expect(arriving({ said: [] }, state)).toEqual([]);
});
