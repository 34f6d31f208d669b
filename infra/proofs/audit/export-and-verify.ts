import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { exportBundle } from '../../../backend/src/audit/bundle/export-bundle.ts';
import { type Verdict, verifyBundle } from '../../../backend/src/audit/verify/verify-bundle.mjs';
import { filesOf, readBundle } from './bundles.ts';
import { AUDIT_KEY, type Stock } from './stock.ts';

export interface Exported {
  readonly store: EventStore;
  readonly log: TransparencyLog;
  readonly stock: Stock;
}

/** What `verify` with the known key says of a bundle exported just now. Throws where nothing can be exported. */
export const verdictOnExport = async ({ store, log, stock }: Exported, since: string | null): Promise<Verdict> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-proof-audit-'));
  try {
    await exportBundle({ store, log, folder, brandName: 'Sternklar', now: () => new Date() });
    const key = `${createNoteSigner(stock.newest.origin, AUDIT_KEY).key.text}\n`;
    return await verifyBundle(filesOf(await readBundle(folder)), { since, key });
  } finally {
    await rm(folder, { recursive: true });
  }
};
