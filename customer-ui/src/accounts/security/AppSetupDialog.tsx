import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import { useState } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';
import { AppCodeField } from '../credentials/AppCodeField.tsx';
import { QrCode } from './QrCode.tsx';

interface AppSetupDialogProps {
  readonly options: AuthenticatorAppOptions;
  /** Rejects when the server refuses the code. */
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** In fours, as apps ask for it. */
const grouped = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Shows an app what it needs, by camera, by link or as text, and asks for a code that proves that it worked. */
export const AppSetupDialog = ({ options, onSubmit, onClose }: AppSetupDialogProps) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const form = useForm((values) => onSubmit(textOf(values, 'code')));
  const copy = () =>
    navigator.clipboard.writeText(options.secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog title={texts.addApp} intro={<p>{texts.appShown}</p>} startsAtTitle onClose={onClose}>
      <div className="app-setup">
        <QrCode text={options.uri} label={texts.appPicture} />
        <div className="app-setup-beside">
          <a className="text-button" href={options.uri}>
            {texts.appHere}
          </a>
          <p>
            {texts.appKey}
            <code className="app-key">{grouped(options.secret)}</code>
          </p>
          <Button onClick={() => void copy()}>{texts.copyKey}</Button>
          {copied !== null && <p role="status">{copied ? texts.keyCopied : texts.keyNotCopied}</p>}
        </div>
      </div>
      <form {...form.props}>
        <div className="fields">
          <AppCodeField name="code" error={form.errors.code} />
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy}>
            {texts.addAppAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.cancel}</TextButton>
      </div>
    </Dialog>
  );
};
