import { Box, Dialog } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayChange } from '../../session/staff.ts';
import { formatCount } from '../../texts/format.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { type Entry, type EntryGroup, foundGroups, placesFor } from './entries.ts';
import { bodyStyle, fieldStyle, footStyle, paperStyle } from './palette-style.ts';
import { useSearch } from './use-search.ts';

interface PaletteProps {
  onClose(): void;
}

const wordsFor = (count: number, isBusy: boolean, isError: boolean): string => {
  if (isError) return 'Die Suche hat nicht geantwortet. Bitte versuchen Sie es noch einmal.';
  if (isBusy) return 'Wird gesucht …';
  if (count === 0) return 'Nichts gefunden.';
  return count === 1 ? '1 Treffer' : `${formatCount(count)} Treffer`;
};

/** Steps of the keys through so many lines, from the one that is chosen; null for other keys. */
const stepTo = (key: string, chosen: number, count: number): number | null => {
  if (key === 'ArrowDown') return (chosen + 1) % count;
  if (key === 'ArrowUp') return (chosen - 1 + count) % count;
  return null;
};

interface GroupProps {
  readonly group: EntryGroup;
  readonly id: string;
  readonly chosen: Entry | undefined;
  onPick(entry: Entry): void;
}

const Group = ({ group, id, chosen, onPick }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
  <div role="group" aria-label={group.label}>
    <small aria-hidden="true">{group.label}</small>
    {group.entries.map((entry) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
      // biome-ignore lint/a11y/useFocusableInteractive: as above
      <div
        key={entry.id}
        id={`${id}-${entry.id}`}
        role="option"
        aria-selected={entry === chosen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(entry)}
      >
        <strong>{entry.label}</strong>
        {entry.detail === '' ? null : <span>{entry.detail}</span>}
      </div>
    ))}
  </div>
);

/** Finds pages, customers, businesses, reviews, invoices and references, by keys alone if one likes. */
export const Palette = ({ onClose }: PaletteProps) => {
  const id = useId();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { found, isBusy, isError } = useSearch(typed);
  const places = placesFor(typed, !mayChange);
  const groups = [...(found ? foundGroups(found) : []), ...(places.entries.length > 0 ? [places] : [])];
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(place, entries.length - 1)];

  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const pick = (entry: Entry) => {
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = entries.length === 0 ? null : stepTo(event.key, entries.indexOf(chosen as Entry), entries.length);
    if (next !== null) {
      event.preventDefault();
      setPlace(next);
    } else if (event.key === 'Enter' && chosen && !isComposing(event)) {
      event.preventDefault();
      pick(chosen);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: paperStyle } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        Finden
      </Box>
      <Box
        component="input"
        type="text"
        role="combobox"
        aria-label="Kunde, Unternehmen, Bewertung, Rechnung, Aktenzeichen oder Seite"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Kunde, Unternehmen, Rechnung …"
        autoFocus
        value={typed}
        onChange={({ target }: { readonly target: HTMLInputElement }) => type(target.value)}
        onKeyDown={onKeyDown}
        sx={fieldStyle}
      />
      <Box ref={list} id={`${id}-list`} role="listbox" aria-label="Treffer" aria-busy={isBusy} sx={bodyStyle}>
        {groups.map((group) => (
          <Group key={group.label} group={group} id={id} chosen={chosen} onPick={pick} />
        ))}
      </Box>
      <Box sx={footStyle}>
        <span role="status">{typed.trim() === '' ? '' : wordsFor(entries.length, isBusy, isError)}</span>
        <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          <kbd>↑</kbd> <kbd>↓</kbd> wählen <kbd>↵</kbd> öffnen <kbd>Esc</kbd> schließen
        </Box>
      </Box>
    </Dialog>
  );
};
