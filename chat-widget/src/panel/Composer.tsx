/** @jsxImportSource @sternklar/chat-widget/jsx */
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { draftFacts } from '../conversation/message-text.ts';
import { ARROW, Icon } from './icons.tsx';
import { texts } from './texts.ts';

/** By its number: while a word is being composed, Enter chooses it and has another one, in Safari when nothing else tells. */
const ENTER = 13;

interface ComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement>;
  readonly draft: string;
  readonly busy: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onSend: () => void;
}

/** Where people write: Enter sends, Shift and Enter begin a new line. */
export const Composer = ({ inputRef, draft, busy, onDraft, onSend }: ComposerProps) => {
  const { isSendable, left } = draftFacts(draft);
  const isTooLong = left !== null && left < 0;
  const sendOnEnter = (event: TargetedKeyboardEvent<HTMLTextAreaElement>) => {
    if (event.keyCode !== ENTER || event.shiftKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <textarea
        ref={inputRef}
        value={draft}
        aria-label={texts.message}
        aria-invalid={isTooLong}
        aria-describedby="left"
        placeholder={texts.placeholder}
        enterkeyhint="send"
        autocomplete="off"
        onInput={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" class="round" aria-label={texts.send} aria-disabled={busy || !isSendable}>
        <Icon path={ARROW} />
      </button>
      <p id="left" class={isTooLong ? 'bad' : 'foot'}>
        {left !== null && (isTooLong ? texts.tooLong(-left) : texts.left(left))}
      </p>
    </form>
  );
};
