import { useState } from 'react';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/Field.tsx';
import { textOf, useForm } from '../ui/use-form.ts';

interface EraseAccountDialogProps {
  readonly email: string;
  /** Rejects when the server refuses. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and erases the account for whoever knows the password and confirms once more. */
export const EraseAccountDialog = ({ email, onSubmit, onClose }: EraseAccountDialogProps) => {
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const form = useForm((values) => onSubmit(textOf(values, 'password')));
  return (
    <Dialog
      title={texts.eraseTitle}
      intro={
        <ul className="account-points">
          {texts.erasePoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <form
        {...form.props}
        onSubmit={(event) => {
          setMissing(!isUnderstood);
          if (isUnderstood) form.props.onSubmit(event);
          else event.preventDefault();
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={texts.dialogPassword}
          missing={texts.dialogPasswordMissing}
          error={form.errors.password}
          required
          autoComplete="current-password"
        />
        <label className="check">
          <input
            type="checkbox"
            className="tick"
            checked={isUnderstood}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? 'erase-not-understood' : undefined}
            onChange={({ target }) => {
              setUnderstood(target.checked);
              setMissing(false);
            }}
          />
          <span>{texts.eraseUnderstood}</span>
        </label>
        {isMissing && (
          <p id="erase-not-understood" className="field-error" role="alert">
            {texts.eraseNotUnderstood}
          </p>
        )}
        <div className="form-foot">
          <Button type="submit" className="button-delete" large busy={form.busy} busyLabel={texts.busy}>
            {texts.eraseAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.dialogCancel}</TextButton>
      </div>
    </Dialog>
  );
};
