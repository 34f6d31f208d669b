import { CASE_FACTS_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useState } from 'react';
import type { Draft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';
import { catchLostFocus } from './lost-focus.ts';

type Question = NonNullable<ReviewCase['question']>;

/** The question that is open, or was while this page is shown: what was typed to it is not to vanish with it. */
export const useAsked = ({ question }: ReviewCase): Question | null => {
  const [last, keep] = useState(question);
  if (question !== null && question.id !== last?.id) keep(question);
  return question ?? last;
};

interface QuestionCardProps {
  readonly question: Question;
  /** Else it was answered, or the case went on without. */
  readonly isOpen: boolean;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onAnswer: (questionId: string, text: string) => Promise<void>;
}

/** What the team wants to know, and the room to say it. Mails and the dashboard lead to its id. */
export const QuestionCard = ({ question, isOpen, draft: kept, onAnswer }: QuestionCardProps) => {
  const draft = useDraft(kept);
  const [isSent, sent] = useState(false);
  const form = useForm(async (values) => {
    sent(true);
    try {
      await onAnswer(question.id, textOf(values, 'text').trim());
    } catch (error) {
      sent(false);
      throw error;
    }
    draft.forget();
    catchLostFocus();
  });
  if (!isOpen && (isSent || kept.read().text === undefined)) return null;
  return (
    <section id="frage" className="case-question" aria-labelledby="case-question">
      <h2 id="case-question">{isOpen ? texts.questionTitle : texts.questionClosed}</h2>
      <p className="case-words">{question.text}</p>
      {!isOpen && <p role="status">{texts.answerKept}</p>}
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          draft.keep(event.currentTarget);
        }}
      >
        <TextArea
          name="text"
          label={texts.answer}
          missing={texts.answerMissing}
          error={form.errors.text}
          defaultValue={draft.initial('text')}
          required
          readOnly={!isOpen}
          rows={4}
          maxLength={CASE_FACTS_MAX_LENGTH}
        />
        {isOpen && (
          <Button type="submit" look="dawn" busy={form.busy} busyLabel={texts.busy}>
            {texts.sendAnswer}
          </Button>
        )}
      </form>
    </section>
  );
};
