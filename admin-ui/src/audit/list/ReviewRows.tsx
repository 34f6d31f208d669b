import { Box, Button, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AuditReview, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { AUDIT_PAGE_SIZE, LIST_COUNT_LIMIT } from '@sternklar/contracts/constants';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ReactNode } from 'react';
import {
  downloadCSV,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  useListContext,
  useRecordSelection,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { TableOrCards } from '../../lists/CardList.tsx';
import { type Column, csvOf } from '../../lists/csv.ts';
import { RowLink } from '../../lists/RowActions.tsx';
import { CellLink } from '../../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../../lists/table/column.ts';
import { ViewTools } from '../../lists/view/ViewTools.tsx';
import { reviewerName } from '../../reviews/names.ts';
import { Stars } from '../../reviews/Stars.tsx';
import { StatusBadge } from '../../reviews/StatusBadge.tsx';
import { rowLink } from '../../routing/list-link.ts';
import { formatCount, formatMoment, formatSortableDay } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { type AuditView, searchOf } from './audit-query.ts';
import { Bounds } from './Bounds.tsx';

/** As preferences call it. */
const AUDIT = 'audit';
const chooseNothing = () => undefined;
const rowStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
};

const NotYet = () => (
  <Box component="span" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
    noch nicht eingereicht
  </Box>
);
const Status = ({ status }: { readonly status: ReviewStatus | null }) =>
  status === null ? <NotYet /> : <StatusBadge status={status} />;

/** The earlier of the two on the left. */
const Compared = ({ review, isLater }: { readonly review: AuditReview; readonly isLater: boolean }) => {
  const [before, after] = isLater ? [review.compared_status, review.status] : [review.status, review.compared_status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Status status={before} />
      <span aria-hidden>→</span>
      <Box component="span" sx={visuallyHidden}>
        {' dann '}
      </Box>
      <Status status={after} />
    </Box>
  );
};

interface RowProps {
  readonly review: AuditReview;
  readonly list: AuditReviews;
  readonly view: AuditView;
}

/** Leads to the review as of the same moments. */
const linkTo = ({ review, view }: Pick<RowProps, 'review' | 'view'>): string => {
  const query = searchOf({ ...view, q: '', from: '', until: '', page: 1 });
  return `/audit/${review.id}${query.size > 0 ? `?${query}` : ''}`;
};

const nameOf = ({ reviewer_name }: AuditReview): string => reviewerName({ reviewer_name: reviewer_name ?? '' });

const StatusThen = ({ review, list }: Omit<RowProps, 'view'>) =>
  list.compared_with === null ? (
    <Status status={review.status} />
  ) : (
    <Compared review={review} isLater={list.at >= list.compared_with} />
  );

const Row = ({ review, list, view }: RowProps) => (
  <Box component="li" data-row-id={review.id} sx={{ borderTop: '1px solid var(--line)', py: 1.5 }}>
    <Box sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
        <Typography component="h4" tabIndex={-1} sx={{ fontWeight: 580, lineHeight: '28px', overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={linkTo({ review, view })}>
            {nameOf(review)}
          </Link>
        </Typography>
        {review.rating === null ? null : <Stars rating={review.rating} />}
      </Box>
      <StatusThen review={review} list={list} />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {[review.business_name, review.user_email].filter(Boolean).join(' · ')} · eingereicht{' '}
        <Moment at={review.submitted_at} />
      </Typography>
    </Box>
  </Box>
);

const Way = ({ label, view, page }: { label: string; view: AuditView; page: number | null }) =>
  page === null ? (
    <Button disabled sx={{ minHeight: 44 }}>
      {label}
    </Button>
  ) : (
    <Button
      component={RouterLink}
      to={`?${searchOf({ ...view, page })}`}
      aria-label={`${label}: Seite ${page}`}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );

const Pages = ({ list, view, children }: Omit<RowProps, 'review'> & { readonly children: ReactNode }) => {
  const last = Math.ceil(list.total / AUDIT_PAGE_SIZE);
  const first = (list.page - 1) * AUDIT_PAGE_SIZE + 1;
  return (
    <Box component="nav" aria-label="Seiten der Liste" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(first)}–{formatCount(first + list.rows.length - 1)} von{' '}
        {list.total >= LIST_COUNT_LIMIT ? 'mindestens ' : ''}
        {formatCount(list.total)}
      </Typography>
      {children}
      {last > 1 ? (
        <>
          <Way label="Zurück" view={view} page={list.page > 1 ? list.page - 1 : null} />
          <Way label="Weiter" view={view} page={list.page < last ? list.page + 1 : null} />
        </>
      ) : null}
    </Box>
  );
};

const Actions = ({ review, view }: Pick<RowProps, 'review' | 'view'>) => (
  <>
    <RowLink to={linkTo({ review, view })} label="Verlauf ansehen" of={nameOf(review)} />
    <RowLink to={rowLink('reviews', review.id)} label="Bewertung" of={nameOf(review)} />
    <RowLink to={rowLink('users', review.user_id)} label="Benutzer" of={review.user_email} />
  </>
);

const columnsOf = ({ list, view }: Omit<RowProps, 'review'>): ListTableSpec<AuditReview>['columns'] => [
  {
    name: 'reviewer_name',
    label: 'Verfasser',
    cell: (review) => <CellLink to={linkTo({ review, view })}>{nameOf(review)}</CellLink>,
  },
  {
    name: 'status',
    label: list.compared_with === null ? 'Status' : 'Davor und danach',
    width: list.compared_with === null ? 170 : 330,
    cell: (review) => <StatusThen review={review} list={list} />,
  },
  {
    name: 'status_since',
    label: 'Seit',
    width: 150,
    isForWide: true,
    cell: ({ status_since: since }) => (since ? <Moment at={since} /> : ''),
  },
  {
    name: 'rating',
    label: 'Sterne',
    width: 108,
    cell: ({ rating }) => (rating === null ? '' : <Stars rating={rating} />),
  },
  { name: 'business_name', label: 'Unternehmen', cell: ({ business_name }) => business_name ?? '' },
  { name: 'user_email', label: 'E-Mail', cell: ({ user_email }) => user_email },
  {
    name: 'submitted_at',
    label: 'Eingereicht',
    width: 150,
    cell: ({ submitted_at }) => <Moment at={submitted_at} />,
  },
  { name: 'id', label: 'ID', isExtra: true, cell: ({ id }) => id },
];

const csvColumns: readonly Column<AuditReview>[] = [
  { title: 'Verfasser', value: nameOf },
  { title: 'Status', value: ({ status }) => (status === null ? '' : REVIEW_STATUS_LABEL[status]) },
  { title: 'Seit', value: ({ status_since: since }) => (since === null ? '' : formatMoment(since)) },
  { title: 'Status im Vergleich', value: ({ compared_status: then }) => (then ? REVIEW_STATUS_LABEL[then] : '') },
  { title: 'Unternehmen', value: ({ business_name }) => business_name ?? '' },
  { title: 'E-Mail', value: ({ user_email }) => user_email },
  { title: 'Eingereicht', value: ({ submitted_at }) => formatMoment(submitted_at) },
  { title: 'ID', value: ({ id }) => id },
];

/** Saves what is selected, as it stood at the moment in view. */
const ExportSelected = ({ list }: Pick<RowProps, 'list'>) => {
  const { selectedIds } = useListContext();
  const rows = list.rows.filter(({ id }) => selectedIds.includes(id));
  return rows.length === 0 ? null : (
    <Button
      onClick={() => downloadCSV(csvOf(csvColumns, rows), `bewertungen-${formatSortableDay(new Date(list.at))}`)}
      sx={{ minHeight: 44 }}
    >
      CSV-Export ({formatCount(rows.length)})
    </Button>
  );
};

/** The part of a list's context that a table reads: this list is sorted, filtered and paged by its own address. */
const useShownList = ({ rows, total }: AuditReviews): ListControllerResult<AuditReview> => {
  const [selectedIds, { select, toggle, clearSelection }] = useRecordSelection({ resource: AUDIT });
  const shown = {
    data: [...rows],
    total,
    resource: AUDIT,
    isPending: false,
    isPlaceholderData: false,
    error: null,
    sort: OWN_ORDER,
    filterValues: {},
    selectedIds,
    onSelect: select,
    onToggleItem: toggle,
    onUnselectItems: clearSelection,
  };
  return shown as unknown as ListControllerResult<AuditReview>;
};
const OWN_ORDER = { field: '', order: 'ASC' };

const toolsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' };

/** What is known by which source: a table of the read models can be changed without anything showing it. */
const Sources = ({ list }: Pick<RowProps, 'list'>) => {
  const differing = list.rows.filter(({ disagrees }) => disagrees).length;
  return (
    <>
      {differing === 0 ? null : (
        <Typography role="note" sx={{ my: 1, maxWidth: '72ch', color: 'var(--no-700)', overflowWrap: 'anywhere' }}>
          {differing === 1
            ? 'Bei einer Bewertung sagt das Lesemodell etwas anderes als die Ereignisse. Hier steht, was die Ereignisse sagen:'
            : `Bei ${formatCount(differing)} Bewertungen sagt das Lesemodell etwas anderes als die Ereignisse. Hier steht, was die Ereignisse sagen:`}{' '}
          {list.rows
            .filter(({ disagrees }) => disagrees)
            .map(({ id }) => id)
            .join(', ')}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
        Welche Bewertungen hier stehen, sagt ein Lesemodell; ihren Status sagen die Ereignisse selbst. Geprüft wird er
        auf der Seite der Bewertung.
      </Typography>
    </>
  );
};

/** Reviews as they stood at a moment, or what became of them between two. */
export const ReviewRows = ({ list, view }: Omit<RowProps, 'review'>) => {
  const context = useShownList(list);
  const columns = columnsOf({ list, view });
  if (list.rows.length === 0) {
    return (
      <>
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {list.compared_with === null
            ? 'Zu diesem Zeitpunkt gab es keine Bewertung, die dazu passt.'
            : 'Zwischen diesen Zeitpunkten hat sich an keiner passenden Bewertung etwas geändert.'}
        </Typography>
        <Bounds by={list.bounded_by} />
        <Sources list={list} />
      </>
    );
  }
  return (
    <ResourceContextProvider value={AUDIT}>
      <ListContextProvider value={context}>
        <TableOrCards<AuditReview>
          label="Bewertungen zu diesem Zeitpunkt"
          rows={list.rows}
          isLoading={false}
          choose={chooseNothing}
          card={(review) => <Row key={review.id} review={review} list={list} view={view} />}
          table={{ columns, nameOf, actions: (review) => <Actions review={review} view={view} /> }}
        />
        <Pages list={list} view={view}>
          <Box sx={toolsStyle}>
            <ExportSelected list={list} />
            <ViewTools columns={columns} />
          </Box>
        </Pages>
        <Bounds by={list.bounded_by} />
        <Sources list={list} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};
