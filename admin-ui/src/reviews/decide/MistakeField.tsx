import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createReviewCalls } from '../review-calls.ts';
import { statusBefore } from './status-before.ts';

/** Whether the status that is chosen is the one of before, and the one in between was a mistake. */
export const useMistake = ({ id, status: current }: AdminReview, chosen: ReviewStatus) => {
  const { reviewHistory } = useCalls(createReviewCalls);
  const { data } = useQuery({ queryKey: ['review-history', id], queryFn: () => reviewHistory(id) });
  const [said, setSaid] = useState<boolean | null>(null);
  const isOffered = data !== undefined && statusBefore(data, current) === chosen;
  // A decision stands by itself; without one, what the platform has would be forgotten.
  const isMistake = isOffered && (said ?? !isDecided(chosen));
  return { isOffered, isMistake, say: setSaid };
};

/** The same of many: those among them that are decided are set back. */
export const useMistakes = (reviews: readonly Pick<AdminReview, 'status'>[], chosen: ReviewStatus) => {
  const [said, setSaid] = useState(true);
  const isOffered = !isDecided(chosen) && reviews.some(({ status }) => isDecided(status));
  return { isOffered, isMistake: isOffered && said, say: setSaid };
};

interface Mistake {
  readonly isMistake: boolean;
  say(isMistake: boolean): void;
}

interface MistakeFieldProps {
  readonly mistake: Mistake;
  readonly chosen: ReviewStatus;
  readonly isOfMany?: boolean;
}

/** Asks the same of many, where any of them can be set back. */
export const MistakesField = ({
  mistake,
  chosen,
}: {
  readonly mistake: ReturnType<typeof useMistakes>;
  readonly chosen: ReviewStatus;
}) => (mistake.isOffered ? <MistakeField mistake={mistake} chosen={chosen} isOfMany /> : null);

/** Asks whether the last status was a mistake, and says what becomes of the request. */
export const MistakeField = ({ mistake: { isMistake, say }, chosen, isOfMany = false }: MistakeFieldProps) => {
  const hintId = useId();
  const otherwise = isDecided(chosen)
    ? 'Der Status gilt als Entscheidung der Plattform.'
    : 'Der Antrag beginnt von vorn: Er gilt als nicht übermittelt, und ein Widerspruch ist wieder möglich.';
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isMistake}
            onChange={(_, isChecked) => say(isChecked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={isOfMany ? 'Das war jeweils ein Versehen' : 'Der letzte Status war ein Versehen'}
        sx={{ minHeight: 44, mr: 0 }}
      />
      <FormHelperText id={hintId} sx={{ mt: -0.5 }}>
        {isMistake && isOfMany
          ? 'Die entschiedenen Anträge stehen wieder, wo sie davor standen: Was bei der Plattform ist, bleibt dort. Die anderen bleiben, wie sie sind, ohne Notiz.'
          : null}
        {isMistake && !isOfMany
          ? 'Der Antrag steht wieder, wo er davor stand: Was bei der Plattform ist, bleibt dort, samt Widerspruch und Wiedervorlage.'
          : null}
        {isMistake ? null : otherwise}
      </FormHelperText>
    </Box>
  );
};
