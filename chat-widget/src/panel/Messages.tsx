/** @jsxImportSource @sternklar/chat-widget/jsx */
import { ASSISTANT_LABEL, SENDER_LABEL } from '@sternklar/contracts/conversations/message-sender';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { texts } from './texts.ts';

/** Who a message is from; whoever is neither the reader, nor the team, nor a notice is the assistant. */
const labelOf = ({ sender, sender_label: label }: ShownMessage): string => {
  if (sender === 'user') return texts.you;
  if (sender === 'admin') return texts.person(label ?? SENDER_LABEL.admin ?? '');
  return label ?? ASSISTANT_LABEL;
};

interface MessageProps {
  readonly message: ShownMessage;
  readonly formatTime: (iso: string) => string;
  readonly onResend: (clientId: string) => void;
}

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
      {delivery === 'sending' ? texts.sending : <time dateTime={at}>{formatTime(at)}</time>}
    </p>
  );
};

/** One message with who wrote it and when. It is text, never markup. */
export const Message = (props: MessageProps) => {
  const { sender, delivery, message } = props.message;
  return (
    <li data-sender={sender} data-delivery={delivery}>
      <p class="chat-bubble">{message}</p>
      <Foot {...props} />
    </li>
  );
};

/** The assistant is answering; what it says is announced when it comes. */
export const Typing = () => (
  <li aria-hidden="true">
    <p class="chat-bubble chat-dots">
      <i />
      <i />
      <i />
    </p>
    <p class="foot">
      {ASSISTANT_LABEL} {texts.typing}
    </p>
  </li>
);
