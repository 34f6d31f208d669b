import { expect, it } from 'vitest';
import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from './constants.ts';
import { productFacts } from './product-facts.ts';
import { endOfDayInGermany, lastDayOfNotice } from './subscriptions/term.ts';

const inWords = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });

it('the example of both notice periods names the days that a subscription with that last day has', () => {
  const end = endOfDayInGermany('2001-12-31');
  const [recommended, latest] = [NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS].map((days) =>
    inWords.format(new Date(lastDayOfNotice(end, days))),
  );
  expect(productFacts.noticeExample).toContain(
    `am besten bis zum ${recommended}; angenommen wird die Kündigung bis zum ${latest}.`,
  );
});
