import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';

/** How a clock was found to be wrong, or may be; see `ClockDoubt`. */
export const clockDoubtKinds = ['apart', 'leapt', 'standstill', 'set-back'] as const;

/** An operator has looked, and says that the clocks can be believed again. `seconds` is by how far they were doubted, ahead or (negative) behind. */
export const clockConfirmed = defineEvent(
  'ClockConfirmed',
  z.object({ kind: z.enum(clockDoubtKinds), seconds: z.number(), doubtedAt: z.iso.datetime() }),
);

export const clockEvents = [clockConfirmed] as const;
export type ClockEvent = EventOf<(typeof clockEvents)[number]>;

/** The installation has one. */
export const CLOCK_STREAM = 'clock';
