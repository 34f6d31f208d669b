import { describe, expect, it } from 'vitest';
import { isEnglish, quotedInGerman } from '../texts/quoted.ts';
import { createI18nProvider } from './i18n-provider.ts';

const quoted = Object.keys(quotedInGerman);

describe('the quoted texts of the specification', () => {
  it('are said to the letter', () => {
    const { translate } = createI18nProvider({ brand: 'Haus', uiTexts: 'verbatim' });
    expect(quoted.map((text) => translate(text))).toEqual(quoted);
  });

  it('have a German twin for an installation that wants it', () => {
    const { translate } = createI18nProvider({ brand: 'Haus', uiTexts: 'de' });
    const said = quoted.map((text) => translate(text));
    expect(said).toEqual(Object.values(quotedInGerman));
    expect(said.filter(isEnglish)).toEqual([]);
  });
});
