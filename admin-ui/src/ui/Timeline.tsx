import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { rowLink } from '../routing/list-link.ts';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';

interface ActorProps {
  /** What they acted as, such as 'Admin'. */
  readonly as: string;
  readonly id: string | null;
  readonly email: string | null;
}

/** Who did something: by role, and by address with the way to their page where it was a person. */
export const Actor = ({ as, id, email }: ActorProps) => (
  <>
    {as}
    {id && email ? (
      <>
        {' · '}
        <Link component={RouterLink} to={rowLink('users', id)}>
          {email}
        </Link>
      </>
    ) : null}
  </>
);

export interface TimelineStep {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** What happened. */
  readonly what: ReactNode;
  readonly who: ReactNode;
  /** What was said about it. */
  readonly words?: ReactNode;
  /** The colour of its point. */
  readonly tone: 'ok' | 'wait' | 'no' | 'plain';
}

/** More are folded until asked for. */
const SHOWN_AT_FIRST = 25;
const POINT_PX = 13;

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid' };
const stepStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  pl: 3.5,
  pb: 2.5,
  // The line to the next step; the last one has nowhere to go.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: (POINT_PX - 2) / 2,
    top: 10,
    bottom: -6,
    width: 2,
    backgroundColor: 'var(--line)',
  },
  '&:last-of-type': { pb: 0 },
};
const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 };
const pointStyle = (tone: TimelineStep['tone']) => ({
  position: 'absolute',
  left: 0,
  top: 6,
  width: POINT_PX,
  height: POINT_PX,
  borderRadius: '50%',
  border: '3px solid var(--surface)',
  boxShadow: '0 0 0 1px var(--line-field)',
  backgroundColor: tone === 'plain' ? 'var(--ink-3)' : `var(--${tone}-700)`,
});

const Step = ({ step }: { readonly step: TimelineStep }) => (
  <Box component="li" sx={stepStyle}>
    <Box component="span" aria-hidden sx={pointStyle(step.tone)} />
    <Box sx={headStyle}>
      <Box sx={{ fontWeight: 580, mr: 'auto', overflowWrap: 'anywhere' }}>{step.what}</Box>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Moment at={step.at} />
      </Typography>
    </Box>
    <Typography variant="body2" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {step.who}
    </Typography>
    {step.words}
  </Box>
);

interface TimelineProps {
  /** Such as 'Verlauf der Bewertung'. */
  readonly label: string;
  /** The newest first. */
  readonly steps: readonly TimelineStep[];
}

/** What happened, the newest first; of much the newest 25 until all are asked for. */
export const Timeline = ({ label, steps }: TimelineProps) => {
  const [isWhole, setWhole] = useState(false);
  const older = steps.length - SHOWN_AT_FIRST;
  const shown = isWhole ? steps : steps.slice(0, SHOWN_AT_FIRST);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <Box component="ol" reversed aria-label={label} sx={listStyle}>
        {shown.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </Box>
      {older > 0 && !isWhole ? (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
          {formatCount(older)} ältere zeigen
        </Button>
      ) : null}
    </Box>
  );
};
