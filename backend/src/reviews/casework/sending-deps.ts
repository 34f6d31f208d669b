import type { NoticeSettings } from '../notice/notice-settings.ts';
import type { FollowUpDeps } from './follow-up-rules.ts';
import type { StepDeps } from './take-step.ts';

/** What it takes to note that something went to the platform. */
export interface SendingDeps extends StepDeps, FollowUpDeps {
  readonly noticeSettings: NoticeSettings;
}
