import { Readable } from 'node:stream';
import { z } from 'zod';
import { callerOf } from '../http/rate-limits/caller.ts';
import type { RequestKit } from '../request-kit.port.ts';
import { slice } from '../slice.port.ts';
import type { LiveStreams } from './live-streams.ts';

const headersSchema = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/, 'Last-Event-ID muss die id des zuletzt empfangenen Ereignisses sein.')
    .optional(),
});

interface Dependencies {
  readonly streams: LiveStreams;
  readonly kit: Pick<RequestKit, 'callerOf'>;
}

/** Server-sent events, read with `fetch` so that the token stays in a header. */
export const liveRoute = slice(
  {
    name: 'live',
    call: 'GET /live',
    access: 'signed-in-or-visitor',
    tag: 'Live',
    summary: 'Änderungen in Echtzeit (server-sent events)',
    description:
      'Kunden erhalten, was ihr Konto betrifft, Besucher ihre Unterhaltung, Administratoren alles und Prüfer alles außer den Unterhaltungen, ohne persönliche Daten. Jedes Ereignis trägt eine `id`; mit ihr als ' +
      '`Last-Event-ID` geht es nach einer Unterbrechung bis zu sieben Tage lang lückenlos weiter; ob es das tut, sagt `resumed` im ersten Ereignis. Je ' +
      'Sitzung bleiben die sechs jüngsten Verbindungen offen.',
    headers: headersSchema,
    answers: { 200: { description: 'Ein Strom', content: { 'text/event-stream': { schema: z.string() } } } },
    records: [],
    edge: { stream: true },
    options: { exposeHeadRoute: false },
    example: {},
  },
  ({ streams, kit }: Dependencies) =>
    async (request, reply) => {
      const lastSeen = request.headers['last-event-id'];
      const stream = await streams.open(kit.callerOf(request), {
        lastSeen: lastSeen === undefined ? null : Number(lastSeen),
        address: callerOf(request),
        page: { headers: { origin: request.headers.origin }, host: request.host },
        drop: () => request.raw.socket.destroy(),
      });
      reply.raw.once('close', () => streams.closed(stream));
      if (request.raw.destroyed) streams.closed(stream);
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      reply.type('text/event-stream; charset=utf-8');
      return reply.send(Readable.from(stream.pieces, { highWaterMark: 1 }));
    },
);
