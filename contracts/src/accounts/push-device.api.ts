import { z } from 'zod';
import type { AppealStand } from '../reviews/casework/appeal-stand.ts';
import type { ReviewStatus } from '../reviews/review-status.ts';

const base64url = (maxLength: number) =>
  z
    .string('Der Schlüssel des Browsers fehlt.')
    .max(maxLength, 'Der Schlüssel des Browsers ist zu lang.')
    .regex(/^[\w-]+$/, 'Der Schlüssel des Browsers ist unlesbar.');

const endpoint = z
  .string('Die Adresse beim Push-Dienst fehlt.')
  .max(1_000, 'Die Adresse beim Push-Dienst ist zu lang.');

/** What a browser's own `PushSubscription` says, as its `toJSON` has it. */
export const addPushDeviceBodySchema = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
});
export type AddPushDeviceBody = z.input<typeof addPushDeviceBodySchema>;

export const renewPushDeviceBodySchema = z.object({ endpoint });

/** A browser that is told of every new status, by the push service of its maker; `device` as in `OwnSession`. */
export const pushDeviceSchema = z
  .object({
    id: z.uuid(),
    device: z.string().nullable(),
    /** The host of the push service. */
    service: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.output<typeof pushDeviceSchema>;

/** `public_key` is what browsers subscribe with; null: this installation sends no push messages. */
export const pushDevicesSchema = z
  .object({ public_key: z.string().nullable(), devices: z.array(pushDeviceSchema) })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.output<typeof pushDevicesSchema>;

/** What a push message says: nothing of a person, no name and no text. */
export interface StatusPush {
  readonly review_id: string;
  readonly status: ReviewStatus;
  readonly appeal?: AppealStand;
}
