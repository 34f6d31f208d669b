import { Box, Button, Typography } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { ReactNode } from 'react';
import { Commands } from '../../session/for-admins.tsx';
import { holderWords } from './case-holder.ts';
import { type HoldWish, isOthers, useHold } from './use-hold.ts';

const LABEL: Readonly<Record<HoldWish, string>> = {
  take: 'Übernehmen',
  'take-from': 'Trotzdem übernehmen',
  'let-go': 'Freigeben',
};

interface CaseHolderProps {
  readonly found: ReviewCase;
  /** Stands behind what the button says. */
  readonly hint?: ReactNode;
}

/** Who works on the case, so that nobody does it twice; everybody's steps stay possible. */
export const CaseHolder = ({ found, hint = null }: CaseHolderProps) => {
  const { wish, isPending, hold } = useHold(found);
  const { taken_over, next } = found;
  if (!taken_over && next.state === 'withdrawn') return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography
        variant="body2"
        role="status"
        data-others={isOthers(found)}
        sx={{
          overflowWrap: 'anywhere',
          color: 'text.secondary',
          '&[data-others="true"]': { color: 'var(--wait-700)', fontWeight: 600 },
        }}
      >
        {taken_over ? holderWords(taken_over) : 'Niemand arbeitet daran.'}
      </Typography>
      <Commands>
        <Button variant="text" disabled={isPending} onClick={hold} endIcon={hint} sx={{ minHeight: 44, ml: -1 }}>
          {LABEL[wish]}
        </Button>
      </Commands>
    </Box>
  );
};
