import type { ChatMessage, SaidSentence } from '@sternklar/contracts/conversations/conversation.api';
import type { ShownMessage } from './shown-message.ts';

/** Answers come sentence by sentence, where the way to the server has them. */
export const COME_APART: boolean = true;

interface Said {
  readonly said: readonly SaidSentence[];
}

const sentencesOf = ({ said }: Said, id: string) =>
  said.flatMap((sentence) => (sentence.reply_id === id ? [sentence.text] : []));

/** Sentences of replies with one more, which has just come. */
export const withSentence = ({ said }: Said, sentence: SaidSentence): readonly SaidSentence[] => [...said, sentence];

/** Sentences of replies that `isKept` knows: of an answer that never became whole nothing is kept once it is asked for again. */
export const ofKeptReplies = ({ said }: Said, isKept: (id: string) => boolean): readonly SaidSentence[] =>
  said.filter((sentence) => isKept(sentence.reply_id));

/** What a message consists of: the sentences that came for themselves, and the rest; after a break not all of them did. */
export const sentencesIn = (state: Said, { id, message }: ChatMessage): readonly string[] => {
  const sentences = sentencesOf(state, id);
  return [...sentences, message.slice(sentences.join('').length)];
};

/** The reply whose sentences are still coming; none before the first one. */
export const arriving = (
  state: Said,
  { isKept, isSending }: { readonly isKept: (id: string) => boolean; readonly isSending: boolean },
): readonly ShownMessage[] => {
  const id = state.said.at(-1)?.reply_id;
  if (id === undefined || isKept(id)) return [];
  const sentences = sentencesOf(state, id);
  return [
    {
      id,
      sender: 'assistant',
      sender_label: null,
      message: sentences.join(''),
      // The server keeps it with the moment of the whole.
      created_at: '',
      delivery: isSending ? 'sending' : 'kept',
      reason: null,
      sentences,
    },
  ];
};
