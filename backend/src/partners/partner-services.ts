import type { SharedCounts } from '../platform/counts.port.ts';
import { createAdmitVisitor, createIsStillAdmitted } from './admit-visitor.ts';
import type { PartnerDirectory } from './partner-directory.ts';
import { createPartnerSecrets } from './partner-secrets.ts';
import { createCountForWidget } from './widget-limits.ts';

export interface PartnerServicesDeps {
  readonly directory: PartnerDirectory;
  readonly counts: Pick<SharedCounts, 'count'>;
  readonly rootKey: Buffer;
  readonly now: () => Date;
}

/** What the server asks about partners and their visitors, and the partners' routes share. */
export const createPartnerServices = ({ directory, counts, rootKey, now }: PartnerServicesDeps) => {
  const count = createCountForWidget(counts);
  return {
    directory,
    count,
    secrets: createPartnerSecrets(rootKey),
    admitVisitor: createAdmitVisitor({ directory, count, now }),
    isStillAdmitted: createIsStillAdmitted({ directory, now }),
  };
};
export type PartnerServices = ReturnType<typeof createPartnerServices>;
