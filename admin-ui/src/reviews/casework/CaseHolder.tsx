import { Box, Button, Typography } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useCommand } from '../../data-provider/use-command.ts';
import { Commands } from '../../session/for-admins.tsx';
import { createCaseCalls } from './case-calls.ts';
import { holderWords } from './case-holder.ts';

type Wish = 'take' | 'take-from' | 'let-go';

const DONE: Readonly<Record<Wish, string>> = {
  take: 'Sie arbeiten jetzt an diesem Fall.',
  'take-from': 'Sie arbeiten jetzt an diesem Fall.',
  'let-go': 'Der Fall ist freigegeben.',
};
const LABEL: Readonly<Record<Wish, string>> = {
  take: 'Übernehmen',
  'take-from': 'Trotzdem übernehmen',
  'let-go': 'Freigeben',
};

const wishFor = ({ taken_over }: ReviewCase): Wish => {
  if (!taken_over) return 'take';
  return taken_over.is_you ? 'let-go' : 'take-from';
};

/** Who works on the case, so that nobody does it twice; everybody's steps stay possible. */
export const CaseHolder = ({ found }: { readonly found: ReviewCase }) => {
  const { takeOver, letGo } = useCalls(createCaseCalls);
  const { send, isPending } = useCommand<Wish, Wish>({
    run: async (wish) => {
      const { id } = found.review;
      await (wish === 'let-go' ? letGo(id) : takeOver(id, wish === 'take-from'));
      return wish;
    },
    done: (wish) => DONE[wish],
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  });
  const wish = wishFor(found);
  const { taken_over, next } = found;
  if (!taken_over && next.state === 'withdrawn') return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography variant="body2" color="text.secondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {taken_over ? holderWords(taken_over) : 'Niemand arbeitet gerade daran.'}
      </Typography>
      <Commands>
        <Button variant="text" disabled={isPending} onClick={() => send(wish)} sx={{ minHeight: 44, ml: -1 }}>
          {LABEL[wish]}
        </Button>
      </Commands>
    </Box>
  );
};
