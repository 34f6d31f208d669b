import { z } from 'zod';
import { contrastOf, HEX_COLOR, READABLE_CONTRAST } from '../contrast.ts';
import { readable } from '../texts.ts';
import {
  CHAT_SUGGESTION_MAX_LENGTH,
  CHAT_SUGGESTIONS_MAX,
  CHAT_TITLE_MAX_LENGTH,
  CHAT_WELCOME_MAX_LENGTH,
} from './appearance-limits.ts';
import {
  HOURS_DAY,
  HOURS_ORDER,
  HOURS_TIME,
  HOURS_TWICE,
  INVALID_COLOR,
  TEXT_COLOR_ALONE,
  unreadable,
} from './appearance-texts.ts';
import { TIME_OF_DAY } from './office-hours.ts';

const text = (most: number, name: string) =>
  z
    .string(`${name} muss ein Text sein.`)
    .overwrite(readable)
    .max(most, `${name} darf höchstens ${most} Zeichen haben.`)
    .transform((words) => (words === '' ? null : words))
    .nullable();
const color = z
  .string(INVALID_COLOR)
  .trim()
  .toLowerCase()
  .transform((words) => (words === '' ? null : words))
  .refine((words) => words === null || HEX_COLOR.test(words), INVALID_COLOR)
  .nullable();
const suggestionTexts = `Ein Vorschlag braucht 1 bis ${CHAT_SUGGESTION_MAX_LENGTH} Zeichen.`;
const wordsBodySchema = z.object({
  welcome: text(CHAT_WELCOME_MAX_LENGTH, 'Die Begrüßung'),
  suggestions: z
    .array(
      z
        .string(suggestionTexts)
        .overwrite(readable)
        .min(1, suggestionTexts)
        .max(CHAT_SUGGESTION_MAX_LENGTH, suggestionTexts),
    )
    .max(CHAT_SUGGESTIONS_MAX, `Es können höchstens ${CHAT_SUGGESTIONS_MAX} Vorschläge sein.`),
});
const time = z.string(HOURS_TIME).regex(TIME_OF_DAY, HOURS_TIME);
const officeDayBodySchema = z
  .object({ day: z.number(HOURS_DAY).int(HOURS_DAY).min(1, HOURS_DAY).max(7, HOURS_DAY), from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], error: HOURS_ORDER });

/** What an admin says of it. Text that could not be read on its ground is refused. */
export const appearanceBodySchema = z
  .object({
    title: text(CHAT_TITLE_MAX_LENGTH, 'Der Name'),
    color,
    text_color: color,
    words: z.object({ de: wordsBodySchema, en: wordsBodySchema }),
    office_hours: z
      .array(officeDayBodySchema)
      .max(7, HOURS_TWICE)
      .refine((hours) => new Set(hours.map(({ day }) => day)).size === hours.length, HOURS_TWICE),
  })
  .superRefine(({ color: ground, text_color }, context) => {
    if (text_color === null) return;
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['text_color'], message });
    if (ground === null) return refuse(TEXT_COLOR_ALONE);
    if (contrastOf(ground, text_color) < READABLE_CONTRAST) refuse(unreadable(ground, text_color));
  });
export type AppearanceBody = z.input<typeof appearanceBodySchema>;

const wordsSchema = z.object({ welcome: z.string().nullable(), suggestions: z.array(z.string()).readonly() });

/** What a partner's chat looks like and says by the server's word; null, and no suggestions: as the product has it. */
export const appearanceSchema = z
  .object({
    title: z.string().nullable(),
    color: z.string().nullable(),
    text_color: z.string().nullable(),
    words: z.object({ de: wordsSchema, en: wordsSchema }),
    office_hours: z.array(z.object({ day: z.number(), from: z.string(), to: z.string() })).readonly(),
  })
  .meta({ id: 'PartnerAppearance' });
export type Appearance = z.output<typeof appearanceSchema>;

/** A chat as the product has it. */
export const NO_APPEARANCE: Appearance = {
  title: null,
  color: null,
  text_color: null,
  words: { de: { welcome: null, suggestions: [] }, en: { welcome: null, suggestions: [] } },
  office_hours: [],
};
