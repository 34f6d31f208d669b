import type { AuditedReview, AuditProofs } from '@sternklar/contracts/audit/audit-replay.api';
import { useEffect, useState } from 'react';
import { type EventsVerdict, judgeEvents } from '../verify/verdict.ts';
import { SealBand } from './SealBand.tsx';
import { sealWords, stepsWords } from './seal-words.ts';
import { useSeal } from './use-seal.ts';

interface StepsSealProps {
  readonly review: AuditedReview;
  readonly proofs: AuditProofs;
}

/** The steps are only worth what the state is that they are proven against: its seal comes first. */
const useStepsVerdict = ({ review, proofs }: StepsSealProps): EventsVerdict | null => {
  const [verdict, setVerdict] = useState<EventsVerdict | null>(null);
  useEffect(() => {
    let isCurrent = true;
    judgeEvents(review.id, review.entries, proofs).then(
      (judged) => {
        if (isCurrent) setVerdict(judged);
      },
      // The seal of the state says that this browser cannot check.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [review, proofs]);
  return verdict;
};

/** The integrity badge of one review. */
export const StepsSeal = (props: StepsSealProps) => {
  const { state } = useSeal(props.proofs.checkpoint);
  const verdict = useStepsVerdict(props);
  const isStateGood = state.kind === 'verified' || state.kind === 'first';
  const words = isStateGood && verdict ? stepsWords(verdict) : sealWords(isStateGood ? { kind: 'checking' } : state);
  return <SealBand label="Siegel der Bewertung" words={words} />;
};
