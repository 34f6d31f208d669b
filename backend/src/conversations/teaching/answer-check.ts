import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { facts } from '../assistant/knowledge/facts.ts';
import { knowledgeBase } from '../assistant/knowledge/knowledge-base.ts';
import { judges, promises } from '../assistant/model/checked-sentence.ts';
import { type Clause, clausesOf, standsIn } from '../assistant/model/clauses.ts';

const IN_WORDS: Readonly<Record<string, string>> = {
  ein: '1',
  eine: '1',
  einen: '1',
  einem: '1',
  einer: '1',
  eines: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  elf: '11',
  zwölf: '12',
  vierzehn: '14',
  dreißig: '30',
};
const UNITS = 'euro|eur|€|prozent|%|jahr|monat|woche|tag|werktag|stunde|minute|sekunde|zeichen|mb';
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)*|${Object.keys(IN_WORDS).join('|')})[\\s-]*(${UNITS})`,
  'giu',
);
const UNIT_OF: Readonly<Record<string, string>> = { euro: '€', eur: '€', prozent: '%' };

interface Measure {
  readonly written: string;
  /** The same for '14 Tage', 'vierzehn Tagen' and '14-tägig'. */
  readonly means: string;
}

/** '59,00' and '59' are one, and so are '1.000' and '1000'. */
const plainNumber = (written: string): string =>
  (IN_WORDS[written] ?? written).replace(/\.(?=\d{3}(?!\d))/g, '').replace(/,0+$/, '');

const measuresIn = (text: string): readonly Measure[] =>
  [...text.matchAll(MEASURE)].map(([written, number = '', unit = '']) => {
    const small = unit.toLowerCase();
    return { written, means: `${plainNumber(number.toLowerCase())} ${UNIT_OF[small] ?? small}` };
  });

const known: ReadonlySet<string> = new Set(
  measuresIn(
    [...Object.values({ ...figures, ...productFacts, ...facts }), ...knowledgeBase.map(({ answer }) => answer)].join(
      '\n',
    ),
  ).map(({ means }) => means),
);
/** 'an einem Tag', 'eine Stunde' count nothing that could be another. */
const countsNothing = ({ means }: Measure): boolean => means.startsWith('1 ');

interface FactClause extends Clause {
  readonly of: string;
}
const factClauses: readonly FactClause[] = Object.values(productFacts)
  .flatMap((fact) => fact.split(/(?<=\.)\s+(?=\p{Lu})/u))
  .flatMap((of) => clausesOf(of).map((clause) => ({ ...clause, of })));
const FEWEST_WORDS = 2;
const LEAST_OF_FACT = 0.75;
const shareIn = (words: readonly string[], others: readonly string[]): number =>
  words.filter(standsIn(others)).length / words.length;
/** It speaks of the same and of nothing else, and says yes where the other one says no, or no where that says yes. */
const isOpposite =
  ({ isNegated, words }: Clause) =>
  (fact: Clause): boolean =>
    isNegated !== fact.isNegated &&
    (words.length >= FEWEST_WORDS || fact.words.length === 1) &&
    shareIn(words, fact.words) === 1 &&
    shareIn(fact.words, words) >= LEAST_OF_FACT;

/** The sentence of the legal pages that an answer says the opposite of; null where there is none that can be told by its words. */
const contradictedBy = (answer: string): string | null =>
  clausesOf(answer)
    .flatMap((clause) => factClauses.find(isOpposite(clause)) ?? [])
    .at(0)?.of ?? null;

/** Why the assistant must not say an answer; null where it may. Sentences for whoever wrote it. */
export const faultIn = (answer: string): string | null => {
  if (/^\s*(?:ja|nein)\b/iu.test(answer))
    return 'Bitte beginnen Sie nicht mit „Ja“ oder „Nein“: Dieselbe Antwort steht auch unter Fragen, die andersherum gestellt sind.';
  if (promises(answer))
    return 'Die Antwort verspricht einen Erfolg. Das darf der Assistent nicht: Über eine Löschung entscheidet die Plattform.';
  if (judges(answer))
    return 'Die Antwort beurteilt, was rechtlich gilt. Das darf der Assistent nicht: Wir sind Bote und geben keinen Rechtsrat.';
  const contradicted = contradictedBy(answer);
  if (contradicted !== null)
    return `Die Rechtsseiten sagen das Gegenteil: „${contradicted}“ Bitte prüfen Sie es; was gelten soll, gehört zuerst dorthin.`;
  const strange = measuresIn(answer).find((measure) => !known.has(measure.means) && !countsNothing(measure));
  return strange === undefined
    ? null
    : `„${strange.written}“ steht so weder in den Angaben zum Angebot noch auf den Rechtsseiten. Bitte prüfen Sie es; was gelten soll, gehört zuerst dorthin.`;
};
