import { firstStepsTexts as texts } from '../../texts/first-steps.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import type { Step, StepState } from './first-steps.ts';
import './first-steps.css';

interface FirstStepsProps {
  readonly steps: readonly StepState[];
  readonly onGo: (step: Step) => void;
}

/** What a new customer does one after the other; the next one is the one thing to press. */
export const FirstSteps = ({ steps, onGo }: FirstStepsProps) => (
  <ol className="first-steps" aria-label={texts.label}>
    {steps.map(({ step, is }, index) => (
      <li key={step} className={`first-step is-${is}`} aria-current={is === 'next' ? 'step' : undefined}>
        <span className="first-step-mark" aria-hidden="true">
          {is === 'done' ? <CheckIcon /> : index + 1}
        </span>
        {is === 'next' ? (
          <div>
            <p>{texts[`${step}Text`]}</p>
            <Button look="dawn" large onClick={() => onGo(step)}>
              {texts[step]}
            </Button>
          </div>
        ) : (
          <span>
            {texts[step]}
            {is === 'done' && <span className="visually-hidden"> ({texts.done})</span>}
          </span>
        )}
      </li>
    ))}
  </ol>
);
