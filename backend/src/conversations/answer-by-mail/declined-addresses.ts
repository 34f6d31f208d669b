import { createHmac, hkdfSync } from 'node:crypto';
import { ANSWERS_DECLINED_MONTHS } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';

/** Addresses whose owners want no mails about answers, for a year. Only keyed hashes of them are kept. */
export interface DeclinedAddresses {
  decline(email: string): Promise<void>;
  has(email: string): Promise<boolean>;
}

export interface DeclinedAddressesDeps {
  readonly pool: Pool;
  readonly rootKey: Buffer;
  readonly now: () => Date;
}

/** Each time few are forgotten, which are more than come. */
const FORGOTTEN_AT_ONCE = 10;

export const createDeclinedAddresses = ({ pool, rootKey, now }: DeclinedAddressesDeps): DeclinedAddresses => {
  const key = Buffer.from(hkdfSync('sha256', rootKey, '', 'sternklar conversations declined-address', 32));
  const hashOf = (email: string) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest();
  const longAgo = () => {
    const moment = now();
    moment.setUTCMonth(moment.getUTCMonth() - ANSWERS_DECLINED_MONTHS);
    return moment;
  };
  return {
    async decline(email) {
      await pool.query(
        `insert into mail.declined_answers (address_hash, declined_at) values ($1, $2)
         on conflict (address_hash) do update set declined_at = excluded.declined_at`,
        [hashOf(email), now()],
      );
      await pool.query(
        `delete from mail.declined_answers where address_hash in (
           select address_hash from mail.declined_answers where declined_at <= $1 order by declined_at limit ${FORGOTTEN_AT_ONCE})`,
        [longAgo()],
      );
    },
    async has(email) {
      const { rows } = await pool.query<{ has: boolean }>(
        'select exists (select from mail.declined_answers where address_hash = $1 and declined_at > $2) as has',
        [hashOf(email), longAgo()],
      );
      return rows[0]?.has ?? false;
    },
  };
};
