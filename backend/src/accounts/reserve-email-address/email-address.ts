import type { EmailAddressEvent } from '@sternklar/contracts/accounts/account.events';
import type { StreamType } from '@sternklar/event-store/decider';

/** One address, one account: who holds the address that this stream is named after. */
export type EmailAddressState =
  | { readonly status: 'free' }
  | {
      readonly status: 'reserved';
      readonly accountId: string;
      readonly reservedAt: string;
      /** Which reservation it is: the version of its event in this stream. A renewed one is another. */
      readonly reservation: number;
    };

export const emailAddressStreamType: StreamType<EmailAddressState, EmailAddressEvent> = {
  initialState: { status: 'free' },
  evolve(state, event) {
    switch (event.type) {
      case 'EmailAddressReserved':
        return {
          status: 'reserved',
          accountId: event.data.accountId,
          reservedAt: event.recordedAt,
          reservation: event.version,
        };
      case 'EmailAddressReleased':
        return { status: 'free' };
      default:
        event satisfies never;
        return state;
    }
  },
};
