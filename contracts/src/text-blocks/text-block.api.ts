import { z } from 'zod';
import { TEXT_BLOCK_MAX_LENGTH, TEXT_BLOCK_TITLE_MAX_LENGTH } from '../constants.ts';
import { readable } from '../texts.ts';
import { PLACEHOLDERS_IN_WORDS, unknownPlaceholder } from './placeholders.ts';
import { MISSING_TEXT, MISSING_TITLE } from './text-block-texts.ts';

const READABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What an admin says of a text block. */
export const textBlockBodySchema = z.object({
  title: z
    .string(MISSING_TITLE)
    .overwrite(readable)
    .max(TEXT_BLOCK_TITLE_MAX_LENGTH, `Die Bezeichnung darf höchstens ${TEXT_BLOCK_TITLE_MAX_LENGTH} Zeichen haben.`)
    .regex(READABLE, MISSING_TITLE),
  text: z
    .string(MISSING_TEXT)
    .overwrite(readable)
    .max(TEXT_BLOCK_MAX_LENGTH, `Der Text darf höchstens ${TEXT_BLOCK_MAX_LENGTH} Zeichen haben.`)
    .regex(READABLE, MISSING_TEXT)
    .superRefine((text, context) => {
      const unknown = unknownPlaceholder(text);
      if (unknown !== null)
        context.addIssue(
          `Den Platzhalter „{${unknown.slice(0, 40)}}“ gibt es nicht. Es gibt: ${PLACEHOLDERS_IN_WORDS}.`,
        );
    }),
});
export type TextBlockBody = z.input<typeof textBlockBodySchema>;

export const textBlockSchema = z
  .object({ id: z.uuid(), title: z.string(), text: z.string(), changed_at: z.iso.datetime() })
  .meta({ id: 'TextBlock' });
export type TextBlock = z.output<typeof textBlockSchema>;
