import { Alert, Box, Button, Typography } from '@mui/material';
import type { TriedQuestion, UnansweredQuestion } from '@sternklar/contracts/conversations/teaching.api';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { bodyOf, type TaughtForm } from './taught-form.ts';
import { createTeachingCalls } from './teaching-calls.ts';

const FAILED = 'Das konnte nicht erprobt werden. Bitte versuchen Sie es erneut.';
const BY: Readonly<Record<TriedQuestion['by'], string>> = {
  this: 'Beantwortet',
  other: 'Anders beantwortet',
  unanswered: 'Noch nicht beantwortet: Eine Frage in ähnlichen Worten fehlt.',
};

const COLOR: Readonly<Record<TriedQuestion['by'], string>> = {
  this: 'success.main',
  other: 'text.secondary',
  unanswered: 'text.secondary',
};

const Tried = ({ text, by, says }: TriedQuestion) => (
  <Box component="li" sx={{ display: 'grid', gap: 0.25 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>„{text}“</Typography>
    <Typography variant="body2" sx={{ fontWeight: 600, color: COLOR[by] }}>
      {BY[by]}
    </Typography>
    {by === 'other' ? (
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {says}
      </Typography>
    ) : null}
  </Box>
);

/** Asks the questions of the group as if the answer of the form were taught already; nothing is kept. */
export const Trial = ({ questions }: { readonly questions: readonly UnansweredQuestion[] }) => {
  const { tryAnswer } = useCalls(createTeachingCalls);
  const { getValues } = useFormContext<TaughtForm>();
  const trial = useMutation({
    mutationFn: () => tryAnswer({ ...bodyOf(getValues()), question_ids: questions.map(({ id }) => id) }),
  });
  const answered = trial.data?.filter(({ by }) => by === 'this').length ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => trial.mutate()} disabled={trial.isPending} sx={{ minHeight: 44 }}>
        {trial.isPending ? 'Wird erprobt …' : 'An den Fragen erproben'}
      </Button>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {trial.error ? <Alert severity="error">{sentenceOf(trial.error, FAILED)}</Alert> : null}
        {trial.data ? (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {answered} von {trial.data.length} beantwortet
            </Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
              {trial.data.map((tried) => (
                <Tried key={tried.id} {...tried} />
              ))}
            </Box>
          </>
        ) : null}
      </Box>
    </Box>
  );
};
