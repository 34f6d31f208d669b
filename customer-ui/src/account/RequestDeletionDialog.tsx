import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/Field.tsx';
import { textOf, useForm } from '../ui/use-form.ts';

interface RequestDeletionDialogProps {
  readonly email: string;
  readonly subscription: Subscription | null;
  /** Rejects when the server refuses. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what a deletion means, and asks for the password before it is requested. */
export const RequestDeletionDialog = ({ email, subscription, onSubmit, onClose }: RequestDeletionDialogProps) => {
  const form = useForm((values) => onSubmit(textOf(values, 'password')));
  const points =
    subscription?.status === 'active'
      ? [...texts.dialogPoints, texts.dialogPlan(subscription.expires_at)]
      : texts.dialogPoints;
  return (
    <Dialog
      title={texts.dialogTitle}
      intro={
        <ul className="account-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <form {...form.props}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={texts.dialogPassword}
          missing={texts.dialogPasswordMissing}
          error={form.errors.password}
          required
          autoComplete="current-password"
        />
        <div className="form-foot">
          <Button type="submit" className="button-delete" large busy={form.busy} busyLabel={texts.busy}>
            {texts.dialogAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.dialogCancel}</TextButton>
      </div>
    </Dialog>
  );
};
