import type { CaseState } from '@sternklar/contracts/reviews/casework/casework-words';
import { Badge } from '../../ui/Badge.tsx';
import { type ShownState, stateWords } from '../cases/case-row-words.ts';

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
export const CaseStateBadge = ({ next }: { readonly next: ShownState }) => (
  <Badge tone={CASE_TONE[next.state]} data-status={next.state}>
    {stateWords(next)}
  </Badge>
);
