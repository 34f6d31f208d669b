import { z } from 'zod';

/** RFC 9457 problem document, open to extensions; `detail` is a German sentence for people, `code` a word for programs. */
export const problemSchema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    instance: z.string().optional(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.output<typeof problemSchema>;

/** Body of successful answers that carry nothing but a German sentence. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });
