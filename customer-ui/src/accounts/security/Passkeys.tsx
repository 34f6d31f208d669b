import type { ChangeSignInBody, Passkey, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { createPasskey, knowsPasskeys } from '@sternklar/contracts/accounts/passkey-in-browser';
import { PASSKEY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { german } from '../../texts/phrase.ts';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { textOf } from '../../ui/use-form.ts';
import { codeBeside } from './CodeBeside.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import { Part } from './Part.tsx';
import type { SecurityApi } from './security-api.ts';
import { told } from './tell-refusal.ts';
import type { useSecurityList } from './use-security-list.ts';

interface PasskeysProps {
  readonly api: SecurityApi;
  readonly email: string;
  readonly isVerified: boolean;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly ways: ReturnType<typeof useSecurityList<SignInWays>>;
}

/** The keys that open the account beside the password. */
export const Passkeys = ({ api, email, isVerified, toasts, ways: { list, load } }: PasskeysProps) => {
  const [shown, show] = useState<'add' | Passkey | null>(null);
  const now = new Date();
  const [found] = list.rows;
  const passkeys = found?.passkeys ?? [];
  const hasPasskey = passkeys.length > 0;
  const beside = codeBeside(found);

  const add = async (owner: ChangeSignInBody, values: FormData) => {
    const creating = api.passkeyOptions(owner).then(createPasskey);
    const credential = await told(toasts, creating, texts.notAdded);
    if (credential === null) {
      toasts.bad(german(texts.notAdded));
      show(null);
      return;
    }
    await told(toasts, api.addPasskey({ name: textOf(values, 'name'), credential }), texts.notAdded);
    toasts.good(german(texts.added));
    show(null);
    await load();
  };
  const remove = async ({ id }: Passkey, owner: ChangeSignInBody) => {
    await told(toasts, api.removePasskey(id, owner), texts.notRemoved);
    toasts.good(german(texts.removed));
    show(null);
    await load();
  };

  return (
    <>
      <Part
        title={texts.passkeys}
        text={texts.passkeysText}
        list={{ phase: list.phase, rows: passkeys }}
        onReload={load}
        none={texts.noPasskeys}
      >
        <ul className="devices">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="security-row">
              <div>
                <p className="device-name">{passkey.name}</p>
                <p className="device-times">
                  <span>{texts.created(passkey.created_at, now)}</span>
                  {passkey.last_used_at !== null && <span>{texts.lastUse(passkey.last_used_at, now)}</span>}
                </p>
              </div>
              <Button aria-label={texts.removeNamed(passkey.name)} onClick={() => show(passkey)}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      </Part>
      {found?.required === true && !hasPasskey && found.authenticator_app === null && (
        <p className="security-required">{texts.required}</p>
      )}
      {!knowsPasskeys() && <p>{texts.notHere}</p>}
      {knowsPasskeys() && isVerified && <Button onClick={() => show('add')}>{texts.add}</Button>}
      {shown === 'add' && (
        <OwnerDialog
          title={texts.add}
          intro={texts.addIntro}
          action={texts.addAction}
          email={email}
          api={api}
          hasPasskey={hasPasskey}
          beside={beside}
          onSubmit={add}
          onClose={() => show(null)}
        >
          {(errors) => (
            <TextField
              name="name"
              label={texts.name}
              missing={texts.nameMissing}
              error={errors.name}
              required
              maxLength={PASSKEY_NAME_MAX_LENGTH}
              autoComplete="off"
            />
          )}
        </OwnerDialog>
      )}
      {shown !== null && shown !== 'add' && (
        <OwnerDialog
          title={texts.removeTitle}
          intro={texts.removeIntro(shown.name)}
          action={texts.remove}
          email={email}
          api={api}
          hasPasskey={hasPasskey}
          beside={beside}
          onSubmit={(owner) => remove(shown, owner)}
          onClose={() => show(null)}
        />
      )}
    </>
  );
};
