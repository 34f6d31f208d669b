import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import { type Client, createClient, insist } from '../kill/client.ts';
import { type Customer, createCustomers } from '../kill/load.ts';

/** A customer and an admin of the product under proof. */
export interface People {
  readonly client: Client;
  readonly customer: Customer;
  readonly adminToken: string;
  /** Milliseconds from handing in a review to its being in the admins' list. */
  untilVisible(): Promise<number>;
}

const VISIBLE_WITHIN_MS = 10_000;

export const createPeople = async (url: string): Promise<People> => {
  const client = createClient(() => url);
  const [customer] = await createCustomers(client, 1);
  if (!customer) throw new Error('There is a customer.');
  const { access_token: adminToken } = await insist<{ access_token: string }>(client, {
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  let count = 0;
  return {
    client,
    customer,
    adminToken,
    async untilVisible() {
      count += 1;
      const began = performance.now();
      const review = await client<{ id: string }>({
        method: 'POST',
        path: '/reviews',
        token: customer.token,
        body: { business_id: customer.businessId, reviewer_name: 'Max M.', rating: 1, review_text: `Nr. ${count}` },
      });
      if (review === null) throw new Error('A review was not acknowledged.');
      while (performance.now() - began < VISIBLE_WITHIN_MS) {
        const there = await client<{ id: string }>({ path: `/admin/reviews/${review.id}`, token: adminToken }).catch(
          () => null,
        );
        if (there?.id === review.id) return performance.now() - began;
        await delay(2);
      }
      return VISIBLE_WITHIN_MS;
    },
  };
};

export interface Times {
  readonly middle: number;
  readonly slowest: number;
}

export const timesOf = async (people: People, count: number): Promise<Times> => {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) times.push(await people.untilVisible());
  times.sort((one, other) => one - other);
  return { middle: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
};

export const inWords = ({ middle, slowest }: Times): string =>
  `visible after ${middle.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms at most`;

/** Says a figure, and that it is too high where it is. */
export const atMost = (proof: Proof, what: string, { is, most }: { is: number; most: number }): void => {
  if (is > most) proof.fault(`${what}: ${Math.round(is).toLocaleString('en')}, at most ${most.toLocaleString('en')}.`);
};
