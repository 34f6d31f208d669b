import { FEWEST_FOR_SHARE } from '@sternklar/contracts/reviews/casework/case-figures';
import type { CaseSuccess } from '@sternklar/contracts/reviews/casework/case-figures.api';
import { formatCount } from '../../texts/format.ts';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '4,0 Tage', with a non-breaking space. */
export const daysWords = (days: number | null): string =>
  days === null ? '–' : `${oneDecimal.format(days)}\u00a0Tage`;

/** A share, or that it would rest on too few. */
export const shareWords = (share: number | null, of: number): string => {
  if (share !== null) return percent.format(share);
  return of === 0 ? '–' : 'zu wenige';
};

/** '3 von 7'. */
export const restsOn = ({ removed, decided }: Pick<CaseSuccess, 'removed' | 'decided'>): string =>
  `${formatCount(removed)} von ${formatCount(decided)}`;

export const casesWords = (cases: number): string => (cases === 1 ? '1 Fall' : `${formatCount(cases)} Fälle`);

export const TOO_FEW = `Unter ${FEWEST_FOR_SHARE} entschiedenen Fällen steht kein Anteil: Er sagte mehr, als er weiß.`;
