import type { ChangePasswordBody } from '@sternklar/contracts/accounts/account.api';
import { useState } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { textOf, useForm } from '../../ui/use-form.ts';
import { NewPasswordField } from '../credentials/NewPasswordField.tsx';
import { Section } from './Section.tsx';

interface PasswordSectionProps {
  readonly email: string;
  /** Rejects when the server refuses. */
  readonly onSubmit: (body: ChangePasswordBody) => Promise<void>;
}

const PasswordForm = ({ email, onSubmit, onDone }: PasswordSectionProps & { readonly onDone: () => void }) => {
  const form = useForm(async (values) => {
    await onSubmit({
      current_password: textOf(values, 'current_password'),
      new_password: textOf(values, 'new_password'),
    });
    onDone();
  });
  return (
    <form {...form.props} className="account-form">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="fields">
        <PasswordField
          name="current_password"
          label={texts.currentPassword}
          missing={texts.currentPasswordMissing}
          error={form.errors.current_password}
          required
          autoComplete="current-password"
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

export const PasswordSection = ({ email, onSubmit }: PasswordSectionProps) => {
  /** A changed password leaves an empty form behind. */
  const [round, setRound] = useState(0);
  return (
    <Section id="passwort" title={texts.password} text={texts.passwordText}>
      <PasswordForm key={round} email={email} onSubmit={onSubmit} onDone={() => setRound(round + 1)} />
    </Section>
  );
};
