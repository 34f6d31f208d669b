import type { OwnSession } from '@sternklar/contracts/accounts/account.api';
import type { Loaded } from '../../api/loaded.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';
import { useBusy } from './use-busy.ts';

const PHONES = /iPhone|Android/;

/** A phone or a screen, by the device's name; decoration. */
const DeviceIcon = ({ device }: { readonly device: string | null }) => (
  <span className="device-icon">
    <Icon>
      {PHONES.test(device ?? '') ? (
        <path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2" />
      ) : (
        <path d="M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM9 20h6M12 16.5V20" />
      )}
    </Icon>
  </span>
);

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
  readonly page: {
    endSession(session: OwnSession): Promise<void>;
    endOtherSessions(): Promise<void>;
    refresh(): Promise<void>;
  };
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
