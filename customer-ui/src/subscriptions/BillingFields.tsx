import { STREET_MAX_LENGTH, TOWN_MAX_LENGTH, VAT_ID_MAX_LENGTH } from '@sternklar/contracts/subscriptions/address';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { TextField } from '../ui/Field.tsx';
import type { Form } from '../ui/use-form.ts';
import './billing.css';

/** As typed, or as it is kept; null: not given. */
export interface BillingValues {
  readonly street?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly town?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
}

interface BillingFieldsProps {
  readonly form: Pick<Form, 'errors'>;
  readonly values: BillingValues;
}

/** Address and VAT id, none of which anybody has to give. */
export const BillingFields = ({ form, values }: BillingFieldsProps) => (
  <div className="fields">
    <TextField
      name="street"
      label={texts.street}
      error={form.errors.street}
      defaultValue={values.street ?? ''}
      maxLength={STREET_MAX_LENGTH}
      autoComplete="street-address"
      optional
    />
    <div className="billing-town">
      <TextField
        name="postal_code"
        label={texts.postalCode}
        error={form.errors.postal_code}
        defaultValue={values.postal_code ?? ''}
        maxLength={5}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        name="town"
        label={texts.town}
        error={form.errors.town}
        defaultValue={values.town ?? ''}
        maxLength={TOWN_MAX_LENGTH}
        autoComplete="address-level2"
      />
    </div>
    <TextField
      name="vat_id"
      label={texts.vatId}
      hint={texts.vatIdHint}
      error={form.errors.vat_id}
      defaultValue={values.vat_id ?? ''}
      maxLength={VAT_ID_MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      optional
    />
  </div>
);
