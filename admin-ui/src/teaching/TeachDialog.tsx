import { Alert, Box, Typography } from '@mui/material';
import { TAUGHT_ANSWER_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { TaughtAnswer, UnansweredGroup } from '@sternklar/contracts/conversations/teaching.api';
import { MISSING_ANSWER, MISSING_PHRASING } from '@sternklar/contracts/conversations/teaching-texts';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useState } from 'react';
import { AutocompleteInput, TextInput, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useOneAtATime } from '../data-provider/use-one-at-a-time.ts';
import { filled } from '../forms/filled.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Trial } from './Trial.tsx';
import { bodyOf, type TaughtForm } from './taught-form.ts';
import { createTeachingCalls, useAssistantTopics } from './teaching-calls.ts';

const FAILED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
const SHOWN = 5;

const hasPhrasings = filled(MISSING_PHRASING);
const hasAnswer = (answer: string | null, { topic_id }: TaughtForm) =>
  topic_id ? undefined : filled(MISSING_ANSWER)(answer);

/** The answer: a topic's, which is shown, or one's own words. */
const Answer = () => {
  const topics = useAssistantTopics().data ?? [];
  const topicId = useWatch<TaughtForm>({ name: 'topic_id' });
  const chosen = topics.find(({ id }) => id === topicId);
  return (
    <>
      <AutocompleteInput
        source="topic_id"
        label="Antwort eines Themas"
        choices={[...topics]}
        optionText="title"
        helperText="Leer lassen, um eine eigene Antwort zu schreiben."
      />
      {chosen ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{chosen.answer}</Typography>
      ) : (
        <TextInput
          source="answer"
          label="Eigene Antwort"
          validate={hasAnswer}
          multiline
          minRows={3}
          maxRows={10}
          helperText="Reiner Text. Kein Erfolg wird versprochen, nichts rechtlich beurteilt; Fristen und Preise wie auf den Rechtsseiten."
          slotProps={{ htmlInput: { maxLength: TAUGHT_ANSWER_MAX_LENGTH } }}
        />
      )}
    </>
  );
};

const Asked = ({ group }: { readonly group: UnansweredGroup }) => (
  <Box component="section" aria-label="So wurde gefragt" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="body2" color="text.secondary">
      So wurde gefragt ({group.count}-mal). Die Sätze gehören denen, die sie schrieben; bitte fragen Sie mit eigenen
      Worten.
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {group.questions.slice(0, SHOWN).map(({ id, text }) => (
        <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
    </Box>
  </Box>
);

interface TeachDialogProps {
  /** The answer to change; null for a new one. */
  readonly taught: TaughtAnswer | null;
  /** What it is to answer; null where no group was chosen. */
  readonly group: UnansweredGroup | null;
  onClose(): void;
}

/** Teaches the assistant an answer, or changes one. */
export const TeachDialog = ({ taught, group, onClose }: TeachDialogProps) => {
  const [start] = useState<TaughtForm>({
    phrasings: taught?.phrasings.join('\n') ?? '',
    answer: taught?.answer ?? '',
    topic_id: taught?.topic_id ?? null,
  });
  const [keyFor] = useState(() => createRepeatKeys());
  const { teachAnswer, reviseAnswer } = useCalls(createTeachingCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useOneAtATime({
    mutationFn: (form: TaughtForm) => {
      const body = bodyOf(form);
      return taught === null
        ? teachAnswer(body, keyFor(body))
        : reviseAnswer(taught.id, { ...body, version: taught.version });
    },
    onSuccess: () => {
      notify('Der Assistent antwortet ab jetzt damit.', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog<TaughtForm>
      title={taught === null ? 'Antwort beibringen' : 'Antwort ändern'}
      start={start}
      action="Veröffentlichen"
      busyAction="Wird veröffentlicht …"
      isBusy={save.isPending}
      onSubmit={(form) => save.send(form)}
      onClose={onClose}
    >
      {group ? <Asked group={group} /> : null}
      <TextInput
        source="phrasings"
        label="Fragen, eine je Zeile"
        validate={hasPhrasings}
        required
        autoFocus
        multiline
        minRows={3}
        maxRows={8}
        helperText="Mit eigenen Worten, so wie Kunden fragen würden: kurz und lang, je verschiedener, desto besser."
      />
      <Answer />
      {group ? <Trial questions={group.questions} /> : null}
      {save.error ? <Alert severity="error">{sentenceOf(save.error, FAILED)}</Alert> : null}
    </FormDialog>
  );
};
