import type { Logger } from '@sternklar/event-store/logger';
import type { Notifications } from '@sternklar/event-store/notifications';
import type { Pool } from 'pg';
import { type Composer, NOTHING_NEW } from '../mail/mail-composer.ts';
import { channelOf } from '../mail/outbox.ts';
import { createOutboxSender, type OutboxSender } from '../mail/outbox-sender.ts';
import { createOutboxTable, observedTable, type SendOutcome } from '../mail/outbox-table.ts';
import { holdPresence, newSenderNumber } from '../mail/sender-presence.ts';
import { createWakeUps } from '../mail/wake-ups.ts';
import { LATER } from '../mail.port.ts';
import type { ComposePush } from '../push.port.ts';
import type { ReceiverKeys } from './encrypt-message.ts';
import type { PostMessage } from './post-message.ts';
import type { PushServices } from './push-services.ts';
import { createPushTransport, type OutgoingPush } from './push-transport.ts';
import type { Vapid } from './vapid.ts';

/** Where the browsers are known that get messages. */
export interface PushReceivers {
  receiver(deviceId: string): Promise<{
    readonly accountId: string;
    readonly endpoint: string;
    readonly keys: ReceiverKeys;
  } | null>;
  /** Its push service does not know it any more. */
  forget(deviceId: string): Promise<void>;
}

export interface PushDeliveryDeps {
  readonly pool: Pool;
  readonly notifications: Notifications;
  readonly vapid: Vapid;
  readonly services: PushServices;
  readonly receivers: PushReceivers;
  /** By what the outbox calls them. */
  readonly composers: Readonly<Record<string, ComposePush>>;
  readonly post: PostMessage;
  /** Told after each attempt, for metrics. */
  readonly onOutcome: (outcome: SendOutcome) => void;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** What is a day old has been seen elsewhere. */
const USEFUL_FOR_MS = 24 * 3_600_000;
const SEND_LIMIT_MS = 10_000;

const createPushComposer =
  ({ receivers, composers }: Pick<PushDeliveryDeps, 'receivers' | 'composers'>): Composer<OutgoingPush> =>
  async ({ accountId, template, params, createdAt, takenAt }) => {
    const compose = composers[template];
    if (!compose) throw new Error(`There is no push message "${template}".`);
    if (takenAt.getTime() - createdAt.getTime() >= USEFUL_FOR_MS) return { dropped: 'too late' };
    const { deviceId } = params as { readonly deviceId: string };
    const receiver = await receivers.receiver(deviceId);
    if (receiver?.accountId !== accountId) return { dropped: 'switched off' };
    const content = await compose(params);
    if (content === LATER) return LATER;
    if (content === null) return { dropped: NOTHING_NEW };
    const { endpoint, keys } = receiver;
    return { mail: { deviceId, endpoint, keys, ...content } };
  };

/** Sends what waits in `push.outbox`, as mails are sent: at least once each, in several processes if wanted. */
export const createPushSender = (deps: PushDeliveryDeps): OutboxSender => {
  const { pool, notifications, vapid, services, receivers, post, now, logger } = deps;
  const number = newSenderNumber();
  return createOutboxSender({
    table: observedTable(createOutboxTable(pool, number, 'push'), deps.onOutcome),
    compose: createPushComposer(deps),
    transport: createPushTransport({ vapid, services, post, forgetDevice: receivers.forget, now }),
    wakeUps: createWakeUps({
      notifications,
      channel: channelOf('push'),
      onOpen: (session) => holdPresence(session, number),
    }),
    now,
    random: Math.random,
    sendLimitMs: SEND_LIMIT_MS,
    logger,
    what: 'Push message',
  });
};

const FORGET_DONE = `
  delete from push.outbox where id in (
    select id from push.outbox where finished_at < $1 order by finished_at limit $2)`;

/** Deletes messages that were done with before a moment, at most `limit`; answers how many it were. */
export const forgetDonePushes = async (pool: Pool, before: Date, limit: number): Promise<number> =>
  (await pool.query(FORGET_DONE, [before, limit])).rowCount ?? 0;
