import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import fc from 'fast-check';
import type { Operation } from '../common/operations.ts';
import type { Things } from './cast.ts';

const oneOf = (values: readonly string[]): fc.Arbitrary<string> =>
  values.length === 0 ? fc.uuid() : fc.constantFrom(...values);

/** Values by the names of fields: what the product would accept, or at least look up. */
export const createMeaningful = (things: Things) => {
  const password = fc.constantFrom(things.password, 'falsch-aber-lang');
  const link = fc.constantFrom('https://maps.google.com/?cid=3', 'maps.app.goo.gl/x', 'http://münchen.example/ä?q=%20');
  const status = fc.constantFrom(...REVIEW_STATUSES, 'gelo\u0308scht');
  const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    id: oneOf([...things.users, ...things.businesses, ...things.reviews]),
    user_id: oneOf(things.users),
    business_id: oneOf(things.businesses),
    review_id: oneOf(things.reviews),
    message_id: oneOf(things.messages),
    email: fc.oneof(
      { weight: 2, arbitrary: oneOf(things.emails) },
      { weight: 1, arbitrary: fc.nat().map((number) => `wirr-neu-${number}@sternklar.test`) },
    ),
    password,
    current_password: password,
    new_password: password,
    verification_code: fc.constantFrom('ABC234', 'abc 234'),
    reset_code: fc.constantFrom('ABC234'),
    rating: fc.constantFrom(1, 2, 3, 4, 5, '5'),
    status,
    plan_name: fc.constant('standard'),
    google_business_link: link,
    review_url: link,
    is_admin: fc.boolean(),
    status_mails: fc.boolean(),
    origins: fc.constantFrom(['https://www.wirrwarr.example'], [things.backOffice.origin, 'https://wirr.example:8443']),
    key: oneOf(things.backOffice.partnerKeys),
    grace_days: fc.integer({ min: -1, max: 40 }),
    paused: fc.boolean(),
    reactor: fc.constant(things.backOffice.reactor),
    event_id: oneOf(things.backOffice.parkedEvents),
    read_models: fc.constantFrom(['subscription-list'], ['partner-list', 'user-list']),
    received_on: fc.constantFrom(new Date().toISOString().slice(0, 10), '2020-02-30', '2999-01-01'),
  };
  return (name: string): fc.Arbitrary<unknown> | undefined => fields[name];
};

/** What the parameters in a path mean, by the words before them. */
export const pathMeaning = ({ method, path }: Operation, parameter: string, things: Things): fc.Arbitrary<string> => {
  const { backOffice } = things;
  if (parameter === 'keyId') return oneOf(backOffice.partnerKeyIds);
  if (path.includes('/partners/')) return oneOf(backOffice.partners);
  if (path.endsWith('/cancellation')) return oneOf(backOffice.invoices);
  if (path.includes('/invoices/')) return oneOf(things.invoices);
  if (path.includes('/subscriptions/')) return oneOf(backOffice.subscriptions);
  if (path.includes('/saved-filters/')) return oneOf(backOffice.savedFilters);
  if (path.includes('/mails/')) return oneOf(backOffice.failedMails);
  if (method === 'DELETE' && path.includes('/business/')) return oneOf(things.spare);
  if (path.includes('/sessions/')) return oneOf(things.sessions);
  if (path.endsWith('/erasure')) return oneOf(things.erasable);
  if (path.includes('/users/')) return oneOf(things.users);
  if (path.includes('/reviews/{businessId}')) return oneOf(things.businesses);
  if (path.includes('/reviews/')) return oneOf(things.reviews);
  if (path.includes('/chat/')) return oneOf(things.conversations);
  return oneOf([...things.users, ...things.businesses, ...things.reviews, ...things.conversations]);
};

/** Query strings of operations that are asked for one thing, not for a list; undefined for all others. */
export const queryMeaning = ({ path }: Operation, { audit }: Things): fc.Arbitrary<string> | undefined => {
  const size = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...audit.treeSizes) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 2 ** 53, 'x') },
  );
  if (path.endsWith('/audit/inclusion')) return oneOf(audit.provenEvents).map((event) => `?event=${event}`);
  if (path.endsWith('/audit/consistency')) return fc.tuple(size, size).map(([from, to]) => `?from=${from}&to=${to}`);
  return undefined;
};

/** Bodies of which only one makes sense as a whole; undefined for all others. */
export const bodyMeaning = ({ path }: Operation, { audit }: Things): fc.Arbitrary<unknown> | undefined =>
  path.endsWith('/cosignatures') ? fc.constant(audit.cosignature) : undefined;
