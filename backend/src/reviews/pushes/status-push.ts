import { createHash } from 'node:crypto';
import type { StatusPush } from '@sternklar/contracts/accounts/push-device.api';
import { APPEAL_STANDS } from '@sternklar/contracts/reviews/casework/appeal-stand';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { LATER } from '../../platform/mail.port.ts';
import type { ComposePush } from '../../platform/push.port.ts';
import { type NameSource, namesOf } from '../mails/review-names.ts';
import { isToBeTold, type ToldSource } from '../mails/status-change-to-tell.ts';

/** The outbox keeps messages under it: it never changes. */
export const STATUS_PUSH = 'review-status-changed';

const paramsSchema = z.object({
  deviceId: z.uuid(),
  reviewId: z.uuid(),
  status: z.enum(REVIEW_STATUSES),
  appeal: z.enum(APPEAL_STANDS).optional(),
  /** The event that it tells of, where the message waits; without it, it tells of its change whatever came after. */
  changeId: z.uuid().optional(),
});
export type StatusPushParams = z.input<typeof paramsSchema>;

/** Of the message about a change to one browser: it follows from both, so that asking twice sends once. */
export const pushOfChange =
  (deviceId: string) =>
  (changeId: string): string =>
    uuidV5(`when-review-status-changed-then-push-customer ${deviceId}`, changeId);

/** The push service sees it, and learns nothing from it. */
const topicOf = (reviewId: string): string => createHash('sha256').update(reviewId).digest('base64url').slice(0, 32);

/** Says which review has which status, and nothing of people; waits and is taken back as the mail about it. */
export const composeStatusPush =
  (source: ToldSource & NameSource): ComposePush =>
  async (params) => {
    const { deviceId, reviewId, status, appeal, changeId } = paramsSchema.parse(params);
    const idOf = pushOfChange(deviceId);
    if (changeId !== undefined && !(await isToBeTold({ reviewId, changeId, idOf }, source))) return null;
    const names = await namesOf(reviewId, source);
    if (names === 'removed' || names === LATER) return names === LATER ? LATER : null;
    const payload: StatusPush = { review_id: reviewId, status, ...(appeal && { appeal }) };
    return { payload, topic: topicOf(reviewId) };
  };
