import type { IncompleteRequests, OpenQuestion } from '@sternklar/contracts/reviews/casework/casework.api';
import { AppLink } from '../../routing/AppLink.tsx';
import { reviewPath } from '../../routing/screen.ts';
import { taskTexts as texts } from '../../texts/tasks.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import './tasks.css';

const Question = ({ question }: { readonly question: OpenQuestion }) => (
  <li className="task">
    <p>
      <strong>{texts.questionAbout(question.reviewer_name)}</strong> <span>{question.business_name}</span>
    </p>
    <AppLink href={`${reviewPath(question.review_id)}#frage`}>{texts.answerNow}</AppLink>
  </li>
);

type Request = IncompleteRequests['requests'][number];

const Request = ({ request, title }: { readonly request: Request; readonly title: string }) => (
  <li className="task">
    <p>
      <strong>{title}</strong> <span>{texts.lacks(request)}</span>
    </p>
    <AppLink href={`${reviewPath(request.review_id)}#angaben`}>{texts.complete}</AppLink>
  </li>
);

/** One is named; several are counted, and unfold to the way to each. */
const Incomplete = ({ incomplete: { total, requests } }: { readonly incomplete: IncompleteRequests }) => {
  const [first, second] = requests;
  if (first === undefined) return null;
  if (second === undefined) return <Request request={first} title={texts.incompleteOne(first.reviewer_name)} />;
  const others = total - requests.length;
  return (
    <li>
      <details>
        <summary className="task">
          <strong>{texts.incompleteMany(total)}</strong>
          <span>
            {texts.complete}
            <ChevronIcon />
          </span>
        </summary>
        <ul className="task-requests">
          {requests.map((request) => (
            <Request key={request.review_id} request={request} title={request.reviewer_name} />
          ))}
          {others > 0 && <li className="task">{texts.others(others)}</li>}
        </ul>
      </details>
    </li>
  );
};

export interface TasksProps {
  readonly questions: readonly OpenQuestion[];
  readonly incomplete: IncompleteRequests;
}

/** What waits for the customer: a way to each question, and to what lacks something. */
export const Tasks = ({ questions, incomplete }: TasksProps) => (
  <section className="dashboard-tasks" aria-label={texts.label}>
    <ul>
      {questions.map((question) => (
        <Question key={question.question_id} question={question} />
      ))}
      <Incomplete incomplete={incomplete} />
    </ul>
  </section>
);
