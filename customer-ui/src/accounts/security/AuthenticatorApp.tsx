import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import type { ChangeSignInBody, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { lazy, Suspense, useState } from 'react';
import { german } from '../../texts/phrase.ts';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { codeBeside } from './CodeBeside.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import { Part } from './Part.tsx';
import type { SecurityApi } from './security-api.ts';
import { told } from './tell-refusal.ts';
import type { useSecurityList } from './use-security-list.ts';

const AppSetupDialog = lazy(async () => ({ default: (await import('./AppSetupDialog.tsx')).AppSetupDialog }));

/** What is open: who it is, then what the app is shown, then the codes for its loss. */
type Step =
  | { readonly at: 'asking' }
  | { readonly at: 'setup'; readonly options: AuthenticatorAppOptions }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'removing' };

interface AuthenticatorAppProps {
  readonly api: SecurityApi;
  readonly email: string;
  readonly isVerified: boolean;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly ways: ReturnType<typeof useSecurityList<SignInWays>>;
}

/** The app whose codes are asked for after the password. */
export const AuthenticatorApp = ({ api, email, isVerified, toasts, ways: { list, load } }: AuthenticatorAppProps) => {
  const [step, go] = useState<Step | null>(null);
  const close = () => go(null);
  const now = new Date();
  const [found] = list.rows;
  const app = found?.authenticator_app ?? null;
  const owner = {
    email,
    api,
    hasPasskey: (found?.passkeys.length ?? 0) > 0,
    beside: codeBeside(found),
    onClose: close,
  };

  const begin = (shown: ChangeSignInBody) =>
    told(
      toasts,
      api.appOptions(shown).then((options) => go({ at: 'setup', options })),
      texts.appNotAdded,
    );
  const add = async ({ setup }: AuthenticatorAppOptions, code: string) => {
    // The dialog itself says what is wrong with a code.
    const { recovery_codes: codes } = await api.addApp({ setup, code });
    toasts.good(german(texts.appAdded));
    go(codes === null ? null : { at: 'codes', codes });
    await load();
  };
  const remove = async (shown: ChangeSignInBody) => {
    await told(toasts, api.removeApp(shown), texts.appNotRemoved);
    toasts.good(german(texts.appRemoved));
    close();
    await load();
  };

  return (
    <>
      <Part
        title={texts.app}
        text={texts.appText}
        list={{ phase: list.phase, rows: app === null ? [] : [app] }}
        onReload={load}
        none={texts.noApp}
      >
        <ul className="devices">
          <li className="security-row">
            {app !== null && (
              <p className="device-times">
                <span>{texts.created(app.created_at, now)}</span>
                {app.last_used_at !== null && <span>{texts.lastUse(app.last_used_at, now)}</span>}
              </p>
            )}
            <Button aria-label={texts.removeNamed(texts.app)} onClick={() => go({ at: 'removing' })}>
              {texts.remove}
            </Button>
          </li>
        </ul>
      </Part>
      {found !== undefined && app === null && isVerified && (
        <Button onClick={() => go({ at: 'asking' })}>{texts.addApp}</Button>
      )}
      {step?.at === 'asking' && (
        <OwnerDialog
          {...owner}
          title={texts.addApp}
          intro={texts.addAppIntro}
          action={texts.addAction}
          onSubmit={begin}
        />
      )}
      {step?.at === 'setup' && (
        <Suspense>
          <AppSetupDialog options={step.options} onSubmit={(code) => add(step.options, code)} onClose={close} />
        </Suspense>
      )}
      {step?.at === 'codes' && <CodesDialog codes={step.codes} onClose={close} />}
      {step?.at === 'removing' && (
        <OwnerDialog
          {...owner}
          title={texts.removeAppTitle}
          intro={texts.removeAppIntro}
          action={texts.remove}
          onSubmit={remove}
        />
      )}
    </>
  );
};
