import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { RENEWAL_DAYS } from '@sternklar/contracts/back-office/renewal-days';
import { formatSortableDay } from '../texts/format.ts';
import { countedLink } from './figure-links.ts';

/** A figure of this moment, whatever the period is. */
export interface PresentFigure {
  readonly name: string;
  readonly counts: string;
  readonly count: number;
  /** What it comes to; null where that says nothing. */
  readonly cents: number | null;
  /** What the amount is, or of what the figure is. */
  readonly of: string;
  /** The list of just these. */
  readonly to: string;
  /** Whether more of it is worse. */
  readonly isTrouble: boolean;
}

export const presentRows = ({ now, at }: Pick<OwnerFigures, 'now' | 'at'>): readonly PresentFigure[] => {
  const { open, failed, renewals, customers_without_review } = now;
  const today = formatSortableDay(new Date(at));
  const days = { from: today, until: today };
  return [
    {
      name: 'Offene Rechnungen',
      counts: 'Ausgestellt, nicht bezahlt und nicht storniert; der Betrag ist brutto.',
      count: open.invoices,
      cents: open.gross_cents,
      of: 'brutto',
      to: countedLink('invoices', 'open', days),
      isTrouble: false,
    },
    {
      name: 'davon fehlgeschlagen',
      counts: 'Offene Rechnungen, die die Karte mindestens einmal abgelehnt hat; der Betrag ist brutto.',
      count: failed.invoices,
      cents: failed.gross_cents,
      of: 'brutto',
      to: countedLink('invoices', 'failed', days),
      isTrouble: true,
    },
    {
      name: `Verlängerungen in ${RENEWAL_DAYS} Tagen`,
      counts: `Abos, deren Laufzeit in den nächsten ${RENEWAL_DAYS} Tagen endet und die niemand gekündigt hat; der Betrag ist netto im Monat.`,
      count: renewals.subscriptions,
      cents: renewals.mrr_net_cents,
      of: 'netto im Monat',
      to: countedLink('subscriptions', 'renewing', { from: today, until: renewals.until }),
      isTrouble: false,
    },
    {
      name: 'Kunden ohne Bewertung',
      counts: 'Konten mit laufendem Abo, die noch nie eine Bewertung eingereicht haben.',
      count: customers_without_review,
      cents: null,
      of: 'Abo läuft, noch nie etwas eingereicht',
      to: countedLink('users', 'without_review', days),
      isTrouble: false,
    },
  ];
};
