/** @jsxImportSource @sternklar/chat-widget/jsx */
import type { RefCallback, RefObject, TargetedKeyboardEvent } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import { type ConversationState, isSending, statusAt } from '../conversation/conversation-state.ts';
import { Composer } from './Composer.tsx';
import { CROSS, Icon, Mark } from './icons.tsx';
import { MessageLog } from './MessageLog.tsx';
import { texts } from './texts.ts';

interface OffersProps {
  readonly state: ConversationState;
  readonly now: Date;
  readonly onSay: (text: string) => void;
}

/** What can be said with one press: first questions, later the wish for a person. */
const Offers = ({ state, now, onSay }: OffersProps) => {
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

interface ChatWindowProps {
  readonly conversation: Conversation;
  readonly now: Date;
  /** Covers the page, which then waits behind it; else it floats beside the page. */
  readonly coversPage: boolean;
  readonly isOffline: boolean;
  readonly privacyUrl: string;
  /** A moment, ISO 8601, as people read it. */
  readonly formatTime: (iso: string) => string;
  readonly draft: string;
  readonly dialogRef: RefCallback<HTMLDialogElement>;
  readonly inputRef: RefObject<HTMLTextAreaElement>;
  readonly logRef: RefObject<HTMLDivElement>;
  readonly onDraft: (draft: string) => void;
  /** Sends what is written, or what a button says. */
  readonly onSend: (text: string) => void;
}

/** The support chat: what was said, and where to write. */
export const ChatWindow = (props: ChatWindowProps) => {
  const { conversation, now, coversPage, isOffline, privacyUrl, draft, dialogRef, inputRef, logRef } = props;
  const state = conversation.state();
  const status = statusAt(state, now);
  const closeOnEscape = (event: TargetedKeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape' && !coversPage) conversation.close();
  };
  return (
    <dialog ref={dialogRef} class={coversPage ? 'sheet' : 'floating'} aria-labelledby="title" onKeyDown={closeOnEscape}>
      <header>
        <Mark />
        <div>
          <h2 id="title" tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{texts.subtitle[status]}</p>
        </div>
        <button type="button" class="round" aria-label={texts.close} onClick={conversation.close}>
          <Icon path={CROSS} />
        </button>
      </header>
      <p class="offline" role="status">
        {isOffline && texts.offline}
      </p>
      <MessageLog
        logRef={logRef}
        state={state}
        now={now}
        privacyUrl={privacyUrl}
        formatTime={props.formatTime}
        onResend={conversation.resend}
        onReload={() => void conversation.reload()}
      />
      <Offers state={state} now={now} onSay={props.onSend} />
      <Composer
        inputRef={inputRef}
        draft={draft}
        busy={isSending(state)}
        onDraft={props.onDraft}
        onSend={() => props.onSend(draft)}
      />
      <slot name="notices" />
    </dialog>
  );
};
