import { SIMULATED_PAYMENT_DELAY_MS } from '@sternklar/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { serverWords } from '../api/api-error.ts';
import { TermsLine } from '../frame/TermsLine.tsx';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormProblem, TextField } from '../ui/Field.tsx';
import { type Form, useForm, WHOLE_FORM } from '../ui/use-form.ts';
import type { Billing } from './billing.ts';
import { DigitsField } from './DigitsField.tsx';
import { CARD_NUMBER, CVV, EXPIRY } from './digit-groups.ts';
import { type Subscribe, simulatedPayment } from './subscribing.ts';
import './subscription.css';

interface PaymentDialogProps {
  readonly billing: Billing;
  readonly subscribe: Subscribe;
  /** The subscription exists, and this window was open until then. */
  readonly onPaid: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

type Step = 'form' | 'processing' | 'creating';

/** Card fields have no say in anything: they are looked at when the form is checked, and nowhere else. */
const CardFields = ({ form }: { readonly form: Form }) => (
  <div className="fields">
    <TextField
      name="card_name"
      label={texts.cardName}
      missing={texts.cardNameMissing}
      error={form.errors.card_name}
      required
      readOnly={form.busy}
      autoComplete="off"
      spellCheck={false}
    />
    <DigitsField
      name="card_number"
      label={texts.cardNumber}
      missing={texts.cardNumberMissing}
      error={form.errors.card_number}
      shape={CARD_NUMBER}
      readOnly={form.busy}
      placeholder="0000 0000 0000 0000"
    />
    <div className="payment-pair">
      <DigitsField
        name="card_expiry"
        label={texts.expiry}
        missing={texts.expiryMissing}
        error={form.errors.card_expiry}
        shape={EXPIRY}
        readOnly={form.busy}
        placeholder={texts.expiryPlaceholder}
      />
      <DigitsField
        name="card_cvv"
        label={texts.cvv}
        missing={texts.cvvMissing}
        error={form.errors.card_cvv}
        shape={CVV}
        readOnly={form.busy}
        placeholder="000"
      />
    </div>
  </div>
);

/** What is going on while the form waits; its live region stands before there is anything to say. */
const Progress = ({ step }: { readonly step: Step }) => (
  <div className="payment-progress" data-step={step}>
    <p role="status">
      {step === 'processing' && texts.processing}
      {step === 'creating' && texts.creating}
    </p>
    {step !== 'form' && (
      <>
        <div className="payment-bar" aria-hidden="true">
          <span style={{ animationDuration: `${SIMULATED_PAYMENT_DELAY_MS}ms` }} />
        </div>
        {step === 'processing' && <p className="field-hint">{texts.processingHint}</p>}
      </>
    )}
  </div>
);

const Foot = ({ onBack }: Pick<PaymentDialogProps, 'onBack'>) => (
  <p className="dialog-foot">
    <span>
      <TermsLine />
    </span>
    <TextButton onClick={onBack}>{texts.back}</TextButton>
  </p>
);

/**
 * The payment, a test form until the provider is connected: no field of the card leaves it. Closing the window while
 * the payment is processed calls it off; later the subscription is on its way and comes into being all the same.
 */
export const PaymentDialog = ({ billing, subscribe, onPaid, onBack, onClose }: PaymentDialogProps) => {
  const [step, setStep] = useState<Step>('form');
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const pay = async () => {
    const open = new AbortController();
    leaving.current = open;
    setStep('processing');
    try {
      if (!(await simulatedPayment(open.signal))) return;
      setStep('creating');
      await subscribe(billing);
    } finally {
      setStep('form');
    }
    if (!open.signal.aborted) onPaid();
  };
  const form = useForm(pay, (error) => ({ [WHOLE_FORM]: serverWords(error) ?? texts.noAnswer }));

  return (
    <Dialog title={texts.paymentTitle} intro={<p>{texts.paymentIntro(billing.company_name)}</p>} onClose={onClose}>
      <div className="payment-test">
        <strong>{texts.testForm}</strong>
        <p>{texts.testFormText}</p>
      </div>
      {/* Were it ever sent by the browser itself, this method would send nothing. */}
      <form {...form.props} method="dialog" autoComplete="off">
        <CardFields form={form} />
        <div className="form-foot">
          <FormProblem form={form} />
          <Button type="submit" look="dawn" large busy={form.busy}>
            {texts.pay}
          </Button>
        </div>
      </form>
      <div className="payment-end">
        <Progress step={step} />
        {step === 'form' && <Foot onBack={onBack} />}
      </div>
    </Dialog>
  );
};
