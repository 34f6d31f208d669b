import type { KnownDevice } from '@sternklar/contracts/accounts/known-device.api';
import type { KnownDeviceFacts } from './known-devices.ts';

/** A device as its owner is shown it, by whichever device asks. */
export const ownKnownDevice =
  (currentId: string | null) =>
  ({ id, device, firstUsedAt, lastUsedAt }: KnownDeviceFacts): KnownDevice => ({
    id,
    device,
    first_used_at: firstUsedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === currentId,
  });
