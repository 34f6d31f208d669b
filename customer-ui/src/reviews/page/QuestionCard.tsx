import { CASE_FACTS_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Draft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';

interface QuestionCardProps {
  readonly question: NonNullable<ReviewCase['question']>;
  readonly draft: Draft;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onAnswer: (questionId: string, text: string) => Promise<void>;
}

/** What the team wants to know, and the room to say it. Mails and the dashboard lead to its id. */
export const QuestionCard = ({ question, draft: kept, onAnswer }: QuestionCardProps) => {
  const draft = useDraft(kept);
  const form = useForm(async (values) => {
    await onAnswer(question.id, textOf(values, 'text').trim());
    draft.forget();
  });
  return (
    <section id="frage" className="case-question" aria-labelledby="case-question">
      <h2 id="case-question">{texts.questionTitle}</h2>
      <p className="case-words">{question.text}</p>
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
          rows={4}
          maxLength={CASE_FACTS_MAX_LENGTH}
        />
        <Button type="submit" look="dawn" busy={form.busy} busyLabel={texts.busy}>
          {texts.sendAnswer}
        </Button>
      </form>
    </section>
  );
};
