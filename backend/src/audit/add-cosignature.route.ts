import { cosignatureBodySchema } from '@sternklar/contracts/audit/audit.api';
import { MalformedNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import type { Brought, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { Refusal } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { orNotFound, TAG } from './audit-answers.ts';

const MISSING = 'So viele Ereignisse hat das Protokoll nicht.';
const notSigned = () =>
  new Refusal(422, 'not-cosigned', 'Diese Zeile ist keine Unterschrift dieses Schlüssels unter dem genannten Stand.');

const TOO_MANY =
  'Unter diesem Stand liegen schon so viele Unterschriften, wie wir aufbewahren. Bitte bringen Sie eine unter einem neueren.';
const tooMany = () => new Refusal(409, 'too-many-cosignatures', TOO_MANY);

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
    refusals: { 404: MISSING, 409: TOO_MANY },
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
      const brought = await orNotFound(cosign(log, { size, key, line }), MISSING);
      if (brought === 'not-signed') throw notSigned();
      if (brought === 'too-many') throw tooMany();
      return { message: 'Die Unterschrift ist echt und wird mit diesem Stand gezeigt.' };
    },
);
interface Offered {
  readonly size: number;
  readonly key: string;
  readonly line: string;
}

/** Nonsense is no signature either. */
const cosign = async (log: Pick<TransparencyLog, 'cosign'>, { size, key, line }: Offered): Promise<Brought> => {
  try {
    return await log.cosign(size, parseNoteKey(key), line);
  } catch (error) {
    if (error instanceof MalformedNote) return 'not-signed';
    throw error;
  }
};
