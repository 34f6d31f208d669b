import { businessTexts } from '../texts/businesses.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { allReviews, type DashboardState, figuresOf } from './dashboard-state.ts';

const Counts = ({ state }: { readonly state: DashboardState }) => {
  const { phase, rows } = state.businesses;
  const figures = figuresOf(state, null);
  const isCounting = rows.length > 0 ? figures === 'loading' : phase === 'loading';
  if (isCounting) return <Skeleton lines={['middle']} label={texts.loading} />;
  if (rows.length === 0) return null;
  return (
    <p className="dashboard-counts">
      {figures === 'known' ? texts.counts(rows.length, allReviews(state).length) : texts.businessCount(rows.length)}
    </p>
  );
};

interface DashboardTopProps {
  readonly state: DashboardState;
  readonly onAdd: () => void;
}

/** The page's heading, how much there is, and the way to add more. */
export const DashboardTop = ({ state, onAdd }: DashboardTopProps) => (
  <div className="dashboard-top">
    <div>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Counts state={state} />
    </div>
    {state.businesses.rows.length > 0 && (
      <Button look="dawn" onClick={onAdd}>
        {businessTexts.add}
      </Button>
    )}
  </div>
);
