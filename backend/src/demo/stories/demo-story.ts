import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { DemoMove } from '../case-moves.ts';
import type { When } from '../demo-calendar.ts';
import type { DemoFileName } from '../demo-files.ts';

/** A case of the demonstration that is told step by step, so that every state of a case is to be seen in it. */
export interface DemoStory {
  readonly business: string;
  readonly reviewer: string;
  readonly text: string;
  readonly stars?: 2 | 3;
  readonly reason: RemovalReason | null;
  readonly hasLink: boolean;
  /** What the customer added in the same sitting. */
  readonly facts?: string;
  readonly handedIn: When;
  readonly moves: readonly (readonly [When, DemoMove])[];
}

export const BAKERY = 'Bäckerei Sonnenschein';
export const CAFE = 'Café Sonnenschein am Markt';

export const ago = (workingDaysAgo: number, at: string): When => ({ workingDaysAgo, at });
export const hours = (hoursAgo: number): When => ({ hoursAgo });

export const forward = (
  reference: string | null,
  channel: 'report-tool' | 'legal-form' | 'post' = 'report-tool',
): DemoMove => ({
  does: 'forward',
  channel,
  reference,
});
export const appeal = (reference: string): DemoMove => ({ does: 'appeal', channel: 'legal-form', reference });
export const answered = (
  answer: Extract<DemoMove, { does: 'enter-answer' }>['answer'],
  text: string | null = null,
  enteredBy: 'customer' | 'admin' = 'admin',
): DemoMove => ({ does: 'enter-answer', answer, text, enteredBy });
export const facts = (text: string): DemoMove => ({ does: 'amend', facts: text });
export const completed = (reason: RemovalReason, text?: string): DemoMove => ({
  does: 'amend',
  withLink: true,
  reason,
  ...(text !== undefined && { facts: text }),
});
export const evidence = (file: DemoFileName, addedBy: 'customer' | 'admin' = 'customer'): DemoMove => ({
  does: 'add-evidence',
  file,
  addedBy,
});
export const ask = (text: string): DemoMove => ({ does: 'ask', text });
export const answer = (text: string): DemoMove => ({ does: 'answer', text });

export const COMPLETE = { hasLink: true } as const;
