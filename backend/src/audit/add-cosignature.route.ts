import { cosignatureBodySchema } from '@sternklar/contracts/audit/audit.api';
import { MalformedNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { Refusal } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { orNotFound, TAG } from './audit-answers.ts';

const MISSING = 'So viele Ereignisse hat das Protokoll nicht.';
const notSigned = () =>
  new Refusal(422, 'not-cosigned', 'Diese Zeile ist keine Unterschrift dieses Schlüssels unter dem genannten Stand.');

/** Who brings a signature does not matter: it is checked here and by everybody who reads it. */
export const addCosignatureRoute = slice(
  {
    name: 'add-cosignature',
    call: 'POST /audit/cosignatures',
    access: ['admin'],
    tag: TAG,
    summary: 'Die Unterschrift einer Zeugin oder eines Zeugen unter einem Stand aufbewahren',
    body: cosignatureBodySchema,
    answers: { 200: z.object({ message: z.string() }) },
    refusals: { 404: MISSING },
    records: [],
    example: {
      body: {
        size: given('cosignature', 'size'),
        key: given('cosignature', 'key'),
        line: given('cosignature', 'line'),
      },
    },
  },
  ({ log }: { readonly log: Pick<TransparencyLog, 'cosign'> }) =>
    async ({ body: { size, key, line } }) => {
      const cosigned = await orNotFound(cosign(log, { size, key, line }), MISSING);
      if (!cosigned) throw notSigned();
      return { message: 'Die Unterschrift ist echt und wird mit diesem Stand gezeigt.' };
    },
);
interface Offered {
  readonly size: number;
  readonly key: string;
  readonly line: string;
}

/** Nonsense is no signature either. */
const cosign = async (log: Pick<TransparencyLog, 'cosign'>, { size, key, line }: Offered): Promise<boolean> => {
  try {
    return await log.cosign(size, parseNoteKey(key), line);
  } catch (error) {
    if (error instanceof MalformedNote) return false;
    throw error;
  }
};
