import { businessTexts } from '../texts/businesses.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { allReviews, type DashboardState, figuresOf, isBeginner } from './dashboard-state.ts';

interface DashboardTopProps {
  readonly state: DashboardState;
  /** What stands on the page is known. */
  readonly isThere: boolean;
  readonly onAdd: () => void;
}

const Counts = ({ state, isThere }: Omit<DashboardTopProps, 'onAdd'>) => {
  const { phase, rows } = state.businesses;
  const figures = figuresOf(state, null);
  if (!isThere || (rows.length === 0 && phase === 'loading'))
    return <Skeleton lines={['middle']} label={texts.loading} />;
  // Whoever has many reviews reads it in the line of figures.
  if (rows.length === 0 || (figures === 'known' && !isBeginner(state))) return null;
  return (
    <p className="dashboard-counts">
      {figures === 'known' ? texts.counts(rows.length, allReviews(state).length) : texts.businessCount(rows.length)}
    </p>
  );
};

/** The page's heading, how much there is, and the way to add more. */
export const DashboardTop = ({ state, isThere, onAdd }: DashboardTopProps) => (
  <div className="dashboard-top">
    <div>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Counts state={state} isThere={isThere} />
    </div>
    {isThere && state.businesses.rows.length > 0 && (
      <Button aria-label={businessTexts.add} onClick={onAdd}>
        <span className="dashboard-add-long">{businessTexts.add}</span>
        <span className="dashboard-add-short">{businessTexts.one}</span>
      </Button>
    )}
  </div>
);
