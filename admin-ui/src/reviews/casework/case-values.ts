import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { formatDay } from '../../texts/format.ts';

interface Subject {
  /** Null where it is not known, or not any more. */
  readonly customer: string | null;
  readonly business: string;
  readonly reviewer: string;
}

/** What takes the places in a text block that is written about a case. `now` is when it is written. */
export const caseValues = ({ customer, business, reviewer }: Subject, now: Date): PlaceholderValues => ({
  ...(customer !== null && { name: customer }),
  ...(business !== '' && { unternehmen: business }),
  ...(reviewer !== '' && { verfasser: reviewer }),
  datum: formatDay(now.toISOString()),
});
