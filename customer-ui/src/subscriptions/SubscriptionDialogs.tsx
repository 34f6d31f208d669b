import { COMPANY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { useEffect, useState } from 'react';
import { TermsLine } from '../frame/TermsLine.tsx';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { useForm } from '../ui/use-form.ts';
import { BillingFields } from './BillingFields.tsx';
import { type Billing, billingOf } from './billing.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { BilledUntil, GoToCheckout, Subscribe } from './subscribing.ts';
import './subscription.css';

interface PlanDialogProps {
  /** What was said before, when somebody comes back from the payment. */
  readonly billing: Billing;
  readonly onCompanyName: (name: string) => void;
  /** Up to when a subscription before was billed, where that is to come. */
  readonly formerUntil: string | null;
  /** The next page is the provider's, which names no terms. */
  readonly isLast: boolean;
  /** Rejects when the payment cannot begin. */
  readonly onContinue: (billing: Billing) => Promise<void>;
  readonly onClose: () => void;
}

const hasMore = ({ street, postal_code, town, vat_id }: Billing) => Boolean(street || postal_code || town || vat_id);

/** What the one plan costs and contains and how it ends, before anybody pays; asks which company subscribes. */
const PlanDialog = ({ billing, onCompanyName, formerUntil, isLast, onContinue, onClose }: PlanDialogProps) => {
  const form = useForm((values) => onContinue(billingOf(values)));
  return (
    <Dialog title={texts.planTitle} startsAtTitle size="wide" onClose={onClose}>
      <div className="subscription-plan">
        <div>
          <p className="subscription-price">
            <strong>{texts.amount}</strong> <span>{texts.amountUnit}</span>
          </p>
          <p className="subscription-term">{texts.firstYear}</p>
          <ul className="subscription-benefits">
            {texts.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <dl className="subscription-facts">
          {texts.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {formerUntil !== null && (
            <div>
              <dt>{texts.formerName}</dt>
              <dd>{texts.former(formerUntil)}</dd>
            </div>
          )}
        </dl>
        <form {...form.props}>
          <TextField
            name="company_name"
            label={texts.company}
            missing={texts.companyMissing}
            hint={texts.companyHint}
            error={form.errors.company_name}
            defaultValue={billing.company_name}
            onChange={({ currentTarget }) => onCompanyName(currentTarget.value)}
            required
            maxLength={COMPANY_NAME_MAX_LENGTH}
            autoComplete="organization"
          />
          <details className="billing-more" open={hasMore(billing)}>
            <summary>{texts.billing}</summary>
            <BillingFields form={form} values={billing} />
          </details>
          <div className="form-foot">
            {isLast && (
              <p className="field-hint">
                {texts.nextIsProvider} <TermsLine />
              </p>
            )}
            <Button type="submit" look="dawn" large busy={form.busy} busyLabel={texts.opening}>
              {isLast ? texts.pay : texts.toPayment}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
};

interface SubscriptionDialogsProps {
  /** What was typed on this page before, or the business that was added last; to be changed. */
  readonly companyName: string;
  readonly onCompanyName: (name: string) => void;
  readonly subscribe: Subscribe;
  /** Where a provider takes the payment on its own page: goes there. Null: the payment is simulated here. */
  readonly goToCheckout: GoToCheckout | null;
  readonly billedUntil: BilledUntil;
  /** The subscription exists: shows it where the user is looking. */
  readonly onSubscribed: () => void;
  readonly onClose: () => void;
}

/** From the plan to the payment, one window at a time. */
export const SubscriptionDialogs = ({
  companyName,
  onCompanyName,
  subscribe,
  goToCheckout,
  billedUntil,
  onSubscribed,
  onClose,
}: SubscriptionDialogsProps) => {
  const [billing, setBilling] = useState<Billing>({ company_name: companyName });
  const [formerUntil, setFormerUntil] = useState<string | null>(null);
  useEffect(() => {
    void billedUntil().then(setFormerUntil);
  }, [billedUntil]);
  const [step, goTo] = useState<'plan' | 'payment'>('plan');
  if (step === 'plan') {
    return (
      <PlanDialog
        billing={billing}
        onCompanyName={onCompanyName}
        formerUntil={formerUntil}
        isLast={goToCheckout !== null}
        onContinue={async (given) => {
          if (goToCheckout !== null) return goToCheckout(given);
          setBilling(given);
          goTo('payment');
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PaymentDialog
      billing={billing}
      subscribe={subscribe}
      onPaid={onSubscribed}
      onBack={() => goTo('plan')}
      onClose={onClose}
    />
  );
};
