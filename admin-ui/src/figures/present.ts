import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { RENEWAL_DAYS } from '@sternklar/contracts/back-office/renewal-days';

/** A figure of this moment, whatever the period is. */
export interface PresentFigure {
  readonly name: string;
  readonly counts: string;
  readonly count: number;
  /** What it comes to; null where that says nothing. */
  readonly cents: number | null;
}

export const presentRows = ({
  open,
  failed,
  renewals,
  customers_without_review,
}: OwnerFigures['now']): readonly PresentFigure[] => [
  {
    name: 'Offene Rechnungen',
    counts: 'Ausgestellt, nicht bezahlt und nicht storniert; der Betrag ist brutto.',
    count: open.invoices,
    cents: open.gross_cents,
  },
  {
    name: 'davon fehlgeschlagen',
    counts: 'Offene Rechnungen, die die Karte mindestens einmal abgelehnt hat; der Betrag ist brutto.',
    count: failed.invoices,
    cents: failed.gross_cents,
  },
  {
    name: `Verlängerungen in ${RENEWAL_DAYS} Tagen`,
    counts: `Abos, deren Laufzeit in den nächsten ${RENEWAL_DAYS} Tagen endet und die niemand gekündigt hat; der Betrag ist netto im Monat.`,
    count: renewals.subscriptions,
    cents: renewals.mrr_net_cents,
  },
  {
    name: 'Kunden ohne Bewertung',
    counts: 'Konten mit laufendem Abo, die noch nie eine Bewertung eingereicht haben.',
    count: customers_without_review,
    cents: null,
  },
];
