import type { AddPushDeviceBody, PushDevice } from '@sternklar/contracts/accounts/push-device.api';
import { PUSH_DEVICES_PER_ACCOUNT } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';
import type { Identity } from '../../platform/access.port.ts';

/** A browser as messages are sent to it. */
export interface PushReceiver {
  readonly id: string;
  readonly accountId: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export type OwnPushDevice = PushDevice & { readonly endpoint: string };
type Signed = Pick<Identity, 'accountId' | 'sessionId'>;

/** The table `accounts.push_devices`. What ends sessions takes their rows along (see sessions.ts, credentials.ts). */
export interface PushDevices {
  /** Newest first. */
  of(accountId: string): Promise<readonly OwnPushDevice[]>;
  idsOf(accountId: string): Promise<readonly string[]>;
  /**
   * Adds the browser of a session, or takes over what it subscribed before, also from another account; the oldest goes
   * where there are too many. Null once the session is over.
   */
  add(by: Signed, subscription: AddPushDeviceBody): Promise<PushDevice | null>;
  /** The account's browser with this endpoint belongs to this session from now on; null when the account has none, or the session is over. */
  renew(by: Signed, endpoint: string): Promise<PushDevice | null>;
  /** False when the account has none with this id. */
  remove(accountId: string, id: string): Promise<boolean>;
  receiver(id: string): Promise<PushReceiver | null>;
  /** The push service does not know it any more. */
  forget(id: string): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly device: string | null;
  readonly endpoint: string;
  readonly created_at: Date;
}

const COLUMNS = 'id, device, endpoint, created_at';

/** A new password ends sessions by their version alone. */
const liveSession = (now: string) => `
  accounts.sessions s
  join accounts.credentials c on c.account_id = s.account_id and c.version = s.credentials_version
  where s.account_id = $2 and s.id = $3 and s.ended_at is null and s.expires_at > ${now}`;
const ADD = `
  insert into accounts.push_devices as known (id, account_id, session_id, endpoint, p256dh, auth, device, created_at)
  select $1, $2, s.id, $4, $5, $6, s.device, $7 from ${liveSession('$7')}
  on conflict (endpoint) do update set
    -- What waits for the other account must not come here.
    id = case when known.account_id = excluded.account_id then known.id else excluded.id end,
    account_id = excluded.account_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
    device = excluded.device, created_at = excluded.created_at
  returning ${COLUMNS}`;
const DROP_OLDEST = `
  delete from accounts.push_devices where id in (
    select id from accounts.push_devices where account_id = $1
    order by created_at desc, id desc offset ${PUSH_DEVICES_PER_ACCOUNT})`;
const RENEW = `
  update accounts.push_devices set session_id = $3
  where account_id = $2 and endpoint = $1 and exists (select from ${liveSession('$4')}) returning ${COLUMNS}`;
const RECEIVER = `
  select id, account_id as "accountId", endpoint, json_build_object('p256dh', p256dh, 'auth', auth) as keys
  from accounts.push_devices where id = $1`;

const owned = ({ id, device, endpoint, created_at }: Row): OwnPushDevice => ({
  id,
  device,
  service: new URL(endpoint).host,
  endpoint,
  created_at: created_at.toISOString(),
});

/** A device as its owner is shown it: its endpoint is a secret between browser and server. */
export const shownDevice = ({ endpoint: _, ...device }: OwnPushDevice): PushDevice => device;

const shownRow = (row: Row | undefined): PushDevice | null => (row ? shownDevice(owned(row)) : null);

export interface PushDevicesDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export const createPushDevices = ({ pool, now, nextId }: PushDevicesDeps): PushDevices => {
  const of = async (accountId: string) => {
    const { rows } = await pool.query<Row>(
      `select ${COLUMNS} from accounts.push_devices where account_id = $1 order by created_at desc, id desc`,
      [accountId],
    );
    return rows.map(owned);
  };
  return {
    of,
    idsOf: async (accountId) => (await of(accountId)).map(({ id }) => id),
    async add({ accountId, sessionId }, { endpoint, keys }) {
      const values = [nextId(), accountId, sessionId, endpoint, keys.p256dh, keys.auth, now()];
      const { rows } = await pool.query<Row>(ADD, values);
      await pool.query(DROP_OLDEST, [accountId]);
      return shownRow(rows[0]);
    },
    async renew({ accountId, sessionId }, endpoint) {
      return shownRow((await pool.query<Row>(RENEW, [endpoint, accountId, sessionId, now()])).rows[0]);
    },
    async remove(accountId, id) {
      const { rowCount } = await pool.query('delete from accounts.push_devices where account_id = $1 and id = $2', [
        accountId,
        id,
      ]);
      return rowCount === 1;
    },
    async receiver(id) {
      return (await pool.query<PushReceiver>(RECEIVER, [id])).rows[0] ?? null;
    },
    async forget(id) {
      await pool.query('delete from accounts.push_devices where id = $1', [id]);
    },
  };
};
