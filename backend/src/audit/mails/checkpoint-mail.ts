import { z } from 'zod';
import { dayOf, mail, twinsBeside } from '../../platform/mail.port.ts';

const fileOf = (day: string) => `checkpoint-${day}.txt`;

export const checkpointMail = mail({
  name: 'checkpoint',
  twins: twinsBeside(import.meta.url),
  /** `day`: in Germany; `origin`: the log's name; `note`: signed, byte for byte. */
  params: z.object({
    day: z.iso.date(),
    origin: z.string(),
    size: z.string().regex(/^\d+$/),
    note: z.string(),
  }),
  content: ({ size, ...checkpoint }) => ({ ...checkpoint, size: Number(size) }),
  attachments: async ({ day, note }) => [
    { filename: fileOf(day), contentType: 'text/plain; charset=utf-8', content: Buffer.from(note) },
  ],
  words: ({ day, origin, size, note }, brandName) => ({
    subject: `${brandName}: Stand des Protokolls vom ${dayOf(day)}`,
    preheader: 'Bewahren Sie ihn auf: An ihm lässt sich die ganze Geschichte bis heute messen.',
    data: { origin, events: size.toLocaleString('de-DE'), day: dayOf(day), file: fileOf(day), note: note.trimEnd() },
  }),
  samples: {
    checkpoint: {
      day: '2026-07-14',
      origin: 'sternklar.example/audit',
      size: 12_345,
      note:
        'sternklar.example/audit\n12345\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n' +
        '— sternklar.example/audit 7c1d2f4bQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU7DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    },
  },
});
