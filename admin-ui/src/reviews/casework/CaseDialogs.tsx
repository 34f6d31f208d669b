import { TextField } from '@mui/material';
import { FOLLOW_UP_MAX_DAYS, REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { openWords } from '../../text-blocks/open-words.ts';
import { createCaseCalls } from './case-calls.ts';
import { suggestedQuestion } from './case-words.ts';
import { latestFollowUp, wrongDay } from './follow-up-day.ts';
import { StepDialog } from './StepDialog.tsx';
import { useCaseValues } from './use-case-values.ts';
import { useKeptWords } from './use-kept-words.ts';
import { WordsField } from './WordsField.tsx';

interface CaseDialogProps {
  readonly found: ReviewCase;
  onClose(): void;
}

export const QuestionDialog = ({ found, onClose }: CaseDialogProps) => {
  const { text, write, forget } = useKeptWords(`question:${found.review.id}`, suggestedQuestion(found));
  const [wasAsked, setAsked] = useState(false);
  const { askQuestion } = useCalls(createCaseCalls);
  const values = useCaseValues(found);
  const problem = text.trim() === '' ? 'Bitte schreiben Sie Ihre Frage.' : openWords(text);
  return (
    <StepDialog
      title="Kunden fragen"
      text="Der Kunde bekommt eine E-Mail mit dem Weg zu Ihrer Frage; bis zur Antwort wartet der Antrag auf ihn."
      action="Frage senden"
      done="Frage gesendet."
      read={() => {
        setAsked(true);
        return problem === null ? { text: text.trim() } : null;
      }}
      take={(step, repeatKey) => askQuestion(found.review.id, step.text, repeatKey).then(forget)}
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
        onChange={write}
      />
    </StepDialog>
  );
};

export const FollowUpDialog = ({ found, onClose }: CaseDialogProps) => {
  const [on, setOn] = useState(() => (found.next.until ?? '').slice(0, 10));
  const reason = useKeptWords(`follow-up:${found.review.id}`, '');
  const [latest] = useState(() => latestFollowUp(new Date()));
  const [wrong, setWrong] = useState<string | null>(null);
  const { setFollowUp } = useCalls(createCaseCalls);
  return (
    <StepDialog
      title="Wiedervorlage setzen"
      text={
        found.next.platform_asked_at === undefined
          ? 'An diesem Tag steht der Antrag wieder bei „Antwort prüfen“. Der Kunde sieht den Tag, nicht den Grund.'
          : 'Bis zu diesem Tag braucht die Plattform eine Antwort; wartet der Antrag dann noch auf den Kunden, steht er wieder bei „Antwort prüfen“.'
      }
      action="Setzen"
      done="Wiedervorlage gesetzt."
      read={() => {
        const wrong = wrongDay(on, latest);
        setWrong(wrong);
        return wrong === null ? { on, reason: reason.text.trim() } : null;
      }}
      take={(step) => setFollowUp(found.review.id, step).then(reason.forget)}
      onClose={onClose}
    >
      <TextField
        type="date"
        autoFocus
        label="Tag"
        value={on}
        onChange={({ target }) => {
          setOn(target.value);
          setWrong(null);
        }}
        error={wrong !== null}
        helperText={
          wrong ??
          `Höchstens ${FOLLOW_UP_MAX_DAYS} Tage voraus. An Wochenenden und Feiertagen gilt der nächste Werktag.`
        }
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { name: 'on', max: latest } }}
      />
      <WordsField
        label="Grund (freiwillig)"
        name="reason"
        value={reason.text}
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        rows={2}
        onChange={reason.write}
      />
    </StepDialog>
  );
};

export const NoAppealDialog = ({ found, onClose }: CaseDialogProps) => {
  const { text, write, forget } = useKeptWords(`no-appeal:${found.review.id}`, '');
  const [wasAsked, setAsked] = useState(false);
  const { setAppealAside } = useCalls(createCaseCalls);
  const problem =
    text.trim() === '' ? 'Bitte schreiben Sie dem Kunden, warum kein Widerspruch eingelegt wird.' : openWords(text);
  return (
    <StepDialog
      title="Kein Widerspruch"
      text="Der Fall steht danach wieder bei den entschiedenen. Was Sie schreiben, liest der Kunde in seinem Verlauf; einen Widerspruch wünschen kann er weiterhin."
      action="Eintragen"
      done="Eingetragen; der Kunde liest es in seinem Verlauf."
      read={() => {
        setAsked(true);
        return problem === null ? { text: text.trim() } : null;
      }}
      take={(step, repeatKey) => setAppealAside(found.review.id, step.text, repeatKey).then(forget)}
      onClose={onClose}
    >
      <WordsField
        label="Warum nicht"
        isFirst
        name="text"
        value={text}
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        error={wasAsked ? problem : null}
        onChange={write}
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
