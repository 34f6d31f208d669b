import type { OwnSession } from '@sternklar/contracts/accounts/account.api';
import type { SessionFacts } from './sessions.ts';

/** A session in the API's shape, as the session `askingId` sees it. */
export const ownSession =
  (askingId: string) =>
  ({ id, device, startedAt, lastSeenAt, expiresAt }: SessionFacts): OwnSession => ({
    id,
    device,
    started_at: startedAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
    current: id === askingId,
  });
