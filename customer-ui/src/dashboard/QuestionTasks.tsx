import type { OpenQuestion } from '@sternklar/contracts/reviews/casework/casework.api';
import { AppLink } from '../routing/AppLink.tsx';
import { reviewPath } from '../routing/screen.ts';
import { caseworkTexts as texts } from '../texts/casework.ts';

/** What waits for the customer: a way to each question, and nothing where there is none. */
export const QuestionTasks = ({ questions }: { readonly questions: readonly OpenQuestion[] }) =>
  questions.length > 0 && (
    <section className="dashboard-tasks" aria-label={texts.tasks}>
      <ul>
        {questions.map(({ question_id, review_id, reviewer_name, business_name }) => (
          <li key={question_id}>
            <p>
              <strong>{texts.questionAbout(reviewer_name)}</strong> <span>{business_name}</span>
            </p>
            <AppLink href={`${reviewPath(review_id)}#frage`}>{texts.answerNow}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
