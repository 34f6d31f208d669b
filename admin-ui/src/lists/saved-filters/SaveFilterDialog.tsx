import { Alert, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { SAVED_FILTER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { SavedFilter, SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../data-provider/refusal.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useOneAtATime } from '../../data-provider/use-one-at-a-time.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';
import { useLeftOnPurpose } from '../../ui/left-on-purpose.ts';
import { createSavedFilterCalls } from './saved-filter-calls.ts';

interface SaveFilterDialogProps {
  /** What is saved, but for its name. */
  readonly view: Omit<SaveFilterBody, 'name'>;
  /** Names that the list has already. */
  readonly names: readonly string[];
  onSaved(saved: SavedFilter): void;
  onClose(): void;
}

const FAILED = 'Der Filter konnte nicht gemerkt werden. Bitte versuchen Sie es erneut.';

/** Asks for the name of a filter, and saves it. */
export const SaveFilterDialog = ({ view, names, onSaved, onClose }: SaveFilterDialogProps) => {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { saveFilter } = useCalls(createSavedFilterCalls);
  const notify = useNotify();
  const isTaken = names.includes(name.trim());
  const save = useOneAtATime({
    mutationFn: () => saveFilter({ ...view, name: name.trim() }),
    onSuccess: (saved) => {
      notify(`Filter „${saved.name}“ gemerkt.`, { type: 'success' });
      onSaved(saved);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    save.send(undefined);
  };
  const leaving = useLeftOnPurpose(onClose);
  const hint = isTaken ? 'Diesen Namen gibt es schon: Der frühere Filter wird ersetzt.' : 'Zum Beispiel „Heute dran“';
  return (
    <Dialog open {...leaving} fullWidth maxWidth="xs" aria-labelledby="save-filter-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="save-filter-title">Filter merken</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            label="Name"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
            required
            autoFocus
            error={isMissing}
            helperText={isMissing ? 'Bitte geben Sie dem Filter einen Namen.' : hint}
            slotProps={{ htmlInput: { maxLength: SAVED_FILTER_NAME_MAX_LENGTH, autoComplete: 'off' } }}
          />
          {save.error ? <Alert severity="error">{sentenceOf(save.error, FAILED)}</Alert> : null}
        </DialogContent>
        <FormDialogActions action="Merken" busyAction="Wird gemerkt …" isBusy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
};
