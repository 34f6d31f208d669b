/** Everything that draws a visitor's chat; loaded when somebody asks for it. */
import { statusAt } from '@sternklar/chat-widget/conversation/conversation-state';
import { createCorner } from '@sternklar/chat-widget/corner/corner';
import { mountPanel } from '@sternklar/chat-widget/panel';
import { createVisitorConversation } from '@sternklar/chat-widget/visitor/visitor-conversation';
import { LANDING_PAGE_KEY } from '@sternklar/contracts/partners/landing-page';
import { formatMoment } from '../texts/format.ts';

/** Shows the chat in its corner with what can be asked first, and opens it. Answers the ways to open it again and to take it away. */
export const openVisitorChat = (host: HTMLElement, firstQuestions: readonly string[]) => {
  const gone = new AbortController();
  const conversation = createVisitorConversation({
    key: LANDING_PAGE_KEY,
    origin: window.location.origin,
    identity: null,
    gone: gone.signal,
    failed: () => undefined,
    // The page has it already, or needs it with the first message.
    loadLive: () => import('@sternklar/contracts/live-updates/live-stream'),
  });
  const corner = createCorner({ host, onOpen: conversation.open });
  const isCalled = () => statusAt(conversation.state(), new Date()).startsWith('person');
  const stopOffering = conversation.subscribe(() => {
    if (!isCalled()) return;
    stopOffering();
    // Where it does not come, the chat is as it was.
    import('@sternklar/chat-widget/answers/answers').then(
      ({ offerAnswers }) => offerAnswers(host, '', 'de-DE', conversation, isCalled, gone.signal),
      () => undefined,
    );
  });
  const unmount = mountPanel({ corner, conversation, pages: { origin: '' }, formatMoment, firstQuestions });
  conversation.start();
  conversation.open();
  return {
    open: conversation.open,
    close: () => {
      gone.abort();
      conversation.close();
      conversation.stop();
      unmount();
    },
  };
};
