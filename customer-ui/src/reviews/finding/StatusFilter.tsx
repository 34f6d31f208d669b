import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { STATUS_FILTERS, type StatusFilterValue } from './finding.ts';
import './status-filter.css';

type Counts = Readonly<Record<StatusFilterValue, number>>;

interface StatusFilterProps {
  readonly value: StatusFilterValue;
  /** Or why there are none to show. */
  readonly counts: Counts | 'loading' | 'unknown';
  readonly onChange: (value: StatusFilterValue) => void;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const labelOf = (value: StatusFilterValue) =>
  value === 'alle' ? texts.filterAll : capitalised(REVIEW_STATUS_LABEL[value]);

/** How the statuses share the whole; the figures beside it say the same. */
const Shares = ({ counts }: { readonly counts: Counts }) => {
  let start = 0;
  return (
    <svg
      className="status-shares"
      viewBox={`0 0 ${Math.max(1, counts.alle)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {REVIEW_STATUSES.map((status) => {
        const x = start;
        start += counts[status];
        return <rect key={status} className={`status-${status}`} x={x} width={counts[status]} height="1" />;
      })}
    </svg>
  );
};

const Count = ({ counts, of }: Pick<StatusFilterProps, 'counts'> & { readonly of: StatusFilterValue }) => {
  if (counts === 'loading') return <span className="skeleton-bar" aria-hidden="true" />;
  if (counts !== 'unknown') return texts.count(counts[of]);
  return (
    <>
      <span aria-hidden="true">{texts.countUnknown}</span>
      <span className="visually-hidden">{texts.countUnknownSpoken}</span>
    </>
  );
};

/** The figures of the dashboard, which are at the same time the way to see only those reviews. */
export const StatusFilter = ({ value, counts, onChange }: StatusFilterProps) => (
  <fieldset className="status-filter">
    <legend className="visually-hidden">{texts.filterLegend}</legend>
    {STATUS_FILTERS.map((filter) => (
      <label key={filter} className={`status-filter-option ${filter === 'alle' ? '' : `status-${filter}`}`}>
        <input type="radio" name="status-filter" checked={filter === value} onChange={() => onChange(filter)} />
        <span className="status-filter-name">{labelOf(filter)}</span>
        <span className="status-filter-count">
          <Count counts={counts} of={filter} />
        </span>
        {filter === 'alle' && typeof counts === 'object' && <Shares counts={counts} />}
      </label>
    ))}
  </fieldset>
);
