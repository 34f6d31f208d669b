import { ASSISTANT_LABEL, SENDER_LABEL } from '@sternklar/contracts/conversations/message-sender';
import { conversationTexts as texts } from '../texts/conversations.ts';
import { formatMoment } from '../texts/format.ts';
import { TextButton } from '../ui/Button.tsx';
import type { ShownMessage } from './chat-state.ts';

/** Who a message is from; whoever is neither the customer, nor the team, nor a notice is the assistant. */
const labelOf = ({ sender, sender_label: label }: ShownMessage): string => {
  if (sender === 'user') return texts.you;
  if (sender === 'admin') return texts.person(label ?? SENDER_LABEL.admin ?? '');
  return label ?? ASSISTANT_LABEL;
};

interface MessageProps {
  readonly message: ShownMessage;
  readonly now: Date;
  readonly onResend: (clientId: string) => void;
}

const Foot = ({ message, now, onResend }: MessageProps) => {
  const { id, delivery, sender, created_at: at } = message;
  if (delivery === 'failed') {
    return (
      <p className="chat-foot chat-foot-bad">
        {texts.notSent} <TextButton onClick={() => onResend(id)}>{texts.resend}</TextButton>
      </p>
    );
  }
  return (
    <p className="chat-foot">
      <span className={sender === 'user' ? 'visually-hidden' : 'chat-who'}>{labelOf(message)}</span>
      {sender !== 'user' && ' · '}
      {delivery === 'sending' ? texts.sending : <time dateTime={at}>{formatMoment(at, now)}</time>}
    </p>
  );
};

/** One message with who wrote it and when. */
export const Message = (props: MessageProps) => {
  const { sender, delivery, message } = props.message;
  return (
    <li className={`chat-message chat-of-${sender}`} data-sender={sender} data-delivery={delivery}>
      <p className="chat-bubble">{message}</p>
      <Foot {...props} />
    </li>
  );
};

/** The assistant is answering; what it says is announced when it comes. */
export const Typing = () => (
  <li className="chat-message chat-of-assistant" aria-hidden="true">
    <p className="chat-bubble chat-dots">
      <i />
      <i />
      <i />
    </p>
    <p className="chat-foot">
      {ASSISTANT_LABEL} {texts.typing}
    </p>
  </li>
);
