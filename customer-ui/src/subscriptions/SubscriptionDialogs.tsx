import { useState } from 'react';
import type { Billing } from './billing.ts';
import type { GoToCheckout } from './go-to-checkout.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import type { Subscribe } from './subscribing.ts';

interface SubscriptionDialogsProps {
  readonly subscribe: Subscribe;
  /** Where a provider takes the payment on its own page: goes there. Null: the payment is simulated here. */
  readonly goToCheckout: GoToCheckout | null;
  /** The subscription exists: shows it where the user is looking. */
  readonly onSubscribed: () => void;
  readonly onClose: () => void;
}

/** From the plan to the payment, one window at a time. */
export const SubscriptionDialogs = ({ subscribe, goToCheckout, onSubscribed, onClose }: SubscriptionDialogsProps) => {
  const [billing, setBilling] = useState<Billing>({ company_name: '' });
  const [step, goTo] = useState<'plan' | 'payment'>('plan');
  if (step === 'plan') {
    return (
      <PlanDialog
        billing={billing}
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
