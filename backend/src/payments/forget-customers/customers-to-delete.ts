import type { Pool } from 'pg';

/** A customer of an erased account at the payment provider, not yet deleted there. */
export interface CustomerToDelete {
  readonly customerReference: string;
  readonly accountId: string;
  readonly wantedAt: Date;
  /** How often it failed so far. */
  readonly failures: number;
}

/** The table `payments.customers_to_delete`. */
export interface CustomersToDelete {
  /** Again: changes nothing. */
  add(accountId: string, customerReferences: readonly string[]): Promise<void>;
  /** Whom it is time to delete, the longest due first. */
  due(now: Date, limit: number): Promise<readonly CustomerToDelete[]>;
  /** It is deleted, and its name kept no more. */
  remove(customerReference: string): Promise<void>;
  /** It failed once more. */
  postpone(customerReference: string, until: Date): Promise<void>;
}

export const createCustomersToDelete = (pool: Pool, now: () => Date): CustomersToDelete => ({
  async add(accountId, customerReferences) {
    if (customerReferences.length === 0) return;
    await pool.query(
      `insert into payments.customers_to_delete (customer_reference, account_id, wanted_at, due_at)
       select reference, $2, $3, $3 from unnest($1::text[]) as reference
       on conflict (customer_reference) do nothing`,
      [customerReferences, accountId, now()],
    );
  },
  async due(at, limit) {
    const { rows } = await pool.query<CustomerToDelete>(
      `select customer_reference as "customerReference", account_id as "accountId", wanted_at as "wantedAt", failures
       from payments.customers_to_delete where due_at <= $1 order by due_at, customer_reference limit $2`,
      [at, limit],
    );
    return rows;
  },
  async remove(customerReference) {
    await pool.query('delete from payments.customers_to_delete where customer_reference = $1', [customerReference]);
  },
  async postpone(customerReference, until) {
    await pool.query(
      'update payments.customers_to_delete set failures = failures + 1, due_at = $2 where customer_reference = $1',
      [customerReference, until],
    );
  },
});
