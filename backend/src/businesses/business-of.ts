import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { businessStreamType } from './business.ts';

/** What other capabilities may know of a business. `businessName` is null once the account was erased. */
export interface BusinessFacts {
  readonly accountId: string;
  readonly removed: boolean;
  readonly businessName: string | null;
  /** Whether it is removed, and its owner can still have it back. */
  readonly mayComeBack: boolean;
}

export type BusinessOf = (businessId: string) => Promise<BusinessFacts | null>;

/** Looks a business up in its stream, so that the answer holds every change acknowledged before; null: there never was one. */
export const createBusinessOf =
  (handler: Pick<CommandHandler, 'load'>): BusinessOf =>
  async (businessId) => {
    const { state } = await handler.load(businessStreamType, businessStream(businessId));
    if (state.status === 'none') return null;
    const { accountId, businessName } = state;
    const removed = state.status === 'removed';
    return { accountId, removed, businessName, mayComeBack: removed && !state.isSettled };
  };
