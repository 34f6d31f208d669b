import { ADDRESS_INCOMPLETE, isPostalCode, POSTAL_CODE_PROBLEM } from '@sternklar/contracts/subscriptions/address';
import type { ChangeBillingDetailsBody } from '@sternklar/contracts/subscriptions/subscription.api';
import { vatIdProblem } from '@sternklar/contracts/subscriptions/vat-id';
import { ApiError } from '../api/api-error.ts';
import { textOf } from '../ui/use-form.ts';

/** To whom invoices go; what was left empty is not in it. */
export type Billing = ChangeBillingDetailsBody;

const ADDRESS = ['street', 'postal_code', 'town'] as const;
const OPTIONAL = [...ADDRESS, 'vat_id'] as const;
type OptionalField = (typeof OPTIONAL)[number];

const problemsOf = (billing: Billing): Readonly<Partial<Record<OptionalField, string>>> => {
  const problems: Partial<Record<OptionalField, string>> = {};
  const given = ADDRESS.filter((field) => billing[field]);
  for (const field of ADDRESS) {
    if (given.length > 0 && !billing[field]) problems[field] = ADDRESS_INCOMPLETE[field];
  }
  if (billing.postal_code && !isPostalCode(billing.postal_code)) problems.postal_code = POSTAL_CODE_PROBLEM;
  const vatId = vatIdProblem(billing.vat_id ?? '');
  if (vatId !== null) problems.vat_id = vatId;
  return problems;
};

/** What the fields say. Throws what the server would answer, so that nobody pays before hearing of a typing error. */
export const billingOf = (values: FormData): Billing => {
  const optional = OPTIONAL.map((field) => [field, textOf(values, field).trim()] as const).filter(([, text]) => text);
  const billing: Billing = { company_name: textOf(values, 'company_name').trim(), ...Object.fromEntries(optional) };
  const fieldErrors = problemsOf(billing);
  if (Object.keys(fieldErrors).length === 0) return billing;
  throw new ApiError({ status: 422, detail: null, fieldErrors, retryAfterSeconds: null });
};
