import { TextField } from '@mui/material';
import { NOTICE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  PLATFORM_ANSWER_LABEL,
  PLATFORM_ANSWERS,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseCalls } from './case-calls.ts';
import { DecidedMeanwhile, useSeenVersion } from './DecidedMeanwhile.tsx';
import { StepDialog } from './StepDialog.tsx';
import { useKeptWords } from './use-kept-words.ts';
import { WordsField } from './WordsField.tsx';

interface AnswerDialogProps {
  readonly found: ReviewCase;
  onClose(): void;
}

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

export const AnswerDialog = ({ found, onClose }: AnswerDialogProps) => {
  const kept = `answer:${found.review.id}`;
  const {
    text: answer,
    write: setAnswer,
    ...choice
  } = useKeptWords<PlatformAnswer>(`${kept}:choice`, found.entered?.answer ?? 'received');
  /** What the customer wrote belongs to the answer that they chose: another one begins without words. */
  const entered = found.entered?.answer === answer ? found.entered.text : '';
  const { text, write: setText, ...words } = useKeptWords(kept, entered);
  const choose = (chosen: PlatformAnswer) => {
    setAnswer(chosen);
    if (found.entered && (text === '' || text === found.entered.text))
      setText(chosen === found.entered.answer ? found.entered.text : '');
  };
  const { enterAnswer } = useCalls(createCaseCalls);
  const seen = useSeenVersion(found);
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
      read={() => (seen.isOld() ? null : { answer, text: text.trim(), version: seen.version })}
      take={async (step, repeatKey) => {
        await seen.whileCurrent(enterAnswer(found.review.id, step, repeatKey));
        choice.forget();
        words.forget();
      }}
      onClose={onClose}
    >
      <DecidedMeanwhile found={found} seen={seen} />
      <TextField
        select
        autoFocus
        label="Antwort"
        value={answer}
        onChange={({ target }) => choose(target.value as PlatformAnswer)}
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
