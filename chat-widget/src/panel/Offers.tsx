/** @jsxImportSource @sternklar/chat-widget/jsx */
import { type ConversationState, isSending, statusAt } from '../conversation/conversation-state.ts';
import { texts } from './texts.ts';

interface OffersProps {
  readonly state: ConversationState;
  readonly now: Date;
  readonly onSay: (text: string) => void;
}

/** What can be said with one press: first questions, later the wish for a person. */
export const Offers = ({ state, now, onSay }: OffersProps) => {
  if (isSending(state) || state.phase === 'loading') return null;
  if (state.kept.length === 0 && state.written.length === 0) {
    return (
      <ul class="offers" aria-label={texts.suggestionsLabel}>
        {texts.suggestions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onSay(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  if (statusAt(state, now) !== 'assistant') return null;
  return (
    <div class="offers">
      <button type="button" onClick={() => onSay(texts.askForPersonMessage)}>
        {texts.askForPerson}
      </button>
    </div>
  );
};
