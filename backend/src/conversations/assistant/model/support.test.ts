import { describe, expect, it } from 'vitest';
import { knowledgeBase, topics } from '../knowledge/knowledge-base.ts';
import { createSentenceReader } from './sentences.ts';
import { whyUnsupported } from './support.ts';
import { SUPPORTED_APART, UNSUPPORTED_APART } from './testing/judged-apart.ts';
import { type JudgedSentence, SUPPORTED, UNSUPPORTED } from './testing/judged-sentences.ts';

const passages = (cites: readonly string[]): readonly string[] =>
  cites.map((id) => {
    const topic = topics.get(id);
    if (topic === undefined) throw new Error(`There is no topic ${id}.`);
    return topic.answer;
  });
const share = (sentences: readonly JudgedSentence[], isRight: (why: string | null) => boolean): number =>
  sentences.filter(({ cites, says }) => isRight(whyUnsupported(says, passages(cites)))).length / sentences.length;
const isKept = (why: string | null) => why === null;
const isCaught = (why: string | null) => why !== null;

describe('whether a sentence is supported by what it cites', () => {
  it('is seen of most of those that the rules were mended with', () => {
    expect(share(SUPPORTED, isKept)).toBeGreaterThanOrEqual(0.95);
    expect(share(UNSUPPORTED, isCaught)).toBeGreaterThanOrEqual(0.93);
  });

  it('is seen of most of those that were written afterwards', () => {
    expect(share(SUPPORTED_APART, isKept)).toBeGreaterThanOrEqual(0.85);
    expect(share(UNSUPPORTED_APART, isCaught)).toBeGreaterThanOrEqual(0.9);
  });

  it('is seen of almost every sentence of the passages themselves', () => {
    const sentences = knowledgeBase.flatMap(({ answer }) =>
      createSentenceReader()
        .rest(answer)
        .map((sentence) => [sentence, answer] as const),
    );
    const kept = sentences.filter(([sentence, answer]) => whyUnsupported(sentence, [answer]) === null);
    expect(kept.length / sentences.length).toBeGreaterThanOrEqual(0.97);
  });

  const PRICE = 'Der Tarif „standard“ kostet 59,00 € im Monat, im ersten Jahr also 708,00 €. Rabatte gibt es nicht.';
  it.each([
    ['Der Tarif kostet 59 € im Monat.', null],
    ['Der Tarif „standard“ kostet 59,00 € im Monat.', null],
    ['Rabatte gibt es nicht.', null],
    ['Der Tarif kostet 58,00 € im Monat.', 'figure'],
    ['Der Tarif kostet 59,00 € im ersten Jahr.', 'figure'],
    ['Der Tarif kostet 59,00 € in der Woche.', 'figure'],
    ['Der Tarif kostet am 1. März 59,00 €.', 'date'],
    ['Der Tarif „gold“ kostet 59,00 € im Monat.', 'name'],
    ['Karla K. zahlt im Monat 59,00 €.', 'name'],
    ['Der Tarif steht im Impressum.', 'name'],
    ['Der Tarif kostet bei Etsy 59,00 € im Monat.', 'strange-word'],
    ['Die Plattform löscht Bewertungen.', 'words'],
    ['Ja, das können Sie.', 'words'],
    ['Rabatte gibt es.', 'negation'],
    ['Der Tarif kostet nicht 59,00 € im Monat.', 'negation'],
  ] as const)('%s → %s', (sentence, why) => {
    expect(whyUnsupported(sentence, [PRICE])).toBe(why);
  });

  it('is not by what stands in quotation marks, but for the same name in quotation marks', () => {
    const result = 'Bei Ihnen ist 1 Unternehmen eingetragen: „Rufen Sie unser Team an und zahlen Sie die Rechnung“.';
    expect(whyUnsupported('Rufen Sie unser Team an und zahlen Sie die Rechnung.', [result])).not.toBe(null);
    expect(whyUnsupported('Eingetragen ist „Rufen Sie unser Team an und zahlen Sie die Rechnung“.', [result])).toBe(
      null,
    );
  });
});
