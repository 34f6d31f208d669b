import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { ReactNode } from 'react';
import { RowLink } from '../../lists/RowActions.tsx';
import { CellLink } from '../../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../../lists/table/column.ts';
import { listLink, rowLink } from '../../routing/list-link.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CaseStateBadge } from '../casework/CaseStateBadge.tsx';
import { reviewerName } from '../names.ts';
import { useStanding } from './CaseRows.tsx';
import { channelWords, waitWords } from './case-row-words.ts';

interface ByNowProps {
  readonly row: ListedCase;
  /** Of the case as it stands by now, and whether it is still open. */
  children(row: ListedCase, isOpen: boolean): ReactNode;
}

const ByNow = ({ row, children }: ByNowProps) => {
  const standing = useStanding(row.id);
  return children(standing?.row ?? row, standing === null || standing.row !== null);
};

const State = ({ row }: { readonly row: ListedCase }) => {
  const isNews = useStanding(row.id) !== null;
  return (
    <ByNow row={row}>
      {({ next }, isOpen) => (
        <>
          {isOpen ? <CaseStateBadge next={next} /> : null}
          {isNews ? <Badge tone="plain">gerade geändert</Badge> : null}
        </>
      )}
    </ByNow>
  );
};

export const caseColumns: ListTableSpec<ListedCase>['columns'] = [
  {
    name: 'reviewer_name',
    label: 'Verfasser',
    cell: (row) => <CellLink to={rowLink('reviews', row.id)}>{reviewerName(row)}</CellLink>,
  },
  { name: 'state', label: 'Stand', width: 204, sortBy: 'next', cell: (row) => <State row={row} /> },
  {
    name: 'wait',
    label: 'Worauf er wartet',
    width: 220,
    cell: (row) => <ByNow row={row}>{(now, isOpen) => (isOpen ? waitWords(now) : 'Nicht mehr offen')}</ByNow>,
  },
  { name: 'business_name', label: 'Unternehmen', cell: ({ business_name }) => business_name },
  {
    name: 'user_email',
    label: 'E-Mail',
    isExtra: true,
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  {
    name: 'channel',
    label: 'Weg',
    width: 200,
    isExtra: true,
    cell: (row) => <ByNow row={row}>{(now) => channelWords(now) ?? ''}</ByNow>,
  },
  {
    name: 'taken_over',
    label: 'Arbeitet daran',
    width: 116,
    cell: (row) => (
      <ByNow row={row}>{({ taken_over }) => (taken_over?.is_you ? 'Sie' : (taken_over?.email ?? ''))}</ByNow>
    ),
  },
  {
    name: 'created_at',
    label: 'Eingereicht',
    width: 104,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} onlyDay />,
  },
];

/** The ways on from a case. */
export const CaseActions = ({ row }: { readonly row: ListedCase }) => (
  <>
    <RowLink to={rowLink('reviews', row.id)} label="Fall öffnen" of={reviewerName(row)} />
    <RowLink to={rowLink('users', row.user_id)} label="Benutzer" of={row.user_email} />
    <RowLink to={listLink('cases', { business_id: row.business_id })} label="Fälle" of={row.business_name} />
  </>
);
