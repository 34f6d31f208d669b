import { TextField } from '@mui/material';
import { NOTICE_MAX_LENGTH, REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  PLATFORM_ANSWER_LABEL,
  PLATFORM_ANSWERS,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { openWords } from '../../text-blocks/open-words.ts';
import { createCaseCalls } from './case-calls.ts';
import { suggestedQuestion } from './case-words.ts';
import { StepDialog } from './StepDialog.tsx';
import { useCaseValues } from './use-case-values.ts';
import { WordsField } from './WordsField.tsx';

interface CaseDialogProps {
  readonly found: ReviewCase;
  onClose(): void;
}

export const QuestionDialog = ({ found, onClose }: CaseDialogProps) => {
  const [text, setText] = useState(() => suggestedQuestion(found));
  const [wasAsked, setAsked] = useState(false);
  const { askQuestion } = useCalls(createCaseCalls);
  const values = useCaseValues(found);
  const problem = text.trim() === '' ? 'Bitte schreiben Sie Ihre Frage.' : openWords(text);
  return (
    <StepDialog
      title="Nachfragen"
      text="Der Kunde bekommt eine E-Mail mit dem Weg zu Ihrer Frage; bis zur Antwort wartet der Antrag auf ihn."
      action="Frage senden"
      done="Frage gesendet."
      read={() => {
        setAsked(true);
        return problem === null ? { text: text.trim() } : null;
      }}
      take={(step, repeatKey) => askQuestion(found.review.id, step.text, repeatKey)}
      onClose={onClose}
    >
      <WordsField
        label="Frage"
        isFirst
        name="text"
        value={text}
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        error={wasAsked ? problem : null}
        values={values}
        onChange={setText}
      />
    </StepDialog>
  );
};

const DECIDES: ReadonlyMap<PlatformAnswer, ReviewStatus> = new Map([
  ['removed', 'gelöscht'],
  ['refused', 'nicht_genehmigt'],
]);

/** What becomes of the status, and what the customer is told. */
const answerHint = (answer: PlatformAnswer, { review, appeal_open: isAppealOpen }: ReviewCase): string => {
  const status = DECIDES.get(answer);
  if (status !== undefined && status !== review.status) return 'Setzt auch den Status; der Kunde bekommt eine E-Mail.';
  return status !== undefined && isAppealOpen
    ? 'Der Widerspruch ist damit abgelehnt; der Kunde bekommt eine E-Mail.'
    : 'Der Status bleibt, wie er ist.';
};

export const AnswerDialog = ({ found, onClose }: CaseDialogProps) => {
  const [answer, setAnswer] = useState<PlatformAnswer>(found.entered?.answer ?? 'received');
  const [text, setText] = useState(found.entered?.text ?? '');
  const { enterAnswer } = useCalls(createCaseCalls);
  return (
    <StepDialog
      title="Antwort der Plattform eintragen"
      text={
        found.entered
          ? 'Das hat der Kunde eingetragen. Stimmt es, genügt „Eintragen“.'
          : 'Der Kunde sieht die Antwort mit ihrem Wortlaut in seinem Verlauf.'
      }
      action="Eintragen"
      done="Antwort eingetragen."
      read={() => ({ answer, text: text.trim() })}
      take={(step, repeatKey) => enterAnswer(found.review.id, step, repeatKey)}
      onClose={onClose}
    >
      <TextField
        select
        autoFocus
        label="Antwort"
        value={answer}
        onChange={({ target }) => setAnswer(target.value as PlatformAnswer)}
        helperText={answerHint(answer, found)}
        slotProps={{ select: { native: true }, htmlInput: { name: 'answer' } }}
      >
        {PLATFORM_ANSWERS.map((one) => (
          <option key={one} value={one}>
            {PLATFORM_ANSWER_LABEL[one]}
          </option>
        ))}
      </TextField>
      <WordsField
        label="Wortlaut (freiwillig)"
        name="text"
        value={text}
        maxLength={NOTICE_MAX_LENGTH}
        onChange={setText}
      />
    </StepDialog>
  );
};

export const FollowUpDialog = ({ found, onClose }: CaseDialogProps) => {
  const [on, setOn] = useState(() => (found.next.until ?? '').slice(0, 10));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { setFollowUp } = useCalls(createCaseCalls);
  return (
    <StepDialog
      title="Wiedervorlage setzen"
      text="An diesem Tag steht der Antrag wieder bei „Antwort prüfen“. Der Kunde sieht den Tag, nicht den Grund."
      action="Setzen"
      done="Wiedervorlage gesetzt."
      read={() => {
        setMissing(on === '');
        return on === '' ? null : { on, reason: reason.trim() };
      }}
      take={(step) => setFollowUp(found.review.id, step)}
      onClose={onClose}
    >
      <TextField
        type="date"
        autoFocus
        label="Tag"
        value={on}
        onChange={({ target }) => setOn(target.value)}
        error={isMissing && on === ''}
        helperText={
          isMissing && on === ''
            ? 'Bitte wählen Sie einen Tag.'
            : 'An Wochenenden und Feiertagen gilt der nächste Werktag.'
        }
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { name: 'on' } }}
      />
      <WordsField
        label="Grund (freiwillig)"
        name="reason"
        value={reason}
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        rows={2}
        onChange={setReason}
      />
    </StepDialog>
  );
};

export const ReturnDialog = ({ found, onClose }: CaseDialogProps) => {
  const { noteReturn } = useCalls(createCaseCalls);
  return (
    <StepDialog
      title="Die Bewertung ist wieder da"
      text="Der Antrag steht dann wieder auf „Eingereicht“, und sein Fall beginnt von vorn; der Kunde bekommt eine E-Mail."
      action="Eintragen"
      done="Der Antrag ist wieder eingereicht."
      read={() => ({})}
      take={(_, repeatKey) => noteReturn(found.review.id, repeatKey)}
      onClose={onClose}
    />
  );
};
