import { cosignatureBodySchema } from '@sternklar/contracts/audit/audit.api';
import { MalformedNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.port.ts';
import { orNotFound, TAG } from '../audit-answers.ts';

const MISSING = 'So viele Ereignisse hat das Protokoll nicht.';
const notSigned = () =>
  new Refusal(422, 'not-cosigned', 'Diese Zeile ist keine Unterschrift dieses Schlüssels unter dem genannten Stand.');

/** Who brings a signature does not matter: it is checked here and by everybody who reads it. */
export const addCosignatureRoute =
  ({ log }: { readonly log: Pick<TransparencyLog, 'cosign'> }) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/audit/cosignatures',
      {
        config: { access: ['admin'], refusals: { 404: MISSING } },
        schema: {
          tags: [TAG],
          summary: 'Die Unterschrift einer Zeugin oder eines Zeugen unter einem Stand aufbewahren',
          body: cosignatureBodySchema,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async ({ body: { size, key, line } }) => {
        const cosigned = await orNotFound(cosign(log, { size, key, line }), MISSING);
        if (!cosigned) throw notSigned();
        return { message: 'Die Unterschrift ist echt und wird mit diesem Stand gezeigt.' };
      },
    );
  };

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
