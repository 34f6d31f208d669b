import type { Pool } from 'pg';
import type { PushSettings } from '../accounts/push-devices/push-settings.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { OutboxSender } from '../platform/mail/outbox-sender.ts';
import { createUntoldMails } from '../platform/mail/untold-mails.ts';
import { areReceiverKeys } from '../platform/push/encrypt-message.ts';
import { createPushSender } from '../platform/push/index.ts';
import { createPostMessage } from '../platform/push/post-message.ts';
import { isPushEndpoint } from '../platform/push/push-services.ts';
import { createVapid, type Vapid } from '../platform/push/vapid.ts';
import type { Pushes } from '../platform/push.port.ts';
import { composeStatusPush, STATUS_PUSH } from '../reviews/pushes/status-push.ts';
import type { CompositionOptions } from './composition-options.ts';
import { countPushOutcomes } from './product-metrics.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage.ts';

/** Push messages, as far as this installation sends them. */
export interface ProductPush {
  readonly settings: PushSettings | null;
  readonly pushes: Pushes;
  readonly sender: OutboxSender | null;
}

const settingsWith = ({ publicKey }: Vapid, { config: { pushServices } }: CompositionOptions): PushSettings => ({
  publicKey,
  isEndpoint: (address) => isPushEndpoint(address, pushServices),
  areKeys: areReceiverKeys,
});

/** What asks for messages, wherever they are sent. */
export const createPushes = (
  pool: Pool,
  { now, devicesOf }: { readonly now: () => Date; readonly devicesOf: Pushes['devicesOf'] },
): Pushes => ({
  devicesOf,
  enqueue: createOutbox({ pool, now, kind: 'push' }).enqueue,
  untold: createUntoldMails(pool, 'push'),
});

export const createProductPush = (
  { backgroundPool: pool, commands, notifications, metrics, now }: Storage,
  { accountServices: { pushDevices }, businessOf }: Services,
  options: CompositionOptions,
): ProductPush => {
  const { config, secrets, logger, replaced } = options;
  if (secrets.vapidKey === null) {
    return { settings: null, pushes: createPushes(pool, { now, devicesOf: async () => [] }), sender: null };
  }
  const pushes = createPushes(pool, { now, devicesOf: pushDevices.idsOf });
  const vapid = createVapid({ privateKey: secrets.vapidKey, contact: `mailto:${config.operator.email}`, now });
  return {
    settings: settingsWith(vapid, options),
    pushes,
    sender: createPushSender({
      pool,
      notifications,
      vapid,
      services: config.pushServices,
      receivers: pushDevices,
      composers: { [STATUS_PUSH]: composeStatusPush({ commands, businessOf, untoldMails: pushes.untold }) },
      post: replaced?.postPush ?? createPostMessage(),
      onOutcome: countPushOutcomes(metrics),
      now,
      logger,
    }),
  };
};
