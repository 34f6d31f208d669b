import pino from 'pino';
import { v7 } from 'uuid';
import { composeDesk } from '../composition/admin-composition.ts';
import type { Desk } from '../platform/operations/desk.ts';
import { loadConfig } from '../platform/settings/config.ts';
import type { TestWorld } from './test-world.ts';

/** What operators have beside a running product, as the command line composes it; closed with `closers`. */
export const deskOf = (
  { databaseUrl, ownerUrl }: Pick<TestWorld, 'databaseUrl' | 'ownerUrl'>,
  closers: AsyncDisposableStack,
  warnings: readonly string[] = [],
): Promise<Desk> =>
  composeDesk(
    {
      database: { url: databaseUrl, ownerUrl },
      masterKey: Buffer.alloc(32, 7),
      s3: null,
      logger: pino({ level: 'silent' }),
      operator: loadConfig({}).config.operator,
      paymentProvider: null,
      masterKeyTurnDays: 15,
      witnessing: { witnesses: [], quorum: 0, everyMs: 0 },
      warnings,
      nextId: () => v7(),
    },
    closers,
  );
