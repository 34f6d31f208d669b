import { dashboardTexts as texts } from '../texts/dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';

/** Says, quietly, that changes do not arrive at the moment. Its live region stands before there is anything to say. */
export const LiveNote = ({ live }: Pick<DashboardState, 'live'>) => (
  <p className="dashboard-live" role="status">
    {live === 'lost' && texts.liveLost}
  </p>
);
