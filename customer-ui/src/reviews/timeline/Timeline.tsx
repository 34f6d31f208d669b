import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Loaded } from '../../api/loaded.ts';
import { SENT_TEXT } from '../../texts/case-steps.ts';
import { formatMomentWithWeekday } from '../../texts/format.ts';
import { timelineTexts as texts } from '../../texts/reviews.ts';
import { TextButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { type TimelineStep, timelineSteps } from './timeline.ts';
import './timeline.css';

interface TimelineProps {
  readonly id: string;
  readonly reviewer: string;
  readonly brand: string;
  readonly timeline: Loaded<ReviewHistoryEntry>;
  readonly onReload: () => void;
}

const Words = ({ step: { note, wasSent } }: { readonly step: TimelineStep }) => {
  if (note === null) return null;
  const words = <p className="timeline-note">{note === '' ? texts.noteErased : note}</p>;
  if (!wasSent) return words;
  return (
    <details className="timeline-sent">
      <summary>{SENT_TEXT}</summary>
      {words}
    </details>
  );
};

const REFERENCE = 'Aktenzeichen ';

/** A reference stays in one piece where it fits a line. */
const About = ({ words }: { readonly words: string }) => {
  const [before, ...rest] = words.split(REFERENCE);
  return (
    <p className="timeline-note">
      {before}
      {rest.length > 0 && (
        <>
          {REFERENCE}
          <span className="timeline-reference">{rest.join(REFERENCE)}</span>
        </>
      )}
    </p>
  );
};

const Step = ({ step, brand }: { readonly step: TimelineStep; readonly brand: string }) => (
  <li className={step.status === null ? 'is-note' : `status-${step.status}`}>
    <p className="timeline-what">
      {step.status === null ? <b>{step.what ?? texts.note}</b> : <StatusBadge status={step.status} />}
      <span className="timeline-who">{(step.byPlatform ? texts.enteredBy : texts.by)(step.actor, brand)}</span>
      <time dateTime={step.at}>{formatMomentWithWeekday(step.at)}</time>
    </p>
    {step.about !== undefined && <About words={step.about} />}
    <Words step={step} />
  </li>
);

/** What happened to a review: each step with who, when, and what the team wrote to it. */
export const Timeline = ({ id, reviewer, brand, timeline, onReload }: TimelineProps) => {
  const { phase, rows } = timeline;
  return (
    <div id={id} className="timeline" aria-busy={phase === 'loading'}>
      {rows.length === 0 && phase === 'loading' && <Skeleton lines={['middle', 'middle']} label={texts.loading} />}
      {rows.length > 0 && (
        <ol aria-label={texts.toggleNamed(reviewer)}>
          {timelineSteps(rows).map((step) => (
            <Step key={step.id} step={step} brand={brand} />
          ))}
        </ol>
      )}
      {phase === 'failed' && (
        <p className="timeline-failed" role="status">
          {rows.length === 0 ? texts.failed : texts.stale} <TextButton onClick={onReload}>{texts.reload}</TextButton>
        </p>
      )}
    </div>
  );
};
