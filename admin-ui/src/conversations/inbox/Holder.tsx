import { Box, Button, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useCommand } from '../../data-provider/use-command.ts';
import { useOwnId } from '../../session/staff.ts';
import { createConversationCalls } from '../conversation-calls.ts';
import { type Holding, holdingOf, holdingWords } from './holding.ts';

const LABEL: Readonly<Record<Holding, string>> = {
  nobody: 'Übernehmen',
  you: 'Freigeben',
  another: 'Trotzdem übernehmen',
};
const DONE: Readonly<Record<Holding, string>> = {
  nobody: 'Sie haben die Unterhaltung übernommen.',
  you: 'Die Unterhaltung ist freigegeben.',
  another: 'Sie haben die Unterhaltung übernommen.',
};

/** Who of the team answers, so that two never do. */
export const Holder = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const { takeOver, letGo } = useCalls(createConversationCalls);
  const { id, taken_over: takenOver } = conversation;
  const holding = holdingOf(takenOver, useOwnId());
  const { send, isPending } = useCommand<Holding, Holding>({
    run: async (before) => {
      await (before === 'you' ? letGo(id) : takeOver(id, before === 'another'));
      return before;
    },
    done: (before) => DONE[before],
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mr: 'auto',
        minWidth: 0,
        '& p:empty': { display: 'none' },
      }}
    >
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere', color: 'var(--ink-2)' }}>
        {holdingWords(takenOver, holding)}
      </Typography>
      <Button disabled={isPending} onClick={() => send(holding)} sx={{ minHeight: 44, px: 1, ml: -1 }}>
        {LABEL[holding]}
      </Button>
    </Box>
  );
};
