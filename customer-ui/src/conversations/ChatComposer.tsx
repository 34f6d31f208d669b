import type { KeyboardEvent, RefObject } from 'react';
import { conversationTexts as texts } from '../texts/conversations.ts';
import { SendIcon } from './chat-icons.tsx';
import { draftFacts } from './message-text.ts';

interface ChatComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly busy: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onSend: () => void;
}

/** Where the customer writes: Enter sends, Shift and Enter begin a new line. */
export const ChatComposer = ({ inputRef, draft, busy, onDraft, onSend }: ChatComposerProps) => {
  const { isSendable, left } = draftFacts(draft);
  const isTooLong = left !== null && left < 0;
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <textarea
        ref={inputRef}
        className="control"
        rows={1}
        value={draft}
        aria-label={texts.message}
        aria-invalid={isTooLong || undefined}
        aria-describedby="chat-left"
        placeholder={texts.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="chat-send" aria-label={texts.send} aria-disabled={busy || !isSendable}>
        <SendIcon />
      </button>
      <p id="chat-left" className={`chat-left ${isTooLong ? 'chat-foot-bad' : ''}`}>
        {left !== null && (isTooLong ? texts.tooLong(-left) : texts.left(left))}
      </p>
    </form>
  );
};
