import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import { ConversationRows } from './ConversationRows.tsx';
import { ONE_PANE, PANES, paneStyle } from './panes.ts';
import { Talk } from './Talk.tsx';
import { usePlace } from './use-inbox.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const InboxHelp = lazyDialog(async () => (await import('./InboxHelp.tsx')).InboxHelp);

const pageStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [PANES]: {
    height: 'calc(100dvh - var(--bar-height) - 48px)',
    minHeight: 420,
    gridTemplateColumns: 'minmax(240px, 26fr) minmax(0, 50fr) minmax(220px, 24fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '@media (min-width: 1800px)': { gridTemplateColumns: '400px minmax(0, 1fr) 440px' },
};

const NoneChosen = () => (
  <Box
    sx={{
      ...paneStyle,
      gridColumn: 'span 2',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 1,
      p: 4,
      textAlign: 'center',
      [ONE_PANE]: { display: 'none' },
    }}
  >
    <Typography component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
      Keine Unterhaltung offen
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '44ch' }}>
      Wählen Sie links eine aus, oder öffnen Sie mit <kbd>j</kbd> die erste. <kbd>?</kbd>&nbsp;zeigt alle Tasten.
    </Typography>
  </Box>
);

/**
 * Conversations, the talk that is open, and whom it is with: beside each other at a desk, one at a time on a phone. It
 * stands at the inbox's own address, and wherever a link leads to one conversation.
 */
export const InboxPage = () => {
  const { id } = useParams();
  const place = usePlace(id ?? null);
  const [isHelped, setHelped] = useState(false);
  const help = () => setHelped(true);
  useInboxKeys(place, help);
  return (
    <Box data-full-width sx={pageStyle}>
      <Box sx={{ ...paneStyle, ...(id !== undefined && { [ONE_PANE]: { display: 'none' } }) }}>
        <ConversationRows place={place} onHelp={help} />
      </Box>
      {id === undefined ? <NoneChosen /> : <Talk key={id} id={id} place={place} />}
      {isHelped ? <InboxHelp onClose={() => setHelped(false)} /> : null}
    </Box>
  );
};
