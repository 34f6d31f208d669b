import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { PATHS } from '../routing/screen.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../ui/badge.css';
import './dashboard-header.css';

interface DashboardHeaderProps {
  readonly brand: string;
  readonly user: OwnProfile | null;
  readonly onLogOut: () => void;
}

/** Name, subscription and ways out. */
export const DashboardHeader = ({ brand, user, onLogOut }: DashboardHeaderProps) => {
  const isSubscribed = user?.subscription_status === 'active';
  return (
    <header className="dashboard-head">
      <StarField />
      <div className="wrap">
        <BrandLink name={brand} href={PATHS.dashboard} />
        <div className="dashboard-head-right">
          {user !== null && (
            <span
              className={`badge ${isSubscribed ? 'badge-good' : 'badge-plain'}`}
              data-subscription={user.subscription_status}
            >
              {isSubscribed ? texts.subscribed : texts.notSubscribed}
            </span>
          )}
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
};
