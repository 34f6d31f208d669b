import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from './Section.tsx';

interface ProfileSectionProps {
  readonly account: OwnAccount;
  readonly onEnterCode: () => void;
}

export const ProfileSection = ({ account, onEnterCode }: ProfileSectionProps) => (
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
    </dl>
  </Section>
);
