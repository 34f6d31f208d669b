import { ownDataSchema } from '@sternklar/contracts/accounts/own-data.api';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { profileNotReady, TAG } from '../account-answers.ts';
import { sendJsonFile } from './json-document.ts';
import type { createOwnData } from './own-data.ts';

export interface ExportOwnDataRouteDeps {
  readonly ownData: ReturnType<typeof createOwnData>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly now: () => Date;
}

/** '2026-03-02', the day in Berlin. */
const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

export const exportOwnDataRoute = slice(
  {
    name: 'export-own-data',
    call: 'GET /account/export',
    access: 'signed-in',
    tag: TAG,
    summary: 'Alles, was zum eigenen Konto gespeichert ist, als Datei',
    answers: { 200: ownDataSchema },
    records: [],
    example: {},
  },
  ({ ownData, kit, now }: ExportOwnDataRouteDeps) =>
    async (request, reply) => {
      const at = now();
      const members = await ownData(kit.identityOf(request), at);
      if (members === null) throw profileNotReady();
      return sendJsonFile(reply, `meine-daten-${dayOf(at)}.json`, members);
    },
);
