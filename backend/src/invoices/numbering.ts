import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import type { InvoicesState } from './invoices.ts';

/** Year in Germany, place in it, and both as they stand on the page. */
export interface InvoiceNumber {
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
}

/** The numbers that follow in the year of a moment, in one series for invoices and credit notes: the first is that of index 0. */
export const numbersFrom = ({ lastSequences }: InvoicesState, issuedAt: string) => {
  const year = yearInGermany(issuedAt);
  const before = lastSequences.get(year) ?? 0;
  return (index: number): InvoiceNumber => {
    const sequence = before + index + 1;
    return { year, sequence, number: `RE-${year}-${String(sequence).padStart(5, '0')}` };
  };
};
