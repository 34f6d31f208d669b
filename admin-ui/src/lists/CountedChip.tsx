import { Button } from '@mui/material';
import {
  type Counted,
  type CountedFigure,
  type CountedList,
  countedIn,
} from '@sternklar/contracts/back-office/counted';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { formatDate } from '../texts/format.ts';
import { spanName } from '../texts/span-name.ts';

/** What a list shows of a figure; those that are of this moment are not in a period. */
const WORDS: Readonly<Record<CountedFigure, string>> = {
  without_review: 'Mit Abo, ohne Bewertung',
  active: 'Laufend am Ende von',
  leaving: 'Gekündigt, laufend am Ende von',
  started: 'Begonnen',
  notice_given: 'Gekündigt',
  ended: 'Beendet',
  lost: 'Liefen vorher, beendet',
  renewing: 'Verlängern sich bis',
  documents: 'Ausgestellt',
  invoices: 'Rechnungen, ausgestellt',
  corrections: 'Berichtigungen, ausgestellt',
  credit_notes: 'Stornorechnungen, ausgestellt',
  open: 'Offen',
  failed: 'Offen, von der Karte abgelehnt',
  cases_in: 'Eingereicht',
  forwarded: 'Übermittelt',
  decided: 'Entschieden',
  removed: 'Entschieden und gelöscht',
  chats: 'Geschrieben',
  by_assistant: 'Nur vom Assistenten beantwortet',
};
const NOW: readonly CountedFigure[] = ['without_review', 'open', 'failed'];

const daysOf = ({ figure, from, until }: Counted<CountedList>): string => {
  if (NOW.includes(figure)) return '';
  return figure === 'renewing' ? formatDate(until) : spanName({ from, until });
};

const reasonOf = ({ reason }: Counted<CountedList>): string => {
  if (reason === undefined) return '';
  return reason === 'none' ? 'ohne Grund' : REMOVAL_REASON_LABEL[reason];
};

/** 'Entschieden November 2026, Spam' */
const countedWords = (counted: Counted<CountedList>): string =>
  [[WORDS[counted.figure], daysOf(counted)].filter(Boolean).join(' '), reasonOf(counted)].filter(Boolean).join(', ');

const chipStyle = {
  minHeight: 44,
  px: 2,
  gap: 1,
  border: '1px solid var(--dawn-500)',
  borderRadius: 999,
  bgcolor: 'var(--dawn-100)',
  color: 'var(--dawn-700)',
  fontWeight: 580,
  whiteSpace: 'normal',
  '&::after': { content: '"×"' },
};

interface CountedChipProps {
  readonly list: CountedList;
  readonly value: string;
  onLeave(): void;
}

/** Which figure a list shows row by row, to be taken away; nothing where an address names none that there is. */
export const CountedChip = ({ list, value, onLeave }: CountedChipProps) => {
  const counted = countedIn(list, value);
  if (counted === null) return null;
  const words = countedWords(counted);
  return (
    <Button className="counted" onClick={onLeave} sx={chipStyle} aria-label={`${words}: Filter aufheben`}>
      {words}
    </Button>
  );
};
