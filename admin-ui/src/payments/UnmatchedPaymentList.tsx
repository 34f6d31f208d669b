import { Chip } from '@mui/material';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { Clearing, UnclearPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import { CardList } from '../lists/CardList.tsx';
import { sheetAmount } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, customerFilter } from '../lists/filters.tsx';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { listLink, rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatMoment, formatPrice } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { SettlePaymentDialog } from './SettlePaymentDialog.tsx';

const KIND_LABEL: Readonly<Record<UnclearPaymentKind, string>> = {
  'amount-differs': 'Anderer Betrag',
  'paid-twice': 'Doppelt bezahlt',
  'unknown-invoice': 'Keine solche Rechnung',
  'account-erased': 'Konto gelöscht',
  'dispute-reversed': 'Von der Bank zurückgegeben',
  disputed: 'Von der Bank bestritten',
  'paid-back-elsewhere': 'Woanders zurückgezahlt',
  'refund-failed': 'Rückzahlung kam zurück',
};
const SETTLED_LABEL: Readonly<Record<Clearing, string>> = {
  refund: 'Zurückgezahlt',
  'paid-back': 'Von Hand zurückgezahlt',
  'paid-back-by-transfer': 'Per Überweisung zurückgezahlt',
  waived: 'Nachgelassen',
  'paid-by-transfer': 'Vom Kunden überwiesen',
  'booked-otherwise': 'Anders verbucht',
  'dispute-won': 'Bleibt bei uns',
  'dispute-lost': 'Von der Bank zurückgeholt',
  'refund-failed': 'Kam zurück',
};

const standOf = ({ settled_by }: UnmatchedPayment): string =>
  settled_by === null ? 'Zu klären' : SETTLED_LABEL[settled_by];
const askedFor = ({ expected }: UnmatchedPayment): string => (expected === null ? '–' : formatPrice(expected));

const Stand = ({ payment }: { readonly payment: UnmatchedPayment }) => (
  <Chip
    size="small"
    label={standOf(payment)}
    color={payment.settled_by === null ? 'warning' : 'default'}
    variant="outlined"
  />
);

interface PaymentActionsProps {
  readonly payment: UnmatchedPayment;
  onSettle(): void;
}

const PaymentActions = ({ payment, onSettle }: PaymentActionsProps) => (
  <>
    <RowLink to={rowLink('users', payment.user_id)} label="Benutzer" of={payment.user_email} />
    {payment.invoice_number !== null && (
      <RowLink to={listLink('invoices', { q: payment.invoice_number })} label="Rechnung" of={payment.invoice_number} />
    )}
    {payment.settled_by === null && (
      <Commands>
        <RowButton label="Ist geklärt" of={payment.payment_reference} onClick={onSettle} />
      </Commands>
    )}
  </>
);

/** One payment as staff see it. */
const PaymentCard = ({ payment, onSettle }: PaymentActionsProps) => (
  <RowCard
    id={payment.id}
    title={KIND_LABEL[payment.kind]}
    to={rowLink('users', payment.user_id)}
    badges={<Stand payment={payment} />}
    actions={<PaymentActions payment={payment} onSettle={onSettle} />}
  >
    <Facts
      facts={[
        { name: 'Betrag', value: formatPrice(payment.amount) },
        { name: 'Verlangt', value: askedFor(payment) },
        { name: 'Eingang', value: <Moment at={payment.created_at} /> },
        { name: 'E-Mail', value: payment.user_email },
        { name: 'Rechnung', value: payment.invoice_number ?? '–' },
        { name: 'Zahlung', value: payment.payment_reference },
      ]}
    />
  </RowCard>
);

const columns: ListTableSpec<UnmatchedPayment>['columns'] = [
  { name: 'kind', label: 'Warum', width: 190, cell: ({ kind }) => KIND_LABEL[kind] },
  { name: 'stand', label: 'Stand', width: 200, cell: (payment) => <Stand payment={payment} /> },
  { name: 'amount', label: 'Betrag', width: 96, isNumber: true, cell: ({ amount }) => formatPrice(amount) },
  { name: 'expected', label: 'Verlangt', width: 96, isNumber: true, cell: askedFor },
  {
    name: 'user_email',
    label: 'E-Mail',
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  {
    name: 'invoice_number',
    label: 'Rechnung',
    width: 140,
    isForWide: true,
    cell: ({ invoice_number: number }) =>
      number === null ? '–' : <CellLink to={listLink('invoices', { q: number })}>{number}</CellLink>,
  },
  { name: 'payment_reference', label: 'Zahlung', cell: ({ payment_reference }) => payment_reference },
  {
    name: 'created_at',
    label: 'Eingang',
    width: 150,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

const paymentsCsv: CsvExport<UnmatchedPayment> = {
  name: 'unklare-zahlungen',
  columns: [
    { title: 'Eingang', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'Warum', value: ({ kind }) => KIND_LABEL[kind] },
    { title: 'Betrag', value: ({ amount }) => sheetAmount(amount) },
    { title: 'Verlangt', value: ({ expected }) => (expected === null ? '' : sheetAmount(expected)) },
    { title: 'Stand', value: standOf },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Rechnung', value: ({ invoice_number }) => invoice_number ?? '' },
    { title: 'Zahlung', value: ({ payment_reference }) => payment_reference },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const filters = [
  choiceFilter({
    source: 'state',
    label: 'Stand',
    choices: [
      { id: 'open', name: 'Zu klären' },
      { id: 'settled', name: 'Geklärt' },
    ],
  }),
  customerFilter,
];

/** Money that came and settles nothing, or left again by another hand, the newest first. */
export const UnmatchedPaymentList = () => (
  <CardList<UnmatchedPayment>
    sorts={BY_AGE}
    filters={filters}
    csv={paymentsCsv}
    label="Unklare Zahlungen"
    none="Nichts zu klären. Hier steht Geld, das zu keiner offenen Rechnung passt oder wieder fort ist: ein anderer Betrag, eine zweite Zahlung, ein Einspruch bei der Bank."
    table={{
      columns,
      nameOf: ({ payment_reference }) => payment_reference,
      actions: (payment, choose) => <PaymentActions payment={payment} onSettle={() => choose(payment)} />,
    }}
    card={(payment, choose) => <PaymentCard key={payment.id} payment={payment} onSettle={() => choose(payment)} />}
    dialog={(payment, close) => <SettlePaymentDialog payment={payment} onClose={close} />}
  />
);
