import { COMPANY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { isForeignVatId } from '@sternklar/contracts/subscriptions/vat-id';
import { BillingFields } from '../../subscriptions/BillingFields.tsx';
import { type Billing, billingOf } from '../../subscriptions/billing.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { subscriptionTexts } from '../../texts/subscriptions.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Section } from './Section.tsx';

interface BillingSectionProps {
  readonly subscription: Subscription;
  readonly onChange: () => void;
}

const addressOf = ({ street, postal_code, town }: Subscription): string =>
  [street, [postal_code, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const nextInvoiceOf = ({ next_invoice_on }: Subscription): string =>
  next_invoice_on === null ? texts.noNextInvoice : texts.day(next_invoice_on);

const WAITS: Readonly<Record<Subscription['status'], string>> = {
  active: texts.foreignVatId,
  inactive: texts.foreignVatIdAfterEnd,
  cancelled: texts.foreignVatIdAfterEnd,
  expired: texts.foreignVatIdAfterEnd,
};

/** With another state's VAT id, for which invoices wait; after the end of the subscription, too. */
export const isBilledAbroad = ({ vat_id }: Subscription): boolean => vat_id !== null && isForeignVatId(vat_id);

/** To whom invoices go, and when the next one comes. */
export const BillingSection = ({ subscription, onChange }: BillingSectionProps) => {
  const { company_name, vat_id } = subscription;
  const isAbroad = isBilledAbroad(subscription);
  return (
    <Section id="rechnungsangaben" title={texts.billing} text={texts.billingText}>
      <dl className="account-facts">
        <dt>{texts.company}</dt>
        <dd>{company_name ?? texts.notGiven}</dd>
        <dt>{texts.address}</dt>
        <dd>{addressOf(subscription) || texts.notGiven}</dd>
        <dt>{texts.vatId}</dt>
        <dd>{vat_id ?? texts.notGiven}</dd>
        <dt>{texts.nextInvoice}</dt>
        <dd>{isAbroad ? texts.nextInvoiceWaits : nextInvoiceOf(subscription)}</dd>
      </dl>
      {isAbroad && <p className="form-note form-note-bad">{WAITS[subscription.status]}</p>}
      <Button onClick={onChange}>{texts.changeBilling}</Button>
    </Section>
  );
};

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
