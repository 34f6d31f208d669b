import { textColorOn } from '@sternklar/contracts/contrast';
import type { Appearance } from '@sternklar/contracts/partners/appearance.api';
import { type ChatLanguage, officeWords } from '@sternklar/contracts/partners/office-hours';
import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';

/** What a visitor's chat is told of how it looks; it says nothing of what is as the product has it. */
export const widgetAppearance = (appearance: Appearance, language: ChatLanguage, at: Date): WidgetAppearance => {
  const { title, color, text_color, words, office_hours } = appearance;
  const { welcome, suggestions } = words[language];
  const office = officeWords(office_hours, language, at);
  return {
    ...(color !== null && { color, on_color: text_color ?? textColorOn(color) }),
    texts: {
      ...(title !== null && { title }),
      ...(welcome !== null && { welcome }),
      ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
      ...(office && { hours: office.hours }),
      ...(office?.away && { away: office.away }),
    },
  };
};
