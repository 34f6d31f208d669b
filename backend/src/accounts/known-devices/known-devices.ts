import { createHmac } from 'node:crypto';
import { KNOWN_DEVICE_LIFETIME_DAYS, KNOWN_DEVICES_PER_ACCOUNT } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';

export interface KnownDeviceFacts {
  readonly id: string;
  /** A coarse name; null when it is not known. */
  readonly device: string | null;
  readonly firstUsedAt: Date;
  readonly lastUsedAt: Date;
}

/** The browser of somebody who signed in, or tries to; `token` is null where it sends none. */
export interface Browser {
  readonly accountId: string;
  readonly token: string | null;
}

/** The table `accounts.known_devices`: a device is forgotten half a year after the last sign-in, and with its account. */
export interface KnownDevices {
  /** The id of the account's device with this token; null when the account knows none. Asks, and takes as long, for an unknown account too. */
  idOf(browser: { readonly accountId: string | null; readonly token: string | null }): Promise<string | null>;
  /** Somebody signed in: the browser is known from now on, and the longest unused goes where there are too many. */
  remember(browser: Browser & { readonly device: string | null }): Promise<void>;
  /** The one used last first. */
  of(accountId: string): Promise<readonly KnownDeviceFacts[]>;
  /** False when the account has none with this id. */
  forget(accountId: string, id: string): Promise<boolean>;
  forgetAllBut(browser: Browser): Promise<void>;
  /** Forgets all that were not used for too long. */
  forgetExpired(): Promise<void>;
}

export interface KnownDevicesDeps {
  readonly pool: Pool;
  readonly key: Buffer;
  readonly now: () => Date;
  readonly nextId: () => string;
}

const LIFETIME_MS = KNOWN_DEVICE_LIFETIME_DAYS * 86_400_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const ID_OF = `
  select id from accounts.known_devices where token_hash = $1 and account_id = $2 and last_used_at > $3`;
/** Only of an account that is still there; each sign-in clears some of anybody's that are over. */
const REMEMBER = `
  with over as (
    select id from accounts.known_devices where last_used_at < $6 order by last_used_at limit 10 for update skip locked
  ), cleared as (
    delete from accounts.known_devices d using over where d.id = over.id and d.token_hash <> $3
  )
  insert into accounts.known_devices as known (id, account_id, token_hash, device, first_used_at, last_used_at)
  select $1, account_id, $3, $4, $5, $5 from accounts.credentials where account_id = $2
  on conflict (token_hash) do update set device = excluded.device, last_used_at = excluded.last_used_at`;
const DROP_UNUSED = `
  delete from accounts.known_devices where id in (
    select id from accounts.known_devices where account_id = $1
    order by last_used_at desc, id desc offset ${KNOWN_DEVICES_PER_ACCOUNT})`;
const OF = `
  select id, device, first_used_at as "firstUsedAt", last_used_at as "lastUsedAt"
  from accounts.known_devices where account_id = $1 and last_used_at > $2 order by last_used_at desc, id desc`;

export const createKnownDevices = ({ pool, key, now, nextId }: KnownDevicesDeps): KnownDevices => {
  const expiredBefore = () => new Date(now().getTime() - LIFETIME_MS);
  const hashOf = (accountId: string, token: string) =>
    createHmac('sha256', key).update(`${accountId} ${token}`, 'utf8').digest();
  return {
    async idOf({ accountId, token }) {
      if (token === null) return null;
      const id = accountId ?? NOBODY;
      const { rows } = await pool.query<{ id: string }>(ID_OF, [hashOf(id, token), id, expiredBefore()]);
      return rows[0]?.id ?? null;
    },
    async remember({ accountId, token, device }) {
      if (token === null) return;
      await pool.query(REMEMBER, [nextId(), accountId, hashOf(accountId, token), device, now(), expiredBefore()]);
      await pool.query(DROP_UNUSED, [accountId]);
    },
    async of(accountId) {
      return (await pool.query<KnownDeviceFacts>(OF, [accountId, expiredBefore()])).rows;
    },
    async forget(accountId, id) {
      const { rowCount } = await pool.query('delete from accounts.known_devices where account_id = $1 and id = $2', [
        accountId,
        id,
      ]);
      return rowCount === 1;
    },
    async forgetAllBut({ accountId, token }) {
      await pool.query('delete from accounts.known_devices where account_id = $1 and token_hash <> $2', [
        accountId,
        token === null ? Buffer.alloc(0) : hashOf(accountId, token),
      ]);
    },
    async forgetExpired() {
      await pool.query('delete from accounts.known_devices where last_used_at < $1', [expiredBefore()]);
    },
  };
};
