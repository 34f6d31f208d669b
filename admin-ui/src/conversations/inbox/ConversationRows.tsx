import { Box, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { drafts } from '../../forms/drafts.ts';
import { useOwnId } from '../../session/staff.ts';
import { ERASED_TEXT, formatCount } from '../../texts/format.ts';
import { ShortMoment } from '../../texts/Moment.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { senderLabel, waitingCount } from '../conversation.ts';
import { AttentionMarks, ConversationName, VisitorMark } from '../conversation-labels.tsx';
import { holdingOf, holdingWords } from './holding.ts';
import { RowsHead } from './RowsHead.tsx';
import type { Opened, Place } from './use-inbox.ts';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0.75,
  pt: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
};
const linkStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.375,
  px: 1.25,
  py: 1,
  borderRadius: '10px',
  color: 'inherit',
  textDecoration: 'none',
  '--badge-pad': '1px',
  '&:hover': { backgroundColor: 'var(--sunken)' },
  '&[aria-current]': { backgroundColor: 'var(--dawn-100)' },
  '&:focus-visible': { outline: '3px solid var(--dawn-500)', outlineOffset: '-3px', boxShadow: 'none' },
};
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const nameStyle = { ...cut, fontWeight: 610, mr: 'auto' };
const second = { color: 'var(--ink-2)', fontSize: '0.875rem' };
const headStyle = { fontWeight: 610, fontSize: '0.8125rem', color: 'var(--ink-2)', px: 2, pt: 1.25, pb: 0.5 };

/** Whether something was begun here and not sent; known once the page is in the browser. */
const useHasDraft = (id: string): boolean => {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(drafts.of(`reply:${id}`).read() !== ''));
  return hasDraft;
};

const Unread = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const count = waitingCount(conversation);
  return count === 0 ? null : (
    <Badge tone="no" data-status="unread">
      {formatCount(count)} neu
    </Badge>
  );
};

const RowMarks = ({ conversation }: { readonly conversation: AdminConversation }) => (
  <>
    <Unread conversation={conversation} />
    {conversation.waiting_since ? (
      <Badge tone="wait" data-status="waiting">
        <span>
          wartet seit <ShortMoment at={conversation.waiting_since} />
        </span>
      </Badge>
    ) : null}
  </>
);

interface RowProps {
  readonly conversation: AdminConversation;
  readonly to: string;
  readonly isOpen: boolean;
}

const Row = ({ conversation, to, isOpen }: RowProps) => {
  const { id, messages, last_activity_at, taken_over: takenOver } = conversation;
  const last = messages.at(-1);
  const holding = holdingOf(takenOver, useOwnId());
  const hasDraft = useHasDraft(id) && !isOpen;
  return (
    <li>
      <Box
        component={Link}
        to={to}
        state={{ toAnswer: true } satisfies Opened}
        data-conversation={id}
        aria-current={isOpen ? 'page' : undefined}
        sx={linkStyle}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={nameStyle}>
            <ConversationName conversation={conversation} />
          </Box>
          <Box component="span" sx={{ ...second, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
            <ShortMoment at={last_activity_at} />
          </Box>
        </Box>
        {last ? (
          <Box component="span" sx={{ ...cut, ...second }}>
            {hasDraft ? <strong>Entwurf · </strong> : null}
            {senderLabel(last)}: {last.message || ERASED_TEXT}
          </Box>
        ) : null}
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } }}>
          <AttentionMarks conversation={conversation} />
          {/* Whoever has it open reads it: nothing in it is new, and nobody has to be called to it. */}
          {isOpen ? null : <RowMarks conversation={conversation} />}
          <VisitorMark conversation={conversation} />
          {holding === 'nobody' ? null : (
            <Badge tone="plain" data-status="taken-over">
              {holding === 'you' ? 'bei Ihnen' : holdingWords(takenOver, holding)}
            </Badge>
          )}
        </Box>
      </Box>
    </li>
  );
};

interface SectionProps {
  readonly title: string;
  readonly rows: readonly AdminConversation[];
  readonly place: Place;
}

const Section = ({ title, rows, place }: SectionProps) => {
  const id = useId();
  return rows.length === 0 ? null : (
    <>
      <Typography id={id} component="h3" sx={headStyle}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={listStyle}>
        {rows.map((conversation) => (
          <Row
            key={conversation.id}
            conversation={conversation}
            to={place.toOf(conversation.id)}
            isOpen={conversation.id === place.openId}
          />
        ))}
      </Box>
    </>
  );
};

interface ConversationRowsProps {
  readonly place: Place;
  onHelp(): void;
}

/** The conversations that are not resolved; one of them is open. */
export const ConversationRows = ({ place, onHelp }: ConversationRowsProps) => (
  <Box component="nav" aria-label="Unterhaltungen">
    <RowsHead place={place} onHelp={onHelp} />
    <Loaded query={place.query} label="Die Unterhaltungen" height={320}>
      {() => {
        const { waiting = [], others = [] } = place.inbox ?? {};
        return (
          <>
            {waiting.length > 0 ? null : (
              <Typography color="text.secondary" sx={{ px: 2, py: 1.5 }}>
                {place.reason === null ? 'Niemand wartet auf einen Menschen.' : 'Damit wartet niemand.'}
              </Typography>
            )}
            <Section title="Wartet auf uns" rows={waiting} place={place} />
            <Section title="Übrige offene" rows={others} place={place} />
          </>
        );
      }}
    </Loaded>
  </Box>
);
