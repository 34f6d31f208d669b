import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import Handlebars from 'handlebars';
import { brandStyleCss } from '../../brand/brand-style.ts';
import { type ContentPolicy, pagePolicy } from '../../http/security-headers.ts';

const readBeside = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

export const stylesheet = `${brandStyleCss}\n${readBeside('mailbox-page.css')}`;

/** The page around a mail frames it; the mail itself runs no script, loads nothing and is framed by this origin only. */
export const mailPagePolicy: ContentPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...pagePolicy.contentSecurityPolicy.directives, 'frame-src': ["'self'"] },
  },
};
export const mailHtmlPolicy: ContentPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
    },
  },
  frameguard: { action: 'sameorigin' },
};

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** The pages of the mailbox, ready to be filled. */
export const compilePages = () => {
  const handlebars = Handlebars.create();
  handlebars.registerPartial('page', readBeside('page.html.hbs'));
  handlebars.registerHelper('berlinTime', (time: Date) => berlinTime.format(time));
  handlebars.registerHelper('isoTime', (time: Date) => time.toISOString());
  const compile = (file: string) => handlebars.compile<object>(readBeside(file), { strict: true });
  return {
    list: compile('list.html.hbs'),
    mail: compile('mail.html.hbs'),
    preview: compile('preview.html.hbs'),
    sample: compile('sample.html.hbs'),
  };
};
export type MailboxPages = ReturnType<typeof compilePages>;

/** Links leave the frame: the product's own pages refuse to be framed. */
export const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

export const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
