import { describe, expect, it } from 'vitest';
import { ASKED_AT, accountOf, gradedFactsOf } from '../testing/asked-customers.ts';
import { answerFromOwnData } from './own-answers.ts';

const asked = (message: string, withNames = true) =>
  answerFromOwnData(
    { tool: 'review-counts', message },
    { facts: gradedFactsOf(accountOf('customer') ?? '', ASKED_AT), now: ASKED_AT, withNames },
  );

describe('how many own reviews there are', () => {
  it('begins with the open ones where these are asked for, and names nobody to a model', async () => {
    expect(await asked('Wie viele Löschanträge sind offen?')).toMatch(
      /^Offen sind 2 Anträge \(Karla K\., Petra M\.\)\. Sie haben 7 Bewertungen eingereicht: /,
    );
    expect(await asked('Wie viele laufen noch?', false)).toMatch(/^Offen sind 2 Anträge\. /);
  });

  it('begins with the business that is named, if it is one of several', async () => {
    expect(await asked('Was habe ich für die Bäckerei Sonnenschein eingereicht?')).toMatch(
      /^Für „Bäckerei Sonnenschein“ ist bei Ihnen keine Bewertung eingereicht\. Sie haben 7 /,
    );
    expect(await asked('Wie steht es im café morgenrot?')).toMatch(
      /^Für „Café Morgenrot“ haben Sie 7 Bewertungen eingereicht \(Karla K\.: „eingereicht“; /,
    );
    expect(await asked('Wie steht es im café morgenrot?', false)).not.toContain('Karla');
  });

  it('tells all at once else', async () => {
    for (const message of ['Wie viele Bewertungen habe ich?', 'Wie viele sind gelöscht, wie viele noch offen?'])
      expect(await asked(message)).toMatch(/^Sie haben 7 Bewertungen eingereicht: /);
  });
});
