import { describe, expect, it } from 'vitest';
import { withoutCitations } from './citations.ts';
import { createSentenceReader } from './sentences.ts';

/** The sentences of a text that arrives in pieces of so many letters. */
const read = (text: string, letters: number): readonly string[] => {
  const reader = createSentenceReader();
  const found: string[] = [];
  for (let until = letters; until < text.length; until += letters) found.push(...reader.whole(text.slice(0, until)));
  return [...found, ...reader.rest(text)];
};

describe('the sentences of a text as it grows', () => {
  it.each([
    ['Es kostet 59,00 € [A1]. Es läuft 12 Monate [A1].', ['Es kostet 59,00 € [A1].', 'Es läuft 12 Monate [A1].']],
    ['Es kostet 59,00 €. [A1] Es läuft. [A2][A3] Gut?', ['Es kostet 59,00 €. [A1]', 'Es läuft. [A2][A3]', 'Gut?']],
    ['Bis zum 31. Januar 2027 [W1]. Danach nicht.', ['Bis zum 31. Januar 2027 [W1].', 'Danach nicht.']],
    ['Z. B. nach § 3 Abs. 2 der AGB, d. h. so. Und so.', ['Z. B. nach § 3 Abs. 2 der AGB, d. h. so.', 'Und so.']],
    ['Wählen Sie „Passwort vergessen?“. Dann gut.', ['Wählen Sie „Passwort vergessen?“.', 'Dann gut.']],
    ['Eins [A1].\n- Zwei [A2]\n- Drei [A3]', ['Eins [A1].', '- Zwei [A2]', '- Drei [A3]']],
    ['Ohne Ende', ['Ohne Ende']],
    ['  \n ', []],
  ])('%j', (text, sentences) => {
    for (const letters of [1, 3, 1_000]) expect(read(text, letters), `${letters}`).toEqual(sentences);
  });

  it('cite in brackets before or behind their points, and keep other brackets', () => {
    expect(withoutCitations('Das kostet 59,00 € [A1, W2].')).toEqual({
      text: 'Das kostet 59,00 €.',
      ids: ['A1', 'W2'],
    });
    expect(withoutCitations('Das kostet 59,00 €. [A1][A1]')).toEqual({ text: 'Das kostet 59,00 €.', ids: ['A1'] });
    expect(withoutCitations('An [Firma] in [Ort] [A1].')).toEqual({ text: 'An [Firma] in [Ort].', ids: ['A1'] });
    expect(withoutCitations('Nichts [].').ids).toEqual([]);
  });
});
