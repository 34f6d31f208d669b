import { FOLLOW_UP_MAX_DAYS } from '@sternklar/contracts/constants';
import { formatSortableDay } from '../../texts/format.ts';

/** The last day (`YYYY-MM-DD`) that a follow-up may be set on. */
export const latestFollowUp = (now: Date): string =>
  formatSortableDay(new Date(now.getTime() + FOLLOW_UP_MAX_DAYS * 86_400_000));

/** What is wrong with a day that somebody chose; null where nothing is. */
export const wrongDay = (on: string, latest: string): string | null => {
  if (on === '') return 'Bitte wählen Sie einen Tag.';
  return on > latest ? `Bitte wählen Sie einen Tag bis ${latest.split('-').reverse().join('.')}.` : null;
};
