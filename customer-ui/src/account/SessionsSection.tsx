import type { OwnSession } from '@sternklar/contracts/accounts/account.api';
import type { Loaded } from '../api/loaded.ts';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { AccountPage } from './account-page.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

const OTHERS = 'others';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, now, isBusy, onEnd }: SessionRowProps) => {
  const device = session.device ?? texts.unknownDevice;
  return (
    <li className="device" data-current={session.current}>
      <DeviceIcon device={session.device} />
      <div className="device-words">
        <p className="device-name">
          {device}
          {session.current && <span className="badge badge-good">{texts.thisDevice}</span>}
        </p>
        <p className="device-times">
          <span>{texts.signedIn(session.started_at, now)}</span>
          {!session.current && session.last_seen_at !== null && (
            <span>{texts.lastSeen(session.last_seen_at, now)}</span>
          )}
        </p>
      </div>
      {!session.current && (
        <Button aria-label={texts.endSessionNamed(device)} busy={isBusy} onClick={onEnd}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
};

interface SessionsSectionProps {
  readonly sessions: Loaded<OwnSession>;
  readonly page: Pick<AccountPage, 'endSession' | 'endOtherSessions' | 'refresh'>;
}

/** Where the account is signed in: this device first, then the newest. */
export const SessionsSection = ({ sessions, page }: SessionsSectionProps) => {
  const [busy, run] = useBusy();
  const now = new Date();
  const { phase } = sessions;
  const rows = [...sessions.rows].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <Section id="geraete" title={texts.devices} text={texts.devicesText}>
      {phase === 'loading' && <Skeleton lines={['middle', 'short']} label={texts.loading} />}
      {phase === 'failed' && rows.length === 0 && (
        <div className="account-failed">
          <p>{texts.sessionsFailed}</p>
          <Button onClick={() => void page.refresh()}>{texts.reload}</Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className="devices">
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isBusy={busy === session.id}
              onEnd={() => void run(session.id, () => page.endSession(session))}
            />
          ))}
        </ul>
      )}
      {rows.length > 2 && (
        <Button
          className="devices-others"
          busy={busy === OTHERS}
          busyLabel={texts.busy}
          onClick={() => void run(OTHERS, page.endOtherSessions)}
        >
          {texts.endOthers}
        </Button>
      )}
    </Section>
  );
};
