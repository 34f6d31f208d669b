import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { readBrandColours } from '../../brand/brand-colours.ts';
import { mailSettingsForTests as settings } from '../testing/mail-settings.ts';
import type { MailContent } from './mail-content.ts';
import { createMailRenderer } from './mail-renderer.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';
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

const chat = ['nicht, was geschrieben wurde', 'https://sternklar.example/dashboard', 'https://sternklar.example/konto'];
const at = '14. Juli 2026 um 23:59 Uhr';
const month = ['3. März 2026', '2. April 2026', 'https://sternklar.example/konto#rechnungen'];

/** What both twins of each mail must tell. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'verify-email': ['K7M2XQ', '15 Minuten', 'https://sternklar.example/'],
  'reset-password': ['P4W9RT', '15 Minuten', 'überall abgemeldet'],
  'address-already-registered': ['schon ein Konto', 'unverändert', 'Passwort vergessen?'],
  'password-changed': [at, 'überall sonst abgemeldet', 'Passwort vergessen?', 'https://sternklar.example/'],
  'account-deletion-requested': [
    at,
    '14 Tage nach dem Antrag',
    'laufendes Abo',
    'https://sternklar.example/konto',
    'Sie waren das nicht?',
  ],
  checkpoint: [
    'sternklar.example/audit',
    '12.345',
    '14. Juli 2026',
    'checkpoint-2026-07-14.txt',
    'npm run audit -- watch',
    '--since',
  ],
  'chat-news-replied': ['Eine Antwort auf Ihre Anfrage', 'wartet dort auf Sie', ...chat],
  'chat-news-replied-and-resolved': ['Eine Antwort auf Ihre Anfrage', 'als erledigt vermerkt', ...chat],
  'chat-news-resolved': ['Ihre Anfrage ist erledigt', 'als erledigt vermerkt', ...chat],
  'invoice-issued': ['RE-2026-00123', '59,00', 'bereits per Kreditkarte bezahlt', 'als PDF bei', ...month],
  'invoice-issued-open': ['fällig am 6. März 2026', 'buchen den Betrag von Ihrer Kreditkarte ab', ...month],
  'invoice-cancelled-subscription-ended': [
    'RE-2026-00124',
    'RE-2026-00123',
    '-59,00',
    'vor diesem Monat schon geendet',
    'als PDF bei',
    ...month,
  ],
  'invoice-cancelled-open': ['nicht mehr zu zahlen', 'geht er auf Ihre Karte zurück', ...month],
  'invoice-cancelled-by-hand': ['RE-2026-00124', 'RE-2026-00123', '-59,00', 'Grund nennt die Stornorechnung', ...month],
  'payment-failed': [
    'RE-2026-00123',
    '59,00',
    'am 9. März 2026 noch einmal',
    'https://sternklar.example/konto#rechnungen',
  ],
  'payment-failed-last': ['RE-2026-00123', '59,00', 'nicht noch einmal', 'mit einer anderen Karte'],
  'notice-reminder': [
    'endet am 3. März 2027',
    'um 12 Monate',
    'Mit dem 1. Februar 2027 sind Sie auf der sicheren Seite',
    'noch bis zum 3. Februar 2027',
    'müssen Sie nichts tun',
    'https://sternklar.example/konto#abo',
  ],
  ...Object.fromEntries(
    SUBSCRIPTION_CHANGES.map((change) => [
      `subscription-${change}`,
      [
        SUBSCRIPTION_WORDS[change].heading,
        squeezed(SUBSCRIPTION_WORDS[change].meaning),
        'Standard',
        '3. März 2027',
        'https://sternklar.example/konto#abo',
      ],
    ]),
  ),
  ...Object.fromEntries(
    REVIEW_STATUSES.map((status) => [
      `review-${REVIEW_STATUS_SLUG[status]}`,
      [
        REVIEW_STATUS_LABEL[status],
        'Bäckerei Sonnenschein',
        'Max M.',
        at,
        'https://sternklar.example/dashboard',
        'keinen Erfolg zusagen',
        'https://sternklar.example/konto',
      ],
    ]),
  ),
  'review-erased': ['gelöscht', '14. Juli 2026'],
};

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

describe('the mail templates', () => {
  it('are all covered by a sample', () => {
    expect(new Set(SAMPLE_MAILS.map(({ content }) => content.template))).toEqual(
      new Set(Object.keys(templateCatalogue)),
    );
    expect(SAMPLE_MAILS.map(({ name }) => name).sort()).toEqual(Object.keys(FACTS).sort());
  });

  for (const { name, content } of SAMPLE_MAILS) {
    describe(name, () => {
      const facts = FACTS[name] ?? [];
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

  it('say of an invoice that cannot come with the mail where it is', () => {
    const invoice = { number: 'RE-2026-00001', grossCents: 5_900, isAttached: false };
    const month = { startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-04-02T08:00:00.000Z' };
    const { html, text } = renderer.render({ template: 'invoice-issued', ...invoice, ...month });
    for (const twin of [html, text]) {
      expect(twin).toContain('In Ihrem Konto laden Sie sie als PDF herunter.');
      expect(twin).not.toContain('PDF bei');
    }
  });

  it('hold a checkpoint’s note byte for byte, between two empty lines', () => {
    const sample = SAMPLE_MAILS.find(({ name }) => name === 'checkpoint')?.content;
    if (sample?.template !== 'checkpoint') throw new Error('There is no such sample.');
    expect(renderer.render(sample).text).toContain(`\n\n${sample.note}\n`);
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
