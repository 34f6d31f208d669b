import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { mailSettingsForTests as settings } from '../testing/mail-settings.ts';
import { readBrandColours } from './brand-colours.ts';
import type { MailContent } from './mail-content.ts';
import { createMailRenderer } from './mail-renderer.ts';
import { SUBSCRIPTION_WORDS } from './subscription-words.ts';
import { SUBSCRIPTION_CHANGES, templateCatalogue } from './template-catalogue.ts';

const renderer = createMailRenderer(settings);

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

const statusMail = (
  status: (typeof REVIEW_STATUSES)[number],
  names: { business: string; reviewer: string } | null,
) => ({
  template: 'review-status-changed' as const,
  status,
  changedAt: '2026-07-14T21:59:00.000Z',
  review: names && { businessName: names.business, reviewerName: names.reviewer },
});

/** Each mail with the facts that both of its twins must tell. */
const samples: readonly { readonly content: MailContent; readonly facts: readonly string[] }[] = [
  {
    content: { template: 'verify-email', code: 'K7M2XQ' },
    facts: ['K7M2XQ', '15 Minuten', 'https://sternklar.example/'],
  },
  { content: { template: 'reset-password', code: 'P4W9RT' }, facts: ['P4W9RT', '15 Minuten', 'überall abgemeldet'] },
  {
    content: { template: 'address-already-registered' },
    facts: ['schon ein Konto', 'unverändert', 'Passwort vergessen?'],
  },
  {
    content: { template: 'password-changed', changedAt: '2026-07-14T21:59:00.000Z' },
    facts: [
      '14. Juli 2026 um 23:59 Uhr',
      'überall sonst abgemeldet',
      'Passwort vergessen?',
      'https://sternklar.example/',
    ],
  },
  {
    content: { template: 'account-deletion-requested', requestedAt: '2026-07-14T21:59:00.000Z' },
    facts: [
      '14. Juli 2026 um 23:59 Uhr',
      'innerhalb eines Monats',
      'laufendes Abo',
      'https://sternklar.example/konto',
      'Sie waren das nicht?',
    ],
  },
  ...[
    { replied: true, resolved: false, facts: ['Eine Antwort auf Ihre Anfrage', 'wartet dort auf Sie'] },
    { replied: true, resolved: true, facts: ['Eine Antwort auf Ihre Anfrage', 'als erledigt vermerkt'] },
    { replied: false, resolved: true, facts: ['Ihre Anfrage ist erledigt', 'als erledigt vermerkt'] },
  ].map(({ facts, ...news }) => ({
    content: { template: 'chat-news' as const, ...news },
    facts: [
      ...facts,
      'nicht, was geschrieben wurde',
      'https://sternklar.example/dashboard',
      'https://sternklar.example/konto',
    ],
  })),
  {
    content: {
      template: 'invoice-issued',
      number: '2026-000123',
      grossCents: 5_900,
      startsAt: '2026-03-02T23:30:00.000Z',
      endsAt: '2026-04-02T22:30:00.000Z',
    },
    facts: [
      '2026-000123',
      '59,00',
      '3. März 2026',
      '2. April 2026',
      'bereits per Kreditkarte bezahlt',
      'https://sternklar.example/konto#rechnungen',
    ],
  },
  {
    content: {
      template: 'invoice-issued',
      number: '2026-000124',
      grossCents: 5_900,
      startsAt: '2026-03-02T23:30:00.000Z',
      endsAt: '2026-04-02T22:30:00.000Z',
      dueOn: '2026-03-06',
    },
    facts: ['fällig am 6. März 2026', 'buchen den Betrag von Ihrer Kreditkarte ab'],
  },
  ...SUBSCRIPTION_CHANGES.map((change) => ({
    content: { template: 'subscription-changed' as const, change, until: '2027-03-02T23:30:00.000Z' },
    facts: [
      SUBSCRIPTION_WORDS[change].heading,
      squeezed(SUBSCRIPTION_WORDS[change].meaning),
      'Standard',
      '3. März 2027',
      'https://sternklar.example/konto#abo',
    ],
  })),
  ...REVIEW_STATUSES.map((status) => ({
    content: statusMail(status, { business: 'Bäckerei Sonnenschein', reviewer: 'Max M.' }),
    facts: [
      REVIEW_STATUS_LABEL[status],
      'Bäckerei Sonnenschein',
      'Max M.',
      '14. Juli 2026 um 23:59 Uhr',
      'https://sternklar.example/dashboard',
      'keinen Erfolg zusagen',
      'https://sternklar.example/konto',
    ],
  })),
  { content: statusMail('gelöscht', null), facts: ['gelöscht', '14. Juli 2026'] },
];

/** What a reader gets from the HTML: links as addresses, no markup, entities resolved. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/href="(?:mailto:)?([^"]*)"/g, '> $1 <')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');

const everySentence = (text: string) =>
  squeezed(text)
    .split(/(?<=[.?!:]) /)
    .filter((sentence) => /^[A-ZÄÖÜ].*[a-zäöüß]{3,}.*[.?!]$/.test(sentence.trim()));

const variantOf = (content: MailContent): string => {
  if (content.template === 'subscription-changed') return ` (${content.change})`;
  return 'status' in content ? ` (${content.status}${content.review ? '' : ', erased'})` : '';
};

describe('the mail templates', () => {
  it('are all covered by a sample', () => {
    expect(new Set(samples.map(({ content }) => content.template))).toEqual(new Set(Object.keys(templateCatalogue)));
  });

  for (const { content, facts } of samples) {
    const variant = variantOf(content);
    describe(`${content.template}${variant}`, () => {
      const { subject, html, text } = renderer.render(content);
      const htmlWords = squeezed(wordsOf(html));
      const operatorFacts = [
        ...Object.values(settings.operator),
        settings.brandName,
        'https://sternklar.example/impressum',
      ];

      it('tells every fact in both twins', () => {
        for (const fact of [...facts, ...operatorFacts]) {
          expect(squeezed(text)).toContain(fact);
          expect(htmlWords).toContain(fact);
        }
      });

      it('says in HTML every sentence of the text', () => {
        const sentences = everySentence(text);
        expect(sentences.length).toBeGreaterThanOrEqual(3);
        for (const sentence of sentences) expect(htmlWords).toContain(sentence.trim());
      });

      it('leaves no hole, no markup in the text and no half-resolved variable', () => {
        for (const twin of [html, text, subject]) expect(twin).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|Invalid/);
        expect(text).not.toMatch(/<[a-z/]|&[a-z#0-9]+;/i);
        expect(html).not.toMatch(/(background|color):\s*[;"]/);
      });

      it('is German, has a preheader and loads nothing from anywhere', () => {
        expect(html).toContain('<html lang="de"');
        expect(html).toMatch(/<div style="display:none[^>]*>[^<]{30,}<\/div>/);
        expect(html).not.toMatch(/\ssrc=|url\(|<link|<script|@import/i);
        expect(subject.length).toBeLessThan(60);
      });
    });
  }

  it('escape what people wrote in HTML and leave it as it is in the text', () => {
    const { html, text } = renderer.render(
      statusMail('gelöscht', { business: '<img src=x onerror=alert(1)> & Söhne', reviewer: '"O\'Neill"' }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &amp; Söhne');
    expect(text).toContain('<img src=x onerror=alert(1)> & Söhne');
    expect(text).toContain('"O\'Neill"');
  });

  it('keep a name on one line, so that it cannot pose as a sentence of ours', () => {
    const { text } = renderer.render(
      statusMail('gelöscht', { business: 'Laden\n\nBitte überweisen Sie sofort', reviewer: 'Max M.' }),
    );
    expect(text).toContain('Unternehmen: Laden Bitte überweisen Sie sofort\n');
  });

  it('do without the names once they are erased', () => {
    const { html, text } = renderer.render(statusMail('nicht_genehmigt', null));
    for (const twin of [html, text]) expect(twin).not.toMatch(/Unternehmen|Bewertung von|null/);
  });

  it('throw instead of leaving a hole when something is missing', () => {
    const withoutCode = { template: 'verify-email' } as unknown as MailContent;
    expect(() => renderer.render({ ...withoutCode })).toThrow(/code/);
  });
});

describe('the brand colours', () => {
  it('come from the style sheet, for light and for dark screens', () => {
    const { light, dark } = readBrandColours();
    expect(light['night-900']).toBe('#0c1228');
    expect(light.paper).not.toBe(dark.paper);
    expect(dark['night-900']).toBe(light['night-900']);
  });
});
