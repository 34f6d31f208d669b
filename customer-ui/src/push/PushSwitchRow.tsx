import { useId, useSyncExternalStore } from 'react';
import { useBusy } from '../accounts/sections/use-busy.ts';
import { accountPageTexts } from '../texts/account-page.ts';
import { pushTexts as texts } from '../texts/push.ts';
import { Button } from '../ui/Button.tsx';
import type { PushSwitch, PushSwitchState } from './push-switch.ts';

const hintFor = ({ phase }: PushSwitchState): string => {
  if (phase === 'unsupported' || phase === 'denied' || phase === 'failed') return texts[phase];
  return texts.text;
};

/** Whether this browser is told by push messages, and which others of the account are. */
export const PushSwitchRow = ({ push }: { readonly push: PushSwitch }) => {
  const state = useSyncExternalStore(push.subscribe, push.state);
  const [busy, run] = useBusy();
  const hintId = useId();
  const { phase, others } = state;
  if (phase === 'hidden' || phase === 'loading') return null;
  const canSwitch = phase === 'on' || phase === 'off';
  return (
    <div className="switch-row">
      <label className="switch">
        <input
          type="checkbox"
          checked={phase === 'on'}
          disabled={!canSwitch}
          aria-describedby={hintId}
          aria-busy={busy !== null}
          onChange={() => void run('push', push.toggle)}
        />
        {texts.label}
      </label>
      <p id={hintId}>{hintFor(state)}</p>
      {others.length > 0 && (
        <>
          <p>{texts.others}</p>
          <ul className="push-others">
            {others.map((device) => {
              const name = device.device ?? accountPageTexts.unknownDevice;
              return (
                <li key={device.id}>
                  {name}
                  <Button
                    aria-label={texts.removeOtherNamed(name)}
                    busy={busy === device.id}
                    onClick={() => void run(device.id, () => push.removeOther(device))}
                  >
                    {texts.removeOther}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
};
