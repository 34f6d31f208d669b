import type { PeriodFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { formatCount, formatPrice } from '../texts/format.ts';

export type Unit = 'euro' | 'count' | 'share' | 'days';

/** A figure of a period: how it is called, what it counts in one sentence, and where it is found. */
export interface Figure {
  readonly name: string;
  readonly counts: string;
  readonly unit: Unit;
  /** Which way is the better one, where there is one. */
  readonly better?: 'more' | 'less';
  /** Null where there is none: a share of nothing, a time of no case. */
  valueOf(figures: PeriodFigures): number | null;
}

const shareOf = (part: number, of: number): number | null => (of === 0 ? null : part / of);

export const MRR: Figure = {
  name: 'Einnahmen im Monat, netto',
  counts:
    'Was die Abos, die am Ende des Zeitraums laufen, zusammen in einem Monat kosten, ohne Umsatzsteuer. Gekündigte zählen, bis sie enden. Läuft der Zeitraum noch, gilt der Stand von jetzt.',
  unit: 'euro',
  better: 'more',
  valueOf: ({ mrr_net_cents }) => mrr_net_cents,
};
export const ACTIVE: Figure = {
  name: 'Laufende Abos',
  counts: 'Abos, die begonnen haben und am Ende des Zeitraums nicht beendet sind.',
  unit: 'count',
  better: 'more',
  valueOf: ({ active }) => active,
};
export const REVENUE: Figure = {
  name: 'Umsatz netto',
  counts:
    'Rechnungen abzüglich Stornorechnungen, jede an dem Tag, an dem sie ausgestellt ist. Auch offene zählen. Eine Rückzahlung zählt nicht noch einmal: Ihre Stornorechnung ist schon abgezogen.',
  unit: 'euro',
  better: 'more',
  valueOf: ({ revenue }) => revenue.net_cents,
};
export const DECIDED: Figure = {
  name: 'Entschieden',
  counts: 'Fälle, die im Zeitraum entschieden wurden und es noch sind; wieder geöffnete zählen nicht.',
  unit: 'count',
  valueOf: ({ cases_out }) => cases_out.decided,
};

export const CHURN: Figure = {
  name: 'Abwanderung',
  counts: 'Von den Abos, die zu Beginn des Zeitraums liefen, der Anteil, der in ihm geendet hat.',
  unit: 'share',
  better: 'less',
  valueOf: ({ churn }) => churn,
};
export const TO_FORWARD: Figure = {
  name: 'Bis zur Übermittlung',
  counts: 'Median vom Eingang bis zur ersten Übermittlung, für Fälle, die im Zeitraum übermittelt wurden.',
  unit: 'days',
  better: 'less',
  valueOf: ({ to_forward }) => to_forward.median_days,
};
export const BY_ASSISTANT: Figure = {
  name: 'Anteil des Assistenten',
  counts: 'Nur vom Assistenten beantwortete von allen Chats des Zeitraums.',
  unit: 'share',
  better: 'more',
  valueOf: ({ chats_by_assistant, chats }) => shareOf(chats_by_assistant, chats),
};

export const SUBSCRIPTIONS: readonly Figure[] = [
  MRR,
  {
    name: 'Einnahmen im Monat, brutto',
    counts: 'Dasselbe mit Umsatzsteuer.',
    unit: 'euro',
    valueOf: ({ mrr_gross_cents }) => mrr_gross_cents,
  },
  ACTIVE,
  {
    name: 'davon gekündigt',
    counts: 'Laufende Abos, deren Kündigung eingegangen ist; sie enden später.',
    unit: 'count',
    valueOf: ({ leaving }) => leaving,
  },
  {
    name: 'Neu',
    counts: 'Abos, die im Zeitraum begonnen haben.',
    unit: 'count',
    better: 'more',
    valueOf: ({ started }) => started,
  },
  {
    name: 'Kündigungen',
    counts: 'Abos, deren Kündigung im Zeitraum eingegangen ist. Zurückgenommene zählen nicht.',
    unit: 'count',
    better: 'less',
    valueOf: ({ notice_given }) => notice_given,
  },
  { name: 'Beendet', counts: 'Abos, die im Zeitraum geendet haben.', unit: 'count', valueOf: ({ ended }) => ended },
  {
    name: 'davon außerordentlich',
    counts: 'Von ihnen die, die vor dem Ende ihrer Laufzeit beendet wurden, mit einem Grund.',
    unit: 'count',
    better: 'less',
    valueOf: ({ terminated }) => terminated,
  },
  CHURN,
];

export const REVENUES: readonly Figure[] = [
  REVENUE,
  {
    name: 'Umsatzsteuer',
    counts: 'Die Umsatzsteuer derselben Rechnungen abzüglich Stornorechnungen.',
    unit: 'euro',
    valueOf: ({ revenue }) => revenue.vat_cents,
  },
  {
    name: 'Umsatz brutto',
    counts: 'Netto und Umsatzsteuer zusammen.',
    unit: 'euro',
    valueOf: ({ revenue }) => revenue.gross_cents,
  },
  {
    name: 'Rechnungen',
    counts: 'Im Zeitraum ausgestellt, auch wenn sie später storniert wurden.',
    unit: 'count',
    valueOf: ({ revenue }) => revenue.invoices,
  },
  {
    name: 'Berichtigungen',
    counts: 'Im Zeitraum ausgestellt; am Umsatz ändern sie nichts.',
    unit: 'count',
    valueOf: ({ revenue }) => revenue.corrections,
  },
  {
    name: 'Stornorechnungen',
    counts: 'Im Zeitraum ausgestellt, für Rechnungen von welchem Tag auch immer.',
    unit: 'count',
    valueOf: ({ revenue }) => revenue.credit_notes,
  },
  {
    name: 'Ausgebucht',
    counts: 'Rechnungen, die im Zeitraum von Hand ausgebucht wurden, brutto; was zurückgenommen wurde, ist abgezogen.',
    unit: 'euro',
    better: 'less',
    valueOf: ({ written_off_cents }) => written_off_cents,
  },
  {
    name: 'Bestrittene Zahlungen',
    counts: 'Zahlungen, gegen die sich Kunden im Zeitraum bei ihrer Bank gewandt haben.',
    unit: 'count',
    better: 'less',
    valueOf: ({ disputes }) => disputes,
  },
  {
    name: 'Von Banken zurückgeholt',
    counts:
      'Was Banken von bestrittenen Zahlungen im Zeitraum zurückholten, brutto, abzüglich dessen, was sie wieder freigaben.',
    unit: 'euro',
    better: 'less',
    valueOf: ({ disputes_lost_cents }) => disputes_lost_cents,
  },
];

export const CASES: readonly Figure[] = [
  {
    name: 'Eingegangen',
    counts:
      'Bewertungen, die im Zeitraum eingereicht wurden, auch die inzwischen entfernter Unternehmen, die in keiner Liste mehr stehen.',
    unit: 'count',
    valueOf: ({ cases_in }) => cases_in,
  },
  DECIDED,
  {
    name: 'davon gelöscht',
    counts: 'Mit dem Ausgang, den sie heute haben. Was wieder erschienen ist, zählt als nicht gelöscht.',
    unit: 'count',
    valueOf: ({ cases_out }) => cases_out.removed,
  },
  {
    name: 'Anteil gelöscht',
    counts: 'Gelöschte von den entschiedenen Fällen.',
    unit: 'share',
    valueOf: ({ cases_out: { removed, decided } }) => shareOf(removed, decided),
  },
  TO_FORWARD,
  {
    name: 'Bis zur Entscheidung',
    counts: 'Median vom Eingang bis zur Entscheidung, für Fälle, die im Zeitraum entschieden wurden.',
    unit: 'days',
    better: 'less',
    valueOf: ({ to_decision }) => to_decision.median_days,
  },
];

export const CHATS: readonly Figure[] = [
  {
    name: 'Chats',
    counts:
      'Unterhaltungen, in denen im Zeitraum ein Kunde oder Besucher geschrieben hat, auch inzwischen gelöschte, die in keiner Liste mehr stehen.',
    unit: 'count',
    valueOf: ({ chats }) => chats,
  },
  {
    name: 'nur vom Assistenten beantwortet',
    counts:
      'Davon die, in denen der Assistent antwortete und im Zeitraum niemand vom Team schrieb oder verlangt wurde.',
    unit: 'count',
    valueOf: ({ chats_by_assistant }) => chats_by_assistant,
  },
  BY_ASSISTANT,
  {
    name: 'an einen Menschen gegangen',
    counts: 'Chats des Zeitraums, in denen jemand vom Team schrieb oder verlangt wurde.',
    unit: 'count',
    better: 'less',
    valueOf: ({ chats_handed_over }) => chats_handed_over,
  },
  {
    name: 'Antworten bewertet',
    counts: 'Antworten des Assistenten, zu denen im Zeitraum zuletzt gesagt wurde, ob sie hilfreich waren.',
    unit: 'count',
    valueOf: ({ ratings }) => ratings,
  },
  {
    name: 'davon nicht hilfreich',
    counts: 'Der Anteil der bewerteten Antworten, die nicht halfen.',
    unit: 'share',
    better: 'less',
    valueOf: ({ ratings, ratings_bad }) => shareOf(ratings_bad, ratings),
  },
];

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const NONE = '–';

const WORDS: Readonly<Record<Unit, (value: number) => string>> = {
  euro: (cents) => formatPrice(cents / 100),
  count: formatCount,
  share: (share) => percent.format(share),
  days: (days) => `${oneDecimal.format(days)}\u00a0Tage`,
};

export const valueWords = (unit: Unit, value: number | null): string => (value === null ? NONE : WORDS[unit](value));

const CHANGE: Readonly<Record<Unit, (difference: number) => string>> = {
  ...WORDS,
  share: (difference) => `${oneDecimal.format(difference * 100)}\u00a0Punkte`,
};
/** Smaller ones are not seen in a figure's words. */
const LEAST: Readonly<Record<Unit, number>> = { euro: 1, count: 1, share: 0.0005, days: 0.05 };

/** How a figure changed: '+3', '−59,00 €', '±0'; a dash where there is nothing to compare. */
export const changeWords = (unit: Unit, value: number | null, before: number | null): string => {
  if (value === null || before === null) return NONE;
  const difference = value - before;
  if (Math.abs(difference) < LEAST[unit]) return '±0';
  return `${difference > 0 ? '+' : '−'}${CHANGE[unit](Math.abs(difference))}`;
};

/** Whether a figure changed for the better; null where it did not change, or neither way is. */
export const isBetter = ({ unit, better }: Figure, value: number | null, before: number | null): boolean | null => {
  if (better === undefined || value === null || before === null) return null;
  const difference = value - before;
  if (Math.abs(difference) < LEAST[unit]) return null;
  return difference > 0 === (better === 'more');
};
