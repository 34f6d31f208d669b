import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type ExampleCall, type FilledCall, filled, thingsOf } from '../platform/example-call.port.ts';
import { type Account, openVerifiedAccount } from './accounts.ts';
import { CONVERSATIONS } from './things/conversations.ts';
import type { Makers, People, Product } from './things/making.ts';
import { OPERATIONS } from './things/operations.ts';
import { PAYMENTS } from './things/payments.ts';
import { PEOPLE } from './things/people.ts';
import { REVIEWS } from './things/reviews.ts';

/** What examples name, and how it comes about; each time anew. */
const MAKERS: Makers = {
  async today({ now }) {
    const day = dayInGermany(now().toISOString());
    return { day, month: monthOfDay(day) };
  },
  ...PEOPLE,
  ...REVIEWS,
  ...PAYMENTS,
  ...CONVERSATIONS,
  ...OPERATIONS,
};

/** The names of all things that can be made. */
export const THINGS: ReadonlySet<string> = new Set(Object.keys(MAKERS));

export interface Things {
  /** A new customer, verified. */
  newCustomer(): Promise<Account>;
  /** The example's call, with everything that it names made for these people. */
  callOf(example: ExampleCall, people: People): Promise<FilledCall>;
}

/** Makes what examples name. */
export const createThings = (product: Product): Things => {
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `ding-${addresses}@sternklar.test`;
  };
  return {
    newCustomer: () => openVerifiedAccount(product.ask, newAddress()),
    async callOf(example, people) {
      const made = new Map<string, Readonly<Record<string, unknown>>>();
      for (const name of thingsOf(example)) {
        const make = MAKERS[name];
        if (!make) throw new Error(`Nobody knows how to make ${name}.`);
        made.set(name, await make({ ...product, ...people, newAddress }));
      }
      return filled(example, made);
    },
  };
};
