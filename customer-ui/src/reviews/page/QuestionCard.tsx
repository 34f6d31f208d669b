import { CASE_FACTS_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';

interface QuestionCardProps {
  readonly question: NonNullable<ReviewCase['question']>;
  /** Rejects, after telling the user, when the server refuses. */
  readonly onAnswer: (questionId: string, text: string) => Promise<void>;
}

/** What the team wants to know, and the room to say it. Mails and the dashboard lead to its id. */
export const QuestionCard = ({ question, onAnswer }: QuestionCardProps) => {
  const form = useForm((values) => onAnswer(question.id, textOf(values, 'text').trim()));
  return (
    <section id="frage" className="case-question" aria-labelledby="case-question">
      <h2 id="case-question">{texts.questionTitle}</h2>
      <p className="case-words">{question.text}</p>
      <form {...form.props}>
        <TextArea
          name="text"
          label={texts.answer}
          missing={texts.answerMissing}
          error={form.errors.text}
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
