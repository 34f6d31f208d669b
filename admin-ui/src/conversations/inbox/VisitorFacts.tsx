import { Box, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useId } from 'react';
import { Moment } from '../../texts/Moment.tsx';

type Visitor = NonNullable<AdminConversation['visitor']>;

const second = { color: 'var(--ink-2)', fontSize: '0.875rem', overflowWrap: 'anywhere' };
const headStyle = { fontWeight: 610, fontSize: '0.9375rem' };
const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  fontSize: '0.875rem',
  '& dt': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
};

const mailWords = ({ told_by_mail: told }: Visitor): string => {
  if (!told) return 'Liest der Besucher eine Antwort nicht binnen zwei Minuten, bekommt er einen Link per E-Mail.';
  return told.opened
    ? 'Er hat die Unterhaltung über den Link darin fortgesetzt.'
    : 'Den Link darin hat noch niemand geöffnet.';
};

/** Where a visitor wants to be told of answers, and whether they were. */
const Contact = ({ visitor }: { readonly visitor: Visitor }) => {
  const id = useId();
  const { email, name, told_by_mail: told } = visitor;
  if (email === undefined) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="h3" sx={headStyle}>
        Antwort per E-Mail
      </Typography>
      <Box component="dl" sx={listStyle}>
        {name === undefined ? null : (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>Adresse</dt>
        <dd>{email}</dd>
        {told ? (
          <>
            <dt>Angekündigt</dt>
            <dd>
              <Moment at={told.at} />
            </dd>
          </>
        ) : null}
      </Box>
      <Typography sx={second}>{mailWords(visitor)}</Typography>
    </Box>
  );
};

/** What the partner's page says of its visitor, which nobody has checked. */
const Attributes = ({ visitor: { attributes = [] } }: { readonly visitor: Visitor }) => {
  const id = useId();
  if (attributes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="h3" sx={headStyle}>
        Angaben der Seite
      </Typography>
      <Box component="dl" sx={listStyle}>
        {attributes.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Typography sx={second}>Ungeprüft: Das sagt die Seite, nicht der Besucher.</Typography>
    </Box>
  );
};

/** What is known of somebody without an account. */
export const VisitorFacts = ({ visitor }: { readonly visitor: Visitor }) => (
  <>
    <Contact visitor={visitor} />
    <Attributes visitor={visitor} />
  </>
);
