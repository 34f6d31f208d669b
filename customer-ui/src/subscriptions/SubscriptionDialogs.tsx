import { useState } from 'react';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import type { Subscribe } from './subscribing.ts';

interface SubscriptionDialogsProps {
  readonly subscribe: Subscribe;
  /** The subscription exists: shows it where the user is looking. */
  readonly onSubscribed: () => void;
  readonly onClose: () => void;
}

/** From the plan to the payment, one window at a time. */
export const SubscriptionDialogs = ({ subscribe, onSubscribed, onClose }: SubscriptionDialogsProps) => {
  const [companyName, setCompanyName] = useState('');
  const [step, goTo] = useState<'plan' | 'payment'>('plan');
  if (step === 'plan') {
    return (
      <PlanDialog
        companyName={companyName}
        onContinue={(name) => {
          setCompanyName(name);
          goTo('payment');
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PaymentDialog
      companyName={companyName}
      subscribe={subscribe}
      onPaid={onSubscribed}
      onBack={() => goTo('plan')}
      onClose={onClose}
    />
  );
};
