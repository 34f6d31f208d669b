import { readFileSync } from 'node:fs';
import { CODE_LIFETIME_MS, DELETION_REQUEST_WAITS_DAYS, TERM_MONTHS } from '@sternklar/contracts/constants';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { daysOf, type Month } from '@sternklar/contracts/subscriptions/month';
import Handlebars from 'handlebars';
import { readBrandColours } from '../../brand/brand-colours.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { ChatNews, CreditNote, MailContent, RenderedMail, ReviewNames } from './mail-content.ts';
import { SUBSCRIPTION_WORDS } from './subscription-words.ts';
import { type TemplateName, templateCatalogue } from './template-catalogue.ts';

interface Words {
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preheader: string;
  /** What the template adds to the settings. */
  readonly data: Readonly<Record<string, unknown>>;
}

const codeValidity = `${CODE_LIFETIME_MS / 60_000} Minuten`;

const STATUS_MEANING: Readonly<Record<ReviewStatus, string>> = {
  eingereicht: 'Ihr Löschantrag ist eingereicht. Die Entscheidung der Plattform steht noch aus.',
  gelöscht: 'Die Plattform hat die Bewertung gelöscht. Sie müssen nichts weiter tun.',
  nicht_genehmigt: 'Die Plattform hat die Löschung nicht genehmigt. Die Bewertung bleibt dort sichtbar.',
};
/** Colour tokens of the status badges. */
const STATUS_BADGE: Readonly<Record<ReviewStatus, object>> = {
  eingereicht: { name: 'wait', background: 'wait-100', colour: 'wait-700' },
  gelöscht: { name: 'ok', background: 'ok-100', colour: 'ok-700' },
  nicht_genehmigt: { name: 'no', background: 'no-100', colour: 'no-700' },
};

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const berlinDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const dayInBerlin = (iso: string) => berlinDay.format(new Date(iso));

/** A day `YYYY-MM-DD`, as it is. */
const dayOf = (isoDay: string) => dayInBerlin(`${isoDay}T12:00:00Z`);

/** The days of a month that is billed, the last one included. */
const monthWords = (month: Month) => {
  const { first, last } = daysOf(month);
  return { from: dayOf(first), until: dayOf(last) };
};

const CANCELLATION_WORDS: Readonly<Record<CreditNote['reason'], string>> = {
  'subscription-ended': 'Ihr Abo hatte vor diesem Monat schon geendet.',
  'by-hand': 'Den Grund nennt die Stornorechnung.',
};

const inBerlin = (iso: string) => `${berlinTime.format(new Date(iso))}\u00a0Uhr`;

/** Names come from people; on one line of the text they cannot pose as sentences of ours. */
const onOneLine = ({ businessName, reviewerName }: ReviewNames): ReviewNames => ({
  businessName: businessName.replace(/\s+/g, ' '),
  reviewerName: reviewerName.replace(/\s+/g, ' '),
});

/** What the checkpoint's file is called that goes with the mail. */
export const checkpointFile = (day: string): string => `checkpoint-${day}.txt`;

const chatWords = ({ replied, resolved }: ChatNews) => {
  if (!replied)
    return {
      heading: 'Ihre Anfrage ist erledigt',
      meaning: 'Unser Team hat Ihre Anfrage im Chat als erledigt vermerkt.',
    };
  return {
    heading: 'Eine Antwort auf Ihre Anfrage',
    meaning: resolved
      ? 'Unser Team hat Ihnen im Chat geantwortet und Ihre Anfrage als erledigt vermerkt.'
      : 'Unser Team hat Ihnen im Chat geantwortet. Die Antwort wartet dort auf Sie.',
  };
};

const wordsOf = (content: MailContent, brandName: string): Words => {
  switch (content.template) {
    case 'verify-email':
      return {
        subject: `Ihr Bestätigungscode für ${brandName}`,
        preheader: `Bestätigen Sie Ihre E-Mail-Adresse. Der Code gilt ${codeValidity}.`,
        data: { code: content.code, codeValidity },
      };
    case 'reset-password':
      return {
        subject: `Ihr Code für ein neues Passwort bei ${brandName}`,
        preheader: `Legen Sie ein neues Passwort fest. Der Code gilt ${codeValidity}.`,
        data: { code: content.code, codeValidity },
      };
    case 'address-already-registered':
      return {
        subject: `Sie haben schon ein Konto bei ${brandName}`,
        preheader: 'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Ihr Konto ist unverändert.',
        data: {},
      };
    case 'password-changed':
      return {
        subject: `Ihr Passwort bei ${brandName} wurde geändert`,
        preheader: 'Sie waren das nicht? Dann legen Sie bitte sofort ein neues Passwort fest.',
        data: { changedAt: inBerlin(content.changedAt) },
      };
    case 'account-deletion-requested':
      return {
        subject: `Sie möchten Ihr Konto bei ${brandName} löschen`,
        preheader: 'Ihr Antrag ist bei uns. Bis zur Löschung können Sie ihn zurückziehen.',
        data: { requestedAt: inBerlin(content.requestedAt), waitsDays: DELETION_REQUEST_WAITS_DAYS },
      };
    case 'invoice-issued':
      return {
        subject: `${brandName}: Ihre Rechnung ${content.number}`,
        preheader: `Sie liegt in Ihrem Konto als PDF bereit${content.dueOn ? '' : ' und ist bereits bezahlt'}.`,
        data: {
          number: content.number,
          amount: euro.format(content.grossCents / 100),
          dueOn: content.dueOn && dayInBerlin(content.dueOn),
          ...monthWords(content),
          where: content.isAttached
            ? 'Sie liegt dieser E-Mail als PDF bei; auch in Ihrem Konto finden Sie sie.'
            : 'In Ihrem Konto laden Sie sie als PDF herunter.',
        },
      };
    case 'invoice-cancelled':
      return {
        subject: `${brandName}: Stornorechnung ${content.number}`,
        preheader: `Die Rechnung ${content.invoiceNumber} ist storniert. Was Sie dafür bezahlt haben, bekommen Sie zurück.`,
        data: {
          number: content.number,
          invoiceNumber: content.invoiceNumber,
          amount: euro.format(-content.grossCents / 100),
          ...monthWords(content),
          why: CANCELLATION_WORDS[content.reason],
          wasOpen: content.wasOpen,
        },
      };
    case 'payment-failed':
      return {
        subject: `${brandName}: Rechnung ${content.number} ist noch offen`,
        preheader: content.retryOn
          ? `Wir versuchen es am ${dayOf(content.retryOn)} noch einmal. Sie können auch selbst bezahlen.`
          : 'Bitte bezahlen Sie die Rechnung in Ihrem Konto, auf Wunsch mit einer anderen Karte.',
        data: {
          number: content.number,
          amount: euro.format(content.grossCents / 100),
          retryOn: content.retryOn && dayOf(content.retryOn),
        },
      };
    case 'notice-reminder':
      return {
        subject: `${brandName}: Ihr Abo verlängert sich bald`,
        preheader: `Am ${dayInBerlin(content.expiresAt)} um ${TERM_MONTHS} Monate. Kündigen können Sie bis zum ${dayOf(content.noticeRecommendedUntil)}.`,
        data: {
          expiresOn: dayInBerlin(content.expiresAt),
          noticeUntil: dayOf(content.noticeUntil),
          noticeRecommendedUntil: dayOf(content.noticeRecommendedUntil),
          termMonths: TERM_MONTHS,
        },
      };
    case 'subscription-changed': {
      const words = SUBSCRIPTION_WORDS[content.change];
      return {
        subject: `${brandName}: ${words.heading}`,
        preheader: `${words.dayName}: ${dayInBerlin(content.until)}. Was das für Sie heißt, lesen Sie hier.`,
        data: { ...words, day: dayInBerlin(content.until) },
      };
    }
    case 'checkpoint':
      return {
        subject: `${brandName}: Stand des Protokolls vom ${dayOf(content.day)}`,
        preheader: 'Bewahren Sie ihn auf: An ihm lässt sich die ganze Geschichte bis heute messen.',
        data: {
          origin: content.origin,
          events: content.size.toLocaleString('de-DE'),
          day: dayOf(content.day),
          file: checkpointFile(content.day),
          note: content.note.trimEnd(),
        },
      };
    case 'chat-news': {
      const words = chatWords(content);
      return {
        subject: `${words.heading} bei ${brandName}`,
        preheader: words.meaning,
        data: words,
      };
    }
    case 'review-status-changed':
      return {
        subject: `Ihr Löschantrag: ${REVIEW_STATUS_LABEL[content.status]}`,
        preheader: STATUS_MEANING[content.status],
        data: {
          status: REVIEW_STATUS_LABEL[content.status],
          badge: STATUS_BADGE[content.status],
          meaning: STATUS_MEANING[content.status],
          changedAt: inBerlin(content.changedAt),
          review: content.review && onOneLine(content.review),
        },
      };
  }
};

const sourceOf = (file: string) => readFileSync(new URL(`./${file}.hbs`, import.meta.url), 'utf8');

const PARTIALS = { html: ['layout', 'code', 'button', 'fact', 'note'], text: ['layout'] } as const;

type Twin = keyof typeof PARTIALS;

/** Compiles one twin of every template; a variable that is not given throws instead of leaving a hole. */
const compileTwin = (twin: Twin) => {
  const handlebars = Handlebars.create();
  for (const partial of PARTIALS[twin]) {
    handlebars.registerPartial(partial, sourceOf(`${partial}.${twin}`));
  }
  const names = Object.keys(templateCatalogue) as TemplateName[];
  const compiled = names.map((name) => {
    const options = { strict: true, noEscape: twin === 'text' };
    return [name, handlebars.compile<object>(sourceOf(`${name}.${twin}`), options)] as const;
  });
  return new Map(compiled);
};

const squeezeBlankLines = (text: string) => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;

/** Strict templates complain about keys that are missing, not about keys without a value. */
const given = (data: Words['data']) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export interface MailRenderer {
  /** Both twins of a mail and its subject. Pure. */
  render(content: MailContent): RenderedMail;
}

/** Reads and compiles all templates once; throws when one is missing or broken. */
export const createMailRenderer = (settings: MailSettings): MailRenderer => {
  const html = compileTwin('html');
  const text = compileTwin('text');
  const colours = readBrandColours();
  return {
    render(content) {
      const { subject, preheader, data } = wordsOf(content, settings.brandName);
      const context = { ...settings, ...colours, ...given(data), subject, preheader };
      return {
        subject,
        html: html.get(content.template)?.(context) ?? '',
        text: squeezeBlankLines(text.get(content.template)?.(context) ?? ''),
      };
    },
  };
};
