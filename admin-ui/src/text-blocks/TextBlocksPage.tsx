import { Box, Button, Typography } from '@mui/material';
import type { TextBlock } from '@sternklar/contracts/text-blocks/text-block.api';
import { useState } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { Commands } from '../session/for-admins.tsx';
import { Moment } from '../texts/Moment.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QuestionDialog } from '../ui/QuestionDialog.tsx';
import { TextBlockDialog } from './TextBlockDialog.tsx';
import { createTextBlockCalls, useTextBlocks } from './text-block-calls.ts';

const RemoveQuestion = ({ block, onClose }: { readonly block: TextBlock; onClose(): void }) => {
  const { removeTextBlock } = useCalls(createTextBlockCalls);
  const { send, isPending } = useCommand({
    run: () => removeTextBlock(block.id),
    done: () => 'Der Textbaustein ist gelöscht.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    onDone: onClose,
  });
  return (
    <QuestionDialog
      title="Textbaustein löschen?"
      action="Löschen"
      isFinal
      isBusy={isPending}
      onConfirm={() => send(undefined)}
      onClose={onClose}
    >
      „{block.title}“ wird nicht mehr angeboten. Was damit geschrieben wurde, bleibt.
    </QuestionDialog>
  );
};

interface BlockProps {
  readonly block: TextBlock;
  onChange(): void;
  onRemove(): void;
}

const Block = ({ block, onChange, onRemove }: BlockProps) => (
  <Panel
    title={block.title}
    side={
      <Commands>
        <Box sx={{ display: 'flex', ml: -1 }}>
          <Button onClick={onChange} aria-label={`Ändern: ${block.title}`} sx={{ minHeight: 44 }}>
            Ändern
          </Button>
          <Button onClick={onRemove} aria-label={`Löschen: ${block.title}`} sx={{ minHeight: 44 }}>
            Löschen
          </Button>
        </Box>
      </Commands>
    }
  >
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{block.text}</Typography>
    <Typography variant="body2" color="text.secondary">
      Zuletzt geändert am <Moment at={block.changed_at} />
    </Typography>
  </Panel>
);

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
};

/** The team's text blocks, and everything that can be done with them. */
export const TextBlocksPage = () => {
  const query = useTextBlocks();
  const [open, setOpen] = useState<{ readonly block: TextBlock | null } | null>(null);
  const [toRemove, setToRemove] = useState<TextBlock | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Textbausteine
        </Typography>
        <Commands>
          <Button variant="contained" onClick={() => setOpen({ block: null })} sx={{ minHeight: 44, px: 3 }}>
            Neuer Textbaustein
          </Button>
        </Commands>
      </Box>
      <Typography color="text.secondary">
        Was das Team oft schreibt: beim Antworten im Chat, bei Rückfragen zu einem Fall und bei Notizen am Schreibtisch.
      </Typography>
      <Loaded query={query} label="Die Textbausteine" height={320}>
        {(blocks) =>
          blocks.length === 0 ? (
            <Typography sx={{ py: 4 }}>
              Noch keine Textbausteine. Legen Sie den ersten an: eine Begrüßung, eine Rückfrage, einen Abschied.
            </Typography>
          ) : (
            <Box sx={gridStyle}>
              {blocks.map((block) => (
                <Block
                  key={block.id}
                  block={block}
                  onChange={() => setOpen({ block })}
                  onRemove={() => setToRemove(block)}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      {open ? <TextBlockDialog block={open.block} onClose={() => setOpen(null)} /> : null}
      {toRemove ? <RemoveQuestion block={toRemove} onClose={() => setToRemove(null)} /> : null}
    </Box>
  );
};
