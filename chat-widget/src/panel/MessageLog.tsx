/** @jsxImportSource @sternklar/chat-widget/jsx */
import type { RefObject } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import { type ConversationState, isSending, shownMessages, statusAt } from '../conversation/conversation-state.ts';
import { COME_APART } from '../conversation/said-sentences.ts';
import type { ShownMessage } from '../conversation/shown-message.ts';
import { openingHere } from './here.ts';
import type { Pages } from './pages.ts';
import { texts } from './texts.ts';

/** Who a message is from. */
const labelOf = ({ sender, sender_label: label }: ShownMessage): string => {
  if (sender === 'user') return texts.you;
  if (sender === 'admin') return texts.person(label ?? '');
  sender satisfies 'assistant' | 'system';
  return texts.assistant;
};

interface MessageProps {
  readonly message: ShownMessage;
  readonly pages: Pages;
  readonly formatTime: (iso: string) => string;
  readonly onResend: (clientId: string) => void;
  readonly onRate: Conversation['rate'];
}

/** Whether an answer helped: one press says so, and another one something else. */
const Rating = ({ message: { id, helpful }, onRate }: MessageProps) => (
  <fieldset class="rating" aria-label={texts.rating}>
    {[true, false].map((says) => (
      <button type="button" aria-pressed={helpful === says} onClick={() => onRate(id, says)}>
        {says ? texts.helpful : texts.notHelpful}
      </button>
    ))}
  </fieldset>
);

const Foot = ({ message, formatTime, onResend }: MessageProps) => {
  const { id, delivery, reason, sender, created_at: at } = message;
  if (delivery === 'failed') {
    return (
      <p class="bad">
        {texts.notSent} {reason}{' '}
        <button type="button" onClick={() => onResend(id)}>
          {texts.resend}
        </button>
      </p>
    );
  }
  return (
    <p class="foot">
      <b class={sender === 'user' ? 'visually-hidden' : ''}>{labelOf(message)}</b>
      {sender !== 'user' && ' · '}
      {COME_APART && !at ? (
        delivery === 'sending' && texts.typing
      ) : delivery === 'sending' ? (
        texts.sending
      ) : (
        <time dateTime={at}>{formatTime(at)}</time>
      )}
    </p>
  );
};

/** A page of the product: here where that leaves nobody's page, else in a new tab. */
const PageLink = ({ pages, path, text }: { readonly pages: Pages; readonly path: string; readonly text: string }) => {
  const onClick = openingHere(pages, path);
  return (
    <a href={pages.origin + path} {...(onClick ? { onClick } : { target: '_blank', rel: 'noopener' })}>
      {text}
      {!onClick && <span class="visually-hidden"> ({texts.newTab})</span>}
    </a>
  );
};

/** The words of a text, with the pages that it names as links; they come in the order of the words. */
const wordsIn = (text: string, { links = [] }: ShownMessage, pages: Pages) => {
  const words = [];
  let from = 0;
  for (const { text: name, path } of links) {
    const at = text.indexOf(name, from);
    if (at < 0) continue;
    words.push(text.slice(from, at), <PageLink pages={pages} path={path} text={name} />);
    from = at + name.length;
  }
  return [...words, text.slice(from)];
};

/** Each sentence that came for itself is a part of its own, so that it alone is read out when it is added. */
const wordsOf = (shown: ShownMessage, pages: Pages) =>
  COME_APART && shown.sentences
    ? shown.sentences.map((sentence) => sentence && <span>{wordsIn(sentence, shown, pages)}</span>)
    : wordsIn(shown.message, shown, pages);

/** One message with who wrote it and when. It is text, never markup. */
const Message = (props: MessageProps) => {
  const { sender, delivery } = props.message;
  return (
    <li data-sender={sender} data-delivery={delivery}>
      <p class="chat-bubble">{wordsOf(props.message, props.pages)}</p>
      <Foot {...props} />
      {sender === 'assistant' && (!COME_APART || (delivery === 'kept' && props.message.created_at)) && (
        <Rating {...props} />
      )}
    </li>
  );
};

/** The assistant is answering; what it says is announced when it comes. */
const Typing = () => (
  <li aria-hidden="true">
    <p class="chat-bubble chat-dots">
      <i />
      <i />
      <i />
    </p>
    <p class="foot">
      {texts.assistant} {texts.typing}
    </p>
  </li>
);

interface MessageLogProps {
  readonly logRef: RefObject<HTMLDivElement>;
  readonly state: ConversationState;
  readonly now: Date;
  readonly pages: Pages;
  readonly formatTime: (iso: string) => string;
  readonly onResend: (clientId: string) => void;
  readonly onRate: Conversation['rate'];
  readonly onReload: () => void;
}

/** Says what answers here, and what becomes of messages, before anything is written. */
const Welcome = ({ pages }: Pick<MessageLogProps, 'pages'>) => (
  <>
    <p class="chat-bubble">
      {texts.welcome} {texts.introduction}
    </p>
    <p class="foot">
      <b>{texts.assistant}</b>
    </p>
    <p class="small">
      {texts.privacyBefore}
      <PageLink pages={pages} path="/datenschutz" text={texts.privacy} />
      {texts.privacyAfter}
    </p>
  </>
);

/** The conversation. What is added is announced; it can be scrolled by keyboard. */
export const MessageLog = ({ logRef, state, now, pages, formatTime, onResend, onRate, onReload }: MessageLogProps) => {
  const messages = shownMessages(state);
  // Before the first word of the answer.
  const isAnswering =
    isSending(state) && statusAt(state, now) !== 'person' && (!COME_APART || messages.at(-1)?.sender === 'user');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={logRef} class="log" role="log" aria-label={texts.log} tabIndex={0}>
      <div>
        <Welcome pages={pages} />
        {state.phase === 'loading' && messages.length === 0 && <p class="small">{texts.loading}</p>}
        {state.phase === 'failed' && (
          <p class="small">
            {texts.historyFailed}{' '}
            <button type="button" onClick={onReload}>
              {texts.reload}
            </button>
          </p>
        )}
        <ol>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              pages={pages}
              formatTime={formatTime}
              onResend={onResend}
              onRate={onRate}
            />
          ))}
          {isAnswering && <Typing />}
        </ol>
      </div>
    </div>
  );
};
