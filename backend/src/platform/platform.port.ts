import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Outbox } from './outbox.port.ts';
import type { RequestKit } from './request-kit.port.ts';

/** What every capability gets; a slice types only what it uses of it. */
export interface Platform {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly enqueue: Outbox['enqueue'];
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Logger;
}
