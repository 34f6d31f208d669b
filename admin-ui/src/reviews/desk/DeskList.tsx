import { Box, ButtonBase, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { memo, useEffect, useRef } from 'react';
import { stateWords, waitWords } from '../cases/case-row-words.ts';
import { CASE_TONE } from '../casework/CaseStateBadge.tsx';
import { reviewerName } from '../names.ts';

const paneStyle = { listStyle: 'none', m: 0, p: 0.5, display: 'grid', gap: 0.25, overflowY: 'auto', minHeight: 0 };
const rowStyle = {
  width: 1,
  px: 1.25,
  py: 0.875,
  gap: 1.25,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  borderRadius: '10px',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: 'var(--sunken)' },
  '&[aria-current]': { backgroundColor: 'var(--dawn-100)' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 10,
    bottom: 10,
    width: 3,
    borderRadius: '0 3px 3px 0',
    backgroundColor: 'var(--dawn-600)',
  },
  // The one that is shown bears the house's star, in the colour of where it stands.
  '&[aria-current] [data-dot]': {
    width: 15,
    height: 15,
    mt: '2px',
    mx: '-3px',
    border: 0,
    borderRadius: 0,
    clipPath: 'polygon(50% 0, 62% 38%, 100% 50%, 62% 62%, 50% 100%, 38% 62%, 0 50%, 38% 38%)',
  },
  '&[aria-current] [data-dot="plain"]': { backgroundColor: 'var(--ink-2)' },
  '&[data-moved="true"]': { fontStyle: 'italic' },
};
const dotStyle = { flex: 'none', width: 9, height: 9, mt: '5px', borderRadius: '50%' };
const DOT = {
  ok: { backgroundColor: 'var(--ok-700)' },
  wait: { backgroundColor: 'var(--wait-700)' },
  plain: { border: '2px solid var(--ink-2)' },
} as const;

interface RowProps {
  readonly row: ListedCase;
  readonly isCurrent: boolean;
  /** It stands elsewhere by now. */
  readonly hasMoved: boolean;
  onShow(id: string): void;
}

const Row = memo(({ row, isCurrent, hasMoved, onShow }: RowProps) => (
  <li>
    <ButtonBase
      sx={rowStyle}
      data-desk-row={row.id}
      data-moved={hasMoved}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onShow(row.id)}
    >
      <Box
        component="span"
        aria-hidden
        data-dot={CASE_TONE[row.next.state]}
        sx={{ ...dotStyle, ...DOT[CASE_TONE[row.next.state]] }}
      />
      <Box component="span" sx={{ minWidth: 0, flex: 1, display: 'grid' }}>
        <Box component="span" sx={{ fontWeight: 610 }}>
          {reviewerName(row)}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {stateWords(row.next)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {row.business_name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hasMoved ? 'Steht inzwischen anders' : waitWords(row)}
        </Box>
        {row.taken_over && !row.taken_over.is_you ? (
          <Box component="span" sx={{ color: 'var(--wait-700)', fontSize: '0.8125rem', fontWeight: 580 }}>
            {row.taken_over.email} arbeitet daran
          </Box>
        ) : null}
      </Box>
    </ButtonBase>
  </li>
));

interface DeskListProps {
  readonly rows: readonly ListedCase[];
  readonly currentId: string | null;
  hasMoved(id: string): boolean;
  onShow(id: string): void;
}

/** What is next, each a way to itself; the one that is shown stays in sight. */
export const DeskList = ({ rows, currentId, hasMoved, onShow }: DeskListProps) => {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = pane.current;
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !shown || currentId === null) return;
    // Scrolls the pane alone, never the page.
    const from = shown.offsetTop - list.offsetTop;
    if (from < list.scrollTop) list.scrollTop = from;
    const over = from + shown.offsetHeight - list.clientHeight;
    if (over > list.scrollTop) list.scrollTop = over + 4;
  }, [currentId]);
  return (
    <>
      <Typography component="h3" id="desk-next" sx={{ fontWeight: 610, px: 1.5, pt: 1.25, pb: 0.5 }}>
        Der Reihe nach
      </Typography>
      <Box component="ol" ref={pane} aria-labelledby="desk-next" sx={paneStyle}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isCurrent={row.id === currentId} hasMoved={hasMoved(row.id)} onShow={onShow} />
        ))}
      </Box>
    </>
  );
};
