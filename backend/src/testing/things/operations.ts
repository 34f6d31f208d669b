import { giveUpMail, parkNewestEvent } from '../../platform/operations/testing/troubles.ts';
import { cosignNewest } from '../witness.ts';
import { type Makers, until } from './making.ts';
import { newReview } from './reviews.ts';

/** Back office, audit and operations. */
export const OPERATIONS: Makers = {
  async 'saved-filter'({ ask, caller, admin }) {
    const { token } = caller.isStaff ? caller : admin;
    const body = { list: 'users', name: 'Rollen', filter: {}, sort: { field: 'email', order: 'ASC' } };
    return ask<{ id: string }>('/api/admin/saved-filters', { method: 'PUT', token, body });
  },
  async 'proven-event'({ sql }) {
    const { rows } = await sql.query<{ id: string }>('select event_id as id from transparency_log.leaves limit 1');
    return { id: rows[0]?.id };
  },
  tile: async () => ({ level: '0', tileName: '000.p/1' }),
  async 'signed-review'(making) {
    const made = await newReview(making);
    const { ask, admin } = making;
    return until('The signature over a review', async () => {
      const { events } = await ask<{ events: readonly { inclusion: unknown }[] }>(
        `/api/audit/reviews/${made.id}/proofs`,
        { token: admin.token },
      );
      return events.some(({ inclusion }) => inclusion) ? made : undefined;
    });
  },
  cosignature: async ({ ask }) => ({ ...(await cosignNewest(ask)) }),
  'parked-event': async ({ sql }) => ({ ...(await parkNewestEvent(sql)) }),
  'given-up-mail': async ({ sql, owner, now }) => ({ id: await giveUpMail(sql, owner.id, now()) }),
  'no-rebuild': ({ ask, admin: { token } }) =>
    until('The end of the rebuild before', async () => {
      const { is_rebuilding } = await ask<{ is_rebuilding: boolean }>('/api/admin/operations', { token });
      return is_rebuilding ? undefined : {};
    }),
};
