import { COMPANY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { BillingFields } from '../subscriptions/BillingFields.tsx';
import { type Billing, billingOf } from '../subscriptions/billing.ts';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { subscriptionTexts } from '../texts/subscriptions.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';

interface BillingDialogProps {
  readonly subscription: Subscription;
  /** Rejects when the server refuses. */
  readonly onSubmit: (billing: Billing) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes to whom later invoices go. */
export const BillingDialog = ({ subscription, onSubmit, onClose }: BillingDialogProps) => {
  const form = useForm(async (values) => onSubmit(billingOf(values)));
  return (
    <Dialog title={texts.billingTitle} intro={<p>{texts.billingText}</p>} onClose={onClose}>
      <form {...form.props} className="billing-form">
        <TextField
          name="company_name"
          label={subscriptionTexts.company}
          missing={subscriptionTexts.companyMissing}
          error={form.errors.company_name}
          defaultValue={subscription.company_name ?? ''}
          required
          maxLength={COMPANY_NAME_MAX_LENGTH}
          autoComplete="organization"
        />
        <BillingFields form={form} values={subscription} />
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.busy}>
            {texts.billingSave}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.billingCancel}</TextButton>
      </div>
    </Dialog>
  );
};
