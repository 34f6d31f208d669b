import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { shownEmail } from '@sternklar/contracts/shown-email';
import { useId } from 'react';
import { PushSwitchRow } from '../../push/PushSwitchRow.tsx';
import type { PushSwitch } from '../../push/push-switch.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

/** The operator appoints staff by address. */
const isStaff = ({ is_admin, is_auditor, second_factor_missing }: OwnAccount) =>
  is_admin || is_auditor || second_factor_missing === true;

interface ProfileSectionProps {
  readonly account: OwnAccount;
  readonly onEnterCode: () => void;
  readonly onChangeEmail: () => void;
}

export const ProfileSection = ({ account, onEnterCode, onChangeEmail }: ProfileSectionProps) => (
  <Section id="profil" title={texts.profile} text={texts.profileText}>
    <dl className="account-facts">
      <dt>{texts.email}</dt>
      <dd>
        <span className="account-email">{shownEmail(account.email)}</span>
        <span className={`badge ${account.email_verified ? 'badge-good' : 'badge-waits'}`}>
          {account.email_verified ? texts.verified : texts.unverified}
        </span>
        {!account.email_verified && <Button onClick={onEnterCode}>{texts.enterCode}</Button>}
        {!isStaff(account) && (
          <TextButton onClick={onChangeEmail} aria-label={texts.changeEmailNamed}>
            {texts.changeEmail}
          </TextButton>
        )}
        {account.pending_email !== undefined && (
          <span className="account-pending">
            <span className="account-email">{texts.emailWaits(shownEmail(account.pending_email))}</span>
            <Button onClick={onChangeEmail}>{texts.enterCode}</Button>
          </span>
        )}
      </dd>
      <dt>{texts.memberSince}</dt>
      <dd>{texts.day(account.created_at)}</dd>
    </dl>
  </Section>
);

interface NotificationSectionProps {
  readonly statusMails: boolean;
  readonly push: PushSwitch;
  /** Rejects when the server refuses; the switch shows what the server knows. */
  readonly onChange: (wanted: boolean) => Promise<void>;
}

export const NotificationSection = ({ statusMails, push, onChange }: NotificationSectionProps) => {
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
          <span>{texts.statusMails}</span>
        </label>
        <p id={hintId}>{texts.statusMailsText}</p>
      </div>
      <PushSwitchRow push={push} />
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
