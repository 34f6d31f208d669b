import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { formatCount, formatShare } from './format.ts';

const monthShort = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'short' });
const monthLong = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Words of the figures. What was achieved is told, never promised: the platform decides. */
export const overviewTexts = {
  label: 'Zahlen im Überblick',
  /** One line for all of it: what counts on most days. */
  line: (counts: Readonly<Record<'alle' | ReviewStatus, number>>, withdrawn: number) =>
    [
      `${formatCount(counts.alle)} Anträge`,
      `${formatCount(counts.eingereicht - withdrawn)} offen`,
      ...(withdrawn > 0 ? [`${formatCount(withdrawn)} zurückgezogen`] : []),
      `${formatCount(counts.gelöscht)} gelöscht`,
      ...(counts.nicht_genehmigt > 0 ? [`${formatCount(counts.nicht_genehmigt)} nicht genehmigt`] : []),
    ].join(' · '),
  toggle: 'Zahlen',
  rate: 'Erfolgsquote',
  share: formatShare,
  rateUnknown: '–',
  rateUnknownSpoken: 'noch nicht zu berechnen',
  rateNote: ({ deleted, decided }: { readonly deleted: number; readonly decided: number }) =>
    decided === 0
      ? 'Noch ist nichts entschieden.'
      : `${formatCount(deleted)} von ${formatCount(decided)} entschiedenen Anträgen.`,
  noPromise: 'Kein Versprechen: Über jeden Antrag entscheidet die Plattform.',
  incomplete: 'Nicht alle Bewertungen konnten geladen werden.',
  loading: 'Zahlen werden berechnet',

  chart: 'Eingereicht und gelöscht je Monat',
  chartToggle: 'Diagramm',
  chartPeriod: 'letzte 12 Monate',
  month: 'Monat',
  submitted: 'Eingereicht',
  deleted: 'Gelöscht',
  count: formatCount,
  /** '2026-11' → 'Nov', without the point that German abbreviations end with. */
  monthShort: (month: string) => monthShort.format(firstOf(month)).replace('.', '').slice(0, 3),
  monthLong: (month: string) => monthLong.format(firstOf(month)),
  monthSummary: (month: string, submitted: number, deleted: number) =>
    `${monthLong.format(firstOf(month))}: ${formatCount(submitted)} eingereicht, ${formatCount(deleted)} gelöscht`,
} as const;
