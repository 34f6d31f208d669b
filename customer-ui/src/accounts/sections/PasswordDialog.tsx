import type { ConfirmOwnerBody } from '@sternklar/contracts/accounts/passkey.api';
import type { ReactNode } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OwnerField, type OwnersPasskey } from '../security/OwnerField.tsx';
import { useHasPasskey } from '../security/use-has-passkey.ts';
import { useOwnerForm } from '../security/use-owner-form.ts';

interface PasswordDialogProps {
  readonly title: string;
  /** What follows from it, each in a sentence. */
  readonly points: readonly string[];
  /** What the button says that does it. */
  readonly action: string;
  readonly email: string;
  readonly security: OwnersPasskey;
  /** Asked before anything is sent: whether all else that it takes is there. */
  readonly isComplete?: () => boolean;
  /** Rejects when the server refuses. */
  readonly onSubmit: (owner: ConfirmOwnerBody) => Promise<void>;
  readonly onClose: () => void;
  /** What else is to be filled in, below the password. */
  readonly children?: ReactNode;
}

/** Says what follows from something grave, and asks for the password, or a passkey, before it is done. */
export const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, points, action, email, security, isComplete = () => true, onSubmit, onClose, children } = props;
  const hasPasskey = useHasPasskey(security);
  const { form, round } = useOwnerForm('password', onSubmit);
  return (
    <Dialog
      title={title}
      intro={
        <ul className="account-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <form
        {...form.props}
        onSubmit={(event) => {
          if (isComplete()) form.props.onSubmit(event);
          else event.preventDefault();
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <OwnerField
          key={round}
          api={security}
          name="password"
          label={texts.dialogPassword}
          missing={texts.dialogPasswordMissing}
          error={form.errors.password}
          hasPasskey={hasPasskey}
        />
        {children}
        <div className="form-foot">
          <Button type="submit" className="button-delete" large busy={form.busy} busyLabel={texts.busy}>
            {action}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.dialogCancel}</TextButton>
      </div>
    </Dialog>
  );
};
