import { REMOVAL_REASONS } from '../reviews/removal-reason.ts';
import type { DaySpan } from './figure-period.ts';

/** What the owner's figures count, by the list that shows it row by row. */
export const COUNTED = {
  users: ['without_review'],
  subscriptions: ['active', 'leaving', 'started', 'notice_given', 'ended', 'lost', 'renewing'],
  invoices: ['documents', 'invoices', 'corrections', 'credit_notes', 'open', 'failed'],
  reviews: ['cases_in', 'forwarded', 'decided', 'removed'],
  chats: ['chats', 'by_assistant'],
} as const;

export type CountedList = keyof typeof COUNTED;
export type CountedFigure<List extends CountedList = CountedList> = (typeof COUNTED)[List][number];

/** Of decided cases: those of one ground, or of none. */
export const COUNTED_REASONS = [...REMOVAL_REASONS, 'none'] as const;
export type CountedReason = (typeof COUNTED_REASONS)[number];

/** The filter `counted` of a list: 'started 2026-11-01 2026-11-30', and 'decided 2026-11-01 2026-11-30 spam'. */
export const countedFilter = (figure: CountedFigure, { from, until }: DaySpan, reason?: CountedReason): string =>
  [figure, from, until, ...(reason === undefined ? [] : [reason])].join(' ');

export interface Counted<List extends CountedList> {
  readonly figure: CountedFigure<List>;
  readonly reason: CountedReason | undefined;
  readonly from: string;
  readonly until: string;
}

/** A day that there is, as '2026-11-30'. */
const isDay = (text: string | undefined): text is string => {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** What such a filter of a list says; null where that is nothing the list has. */
export const countedIn = <List extends CountedList>(list: List, text: string): Counted<List> | null => {
  const [named, from, until, ofReason, ...rest] = text.split(' ');
  const figures: readonly CountedFigure<List>[] = COUNTED[list];
  const figure = figures.find((one) => one === named);
  const reason = COUNTED_REASONS.find((one) => one === ofReason);
  const isWhole = reason === ofReason && rest.length === 0 && (reason === undefined || list === 'reviews');
  if (figure === undefined || !isWhole || !isDay(from) || !isDay(until) || until < from) return null;
  return { figure, reason, from, until };
};
