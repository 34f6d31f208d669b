import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from './Section.tsx';

interface ProfileSectionProps {
  readonly account: OwnAccount;
  readonly subscription: Subscription | null;
  readonly onEnterCode: () => void;
}

/** Says what follows from the account; a subscription that could not be read is told by its state alone. */
const planOf = ({ subscription_status: status }: OwnAccount, subscription: Subscription | null): string => {
  if (status !== 'active') return texts.noPlan;
  return subscription === null ? 'Standard' : texts.planUntil(subscription.expires_at);
};

export const ProfileSection = ({ account, subscription, onEnterCode }: ProfileSectionProps) => (
  <Section id="profil" title={texts.profile} text={texts.profileText}>
    <dl className="account-facts">
      <dt>{texts.email}</dt>
      <dd>
        <span className="account-email">{account.email}</span>
        <span className={`badge ${account.email_verified ? 'badge-good' : 'badge-waits'}`}>
          {account.email_verified ? texts.verified : texts.unverified}
        </span>
        {!account.email_verified && <Button onClick={onEnterCode}>{texts.enterCode}</Button>}
      </dd>
      <dt>{texts.memberSince}</dt>
      <dd>{texts.day(account.created_at)}</dd>
      <dt>{texts.plan}</dt>
      <dd>{planOf(account, subscription)}</dd>
    </dl>
  </Section>
);
