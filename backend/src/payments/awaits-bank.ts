import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { isInDispute, paymentsStreamType } from './payments.ts';

export interface AwaitsBankDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
}

/** Whether a bank still has to decide about a payment of the account: it may take it back, which opens its invoice again. */
export const createAwaitsBank =
  ({ commands }: AwaitsBankDeps) =>
  async (accountId: string): Promise<boolean> => {
    const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
    return isInDispute(state);
  };
