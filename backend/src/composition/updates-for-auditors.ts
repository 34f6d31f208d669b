import type { LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';

/** Who writes with the team, and when, is for admins, as the conversations are. */
const OF_CONVERSATIONS: Readonly<Record<LiveUpdateKinds['conversations'], true>> = {
  'chat-message-sent': true,
  'conversation-status-changed': true,
  'conversation-holder-changed': true,
  'conversation-visitor-changed': true,
  'conversation-read': true,
};

/** Whether auditors are told of an update, whose `payload` is the JSON text of a `LiveUpdate`. */
export const isForAuditors = ({ payload }: { readonly payload: string }): boolean =>
  !Object.hasOwn(OF_CONVERSATIONS, (JSON.parse(payload) as { readonly kind: string }).kind);
