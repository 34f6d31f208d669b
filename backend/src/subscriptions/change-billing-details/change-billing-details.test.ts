import {
  billingDetailsChanged,
  DETAILS,
  noticeGiven,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { changeBillingDetails } from './change-billing-details.ts';

const spec = deciderSpec(subscriptionStreamType);
const company = { companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: DETAILS };
const changing =
  (now = '2026-06-01T12:00:00.000Z', to = company) =>
  (state: SubscriptionState) =>
    changeBillingDetails(state, { company: to, now: new Date(now) });

describe('changing billing details', () => {
  it('says to whom later invoices go', () => {
    spec.given(subscriptionStarted()).when(changing()).then(billingDetailsChanged());
  });

  it('records nothing when they are known, from the start or from a change', () => {
    spec.given(subscriptionStarted(company)).when(changing()).thenNothing();
    spec.given(subscriptionStarted(), billingDetailsChanged()).when(changing()).thenNothing();
  });

  it('takes every difference for a change', () => {
    const moved = { ...company, billingDetails: { ...DETAILS, vatId: null } };
    spec
      .given(subscriptionStarted(company))
      .when(changing(undefined, moved as typeof company))
      .then(billingDetailsChanged(moved));
  });

  it('is possible as long as the subscription runs, also after notice', () => {
    spec.given(subscriptionStarted(), noticeGiven()).when(changing()).then(billingDetailsChanged());
  });

  it('comes after a renewal that nobody recorded yet', () => {
    spec
      .given(subscriptionStarted())
      .when(changing('2027-03-02T09:00:00.000Z'))
      .then(
        subscriptionRenewed({ term: 2, startsAt: '2027-03-02T09:00:00.000Z', expiresAt: '2028-03-02T09:00:00.000Z' }),
        billingDetailsChanged(),
      );
  });

  describe('after the end, while invoices wait for a German VAT id', () => {
    const abroad = { ...company, billingDetails: { ...DETAILS, vatId: 'FR40303265045' } };
    const over = [subscriptionStarted(abroad), noticeGiven(), subscriptionEnded()] as const;
    const later = '2027-04-01T00:00:00.000Z';

    it('corrects them, once', () => {
      spec
        .given(...over)
        .when(changing(later))
        .then(billingDetailsChanged());
      spec
        .given(...over, billingDetailsChanged())
        .when(changing(later))
        .thenRejected('no-subscription');
    });

    it('goes on for as long as the VAT id is another state’s, also where it was changed at last or nobody recorded the end yet', () => {
      const other = { ...company, billingDetails: { ...DETAILS, vatId: 'ATU13585627' } };
      spec
        .given(
          subscriptionStarted(),
          billingDetailsChanged(abroad),
          subscriptionTerminated(),
          billingDetailsChanged(other),
        )
        .when(changing(later))
        .then(billingDetailsChanged());
      spec
        .given(subscriptionStarted(abroad), noticeGiven())
        .when(changing(later))
        .then(subscriptionEnded(), billingDetailsChanged());
    });

    it('corrects those of all former subscriptions', () => {
      const id = '01968a10-0000-7000-8000-0000000000aa';
      const second = subscriptionStarted({
        ...abroad,
        subscriptionId: id,
        startedAt: later,
        expiresAt: '2028-04-01T00:00:00.000Z',
      });
      const terminated = subscriptionTerminated({ subscriptionId: id });
      spec
        .given(...over, second, terminated)
        .when(changing('2027-06-01T00:00:00.000Z'))
        .then(billingDetailsChanged(), billingDetailsChanged({ subscriptionId: id }));
    });

    it('corrects those of the former subscription beside the one that runs', () => {
      const [id, former] = ['01968a10-0000-7000-8000-0000000000aa', billingDetailsChanged()];
      const second = subscriptionStarted({
        ...company,
        subscriptionId: id,
        startedAt: later,
        expiresAt: '2028-04-01T00:00:00.000Z',
      });
      spec
        .given(...over, second)
        .when(changing('2027-05-01T00:00:00.000Z'))
        .then(former);
    });
  });

  it('is refused where no subscription runs', () => {
    spec.given().when(changing()).thenRejected('no-subscription');
    spec
      .given(subscriptionStarted(), noticeGiven(), subscriptionEnded())
      .when(changing('2027-04-01T00:00:00.000Z'))
      .thenRejected('no-subscription');
  });
});
