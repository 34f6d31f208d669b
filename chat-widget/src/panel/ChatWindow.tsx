/** @jsxImportSource @sternklar/chat-widget/jsx */
import type { RefCallback, RefObject, TargetedKeyboardEvent } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import { type ConversationState, isSending, shownMessages, statusAt } from '../conversation/conversation-state.ts';
import { Composer } from './Composer.tsx';
import { CROSS, Icon, Mark } from './icons.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { Pages } from './pages.ts';
import { texts } from './texts.ts';

/** By its number: while a word is being composed, it takes that back and has another one. */
const ESCAPE = 27;

interface OffersProps {
  readonly state: ConversationState;
  readonly now: Date;
  readonly firstQuestions: readonly string[];
  readonly onSay: (text: string) => void;
}

/** Whoever comes to one with Tab sees it whole: Chrome scrolls sideways only to what is hidden but for 32 px. */
const showWhole = ({ currentTarget }: TargetedKeyboardEvent<HTMLButtonElement>) => currentTarget.scrollIntoView(false);

/** What can be said with one press, as it stands: first questions, later those nearest to what the assistant does not know, and the wish for a person. */
const Offers = ({ state, now, firstQuestions, onSay }: OffersProps) => {
  if (isSending(state) || state.phase === 'loading') return null;
  const isFirst = state.kept.length === 0 && state.written.length === 0;
  // The assistant's last word has them; after a person's there are none.
  const { suggestions = [] } = shownMessages(state).at(-1) ?? {};
  const questions = isFirst ? firstQuestions : suggestions;
  return (
    <>
      {questions.length > 0 && (
        <ul class="offers" aria-label={isFirst ? texts.suggestionsLabel : texts.nearest}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" onKeyUp={showWhole} onClick={() => onSay(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFirst && statusAt(state, now) === 'assistant' && (
        <div class="offers">
          <button type="button" onClick={() => onSay(texts.askForPersonMessage)}>
            {texts.askForPerson}
          </button>
        </div>
      )}
    </>
  );
};

interface ChatWindowProps {
  readonly conversation: Conversation;
  readonly now: Date;
  /** Covers the page, which then waits behind it; else it floats beside the page. */
  readonly coversPage: boolean;
  readonly isOffline: boolean;
  readonly pages: Pages;
  /** A moment, ISO 8601, as people read it. */
  readonly formatTime: (iso: string) => string;
  readonly firstQuestions: readonly string[];
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
  const { conversation, now, coversPage, isOffline, pages, draft, dialogRef, inputRef, logRef } = props;
  const state = conversation.state();
  const status = statusAt(state, now);
  const closeOnEscape = (event: TargetedKeyboardEvent<HTMLDialogElement>) => {
    if (event.keyCode === ESCAPE && !coversPage) conversation.close();
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
        pages={pages}
        formatTime={props.formatTime}
        onResend={conversation.resend}
        onRate={conversation.rate}
        onReload={() => void conversation.reload()}
      />
      <Offers state={state} now={now} firstQuestions={props.firstQuestions} onSay={props.onSend} />
      <slot name="notices" />
      <Composer
        inputRef={inputRef}
        draft={draft}
        busy={isSending(state)}
        onDraft={props.onDraft}
        onSend={() => props.onSend(draft)}
      />
    </dialog>
  );
};
