import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { formatCount } from '../../texts/format.ts';
import type { Decided } from '../decide/decision-calls.ts';

const reviews = (count: number) => (count === 1 ? 'einer Bewertung' : `${formatCount(count)} Bewertungen`);
const ofOutcome = (results: readonly Decided[], wanted: Decided['outcome']) =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** Whether a review did not get the status. */
export const hasFailed = ({ outcome }: Decided): boolean => outcome === 'conflict' || outcome === 'not-found';

/** What came of a change of many, in a sentence or two. */
export const summaryOf = (results: readonly Decided[]): string => {
  const already = ofOutcome(results, 'unchanged');
  const parts = [
    `Status von ${reviews(ofOutcome(results, 'changed'))} geändert.`,
    already === 0 ? '' : `${already === 1 ? 'Eine hatte' : `${formatCount(already)} hatten`} ihn schon.`,
  ];
  return parts.filter(Boolean).join(' ');
};

/** Said where a mistake cannot be taken back any more, though nobody has set another status. */
export const WENT_ON = 'Der Antrag ging seither weiter; als Versehen lässt sich der Status nicht mehr zurücknehmen.';

/** Whether a review stands as it was seen, and only what happened to its case is in the way. */
export const wentOn = (seen: Standing, result: Decided): boolean =>
  result.outcome === 'conflict' && result.current.version === seen.version;

interface Standing {
  readonly id: string;
  readonly version: number;
}

/** What is said of those that have changed since they were selected, before anything is sent; null where none has. */
export const sinceSelectedWords = (selected: readonly Standing[], byNow: readonly Standing[]): string | null => {
  const changed = selected.filter(({ id, version }) => byNow.some((now) => now.id === id && now.version > version));
  if (changed.length === 0) return null;
  const [which, stays] =
    changed.length === 1
      ? ['eine davon', 'Sie bleibt, wie sie ist, bis Sie es danach bestätigen.']
      : [`${formatCount(changed.length)} davon`, 'Sie bleiben, wie sie sind, bis Sie es danach bestätigen.'];
  return `Jemand anderes hat seit Ihrer Auswahl ${which} geändert. ${stays}`;
};

/** Why a review did not get the status, beside its name. */
export const failureOf = (result: Decided): string | null => {
  if (result.outcome === 'not-found') return 'Es gibt sie nicht mehr; ihr Unternehmen wurde entfernt.';
  return result.outcome === 'conflict'
    ? `Jemand anderes war schneller: Sie steht jetzt auf „${REVIEW_STATUS_LABEL[result.current.status]}“.`
    : null;
};
