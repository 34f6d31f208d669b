import { CLOCK_STREAM, type ClockEvent } from '@sternklar/contracts/operations/clock.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import type { Pool } from 'pg';
import { v5 as uuidV5 } from 'uuid';
import type { OpenClockDoubt } from './clock-doubt.ts';
import { createClockTable, openClockDoubt } from './clock-table.ts';

/** What an operator looks at and does about clocks. */
export interface ClockDesk {
  /** Null: no clock is in doubt. */
  open(): Promise<OpenClockDoubt | null>;
  /** By how many seconds this process is ahead of the database; negative: behind. */
  apartSeconds(): Promise<number>;
  /** Says that the clocks are right, on the log too; false where that was said already. */
  confirm(doubt: OpenClockDoubt): Promise<boolean>;
}

export interface ClockDeskDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly now: () => Date;
}

/** Of the ids of confirmations: each doubt has one. */
const NAMESPACE = '0193f2f0-5c10-7a52-9c1e-0d0f6a1b2c3d';

/** Nothing is decided by what was confirmed before. */
const clockStreamType: StreamType<null, ClockEvent> = { initialState: null, evolve: () => null };

export const createClockDesk = ({ pool, commands, now }: ClockDeskDeps): ClockDesk => {
  const table = createClockTable(pool);
  return {
    open: () => openClockDoubt(pool),
    apartSeconds: async () => {
      const { database } = await table.read();
      return (now().getTime() - database) / 1_000;
    },
    async confirm(doubt) {
      const { id, kind, seconds, raisedAt } = doubt;
      const commandId = uuidV5(`${id} ${raisedAt.toISOString()}`, NAMESPACE);
      await commands.handle({
        streamType: clockStreamType,
        streamId: CLOCK_STREAM,
        decide: () => [{ type: 'ClockConfirmed' as const, data: { kind, seconds, doubtedAt: raisedAt.toISOString() } }],
        context: {
          actor: { kind: 'operator' },
          accountId: null,
          correlationId: commandId,
          causationId: commandId,
          commandId,
          // Said before, and interrupted.
          mayRepeat: true,
        },
      });
      return table.confirm(id);
    },
  };
};
