import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ReactNode } from 'react';
import { Key } from '../../ui/Key.tsx';
import { CaseHolder } from '../casework/CaseHolder.tsx';
import { CaseStateBadge } from '../casework/CaseStateBadge.tsx';
import { caseSentence } from '../casework/case-words.ts';
import { type CaseStep, labelOf, stepsFor } from '../casework/steps-for.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { STEP_KEY } from './shortcuts.ts';

interface StepsProps {
  readonly found: ReviewCase;
  readonly hasKeys: boolean;
  onBegin(step: CaseStep): void;
  /** Sends everything of the business that is ready; null where that is this case alone. */
  readonly onSendAll: (() => void) | null;
}

const stepStyle = { minHeight: 44, justifyContent: 'space-between', px: 2 };

/** The steps of a case, the likeliest first. */
const Steps = ({ found, hasKeys, onBegin, onSendAll }: StepsProps) => (
  <Box role="group" aria-label="Schritte" sx={{ display: 'grid', gap: 0.75 }}>
    {stepsFor(found).map((step, index) => (
      <Button
        key={step}
        variant={index === 0 && found.withdrawn_at === null ? 'contained' : 'outlined'}
        onClick={() => onBegin(step)}
        sx={stepStyle}
        {...(hasKeys ? { 'aria-keyshortcuts': STEP_KEY[step], endIcon: <Key name={STEP_KEY[step]} /> } : {})}
      >
        {labelOf(step, found)}
      </Button>
    ))}
    {onSendAll === null ? null : (
      <Button
        variant="outlined"
        onClick={onSendAll}
        sx={stepStyle}
        {...(hasKeys ? { 'aria-keyshortcuts': 'm', endIcon: <Key name="m" /> } : {})}
      >
        Alle des Unternehmens übermitteln
      </Button>
    )}
  </Box>
);

interface DeskActionsProps {
  /** Null until it is there. */
  readonly found: ReviewCase | null;
  readonly status: ReviewStatus | null;
  readonly hasKeys: boolean;
  readonly isPending: boolean;
  onBegin(step: CaseStep): void;
  readonly onSendAll: (() => void) | null;
  onDecide(status: ReviewStatus): void;
  /** The note that goes with a decision. */
  readonly children: ReactNode;
}

const partStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 };

/** What the case waits for, and everything that can be done about it. */
export const DeskActions = (props: DeskActionsProps) => {
  const { found, status, hasKeys, isPending, onBegin, onSendAll, onDecide, children } = props;
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby="desk-actions"
      sx={{ ...partStyle, gap: 2, p: 2, borderRadius: '14px', overflow: 'visible' }}
    >
      <Box sx={partStyle}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" id="desk-actions" variant="h2" sx={{ fontSize: '1.0625rem', mr: 'auto' }}>
            Was zu tun ist
          </Typography>
          {found && <CaseStateBadge next={found.next} />}
        </Box>
        {found === null ? (
          <Skeleton role="status" aria-label="Der Fall wird geladen" variant="rounded" height={140} />
        ) : (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{caseSentence(found)}</Typography>
            <Steps found={found} hasKeys={hasKeys} onBegin={onBegin} onSendAll={onSendAll} />
            <CaseHolder found={found} hint={hasKeys ? <Key name="t" /> : null} />
          </>
        )}
      </Box>
      {status === null ? null : (
        <Box sx={{ ...partStyle, pt: 2, borderTop: '1px solid var(--line)' }}>
          <Typography component="h4" sx={{ fontWeight: 610 }}>
            Status entscheiden
          </Typography>
          <DecisionBar status={status} hasKeys={hasKeys} isPending={isPending} onDecide={onDecide} />
          {children}
        </Box>
      )}
    </Card>
  );
};
