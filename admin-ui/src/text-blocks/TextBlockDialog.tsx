import { Alert, Box, Button, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { TEXT_BLOCK_MAX_LENGTH, TEXT_BLOCK_TITLE_MAX_LENGTH } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { PLACEHOLDERS, PLACEHOLDERS_IN_WORDS, unknownPlaceholder } from '@sternklar/contracts/text-blocks/placeholders';
import type { TextBlock, TextBlockBody } from '@sternklar/contracts/text-blocks/text-block.api';
import { MISSING_TEXT, MISSING_TITLE } from '@sternklar/contracts/text-blocks/text-block-texts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';
import { inserted } from './inserted.ts';
import { createTextBlockCalls } from './text-block-calls.ts';

interface TextBlockDialogProps {
  /** The one to change; null for a new one. */
  readonly block: TextBlock | null;
  onClose(): void;
}

const FAILED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

const faultsOf = ({ title, text }: TextBlockBody) => {
  const unknown = unknownPlaceholder(text);
  return {
    title: title === '' ? MISSING_TITLE : null,
    text:
      text === ''
        ? MISSING_TEXT
        : unknown === null
          ? null
          : `Den Platzhalter „{${unknown}}“ gibt es nicht. Es gibt: ${PLACEHOLDERS_IN_WORDS}.`,
  };
};

/** Writes a new text block, or changes one. */
export const TextBlockDialog = ({ block, onClose }: TextBlockDialogProps) => {
  const [title, setTitle] = useState(block?.title ?? '');
  const [text, setText] = useState(block?.text ?? '');
  const [isTold, setTold] = useState(false);
  const [keyFor] = useState(() => createRepeatKeys());
  const field = useRef<HTMLTextAreaElement>(null);
  const { createTextBlock, changeTextBlock } = useCalls(createTextBlockCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const written = { title: title.trim(), text: text.trim() };
  const faults = isTold ? faultsOf(written) : { title: null, text: null };
  const save = useMutation({
    mutationFn: (body: TextBlockBody) =>
      block === null ? createTextBlock(body, keyFor(body)) : changeTextBlock(block.id, body),
    onSuccess: () => {
      notify('Der Textbaustein ist gespeichert.', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const wrong = faultsOf(written);
    if (wrong.title === null && wrong.text === null && !save.isPending) save.mutate(written);
  };
  const insert = (placeholder: string) => {
    const { text: longer, caret } = inserted(field.current, text, `{${placeholder}}`);
    setText(longer);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="text-block-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="text-block-title">{block === null ? 'Neuer Textbaustein' : 'Textbaustein ändern'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            label="Bezeichnung"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            required
            autoFocus
            error={faults.title !== null}
            helperText={faults.title ?? 'Unter ihr finden Sie ihn beim Schreiben.'}
            slotProps={{ htmlInput: { name: 'title', maxLength: TEXT_BLOCK_TITLE_MAX_LENGTH, autoComplete: 'off' } }}
          />
          <TextField
            label="Text"
            value={text}
            onChange={({ target }) => setText(target.value)}
            required
            multiline
            minRows={5}
            maxRows={14}
            inputRef={field}
            error={faults.text !== null}
            helperText={faults.text}
            slotProps={{ htmlInput: { name: 'text', maxLength: TEXT_BLOCK_MAX_LENGTH } }}
          />
          <Box role="group" aria-label="Platzhalter einsetzen">
            <Typography variant="body2" color="text.secondary">
              Platzhalter werden beim Einsetzen ausgefüllt:
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
                <Button key={name} onClick={() => insert(name)} title={meaning} sx={{ minHeight: 44, px: 1 }}>
                  {`{${name}}`}
                </Button>
              ))}
            </Box>
          </Box>
          {save.error ? <Alert severity="error">{sentenceOf(save.error, FAILED)}</Alert> : null}
        </DialogContent>
        <FormDialogActions
          action="Speichern"
          busyAction="Wird gespeichert …"
          isBusy={save.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
