import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { conversationTexts as texts } from '../texts/conversations.ts';
import { Button } from '../ui/Button.tsx';
import { CrossIcon } from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { Chat } from './chat.ts';
import { type ChatState, isSending, statusAt } from './chat-state.ts';
import { useVisiblePart } from './use-visible-part.ts';

interface ChatWindowProps {
  readonly chat: Chat;
  readonly state: ChatState;
  readonly now: Date;
  /** Covers the page, which then waits behind it; else it floats beside the page. */
  readonly coversPage: boolean;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

/** Opens as its place wants it, and tells when the browser closes it. Where it floats, writing can begin at once. */
const useOpenDialog = (coversPage: boolean, onClosed: () => void) => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const closed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    if (coversPage) dialog.showModal();
    else dialog.show();
    // On a phone the keyboard would hide what was said so far.
    (coversPage ? dialog.querySelector('h2') : inputRef.current)?.focus();
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  }, [coversPage]);
  return { dialogRef, inputRef };
};

interface OffersProps {
  readonly state: ChatState;
  readonly now: Date;
  readonly onSay: (text: string) => void;
}

/** What can be said with one press: first questions, later the wish for a person. */
const Offers = ({ state, now, onSay }: OffersProps) => {
  if (isSending(state) || state.phase === 'loading') return null;
  if (state.kept.length === 0 && state.written.length === 0) {
    return (
      <ul className="chat-offers" aria-label={texts.suggestionsLabel}>
        {texts.suggestions.map((question) => (
          <li key={question}>
            <Button onClick={() => onSay(question)}>{question}</Button>
          </li>
        ))}
      </ul>
    );
  }
  if (statusAt(state, now) !== 'assistant') return null;
  return (
    <div className="chat-offers">
      <Button onClick={() => onSay(texts.askForPersonMessage)}>{texts.askForPerson}</Button>
    </div>
  );
};

/** The support chat: what was said, and where to write. */
export const ChatWindow = ({ chat, state, now, coversPage, draft, onDraft }: ChatWindowProps) => {
  const { dialogRef, inputRef } = useOpenDialog(coversPage, chat.close);
  useVisiblePart(dialogRef);
  const send = () => {
    if (chat.send(draft)) onDraft('');
  };
  const say = (text: string) => {
    if (chat.send(text)) inputRef.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !coversPage) chat.close();
  };
  return (
    <dialog
      ref={dialogRef}
      className={`chat-window ${coversPage ? 'chat-sheet' : 'chat-floating'}`}
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
    >
      <div className="chat-head">
        <Mark />
        <div>
          <h2 id="chat-title" tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{texts.subtitle[statusAt(state, now)]}</p>
        </div>
        <button type="button" className="chat-close" aria-label={texts.close} onClick={chat.close}>
          <CrossIcon />
        </button>
      </div>
      <ChatLog state={state} now={now} onResend={chat.resend} onReload={() => void chat.reload()} />
      <Offers state={state} now={now} onSay={say} />
      <ChatComposer inputRef={inputRef} draft={draft} busy={isSending(state)} onDraft={onDraft} onSend={send} />
      {coversPage && <ToastOutlet />}
    </dialog>
  );
};
