import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { useId } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

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

interface NotificationSectionProps {
  readonly statusMails: boolean;
  /** Rejects when the server refuses; the switch shows what the server knows. */
  readonly onChange: (wanted: boolean) => Promise<void>;
}

export const NotificationSection = ({ statusMails, onChange }: NotificationSectionProps) => {
  const [busy, run] = useBusy();
  const hintId = useId();
  return (
    <Section id="benachrichtigungen" title={texts.notifications} text={texts.notificationsText}>
      <div className="switch-row">
        <label className="switch">
          <input
            type="checkbox"
            checked={statusMails}
            aria-describedby={hintId}
            aria-busy={busy !== null}
            onChange={() => void run('mails', () => onChange(!statusMails))}
          />
          {texts.statusMails}
        </label>
        <p id={hintId}>{texts.statusMailsText}</p>
      </div>
    </Section>
  );
};

/** Everything that is kept about the account, to take away. */
export const DataSection = ({ onTake }: { readonly onTake: (as: 'json' | 'page') => Promise<void> }) => {
  const [busy, run] = useBusy();
  return (
    <Section id="daten" title={texts.data} text={texts.dataText}>
      <p>{texts.dataContent}</p>
      <Button
        busy={busy === 'json'}
        busyLabel={texts.takingData}
        onClick={() => void run('json', () => onTake('json'))}
      >
        {texts.takeData}
      </Button>
      <Button
        busy={busy === 'page'}
        busyLabel={texts.takingData}
        onClick={() => void run('page', () => onTake('page'))}
      >
        {texts.takePage}
      </Button>
    </Section>
  );
};
