import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface PausePartner {
  readonly partnerId: string;
  /** False: goes on. */
  readonly paused: boolean;
}

/** The abuse switch, on or off; nothing when it stands like that. */
export const pausePartner = (
  state: PartnerState,
  { partnerId, paused }: PausePartner,
): Decision<PartnerEvent, 'partner-unknown'> => {
  if (state.status === 'none') return reject('partner-unknown');
  if (state.paused === paused) return [];
  const data = { partnerId };
  return [paused ? { type: 'PartnerPaused', data } : { type: 'PartnerResumed', data }];
};
