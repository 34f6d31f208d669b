import type { Participant } from '@sternklar/contracts/conversations/participant';
import type { Caller } from '../platform/access.port.ts';

/** As whom a caller takes part in a conversation of their own. */
export const participantOf = (caller: Caller): Participant =>
  caller.kind === 'account'
    ? { kind: 'account', id: caller.accountId }
    : { kind: 'visitor', id: caller.id, partnerId: caller.partnerId };
