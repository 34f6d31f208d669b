import type { AdminSubscription, Notice, Termination } from '@sternklar/contracts/subscriptions/subscription.api';
import { TERMINATION_CAUSE_NAMES } from '@sternklar/contracts/subscriptions/termination';
import { useState } from 'react';
import { CardList } from '../lists/CardList.tsx';
import { sheetAmount } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, countedFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { listLink, rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatDate, formatDay, formatLastDay, formatPrice, formatRunsUntil } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { EnterNoticeDialog } from './EnterNoticeDialog.tsx';
import { SUBSCRIPTION_STATUS_CHOICES, SUBSCRIPTION_STATUS_LABEL, SubscriptionBadge } from './SubscriptionBadge.tsx';
import { TerminateDialog } from './TerminateDialog.tsx';

const noticeText = ({ ends_at, received_on, given_by }: Notice): string =>
  `zum ${formatLastDay(ends_at)}, eingegangen am ${formatDate(received_on)}${given_by === 'admin' ? ' (eingetragen)' : ''}`;

const DECLARED_BY: Readonly<Record<Termination['declared_by'], string>> = {
  customer: 'vom Kunden',
  provider: 'von uns',
};
const terminationText = ({ cause, declared_by, declared_on }: Termination): string =>
  `${TERMINATION_CAUSE_NAMES[cause]}, ${DECLARED_BY[declared_by]} am ${formatDate(declared_on)}`;

/** How it was or will be ended, in as few words as a column has room for; empty while it goes on. */
const endText = ({ notice, termination }: AdminSubscription): string => {
  if (termination) return 'außerordentlich';
  return notice ? `zum ${formatLastDay(notice.ends_at)}` : '';
};

interface SubscriptionCardProps {
  readonly subscription: AdminSubscription;
  onEnterNotice(): void;
  onTerminate(): void;
}

const SubscriptionActions = ({ subscription, onEnterNotice, onTerminate }: SubscriptionCardProps) => {
  const { user_id, user_email, status, notice } = subscription;
  return (
    <>
      <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
      <RowLink to={listLink('businesses', { user_id })} label="Unternehmen" of={user_email} />
      {status === 'active' && (
        <Commands>
          <RowButton
            label={notice === null ? 'Kündigung eintragen' : 'Frühere Kündigung eintragen'}
            of={user_email}
            onClick={onEnterNotice}
          />
        </Commands>
      )}
      {status === 'active' && (
        <Commands>
          <RowButton label="Außerordentlich beenden" of={user_email} onClick={onTerminate} />
        </Commands>
      )}
    </>
  );
};

/** One subscription as admins see it. */
const SubscriptionCard = (props: SubscriptionCardProps) => {
  const { subscription } = props;
  const { id, user_id, user_email, amount, payment_method, status, started_at, company_name } = subscription;
  const { notice, termination, termination_note } = subscription;
  return (
    <RowCard
      id={id}
      title={user_email}
      to={rowLink('users', user_id)}
      badges={<SubscriptionBadge status={status} />}
      actions={<SubscriptionActions {...props} />}
    >
      <Facts
        facts={[
          { name: 'Betrag im Monat', value: formatPrice(amount) },
          { name: 'Zahlungsart', value: payment_method },
          { name: 'Beginn', value: <Moment at={started_at} onlyDay /> },
          { name: 'Läuft bis', value: formatRunsUntil(subscription) },
          ...(notice ? [{ name: 'Gekündigt', value: noticeText(notice) }] : []),
          ...(termination ? [{ name: 'Außerordentlich beendet', value: terminationText(termination) }] : []),
          ...(termination_note ? [{ name: 'Notiz', value: termination_note }] : []),
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
        ]}
      />
    </RowCard>
  );
};

const columns: ListTableSpec<AdminSubscription>['columns'] = [
  {
    name: 'user_email',
    label: 'E-Mail',
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  { name: 'company_name', label: 'Firma', cell: ({ company_name }) => company_name ?? '–' },
  { name: 'status', label: 'Status', width: 152, cell: ({ status }) => <SubscriptionBadge status={status} /> },
  { name: 'notice', label: 'Gekündigt', width: 128, cell: endText },
  {
    name: 'payment_method',
    label: 'Zahlungsart',
    width: 120,
    isExtra: true,
    cell: ({ payment_method }) => payment_method,
  },
  {
    name: 'started_at',
    label: 'Beginn',
    width: 104,
    isForWide: true,
    sortBy: 'started_at',
    sortByOrder: 'DESC',
    cell: ({ started_at }) => <Moment at={started_at} onlyDay />,
  },
  {
    name: 'created_at',
    label: 'Abgeschlossen',
    width: 132,
    isExtra: true,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} onlyDay />,
  },
  { name: 'expires_at', label: 'Läuft bis', width: 104, cell: formatRunsUntil },
  { name: 'amount', label: 'Im Monat', width: 96, isNumber: true, cell: ({ amount }) => formatPrice(amount) },
];

const subscriptionsCsv: CsvExport<AdminSubscription> = {
  name: 'abos',
  columns: [
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Firma', value: ({ company_name }) => company_name ?? '' },
    { title: 'Betrag im Monat', value: ({ amount }) => sheetAmount(amount) },
    { title: 'Zahlungsart', value: ({ payment_method }) => payment_method },
    { title: 'Status', value: ({ status }) => SUBSCRIPTION_STATUS_LABEL[status] },
    { title: 'Beginn', value: ({ started_at }) => formatDay(started_at) },
    { title: 'Läuft bis', value: formatRunsUntil },
    { title: 'Gekündigt zum', value: ({ notice }) => (notice ? formatLastDay(notice.ends_at) : '') },
    {
      title: 'Außerordentlich beendet',
      value: ({ termination }) => (termination ? terminationText(termination) : ''),
    },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'status', label: 'Status', choices: SUBSCRIPTION_STATUS_CHOICES }),
  customerFilter,
  countedFilter('subscriptions'),
];

/** All subscriptions, the newest first. */
export const SubscriptionList = () => {
  const [asked, setAsked] = useState<'notice' | 'termination'>('notice');
  const commandsOn = (subscription: AdminSubscription, choose: (row: AdminSubscription) => void) => {
    const ask = (what: typeof asked) => () => {
      setAsked(what);
      choose(subscription);
    };
    return { subscription, onEnterNotice: ask('notice'), onTerminate: ask('termination') };
  };
  return (
    <CardList<AdminSubscription>
      sorts={[
        ...BY_AGE,
        { field: 'started_at', order: 'DESC', label: 'Beginn, spätester zuerst' },
        { field: 'started_at', order: 'ASC', label: 'Beginn, frühester zuerst' },
      ]}
      filters={filters}
      csv={subscriptionsCsv}
      label="Abos"
      none="Noch keine Abos. Sie stehen hier, sobald jemand eines abschließt."
      table={{
        columns,
        nameOf: ({ user_email }) => user_email,
        actions: (subscription, choose) => <SubscriptionActions {...commandsOn(subscription, choose)} />,
      }}
      card={(subscription, choose) => <SubscriptionCard key={subscription.id} {...commandsOn(subscription, choose)} />}
      dialog={(subscription, close) => {
        const Asked = asked === 'notice' ? EnterNoticeDialog : TerminateDialog;
        return <Asked subscription={subscription} onClose={close} />;
      }}
    />
  );
};
