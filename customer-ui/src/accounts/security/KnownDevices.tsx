import type { KnownDevice } from '@sternklar/contracts/accounts/known-device.api';
import { phraseOf } from '../../api/api-error.ts';
import { german } from '../../texts/phrase.ts';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { useBusy } from '../sections/use-busy.ts';
import { Part } from './Part.tsx';
import type { SecurityApi } from './security-api.ts';
import { useSecurityList } from './use-security-list.ts';

interface KnownDevicesProps {
  readonly api: SecurityApi;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly onSessionOver: () => void;
}

/** Where the account is recognised, the one used last first. */
export const KnownDevices = ({ api, toasts, onSessionOver }: KnownDevicesProps) => {
  const { list, load } = useSecurityList(api.knownDevices, onSessionOver);
  const [busy, run] = useBusy();
  const now = new Date();
  const forget = async ({ id }: KnownDevice) => {
    try {
      await api.forgetDevice(id);
      toasts.good(german(texts.forgotten));
    } catch (error) {
      toasts.bad(phraseOf(error, german(texts.notForgotten)));
    }
    await load();
  };
  return (
    <Part
      title={texts.knownDevices}
      text={texts.knownDevicesText}
      list={list}
      onReload={load}
      none={texts.noKnownDevices}
    >
      <ul className="devices">
        {list.rows.map((known) => {
          const name = known.device ?? texts.unknownDevice;
          return (
            <li key={known.id} className="security-row">
              <div>
                <p className="device-name">
                  {name}
                  {known.current && <span className="badge badge-good">{texts.here}</span>}
                </p>
                <p className="device-times">{texts.lastSignIn(known.last_used_at, now)}</p>
              </div>
              <Button
                aria-label={texts.forgetNamed(name)}
                busy={busy === known.id}
                onClick={() => void run(known.id, () => forget(known))}
              >
                {texts.forget}
              </Button>
            </li>
          );
        })}
      </ul>
    </Part>
  );
};
