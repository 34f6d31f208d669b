import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { nothingSigned, TAG } from '../audit-answers.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { tarOf } from './tar.ts';

export interface DownloadBundleDeps {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'keptCheckpoints' | 'leafHashes' | 'leaves'>;
  readonly brandName: string;
  readonly now: () => Date;
}

const RETRY_AFTER_S = 30;
const BUSY = 'Gerade wird schon ein Prüfbündel ausgegeben. Bitte versuchen Sie es gleich noch einmal.';
const busy = () => new Refusal(409, 'bundle-in-the-making', BUSY, { retryAfterSeconds: RETRY_AFTER_S });

/** One at a time in a process: each reads the whole log, and lies on the disk until it has been sent. */
export const downloadBundleRoute = slice(
  {
    name: 'download-bundle',
    call: 'GET /audit/bundle',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Das Prüfbündel: alle Ereignisse mit Prüfsummen, Unterschriften und Prüfprogramm, als tar',
    answers: {
      200: {
        description: 'Das Prüfbündel',
        content: { 'application/x-tar': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    refusals: { 404: 'Es wurde noch nichts unterschrieben.', 409: BUSY },
    // It would gather everything and send nothing.
    options: { exposeHeadRoute: false },
    records: [],
    example: {},
  },
  (deps: DownloadBundleDeps) => {
    let isBusy = false;
    return async (_request, reply) => {
      if (isBusy) throw busy();
      if ((await deps.log.latest()) === null) throw nothingSigned();
      if (isBusy) throw busy();
      isBusy = true;
      const folder = await mkdtemp(join(tmpdir(), 'pruefbuendel-'));
      const done = async () => {
        isBusy = false;
        await rm(folder, { recursive: true, force: true });
      };
      try {
        const { size } = await exportBundle({ ...deps, folder });
        const name = `pruefbuendel-${size}`;
        const { bytes, chunks } = await tarOf(folder, name, deps.now());
        const body = Readable.from(chunks);
        body.once('close', () => void done());
        return reply
          .type('application/x-tar')
          .header('content-length', bytes)
          .header('content-disposition', `attachment; filename="${name}.tar"`)
          .send(body);
      } catch (error) {
        await done();
        throw error;
      }
    };
  },
);
