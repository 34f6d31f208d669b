import type { Review } from '@sternklar/contracts/reviews/review.api';
import { useId, useMemo, useState } from 'react';
import { filterCounts, type StatusFilterValue } from '../../reviews/finding/finding.ts';
import { StatusFilter } from '../../reviews/finding/StatusFilter.tsx';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { Button } from '../../ui/Button.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { decidedOf, monthlyFigures, rateOf } from './figures.ts';
import { MonthChart } from './MonthChart.tsx';
import './overview.css';

export interface OverviewProps {
  readonly reviews: readonly Review[];
  /** Whether the figures over these reviews can be told yet. */
  readonly figures: 'known' | 'loading' | 'unknown';
  readonly now: Date;
  readonly status: StatusFilterValue;
  readonly onStatus: (status: StatusFilterValue) => void;
}

const Rate = ({ counts }: { readonly counts: ReturnType<typeof filterCounts> }) => {
  const decided = decidedOf(counts);
  const rate = rateOf(decided);
  return (
    <div className="rate">
      <h2>{texts.rate}</h2>
      <p className="rate-figure">
        {rate !== null ? (
          texts.share(rate)
        ) : (
          <>
            <span aria-hidden="true">{texts.rateUnknown}</span>
            <span className="visually-hidden">{texts.rateUnknownSpoken}</span>
          </>
        )}
      </p>
      <p className="rate-note">{texts.rateNote(decided)}</p>
      <p className="rate-note">{texts.noPromise}</p>
    </div>
  );
};

interface DevelopmentProps extends Pick<OverviewProps, 'reviews' | 'now'> {
  readonly counts: ReturnType<typeof filterCounts>;
}

/** What came of the requests, and when; a phone folds the drawing away. */
const Development = ({ reviews, now, counts }: DevelopmentProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const months = useMemo(() => monthlyFigures(reviews, now), [reviews, now]);
  return (
    <div className={`development ${open ? 'is-open' : ''}`}>
      <Rate counts={counts} />
      <Button
        look="quiet"
        className="development-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.chartToggle}
        <ChevronIcon />
      </Button>
      <div id={id} className="development-chart">
        <MonthChart months={months} />
      </div>
    </div>
  );
};

/** The figures: how many reviews have which status, which is also the way to see only those, and what came of them. */
export const Overview = ({ reviews, figures, now, status, onStatus }: OverviewProps) => {
  const counts = useMemo(() => filterCounts(reviews), [reviews]);
  return (
    <>
      <StatusFilter value={status} counts={figures === 'known' ? counts : figures} onChange={onStatus} />
      {figures === 'loading' && (
        <div className="development">
          <Skeleton lines={['middle', 'short', 'long', 'middle']} label={texts.loading} />
        </div>
      )}
      {figures === 'unknown' && <p className="overview-note">{texts.incomplete}</p>}
      {figures === 'known' && reviews.length > 0 && <Development reviews={reviews} now={now} counts={counts} />}
    </>
  );
};
