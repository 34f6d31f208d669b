import { landingTexts as texts } from '../texts/landing.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import './sections.css';

export const Questions = () => (
  <section className="questions wrap" id="fragen" aria-labelledby="fragen-titel">
    <h2 id="fragen-titel">{texts.questionsTitle}</h2>
    <div>
      {texts.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
