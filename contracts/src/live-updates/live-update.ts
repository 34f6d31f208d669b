import type { LiveUpdate } from './live-update.api.ts';

const KINDS: Readonly<Record<LiveUpdate['kind'], true>> = {
  'review-submitted': true,
  'review-status-changed': true,
  'review-note-added': true,
  'review-case-changed': true,
  'business-added': true,
  'business-removed': true,
  'business-restored': true,
  'profile-changed': true,
  'subscription-changed': true,
  'invoices-changed': true,
  'chat-message-sent': true,
  'conversation-status-changed': true,
  'conversation-holder-changed': true,
  'conversation-visitor-changed': true,
  'conversation-read': true,
};

/** The update in an event's data, or null for kinds that a newer server may add. The server's own schema checks the rest. */
export const liveUpdateOf = (data: string): LiveUpdate | null => {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
    return typeof value.kind === 'string' && Object.hasOwn(KINDS, value.kind) ? (value as LiveUpdate) : null;
  } catch {
    return null;
  }
};
