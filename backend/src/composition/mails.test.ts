import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { checkpointMail } from '../audit/mails/checkpoint-mail.ts';
import { manifests } from '../capabilities.ts';
import { invoiceIssuedMail } from '../invoices/mails/invoice-mails.ts';
import { readBrandColours } from '../platform/brand/brand-colours.ts';
import { createMailRenderer } from '../platform/mail/mail-renderer.ts';
import { mailSettingsForTests as settings } from '../platform/mail/testing/mail-settings.ts';
import { reviewStatusChangedMail } from '../reviews/mails/review-mails.ts';
import { SUBSCRIPTION_CHANGES, SUBSCRIPTION_WORDS } from '../subscriptions/mails/subscription-mails.ts';

const mails = manifests.flatMap((manifest) => manifest.mails);
const renderer = createMailRenderer(settings, mails);
const samples = renderer.samples();

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

const statusMail = (status: (typeof REVIEW_STATUSES)[number], names: { business: string; reviewer: string } | null) => {
  const review = names && { businessName: names.business, reviewerName: names.reviewer };
  const content = {
    reviewId: '0198a000-0000-7000-8000-00000000c001',
    status,
    changedAt: '2026-07-14T21:59:00.000Z',
    review,
    byNow: null,
  };
  return renderer.render(reviewStatusChangedMail.name, (brand) => reviewStatusChangedMail.words(content, brand));
};

const chat = ['nicht, was geschrieben wurde', 'https://sternklar.example/dashboard', 'https://sternklar.example/konto'];
const at = '14. Juli 2026 um 23:59 Uhr';
const month = ['Leistungszeitraum', '3. März 2026 bis 2. April 2026', 'https://sternklar.example/konto#rechnungen'];

/** What both twins of each mail must tell. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'verify-email': ['K7M2XQ', '15 Minuten', 'https://sternklar.example/'],
  'reset-password': ['P4W9RT', '15 Minuten', 'überall abgemeldet'],
  'address-already-registered': ['schon ein Konto', 'unverändert', 'Passwort vergessen?'],
  'password-changed': [at, 'überall sonst abgemeldet', 'Passwort vergessen?', 'https://sternklar.example/'],
  'sign-in-changed': [at, 'neuen Passkey', 'https://sternklar.example/konto#sicherheit', 'Sie waren das nicht?'],
  'sign-in-changed-removed': [at, 'öffnet Ihr Konto nicht mehr', 'Passwort vergessen?'],
  'sign-in-changed-app': [at, 'auch nach einem Code aus dieser App gefragt', 'Sie waren das nicht?'],
  'sign-in-changed-app-removed': [at, 'mit dem Passwort allein', 'Passwort vergessen?'],
  'sign-in-changed-recovered': [at, 'Dieser Code gilt nicht mehr', 'Passwort vergessen?'],
  'confirm-email-change': ['H8TQ4N', '15 Minuten', 'https://sternklar.example/konto#profil'],
  'email-changed': [
    at,
    '21. Juli 2026 um 23:59',
    'kennt jemand Ihr Passwort',
    'https://sternklar.example/adresse-zurueck?token=beispiel',
  ],
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
  'invoice-issued-prepaid': ['Sie ist bereits per Kreditkarte bezahlt.', ...month],
  'invoice-issued-open': ['fällig am 6. März 2026', 'buchen den Betrag von Ihrer Kreditkarte ab', ...month],
  'invoice-cancelled-subscription-ended': [
    'RE-2026-00124',
    'RE-2026-00123',
    '\u221259,00',
    'dieser Monat wird nicht berechnet',
    'als PDF bei',
    ...month,
  ],
  'invoice-corrected': ['RE-2026-00124', 'RE-2026-00123', '59,00', 'nichts Neues', 'als PDF bei', ...month],
  'invoice-cancelled-open': ['nicht mehr zu zahlen', 'geht er auf dem Weg zurück, auf dem er kam', ...month],
  'invoice-cancelled-by-hand': [
    'RE-2026-00124',
    'RE-2026-00123',
    '\u221259,00',
    'Grund nennt die Stornorechnung',
    ...month,
  ],
  'payment-failed': [
    'RE-2026-00123',
    '59,00',
    'am 9. März 2026 noch einmal',
    'https://sternklar.example/konto#rechnungen',
  ],
  'payment-failed-last': [
    'RE-2026-00123',
    '59,00',
    'nicht noch einmal',
    'bis zum 3. April 2026',
    'mit einer anderen Karte',
    'erinnern wir Sie zweimal; danach sind Sie im Verzug',
  ],
  'payment-failed-after-first': ['bis zum 26. März 2026', 'erinnern wir Sie noch einmal; danach sind Sie im Verzug'],
  'payment-failed-after-second': [
    'bis zum 26. März 2026',
    'Danach sind Sie im Verzug; eine weitere Erinnerung kommt nicht',
  ],
  'payment-failed-in-arrears': ['nicht noch einmal', 'Ihr Konto ist im Verzug, bis alles bezahlt ist'],
  'payment-failed-after-end': ['am 9. März 2026 noch einmal', 'mit einer anderen Karte'],
  'payment-reminder-first': [
    'RE-2026-00123',
    '59,00',
    'fällig am 5. März 2026',
    'https://sternklar.example/konto#rechnungen',
  ],
  'payment-reminder-reopened': [
    'RE-2026-00123',
    'wieder offen seit dem 1. April 2026',
    'Hinterlegen Sie in Ihrem Konto eine Karte',
  ],
  'payment-taken-back': [
    'RE-2026-00123',
    '59,00',
    'Die Rechnung ist deshalb wieder offen',
    'bis zum 3. April 2026',
    'erinnern wir Sie zweimal; danach sind Sie im Verzug',
    'https://sternklar.example/konto#rechnungen',
  ],
  'payment-partly-taken-back': [
    'RE-2026-00123',
    '20,00',
    'Schreiben Sie uns im Chat',
    'Ihr Abo läuft weiter',
    'https://sternklar.example/dashboard',
  ],
  'payment-given-back': [
    'RE-2026-00123',
    '59,00',
    'Die Rechnung ist damit bezahlt',
    'keine Karte mehr hinterlegt',
    'https://sternklar.example/konto#rechnungen',
  ],
  'payment-given-back-part': ['RE-2026-00123', '20,00', 'Dieser Teil ist damit nicht mehr offen'],
  'payment-taken-back-card': ['von der Karte ab, die Sie seitdem hinterlegt haben', 'Ihr Abo läuft weiter'],
  'paid-twice': [
    'RE-2026-00123',
    '59,00',
    'die zweite Zahlung haben wir zurückgegeben',
    'auf die Karte zurück',
    'https://sternklar.example/konto#rechnungen',
  ],
  'paid-twice-subscription': ['für Ihr Abo', '59,00', 'Ihr Abo ist damit bezahlt'],
  'payment-reminder-second': ['RE-2026-00123', 'RE-2026-00187', '118,00', 'bis zum 26. März 2026', 'als im Verzug'],
  'payment-reminder-in-arrears': ['RE-2026-00187', '118,00', 'die Frist bis zum 26. März 2026 ist abgelaufen'],
  'payment-reminder-suspended': ['RE-2026-00187', '118,00', 'Laufende Fälle gehen weiter'],
  'question-asked': [
    'Bäckerei Sonnenschein',
    'Max M.',
    'https://sternklar.example/bewertungen/0198a000-0000-7000-8000-00000000c001#frage',
  ],
  'question-reminder': [
    'Bäckerei Sonnenschein',
    'Max M.',
    'innerhalb von 30 Tagen',
    'Ihr Antrag bleibt in jedem Fall bestehen',
    'https://sternklar.example/bewertungen/0198a000-0000-7000-8000-00000000c001#frage',
  ],
  'foreign-vat-id-after-end': [
    'Ihre Rechnung wartet noch',
    'Rechnungen aus Ihrem beendeten Abo warten deshalb, bis die Angabe berichtigt ist.',
    'https://sternklar.example/konto#rechnungsangaben',
  ],
  'card-expires': ['31. März 2027', 'eine andere', 'https://sternklar.example/konto#rechnungen'],
  ...Object.fromEntries(
    [
      ['foreign-vat-id', 'Bitte berichtigen Sie Ihre USt-IdNr.'],
      ['foreign-vat-id-reminder', 'steht noch immer eine USt-IdNr., die keine deutsche ist'],
    ].map(([name, heading = '']) => [
      name,
      [
        heading,
        'Unternehmen mit Sitz in Deutschland',
        'Ihre nächste Rechnung wartet deshalb, bis die Angabe berichtigt ist.',
        'oder lassen Sie das Feld leer',
        'Ihr Abo läuft bis dahin weiter',
        'https://sternklar.example/konto#rechnungsangaben',
      ],
    ]),
  ),
  'notice-reminder': [
    'endet am 2. März 2027',
    'um 12 Monate',
    'Am besten tun Sie das bis zum 1. Februar 2027',
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
        '2. März 2027',
        'https://sternklar.example/konto#abo',
        ...(change === 'started'
          ? [
              'Bäckerei Sonnenschein GmbH',
              squeezed('59,00\u00a0€ im Monat inkl. MwSt.'),
              'kündigen Sie am besten bis zum 1. Februar 2027; angenommen wird Ihre Kündigung bis zum 3. Februar 2027.',
            ]
          : []),
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
        'https://sternklar.example/bewertungen/0198a000-0000-7000-8000-00000000c001',
        'keinen Erfolg zusagen',
        'https://sternklar.example/konto',
      ],
    ]),
  ),
  'visitor-answer': [
    'Eine Antwort auf Ihre Frage',
    'auf den Seiten von Musterhotel',
    'bis zum 21. Juli 2026',
    'steht in dieser E-Mail nicht, was geschrieben wurde',
    'https://sternklar.example/antwort#beispiel',
    'Keine Antworten mehr an diese Adresse',
  ],
  'visitor-answer-new-link': [
    'Ihr neuer Link',
    'auf den Seiten von Sternklar',
    'https://sternklar.example/antwort#beispiel',
  ],
  'visitor-answer-english': [
    'An answer to your question',
    'on the pages of Musterhotel',
    'until 21 July 2026',
    'https://sternklar.example/answer#beispiel',
    'No more answers to this address',
    'sent automatically',
  ],
  'review-appeal-lodged': [
    'Ihr Widerspruch ist bei der Plattform',
    'ging in Ihrem Namen an die Plattform',
    'https://sternklar.example/bewertungen/0198a000-0000-7000-8000-00000000c001',
  ],
  'review-appeal-set-aside': ['keinen Widerspruch eingelegt', 'Warum, lesen Sie im Verlauf', 'weiterhin wünschen'],
  'review-appeal-refused': [
    'Ihr Widerspruch ist entschieden',
    'hat den Widerspruch abgelehnt',
    'Eingetragen am',
    '14. Juli 2026',
    'Bäckerei Sonnenschein',
  ],
  'review-appeal-open': [
    'Ihr Widerspruch ist noch offen',
    'war ein Versehen',
    'liegt weiter bei der Plattform',
    'Bäckerei Sonnenschein',
  ],
  'review-came-back': ['eingereicht', 'Die Bewertung ist wieder da', 'beginnt von vorn'],
  'review-taken-back': ['eingereicht', 'war ein Versehen', 'Bei der Plattform seit 10. Juli 2026'],
  'review-appealed-meanwhile': ['nicht genehmigt', 'Ihr Widerspruch ist seit 14. Juli 2026 bei der Plattform.'],
  'review-erased': ['gelöscht', '14. Juli 2026', 'https://sternklar.example/dashboard'],
};

/** Those that are not German. */
const ENGLISH: ReadonlySet<string> = new Set(['visitor-answer-english']);

/** What a reader gets from the HTML: links as addresses, no markup, entities resolved. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/href="(?:mailto:)?([^"]*)"/g, '> $1 <')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&nbsp;', ' ');

const everySentence = (text: string) =>
  squeezed(text)
    .split(/(?<=[.?!:]) /)
    .filter((sentence) => /^[A-ZÄÖÜ].*[a-zäöüß]{3,}.*[.?!]$/.test(sentence.trim()));

describe('the mail templates', () => {
  it('are all covered by a sample', () => {
    expect(mails.filter((mail) => mail.samples.length === 0)).toEqual([]);
    expect(samples.map(({ name }) => name).sort()).toEqual(Object.keys(FACTS).sort());
  });

  it('are those in the manifests, each under a name of its own', () => {
    const written = globSync('*/mails/*.html.hbs', { cwd: resolve(import.meta.dirname, '..') });
    expect(mails.map(({ name }) => name).sort()).toEqual(written.map((file) => basename(file, '.html.hbs')).sort());
  });

  it('may be declined where they are no answer and no warning', () => {
    const declinable = mails.filter(({ mayBeDeclined }) => mayBeDeclined);
    expect(declinable.map(({ name }) => name).sort()).toEqual(['chat-news', 'review-status-changed']);
  });

  it('lose their point with the code, or with the days of a reminder', () => {
    const useful = mails.flatMap(({ name, usefulForMs }) => (usefulForMs === undefined ? [] : [[name, usefulForMs]]));
    expect(Object.fromEntries(useful)).toEqual({
      'verify-email': CODE_LIFETIME_MS,
      'reset-password': CODE_LIFETIME_MS,
      'confirm-email-change': CODE_LIFETIME_MS,
      'email-changed': 7 * 86_400_000,
      'notice-reminder': 7 * 86_400_000,
    });
  });

  for (const { name, subject, html, text } of samples) {
    describe(name, () => {
      const facts = FACTS[name] ?? [];
      const htmlWords = squeezed(wordsOf(html));
      const { country, ...operator } = settings.operator;
      const operatorFacts = [
        ...Object.values(operator),
        ENGLISH.has(name) ? 'Germany' : country,
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

      it('breaks „E-Mail“ and „USt-IdNr.“ at no hyphen', () => {
        const shown = html.replace(/<title>.*?<\/title>|<div style="display:none.*?<\/div>/gs, '');
        expect(shown.match(/(?<!<span style="white-space:nowrap;">)\b(E-[A-Z][a-z]|USt-Id)/)).toBeNull();
      });

      it('leaves no hole, no markup in the text and no half-resolved variable', () => {
        for (const twin of [html, text, subject]) expect(twin).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|Invalid/);
        expect(text).not.toMatch(/<[a-z/]|&[a-z#0-9]+;/i);
        expect(html).not.toMatch(/(background|color):\s*[;"]/);
      });

      it.runIf(ENGLISH.has(name))('is English throughout, the layout around it too', () => {
        const words = `${subject} ${text}`.replace(/https?:\S+|\S+@\S+/g, '');
        expect(words).not.toMatch(
          /\b(?:und|der|die|das|nicht|Sie|Ihre?|mit|bei|Deutschland|Impressum|Datenschutz|Antwort)\b/,
        );
      });

      it('says what language it is in, has a preheader and loads nothing from anywhere', () => {
        expect(html).toContain(`<html lang="${ENGLISH.has(name) ? 'en' : 'de'}"`);
        expect(html).toMatch(/<div style="display:none[^>]*>[^<]{30,}<\/div>/);
        expect(html).not.toMatch(/\ssrc=|url\(|<link|<script|@import/i);
        expect(subject.length).toBeLessThan(60);
      });
    });
  }

  it('escape what people wrote in HTML and leave it as it is in the text', () => {
    const { html, text } = statusMail('gelöscht', {
      business: '<img src=x onerror=alert(1)> & Söhne',
      reviewer: '"O\'Neill"',
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &amp; Söhne');
    expect(text).toContain('<img src=x onerror=alert(1)> & Söhne');
    expect(text).toContain('"O\'Neill"');
  });

  it('keep a name on one line, so that it cannot pose as a sentence of ours', () => {
    const names = { business: 'Laden\n\nBitte überweisen Sie sofort', reviewer: 'Max M.' };
    const { text } = statusMail('gelöscht', names);
    expect(text).toContain('Unternehmen: Laden Bitte überweisen Sie sofort\n');
  });

  it('do without the names once they are erased', () => {
    const { html, text } = statusMail('nicht_genehmigt', null);
    for (const twin of [html, text]) expect(twin).not.toMatch(/Unternehmen|Bewertung von|null/);
  });

  it('say of an invoice that cannot come with the mail where it is', () => {
    const invoice = { number: 'RE-2026-00001', grossCents: 5_900, isPrepaid: false, isAttached: false };
    const month = { startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-04-02T08:00:00.000Z' };
    const { html, text } = renderer.render(invoiceIssuedMail.name, (brand) =>
      invoiceIssuedMail.words({ ...invoice, ...month }, brand),
    );
    for (const twin of [html, text]) {
      expect(twin).toContain('In Ihrem Konto laden Sie sie als PDF herunter.');
      expect(twin).not.toContain('PDF bei');
    }
  });

  it('hold a checkpoint’s note byte for byte, between two empty lines', () => {
    const note = 'sternklar.example/audit\n12345\n47DEQ=\n\n— sternklar.example/audit 7c1d2f=\n';
    const content = { day: '2026-07-14', origin: 'sternklar.example/audit', size: 12_345, note };
    const { text } = renderer.render(checkpointMail.name, (brand) => checkpointMail.words(content, brand));
    expect(text).toContain(`\n\n${note}\n`);
  });

  it('throw instead of leaving a hole when something is missing', () => {
    const withoutCode = { subject: '', preheader: '', data: { codeValidity: '' } };
    expect(() => renderer.render('verify-email', () => withoutCode)).toThrow(/code/);
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
