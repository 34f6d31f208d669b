import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { Logger } from '@sternklar/event-store/logger';
import { manifest } from '../manifest.port.ts';
import { sharedReading } from '../metrics/shared-reading.ts';
import type { RequestKit } from '../request-kit.port.ts';
import type { Desk } from './desk.ts';
import { discardParkedEventRoute } from './discard-parked-event.route.ts';
import { createAudit } from './operations-routes.ts';
import type { Rebuilds } from './rebuilds/rebuilds.ts';
import { retryAllMailsRoute } from './retry-all-mails.route.ts';
import { retryMailRoute } from './retry-mail.route.ts';
import { retryParkedEventRoute } from './retry-parked-event.route.ts';
import { showOperationsRoute } from './show-operations/show-operations.route.ts';
import { startRebuildRoute } from './start-rebuild.route.ts';

export interface OperationsGiven {
  readonly desk: Pick<Desk, 'parked' | 'mails'>;
  readonly status: () => Promise<OperationsStatus>;
  readonly rebuilds: Rebuilds;
  readonly readModels: readonly string[];
  readonly kit: Pick<RequestKit, 'identityOf' | 'newId'>;
  readonly logger: Logger;
}

/** What operators look at and do in the back office; the command line does the same with the same parts. */
export const operations = manifest({
  name: 'operations',
  slices: [
    showOperationsRoute,
    retryParkedEventRoute,
    discardParkedEventRoute,
    retryMailRoute,
    retryAllMailsRoute,
    startRebuildRoute,
  ],
  others: [{ name: 'clock-desk', records: ['ClockConfirmed'] }],
  parts: ({ desk, status, rebuilds, readModels, kit, logger }: OperationsGiven) => ({
    status: sharedReading(status),
    parked: desk.parked,
    mails: desk.mails,
    rebuilds,
    readModels,
    kit,
    audit: createAudit(kit, logger),
  }),
});
