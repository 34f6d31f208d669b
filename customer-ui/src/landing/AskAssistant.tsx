import { LEGAL_PATHS } from '@sternklar/contracts/site';
import { landingTexts as texts } from '../texts/landing.ts';
import type { VisitorChat } from './use-visitor-chat.ts';
import { WayIn } from './WayIn.tsx';
import { WHO_ID } from './WhoWeAre.tsx';
import './ask-assistant.css';

/** The way to the assistant without an account: who answers and what is kept is said before, a person is one link away. */
export const AskAssistant = ({ chat }: { readonly chat: VisitorChat }) => (
  <div className="ask">
    <h3>{texts.chatTitle}</h3>
    <p>{texts.chatText}</p>
    <div className="ask-ways">
      <WayIn
        to="chat"
        look="dawn"
        aria-haspopup="dialog"
        busy={chat.loading === 'busy'}
        busyLabel={texts.opening}
        onClick={chat.ask}
      >
        {texts.chatAsk}
      </WayIn>
      <a href={`#${WHO_ID}`}>{texts.chatPerson}</a>
    </div>
    <p className="ask-failed" role="status">
      {chat.loading === 'failed' && texts.chatFailed}
    </p>
    <p className="ask-small">
      {texts.chatKept} <a href={`${LEGAL_PATHS.datenschutz}#chat`}>{texts.chatPrivacy}</a>
    </p>
  </div>
);
