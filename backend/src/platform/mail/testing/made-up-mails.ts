import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { z } from 'zod';
import { LATER, type MailDeclaration, mail } from '../../mail.port.ts';
import type { MailAttachment } from '../../outbox.port.ts';

/** An attachment, with bytes that no text encoding leaves as they are. */
export const A_FILE: MailAttachment = {
  filename: 'Rechnung.pdf',
  contentType: 'application/pdf',
  content: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a, 0x80, 0x2e, 0x0d, 0x0a]),
};

const twins: MailDeclaration['twins'] = () => ({
  html: '{{#> layout}}<h1>{{heading}}</h1>{{> code}}{{/layout}}',
  text: '{{#> layout}}\n{{heading}}\n\n{{code}}\n{{/layout}}',
});
const words = ({ code = '' }: { readonly code?: string }, brandName: string) => ({
  subject: `Ein Anliegen von ${brandName}`,
  preheader: 'Es ist erfunden.',
  data: { heading: 'Erfunden', code },
});

export const plainMail = mail({
  name: 'plain',
  twins,
  words,
  params: z.object({}),
  content: () => ({}),
  samples: { 'plain-sample': {} },
});

/** Its point is lost when the code runs out. */
export const codeMail = mail({
  name: 'code',
  twins,
  words,
  params: z.object({ codeEventId: z.uuid() }),
  usefulForMs: CODE_LIFETIME_MS,
  content: ({ codeEventId }) => ({ code: codeEventId.slice(-6).toUpperCase() }),
  samples: { 'code-sample': { code: 'K7M2XQ' }, 'other-code': { code: 'P4W9RT' } },
});

/** Only the first of them is news; of some that is known later. */
export const newsMail = mail({
  name: 'news',
  twins,
  words,
  params: z.object({ begunBy: z.string() }),
  mayBeDeclined: true,
  content({ begunBy }) {
    if (begunBy === 'later') return LATER;
    return begunBy === '1' ? {} : null;
  },
  samples: { 'news-sample': {} },
});

export const fileMail = mail({
  name: 'file',
  twins,
  words,
  params: z.object({ version: z.string() }),
  content: () => ({}),
  attachments: async ({ version }) => [{ ...A_FILE, filename: `Rechnung-${version}.pdf` }],
  samples: { 'file-sample': {} },
});

export const madeUpMails = [plainMail, codeMail, newsMail, fileMail].map(({ open }) => open({}));
