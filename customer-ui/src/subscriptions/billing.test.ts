import { createSubscriptionBodySchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { billingOf } from './billing.ts';

const typed = (fields: Readonly<Record<string, string>>) => {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
};
const company_name = 'Bäckerei Sonnenschein GmbH';
const address = { street: 'Mühlenstraße 12', postal_code: '55543', town: 'Bad Kreuznach' };

const errorsOf = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  try {
    billingOf(typed({ company_name, ...fields }));
    return {};
  } catch (error) {
    if (error instanceof ApiError) return error.fieldErrors;
    throw error;
  }
};
const serversErrors = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    createSubscriptionBodySchema
      .safeParse({ plan_name: 'standard', company_name, ...fields })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('to whom invoices go', () => {
  it('is the company alone when nothing else was typed', () => {
    expect(
      billingOf(typed({ company_name: ` ${company_name} `, street: ' ', postal_code: '', town: '', vat_id: '' })),
    ).toEqual({ company_name });
  });

  it('has the address and the VAT id as they were typed', () => {
    expect(billingOf(typed({ company_name, ...address, vat_id: ' DE 136 695 976 ' }))).toEqual({
      company_name,
      ...address,
      vat_id: 'DE 136 695 976',
    });
  });

  it.each([
    [{ street: 'Mühlenstraße 12' }, ['postal_code', 'town']],
    [{ town: 'Bingen', postal_code: '55411' }, ['street']],
    [{ ...address, postal_code: '5554' }, ['postal_code']],
    [{ vat_id: '136695976' }, ['vat_id']],
    [{ ...address, vat_id: 'DE136695970' }, ['vat_id']],
  ])('is refused as the server would refuse %j', (fields, names) => {
    expect(Object.keys(errorsOf(fields)).sort()).toEqual(names);
    expect(errorsOf(fields)).toEqual(serversErrors(fields));
  });
});
