import type { ChangePasswordBody } from '@sternklar/contracts/accounts/account.api';
import { useState } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button } from '../../ui/Button.tsx';
import { textOf } from '../../ui/use-form.ts';
import { NewPasswordField } from '../credentials/NewPasswordField.tsx';
import { OwnerField } from '../security/OwnerField.tsx';
import type { SecurityApi } from '../security/security-api.ts';
import { useHasPasskey } from '../security/use-has-passkey.ts';
import { useOwnerForm } from '../security/use-owner-form.ts';
import { Section } from './Section.tsx';

interface PasswordSectionProps {
  readonly email: string;
  readonly security: SecurityApi;
  /** Rejects when the server refuses. */
  readonly onSubmit: (body: ChangePasswordBody) => Promise<void>;
}

const PasswordForm = ({
  email,
  security,
  onSubmit,
  onDone,
}: PasswordSectionProps & { readonly onDone: () => void }) => {
  const hasPasskey = useHasPasskey(security);
  const { form, round } = useOwnerForm('current_password', async ({ password, passkey }, values) => {
    const owner = passkey === undefined ? { current_password: password } : { passkey };
    await onSubmit({ ...owner, new_password: textOf(values, 'new_password') });
    onDone();
  });
  return (
    <form {...form.props} className="account-form">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="fields">
        <OwnerField
          key={round}
          api={security}
          name="current_password"
          label={texts.currentPassword}
          missing={texts.currentPasswordMissing}
          error={form.errors.current_password}
          hasPasskey={hasPasskey}
        />
        <NewPasswordField name="new_password" label={texts.newPassword} error={form.errors.new_password} />
      </div>
      <div className="form-foot">
        <Button type="submit" look="dawn" busy={form.busy} busyLabel={texts.busy}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
};

export const PasswordSection = ({ email, security, onSubmit }: PasswordSectionProps) => {
  /** A changed password leaves an empty form behind. */
  const [round, setRound] = useState(0);
  return (
    <Section id="passwort" title={texts.password} text={texts.passwordText}>
      <PasswordForm
        key={round}
        email={email}
        security={security}
        onSubmit={onSubmit}
        onDone={() => setRound(round + 1)}
      />
    </Section>
  );
};
