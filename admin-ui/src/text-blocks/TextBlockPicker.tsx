import { Box, Popover, TextField, Typography } from '@mui/material';
import { fillPlaceholders, type PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../ui/Loaded.tsx';
import { findTextBlocks } from './find-text-blocks.ts';
import { useTextBlocks } from './text-block-calls.ts';

interface TextBlockPickerProps {
  readonly beside: RefObject<HTMLElement | null>;
  readonly values: PlaceholderValues;
  onPick(text: string): void;
  onClose(): void;
}

const optionStyle = {
  px: 1.5,
  py: 1,
  borderRadius: '8px',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: 'var(--dawn-100)' },
};
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
};

/** The team's text blocks: typed words narrow them down, arrows choose, Enter takes. */
export const TextBlockPicker = ({ beside, values, onPick, onClose }: TextBlockPickerProps) => {
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const query = useTextBlocks();
  const found = findTextBlocks(query.data ?? [], sought);
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const take = (index: number) => {
    const block = found[index];
    if (block) onPick(fillPlaceholders(block.text, values));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = Math.min(Math.max(at + step, 0), found.length - 1);
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(at);
    }
  };
  return (
    <Popover
      open
      anchorEl={() => beside.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Textbausteine', sx: { width: 420, maxWidth: '94vw' } } }}
    >
      <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
        <TextField
          label="Textbaustein suchen"
          value={sought}
          onChange={({ target }) => {
            setSought(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          autoFocus
          size="small"
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': found.length > 0 ? `${listId}-${at}` : undefined,
              autoComplete: 'off',
            },
          }}
        />
        <Loaded query={query} label="Die Textbausteine" height={120}>
          {(blocks) => (
            <Box
              id={listId}
              role="listbox"
              aria-label="Textbausteine"
              sx={{ maxHeight: 'min(320px, 40dvh)', overflowY: 'auto', display: 'grid', gap: 0.25 }}
            >
              {found.map(({ id, title, text }, index) => (
                <Box
                  key={id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  onClick={() => take(index)}
                  sx={optionStyle}
                >
                  <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                  <Typography variant="body2" color="text.secondary" sx={twoLines}>
                    {fillPlaceholders(text, values)}
                  </Typography>
                </Box>
              ))}
              {found.length > 0 ? null : (
                <Typography role="option" aria-selected={false} color="text.secondary" sx={{ p: 1.5 }}>
                  {blocks.length === 0 ? 'Noch keine Textbausteine.' : 'Kein Textbaustein passt dazu.'}
                </Typography>
              )}
            </Box>
          )}
        </Loaded>
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5 }}>
          ↑ ↓ wählen, Enter einsetzen · <Link to="/text-blocks">Bausteine pflegen</Link>
        </Typography>
      </Box>
    </Popover>
  );
};
