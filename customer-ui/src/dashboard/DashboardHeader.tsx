import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { PATHS } from '../routing/screen.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { subscriptionTexts } from '../texts/subscriptions.ts';
import { Button } from '../ui/Button.tsx';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../ui/badge.css';
import './dashboard-header.css';

interface DashboardHeaderProps {
  readonly brand: string;
  readonly user: OwnProfile | null;
  readonly onSubscribe: () => void;
  readonly onLogOut: () => void;
}

interface PlanProps {
  readonly status: OwnProfile['subscription_status'];
  readonly onSubscribe: () => void;
}

/** Whether a subscription runs (also one that was given notice and has not ended), and the way to one. */
const Plan = ({ status, onSubscribe }: PlanProps) => {
  const isSubscribed = status === 'active';
  return (
    <div className={`dashboard-head-plan ${isSubscribed ? '' : 'is-open'}`}>
      <span className={`badge ${isSubscribed ? 'badge-good' : 'badge-plain'}`} data-subscription={status}>
        {isSubscribed ? texts.subscribed : texts.notSubscribed}
      </span>
      {!isSubscribed && (
        <Button look="star" onClick={onSubscribe}>
          {subscriptionTexts.subscribe}
        </Button>
      )}
    </div>
  );
};

/** Name, subscription and ways out. */
export const DashboardHeader = ({ brand, user, onSubscribe, onLogOut }: DashboardHeaderProps) => (
  <header className="dashboard-head">
    <StarField />
    <div className="wrap">
      <BrandLink name={brand} href={PATHS.dashboard} />
      {user !== null && <Plan status={user.subscription_status} onSubscribe={onSubscribe} />}
      <div className="dashboard-head-right">
        {user?.is_admin === true && (
          <a className="button button-quiet" href={PATHS.admin}>
            {texts.admin}
          </a>
        )}
        <Button look="quiet" onClick={onLogOut}>
          {texts.logOut}
        </Button>
      </div>
    </div>
  </header>
);
