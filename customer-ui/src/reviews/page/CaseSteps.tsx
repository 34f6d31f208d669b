import { NOTICE_MAX_LENGTH, REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  PLATFORM_ANSWER_LABEL,
  PLATFORM_ANSWERS,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';
import { catchLostFocus } from './lost-focus.ts';
import { isOver, mayBeAppealed } from './next-notice.ts';
import type { ReviewPageModel } from './review-page.ts';

type Step = 'answer' | 'return' | 'withdraw' | 'wish';

interface StepDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onSubmit: (values: FormData) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Says what a step means, asks for what it takes, and closes once it is taken. */
const StepDialog = ({ title, intro, action, onSubmit, onClose, children }: StepDialogProps) => {
  const form = useForm(async (values) => {
    await onSubmit(values);
    flushSync(onClose);
    catchLostFocus();
  });
  return (
    <Dialog title={title} intro={<p>{intro}</p>} startsAtTitle={children === undefined} onClose={onClose}>
      <form {...form.props}>
        <div className="fields">{children?.(form.errors)}</div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
            {action}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.cancel}</TextButton>
      </div>
    </Dialog>
  );
};

/** After a decision there is only another, or the same with its words. */
const DECISIONS: readonly PlatformAnswer[] = ['refused', 'removed'];

interface AnswerFieldsProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly answers: readonly PlatformAnswer[];
}

const AnswerFields = ({ errors, answers }: AnswerFieldsProps) => (
  <>
    <Field label={texts.answerKind} error={errors.answer}>
      {(described) => (
        <div className="select">
          <select className="control" name="answer" {...described}>
            {answers.map((answer) => (
              <option key={answer} value={answer}>
                {PLATFORM_ANSWER_LABEL[answer]}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </div>
      )}
    </Field>
    <TextArea
      name="text"
      label={texts.answerWords}
      hint={texts.answerWordsHint}
      error={errors.text}
      rows={6}
      maxLength={NOTICE_MAX_LENGTH}
    />
  </>
);

interface CaseStepsProps {
  readonly found: ReviewCase;
  readonly page: ReviewPageModel;
}

/** For the way to the steps, which on a phone stand far below what is said of them. */
export const STEPS_HEADING = 'case-steps';

/** Whether an appeal is wished is theirs to say. */
const mayWishAppeal = (found: ReviewCase): boolean => mayBeAppealed(found) && !found.appeal_wished_at;

/** Nothing goes on unless the customer takes a step. */
export const isUpToCustomer = (found: ReviewCase): boolean =>
  found.next.state === 'withdrawn' || (mayWishAppeal(found) && found.question === null);

/** What the customer can do about the request as it stands. */
export const CaseSteps = ({ found, page }: CaseStepsProps) => {
  const { review, next, forwarded } = found;
  const [step, take] = useState<Step | null>(null);
  const close = () => take(null);
  const isWithdrawn = next.state === 'withdrawn';
  const isRemoved = review.status === 'gelöscht';
  return (
    <section className="case-steps" aria-labelledby={STEPS_HEADING}>
      <h2 id={STEPS_HEADING}>{texts.steps}</h2>
      {isWithdrawn && (
        <Button look="dawn" onClick={() => void page.takeUpAgain().then(catchLostFocus, () => undefined)}>
          {texts.takeUp}
        </Button>
      )}
      {mayWishAppeal(found) && (
        <Button look="dawn" onClick={() => take('wish')}>
          {texts.wish}
        </Button>
      )}
      {!isWithdrawn && forwarded !== null && <Button onClick={() => take('answer')}>{texts.enterAnswer}</Button>}
      {!isWithdrawn && isRemoved && <Button onClick={() => take('return')}>{texts.cameBack}</Button>}
      {!isWithdrawn && !isOver(found) && <Button onClick={() => take('withdraw')}>{texts.withdraw}</Button>}
      {step === 'answer' && (
        <StepDialog
          title={texts.enterAnswer}
          intro={texts.enterAnswerIntro}
          action={texts.enter}
          onSubmit={(values) => {
            const chosen = PLATFORM_ANSWERS.find((answer) => answer === textOf(values, 'answer')) ?? 'received';
            return page.enterPlatformAnswer(chosen, textOf(values, 'text').trim());
          }}
          onClose={close}
        >
          {(errors) => (
            <AnswerFields errors={errors} answers={next.state === 'decided' ? DECISIONS : PLATFORM_ANSWERS} />
          )}
        </StepDialog>
      )}
      {step === 'wish' && (
        <StepDialog
          title={texts.wish}
          intro={texts.wishIntro}
          action={texts.wishNow}
          onSubmit={() => page.wishAppeal()}
          onClose={close}
        />
      )}
      {step === 'return' && (
        <StepDialog
          title={texts.cameBack}
          intro={texts.cameBackIntro}
          action={texts.enter}
          onSubmit={() => page.noteReturn()}
          onClose={close}
        />
      )}
      {step === 'withdraw' && (
        <StepDialog
          title={texts.withdraw}
          intro={texts.withdrawIntro}
          action={texts.withdraw}
          onSubmit={(values) => page.withdraw(textOf(values, 'reason').trim())}
          onClose={close}
        >
          {(errors) => (
            <TextArea
              name="reason"
              label={texts.withdrawReason}
              error={errors.reason}
              rows={3}
              maxLength={REVIEW_NOTE_MAX_LENGTH}
            />
          )}
        </StepDialog>
      )}
    </section>
  );
};
