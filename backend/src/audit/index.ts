import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Capability } from '../capability.ts';
import { addCosignatureRoute } from './add-cosignature/add-cosignature.route.ts';
import { proveConsistencyRoute } from './prove-consistency/prove-consistency.route.ts';
import { proveInclusionRoute } from './prove-inclusion/prove-inclusion.route.ts';
import { showCheckpointRoute } from './show-checkpoint/show-checkpoint.route.ts';

export interface AuditDeps {
  readonly log: TransparencyLog;
  /** The log's name where it has none yet. */
  readonly origin: string;
}

/** What proves that the history is what it was. */
export const createAudit = ({ log, origin }: AuditDeps): Capability => ({
  name: 'audit',
  async routes(app) {
    showCheckpointRoute({ log })(app);
    proveInclusionRoute({ log })(app);
    proveConsistencyRoute({ log })(app);
    addCosignatureRoute({ log })(app);
  },
  reactors: [],
  prepare: () => log.prepare(origin),
});
