import type { Passkey } from '@sternklar/contracts/accounts/passkey.api';
import { notFound } from '../../platform/refusal.port.ts';
import type { KeptPasskey } from './passkeys.ts';

/** A passkey as its owner is shown it. */
export const ownPasskey = ({ id, name, createdAt, lastUsedAt, synced }: KeptPasskey): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced,
});

export const passkeyUnknown = () => notFound('Diesen Passkey gibt es nicht mehr.');
