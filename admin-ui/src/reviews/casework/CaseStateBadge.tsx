import { CASE_STATE_LABEL, type CaseState } from '@sternklar/contracts/reviews/casework/casework-words';
import { Badge } from '../../ui/Badge.tsx';

export const CASE_TONE: Readonly<Record<CaseState, 'ok' | 'wait' | 'plain'>> = {
  'answer-to-enter': 'wait',
  'ready-to-forward': 'ok',
  incomplete: 'wait',
  'waiting-for-customer': 'plain',
  'waiting-for-platform': 'plain',
  decided: 'plain',
  withdrawn: 'plain',
};

/** What comes next in a case, on the colour of whose turn it is. */
export const CaseStateBadge = ({ state }: { readonly state: CaseState }) => (
  <Badge tone={CASE_TONE[state]} data-status={state}>
    {CASE_STATE_LABEL[state]}
  </Badge>
);
