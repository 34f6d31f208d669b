import { Alert, Box, Button, Typography } from '@mui/material';
import { TEXT_BLOCK_MAX_LENGTH, TEXT_BLOCK_TITLE_MAX_LENGTH } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { PLACEHOLDERS, PLACEHOLDERS_IN_WORDS, unknownPlaceholder } from '@sternklar/contracts/text-blocks/placeholders';
import type { TextBlock, TextBlockBody } from '@sternklar/contracts/text-blocks/text-block.api';
import { MISSING_TEXT, MISSING_TITLE } from '@sternklar/contracts/text-blocks/text-block-texts';
import { type RefObject, useRef, useState } from 'react';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useOneAtATime } from '../data-provider/use-one-at-a-time.ts';
import { filled } from '../forms/filled.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { inserted } from './inserted.ts';
import { createTextBlockCalls } from './text-block-calls.ts';

const FAILED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

const hasTitle = filled(MISSING_TITLE);
const knowsPlaceholders = (text: string | null) => {
  const unknown = unknownPlaceholder(text ?? '');
  return unknown === null
    ? undefined
    : `Den Platzhalter „{${unknown}}“ gibt es nicht. Es gibt: ${PLACEHOLDERS_IN_WORDS}.`;
};
const textRules = [filled(MISSING_TEXT), knowsPlaceholders];

/** Puts a placeholder into the text, where the caret stands. */
const Placeholders = ({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) => {
  const { getValues, setValue } = useFormContext<TextBlockBody>();
  const insert = (placeholder: string) => {
    const { text, caret } = inserted(field.current, getValues('text') ?? '', `{${placeholder}}`);
    setValue('text', text, { shouldDirty: true });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
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
  );
};

interface TextBlockDialogProps {
  /** The one to change; null for a new one. */
  readonly block: TextBlock | null;
  onClose(): void;
}

/** Writes a new text block, or changes one. */
export const TextBlockDialog = ({ block, onClose }: TextBlockDialogProps) => {
  const [start] = useState<TextBlockBody>({ title: block?.title ?? '', text: block?.text ?? '' });
  const [keyFor] = useState(() => createRepeatKeys());
  const field = useRef<HTMLTextAreaElement>(null);
  const { createTextBlock, changeTextBlock } = useCalls(createTextBlockCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useOneAtATime({
    mutationFn: (body: TextBlockBody) =>
      block === null ? createTextBlock(body, keyFor(body)) : changeTextBlock(block.id, body),
    onSuccess: () => {
      notify('Der Textbaustein ist gespeichert.', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog<TextBlockBody>
      title={block === null ? 'Neuer Textbaustein' : 'Textbaustein ändern'}
      start={start}
      action="Speichern"
      busyAction="Wird gespeichert …"
      isBusy={save.isPending}
      onSubmit={({ title, text }) => save.send({ title: title.trim(), text: text.trim() })}
      onClose={onClose}
    >
      <TextInput
        source="title"
        label="Bezeichnung"
        validate={hasTitle}
        required
        autoFocus
        autoComplete="off"
        helperText="Unter ihr finden Sie ihn beim Schreiben."
        slotProps={{ htmlInput: { maxLength: TEXT_BLOCK_TITLE_MAX_LENGTH } }}
      />
      <TextInput
        source="text"
        label="Text"
        validate={textRules}
        required
        multiline
        minRows={5}
        maxRows={14}
        helperText={false}
        slotProps={{ htmlInput: { ref: field, maxLength: TEXT_BLOCK_MAX_LENGTH } }}
      />
      <Placeholders field={field} />
      {save.error ? <Alert severity="error">{sentenceOf(save.error, FAILED)}</Alert> : null}
    </FormDialog>
  );
};
