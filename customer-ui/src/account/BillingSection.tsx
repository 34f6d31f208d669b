import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { accountPageTexts as texts } from '../texts/account-page.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from './Section.tsx';

interface BillingSectionProps {
  readonly subscription: Subscription;
  readonly onChange: () => void;
}

const addressOf = ({ street, postal_code, town }: Subscription): string =>
  [street, [postal_code, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** To whom invoices go, and when the next one comes. */
export const BillingSection = ({ subscription, onChange }: BillingSectionProps) => {
  const { company_name, vat_id, next_invoice_on } = subscription;
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
        <dd>{next_invoice_on === null ? texts.noNextInvoice : texts.day(next_invoice_on)}</dd>
      </dl>
      <Button onClick={onChange}>{texts.changeBilling}</Button>
    </Section>
  );
};
