import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { AppLink } from '../routing/AppLink.tsx';
import { PATHS } from '../routing/screen.ts';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { subscriptionTexts } from '../texts/subscriptions.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../ui/badge.css';
import './customer-header.css';

interface CustomerHeaderProps {
  readonly brand: string;
  readonly user: OwnProfile | null;
  /** Null where no subscription is offered. */
  readonly onSubscribe: (() => void) | null;
  readonly onLogOut: () => void;
}

type PlanProps = Pick<CustomerHeaderProps, 'onSubscribe'> & {
  readonly status: OwnProfile['subscription_status'];
};

/** Whether a subscription runs (also one that was given notice and has not ended), and the way to one. */
const Plan = ({ status, onSubscribe }: PlanProps) => {
  const isSubscribed = status === 'active';
  const offer = isSubscribed ? null : onSubscribe;
  return (
    <div className={`dashboard-head-plan ${offer === null ? '' : 'is-open'}`}>
      <span className={`badge ${isSubscribed ? 'badge-good' : 'badge-plain'}`} data-subscription={status}>
        {isSubscribed ? texts.subscribed : texts.notSubscribed}
      </span>
      {offer !== null && (
        <Button look="star" onClick={offer}>
          {subscriptionTexts.subscribe}
        </Button>
      )}
    </div>
  );
};

const PersonIcon = () => (
  <Icon>
    <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.4 3.8-5.5 7.5-5.5s6.7 2.1 7.5 5.5" />
  </Icon>
);

const LeaveIcon = () => (
  <Icon>
    <path d="M14 4H6v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5" />
  </Icon>
);

/** Whoever only audits buys nothing. */
export const isOnlyAuditor = (user: OwnProfile | null): boolean => user?.is_auditor === true && !user.is_admin;

/** Name, subscription, the own account and ways out. */
export const CustomerHeader = ({ brand, user, onSubscribe, onLogOut }: CustomerHeaderProps) => (
  <header className="dashboard-head">
    <StarField />
    <div className="wrap">
      <BrandLink name={brand} href={PATHS.dashboard} />
      {user !== null && !isOnlyAuditor(user) && <Plan status={user.subscription_status} onSubscribe={onSubscribe} />}
      <div className="dashboard-head-right">
        {(user?.is_admin || user?.is_auditor) && (
          <a className="button button-quiet" href={PATHS.admin}>
            {isOnlyAuditor(user) ? texts.audit : texts.admin}
          </a>
        )}
        {user?.second_factor_missing && (
          <a className="button button-quiet" href={`${PATHS.account}#sicherheit`}>
            {texts.setUpPasskey}
          </a>
        )}
        <AppLink className="button button-quiet dashboard-head-account" href={PATHS.account}>
          <PersonIcon />
          <span>{texts.account}</span>
        </AppLink>
        <Button look="quiet" className="dashboard-head-account" onClick={onLogOut}>
          <LeaveIcon />
          <span>{texts.logOut}</span>
        </Button>
      </div>
    </div>
  </header>
);
