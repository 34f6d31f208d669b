import { NotStarted, WithoutScript } from '../frame/WithoutApp.tsx';
import { PATHS } from '../routing/screen.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { BrandLink } from '../ui/Mark.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../accounts/customer-header.css';
import './dashboard.css';

interface DashboardSkeletonProps {
  readonly brand: string;
  readonly heading: string;
}

/** A customers' page before anything of theirs is known: what the server sends, and what stands while code loads. */
export const DashboardSkeleton = ({ brand, heading }: DashboardSkeletonProps) => (
  <>
    <header className="dashboard-head">
      <StarField />
      <div className="wrap">
        <BrandLink name={brand} href={PATHS.dashboard} />
      </div>
    </header>
    <main className="dashboard wrap" aria-busy="true">
      <WithoutScript says="dashboardWithoutScript" className="dashboard-counts" />
      <NotStarted href={PATHS.dashboard} />
      <div className="dashboard-top">
        <div>
          <h1>{heading}</h1>
          <Skeleton lines={['middle']} label={texts.dashboardLoading} />
        </div>
      </div>
      <div className="dashboard-list">
        <div className="business dashboard-note">
          <Skeleton lines={['short', 'long', 'middle']} label={texts.dashboardLoading} />
        </div>
      </div>
    </main>
  </>
);
