import { PRICE_FIRST_YEAR_EUR, PRICE_PER_MONTH_EUR } from '@sternklar/contracts/constants';
import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../assistant.ts';
import { ownReplies } from '../own-data/own-replies.ts';
import { readMessage } from '../reading/german-words.ts';
import { replies } from '../replies.ts';
import { facts } from './facts.ts';
import { knowledgeBase } from './knowledge-base.ts';

const said = [...knowledgeBase.map(({ answer }) => answer), ...Object.values(replies)].join('\n');
const topics = knowledgeBase.map((topic) => [topic.id, topic] as const);

/** Said in other words: the price, both notices together, what the chat says of itself, and what a provider's page replaces. */
const SAID_OTHERWISE = [
  'price',
  'priceFirstYear',
  'paymentPage',
  'noticeInTerms',
  'noticeOnOtherPages',
  'noticeExample',
  'noGuarantee',
  'assistant',
  'assistantLimits',
];
const SAID_IN_ITS_PARTS = { invoices: 'Rechnungen kommen per E-Mail' } as const;

describe('the knowledge base', () => {
  it.each(Object.entries(productFacts).filter(([name]) => !SAID_OTHERWISE.includes(name)))(
    'says %s as the legal pages do, word for word',
    (name, fact) => {
      expect(said).toContain(Object.entries(SAID_IN_ITS_PARTS).find(([part]) => part === name)?.[1] ?? fact);
    },
  );

  it('names no figure that the constants do not have', () => {
    const known = JSON.stringify([figures, productFacts, facts]);
    const spoken = [...said.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure);
    const steps = ['1', '2', '3', '4', '5'];
    for (const figure of new Set(spoken)) {
      expect(known.includes(figure) || steps.includes(figure), figure).toBe(true);
    }
  });

  it('tells prices, terms and notice as the constants have them', () => {
    expect(answerTo('Was kostet das?').text.replaceAll('\u00a0', ' ')).toMatch(/59,00 € im Monat.*708,00 €/);
    // 'Zuzüglich' beside a price reads as if something were added to it.
    const withVat = answerTo('Ist die Mehrwertsteuer enthalten?').text.replaceAll('\u00a0', ' ');
    expect(withVat).toMatch(/59 € im Monat sind der Endbetrag.*49,58 € netto und 9,42 €.*708 €.*594,96 €.*113,04 €/);
    expect(withVat).not.toMatch(/zuzüglich|zzgl/);
    expect(PRICE_FIRST_YEAR_EUR).toBe(PRICE_PER_MONTH_EUR * 12);
    expect(answerTo('Wie lange läuft der Vertrag?').text).toMatch(/Mindestlaufzeit von 12 Monaten.*weitere 12 Monate/);
    expect(answerTo('Wie kann ich kündigen?').text).toMatch(/4 Wochen.*30 Tage.*28 Tage/);
    expect(answerTo('Wo finde ich die Datenschutzerklärung?').text).toContain('24. Januar 2025');
    expect(answerTo('Wann muss ich die Rechnung bezahlen?').text).toContain('3 Tage.');
  });

  it('names every status', () => {
    expect(answerTo('Welche Status gibt es?').text).toMatch(/„eingereicht“.*„gelöscht“.*„nicht genehmigt“/);
  });

  it('has each topic once', () => {
    expect(new Set(knowledgeBase.map(({ id }) => id)).size).toBe(knowledgeBase.length);
  });

  /** Asked for before the knowledge base is: own data, refusals, and what goes to a person at once. */
  const BEFORE =
    /^(?:sign-in|assessment|promise|complaint|language|termination-declared|account-taken|charge-disputed)$/;
  it.each(topics)('finds %s by each of its own questions', (id, { questions, answer }) => {
    for (const question of questions) {
      expect(readMessage(question).telling, question).not.toEqual([]);
      const found = answerTo(question);
      expect(BEFORE.test(found.about) || found.text.includes(answer), `${question} → ${found.about}, not ${id}`).toBe(
        true,
      );
    }
  });

  it.each(topics)('promises nothing about %s, and is short', (_id, { answer }) => {
    expect(answer).not.toMatch(/garantier|sicher gelöscht|erfolgreich löschen|Erfolgsquote/i);
    expect(answer.length).toBeLessThan(900);
  });

  it('gives notice to customers in the words of the legal pages', () => {
    expect(ownReplies.howToGiveNotice('14. August 2026')).toContain(productFacts.noticeTooLate);
    expect(ownReplies.noticeInGeneral).toContain(productFacts.bothNotices);
  });
});
