import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNow } from '../dashboard/use-now.ts';
import { conversationTexts as texts } from '../texts/conversations.ts';
import { ChatWindow } from './ChatWindow.tsx';
import type { Chat } from './chat.ts';
import { SpeechIcon } from './chat-icons.tsx';
import { useMedia } from './use-media.ts';
import './chat.css';
import './chat-message.css';

/** Narrower pages have no room beside the window; the same width stands in chat.css. */
const TOO_NARROW = '(max-width: 959px)';

/** The button in the corner that opens the support chat, and the window in its place. */
export const ChatCorner = ({ chat }: { readonly chat: Chat }) => {
  const state = useSyncExternalStore(chat.subscribe, chat.state);
  const now = useNow(state);
  const coversPage = useMedia(TOO_NARROW);
  const [draft, setDraft] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isOpen, unread } = state;

  useEffect(() => {
    chat.start();
    return chat.stop;
  }, [chat]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <aside className="chat-corner" aria-label={texts.region}>
      <p className="visually-hidden" role="status">
        {unread.size > 0 && texts.newReply}
      </p>
      {isOpen ? (
        <ChatWindow
          key={coversPage ? 'sheet' : 'floating'}
          chat={chat}
          state={state}
          now={now}
          coversPage={coversPage}
          draft={draft}
          onDraft={setDraft}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="chat-button"
          aria-label={unread.size > 0 ? texts.openWithUnread(unread.size) : texts.open}
          aria-haspopup="dialog"
          onClick={chat.open}
        >
          <SpeechIcon />
          {unread.size > 0 && (
            <span className="chat-unread" aria-hidden="true">
              {texts.unread(unread.size)}
            </span>
          )}
        </button>
      )}
    </aside>
  );
};
