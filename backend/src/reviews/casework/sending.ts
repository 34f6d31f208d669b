import type { forwardRemovalBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import type { z } from 'zod';
import type { NoticeSettings } from '../notice/notice-settings.ts';
import type { FollowUpDeps } from './follow-up-rules.ts';
import type { Sending } from './staff-steps.ts';
import type { StepDeps } from './take-step.ts';

/** What it takes to note that something went to the platform. */
export interface SendingDeps extends StepDeps, FollowUpDeps {
  readonly noticeSettings: NoticeSettings;
}

/** What a call says that went to the platform. */
export const sendingOf = (
  body: z.output<typeof forwardRemovalBodySchema>,
  { forwardingId, now }: { readonly forwardingId: string; readonly now: Date },
): Sending => ({
  forwardingId,
  channel: body.channel,
  sentText: body.sent_text,
  reference: body.reference,
  evidenceSent: body.evidence_sent,
  noticeVersion: body.notice_version,
  beforeWithdrawal: body.sent_before_withdrawal,
  now: now.toISOString(),
});
