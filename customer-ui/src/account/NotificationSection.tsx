import { useId } from 'react';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

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
