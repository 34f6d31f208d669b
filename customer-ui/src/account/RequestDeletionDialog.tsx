import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface RequestDeletionDialogProps {
  readonly email: string;
  readonly subscription: Subscription | null;
  /** Rejects when the server refuses. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what a deletion means, and asks for the password before it is requested. */
export const RequestDeletionDialog = ({ subscription, ...rest }: RequestDeletionDialogProps) => {
  const points =
    subscription?.status === 'active'
      ? [...texts.dialogPoints, texts.dialogPlan(subscription.expires_at)]
      : texts.dialogPoints;
  return <PasswordDialog {...rest} title={texts.dialogTitle} points={points} action={texts.dialogAction} />;
};
