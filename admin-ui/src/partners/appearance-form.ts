import { contrastOf, HEX_COLOR, READABLE_CONTRAST, textColorOn } from '@sternklar/contracts/contrast';
import type { Appearance, AppearanceBody } from '@sternklar/contracts/partners/appearance.api';
import { CHAT_SUGGESTION_MAX_LENGTH, CHAT_SUGGESTIONS_MAX } from '@sternklar/contracts/partners/appearance-limits';
import {
  HOURS_ORDER,
  INVALID_COLOR,
  TEXT_COLOR_ALONE,
  unreadable,
} from '@sternklar/contracts/partners/appearance-texts';

type Typed = string | null | undefined;

/** The days of the week as the form has them, with the numbers that the server gives them. */
export const OFFICE_DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map(
  (name, index) => ({ day: index + 1, name, from: `from${index + 1}` as const, to: `to${index + 1}` as const }),
);

/** What is typed; a line for each suggestion, and for each day when it begins and ends. */
export type AppearanceWords = Readonly<
  Record<'title' | 'color' | 'text_color' | 'welcome_de' | 'suggestions_de' | 'welcome_en' | 'suggestions_en', Typed>
> &
  Readonly<Record<`from${number}` | `to${number}`, Typed>>;

const colorIn = (typed: Typed) => (typed ?? '').trim().toLowerCase();
const linesIn = (typed: Typed) =>
  (typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const wordsOf = ({
  title,
  color,
  text_color,
  words: { de, en },
  office_hours,
}: Appearance): AppearanceWords => ({
  title,
  color,
  text_color,
  welcome_de: de.welcome,
  suggestions_de: de.suggestions.join('\n'),
  welcome_en: en.welcome,
  suggestions_en: en.suggestions.join('\n'),
  ...Object.fromEntries(
    OFFICE_DAYS.flatMap(({ day, from, to }) => {
      const office = office_hours.find((one) => one.day === day);
      return [
        [from, office?.from ?? ''],
        [to, office?.to ?? ''],
      ];
    }),
  ),
});

/** The look that faultless words describe. */
export const appearanceOf = (typed: AppearanceWords): AppearanceBody => ({
  title: typed.title ?? null,
  color: colorIn(typed.color) || null,
  text_color: colorIn(typed.text_color) || null,
  words: {
    de: { welcome: typed.welcome_de ?? null, suggestions: linesIn(typed.suggestions_de) },
    en: { welcome: typed.welcome_en ?? null, suggestions: linesIn(typed.suggestions_en) },
  },
  office_hours: OFFICE_DAYS.flatMap(({ day, from, to }) => {
    const [begins, ends] = [typed[from], typed[to]];
    return begins && ends ? [{ day, from: begins, to: ends }] : [];
  }),
});

export const faultOfColor = (typed: Typed): string | undefined =>
  colorIn(typed) === '' || HEX_COLOR.test(colorIn(typed)) ? undefined : INVALID_COLOR;

export const faultOfTextColor = (typed: Typed, { color }: Pick<AppearanceWords, 'color'>): string | undefined => {
  const [text, ground] = [colorIn(typed), colorIn(color)];
  if (text === '') return undefined;
  if (!HEX_COLOR.test(text)) return INVALID_COLOR;
  if (ground === '') return TEXT_COLOR_ALONE;
  if (!HEX_COLOR.test(ground) || contrastOf(ground, text) >= READABLE_CONTRAST) return undefined;
  return unreadable(ground, text);
};

export const faultOfSuggestions = (typed: Typed): string | undefined => {
  const lines = linesIn(typed);
  if (lines.length > CHAT_SUGGESTIONS_MAX) return `Es können höchstens ${CHAT_SUGGESTIONS_MAX} Vorschläge sein.`;
  return lines.some((line) => line.length > CHAT_SUGGESTION_MAX_LENGTH)
    ? `Ein Vorschlag darf höchstens ${CHAT_SUGGESTION_MAX_LENGTH} Zeichen haben.`
    : undefined;
};

/** What is wrong with the end of a day's hours, if anything is; the day is named by its number. */
export const faultOfHours = (day: number, typed: AppearanceWords): string | undefined => {
  const [from, to] = [typed[`from${day}`], typed[`to${day}`]];
  if (!from && !to) return undefined;
  if (!from || !to) return 'Bitte geben Sie Anfang und Ende an.';
  return from < to ? undefined : HOURS_ORDER;
};

/** The colours that words describe and how much they differ; null without a colour. */
export const colorsIn = ({ color, text_color }: Partial<AppearanceWords>) => {
  const ground = colorIn(color);
  if (!HEX_COLOR.test(ground)) return null;
  const asked = colorIn(text_color);
  const text = HEX_COLOR.test(asked) ? asked : textColorOn(ground);
  return {
    ground,
    text,
    contrast: contrastOf(ground, text),
    isReadable: contrastOf(ground, text) >= READABLE_CONTRAST,
  };
};
