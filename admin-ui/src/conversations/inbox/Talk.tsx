import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Commands } from '../../session/for-admins.tsx';
import { formatCount } from '../../texts/format.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { isOfNobody, nameOf } from '../conversation.ts';
import { chatKey, createConversationCalls } from '../conversation-calls.ts';
import { AttentionMarks, ConversationName, StatusMark, VisitorMark } from '../conversation-labels.tsx';
import { useLiveConversation } from '../live/use-live-conversation.ts';
import { MessagePages, useMessagePages } from '../MessagePages.tsx';
import { TeamSteps } from '../TeamSteps.tsx';
import { Composer } from './Composer.tsx';
import { CustomerPane } from './CustomerPane.tsx';
import { Holder } from './Holder.tsx';
import { untilHeldRunsOut } from './holding.ts';
import { ONE_PANE, PANES, paneStyle } from './panes.ts';
import type { Place } from './use-inbox.ts';

const talkStyle = {
  ...paneStyle,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: { xs: 1.5, sm: 2 },
  [PANES]: { minHeight: 0, overflow: 'hidden' },
};
const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };

const newWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 neue Nachricht' : `${formatCount(count)} neue Nachrichten`;
};

interface OpenTalkProps {
  readonly conversation: AdminConversation;
  readonly place: Place;
}

const OpenTalk = ({ conversation, place }: OpenTalkProps) => {
  const translate = useTranslate();
  const { id } = conversation;
  const pages = useMessagePages(conversation);
  // Older pages say nothing of what is new.
  const newestPage = pages.data?.pages.at(-1);
  const newCount = useLiveConversation(id, {
    loaded: [conversation, ...(newestPage ? [newestPage] : [])],
    isBusy: pages.isFetchingPreviousPage,
  });
  const name = nameOf(conversation, translate('Unknown User'));
  const messages = pages.data?.pages.flat() ?? conversation.messages;
  return (
    <>
      <Box component="section" aria-label={`Unterhaltung mit ${name}`} sx={talkStyle}>
        <Button
          component={Link}
          to={place.base}
          sx={{ alignSelf: 'start', minHeight: 44, ml: -1, px: 1, [PANES]: { display: 'none' } }}
        >
          {place.base === '/chats' ? '← Alle Chats' : '← Posteingang'}
        </Button>
        <Box sx={headStyle}>
          <Typography component="h2" variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere', mr: 'auto' }}>
            <ConversationName conversation={conversation} />
          </Typography>
          <AttentionMarks conversation={conversation} />
          <VisitorMark conversation={conversation} />
          <StatusMark conversation={conversation} />
        </Box>
        {isOfNobody(conversation) ? null : (
          <Commands>
            <Box sx={{ ...headStyle, my: -0.75, rowGap: 0 }}>
              <Holder conversation={conversation} />
              <TeamSteps conversation={conversation} of={name} />
            </Box>
          </Commands>
        )}
        <Box role="status" sx={visuallyHidden}>
          {newWords(newCount)}
        </Box>
        <MessagePages conversation={conversation} pages={pages} of={name} />
        {isOfNobody(conversation) ? null : (
          <Commands>
            <Composer conversation={conversation} messages={messages} place={place} />
          </Commands>
        )}
      </Box>
      <Box sx={paneStyle}>
        <CustomerPane conversation={conversation} />
      </Box>
    </>
  );
};

const loadingStyle = { ...paneStyle, gridColumn: '2 / -1', p: 2, [ONE_PANE]: { gridColumn: 'auto' } };

interface TalkProps {
  readonly id: string;
  readonly place: Place;
}

/** One conversation with all its messages, the place to answer, and whom it is with. */
export const Talk = ({ id, place }: TalkProps) => {
  const { conversation } = useCalls(createConversationCalls);
  const { waiting = [], others = [] } = place.query.data ?? {};
  const row = [...waiting, ...others].find((one) => one.id === id);
  // What the row holds already stands here at once.
  const query = useQuery({
    queryKey: chatKey(id),
    queryFn: () => conversation(id),
    placeholderData: () => row,
    refetchInterval: ({ state }) => untilHeldRunsOut(state.data ?? null, Date.now()),
  });
  if (query.data) return <OpenTalk conversation={query.data} place={place} />;
  return (
    <Box sx={loadingStyle}>
      <Loaded query={query} label="Die Unterhaltung" height={420}>
        {() => (
          <Missing
            title="Diese Unterhaltung gibt es nicht"
            text="Vielleicht ist die Adresse nicht vollständig."
            to="/chats"
            label="Zu allen Chats"
          />
        )}
      </Loaded>
    </Box>
  );
};
