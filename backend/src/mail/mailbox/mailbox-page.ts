import { readFileSync } from 'node:fs';
import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import Handlebars from 'handlebars';
import { z } from 'zod';
import { brandStyleCss } from '../../http/pages/brand-style.ts';
import { type ContentPolicy, pagePolicy } from '../../http/security-headers.ts';
import type { Mailbox } from './mailbox.ts';

const PAGE_SIZE = 25;
const MOST_IN_JSON = 100;
const STYLESHEET_URL = '/mailbox/style.css';

export interface MailboxPageDeps {
  readonly mailbox: Mailbox;
  readonly brandName: string;
}

const readBeside = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

const stylesheet = `${brandStyleCss}\n${readBeside('mailbox-page.css')}`;

/** The page around a mail frames it; the mail itself runs no script, loads nothing and is framed by this origin only. */
const mailPagePolicy: ContentPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...pagePolicy.contentSecurityPolicy.directives, 'frame-src': ["'self'"] },
  },
};
const mailHtmlPolicy = {
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
  frameguard: { action: 'sameorigin' as const },
};

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const compilePages = () => {
  const handlebars = Handlebars.create();
  handlebars.registerPartial('page', readBeside('page.html.hbs'));
  handlebars.registerHelper('berlinTime', (time: Date) => berlinTime.format(time));
  handlebars.registerHelper('isoTime', (time: Date) => time.toISOString());
  const compile = (file: string) => handlebars.compile<object>(readBeside(file), { strict: true });
  return { list: compile('list.html.hbs'), mail: compile('mail.html.hbs') };
};

const listQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000).catch(1) });
const jsonMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
});

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/**
 * The developers' mailbox as pages: /mailbox, /mailbox/:id, and /mailbox.json for browser tests. Open to everybody who
 * reaches the server, so it is registered only when mails go there, which production refuses.
 */
export const registerMailboxPage = (app: FastifyInstance, { mailbox, brandName }: MailboxPageDeps): void => {
  const pages = compilePages();
  const frame = { brandName, mark: { viewBox: MARK_VIEW_BOX, path: MARK_PATH } };
  const config = { access: 'public' as const };
  const schema = { hide: true };
  const findMail = async (id: string) => (z.uuid().safeParse(id).success ? mailbox.byId(id) : null);
  const noSuchMail = (reply: FastifyReply) =>
    reply.sendMessagePage({ status: 404, title: 'Nachricht nicht gefunden', text: 'Diese Nachricht gibt es nicht.' });
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(STYLESHEET_URL, { config, schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(stylesheet),
  );

  typed.get(
    '/mailbox',
    { config, helmet: pagePolicy, schema: { ...schema, querystring: listQuerySchema } },
    async (request, reply) => {
      const { page } = request.query;
      const { mails, total } = await mailbox.page((page - 1) * PAGE_SIZE, PAGE_SIZE);
      const newer = page > 1 ? page - 1 : null;
      const older = page * PAGE_SIZE < total ? page + 1 : null;
      return sendHtml(
        reply,
        pages.list({ ...frame, title: 'Postfach', mails, total, single: total === 1, newer, older }),
      );
    },
  );

  typed.get<{ Params: { id: string } }>(
    '/mailbox/:id',
    { config, helmet: mailPagePolicy, schema },
    async (request, reply) => {
      const mail = await findMail(request.params.id);
      if (mail === null) return noSuchMail(reply);
      return sendHtml(reply, pages.mail({ ...frame, title: mail.subject, mail }));
    },
  );

  typed.get<{ Params: { id: string } }>(
    '/mailbox/:id/html',
    { config, helmet: mailHtmlPolicy, schema },
    async (request, reply) => {
      const mail = await findMail(request.params.id);
      if (mail === null) return noSuchMail(reply);
      // Links leave the frame: the product's own pages refuse to be framed.
      return sendHtml(reply, mail.html.replace('<head>', '<head><base target="_blank">'));
    },
  );

  typed.get(
    '/mailbox.json',
    {
      config,
      schema: {
        ...schema,
        querystring: z.object({ to: z.string().optional() }),
        response: { 200: z.array(jsonMailSchema) },
      },
    },
    async (request, reply) => {
      const mails = await mailbox.newest(MOST_IN_JSON, request.query.to ?? null);
      reply.header('cache-control', 'no-store');
      return mails.map(({ id, to, subject, text, sentAt }) => ({
        id,
        to,
        subject,
        text,
        sent_at: sentAt.toISOString(),
      }));
    },
  );
};
