import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagePolicy } from '../../http/security-headers.ts';
import type { MailRenderer } from '../mail-renderer.ts';
import type { Mailbox } from './mailbox.ts';
import { compilePages, framed, mailHtmlPolicy, mailPagePolicy, sendHtml, stylesheet } from './mailbox-frame.ts';
import { isOwnHost } from './own-hosts.ts';
import { registerPreviewPages } from './preview-pages.ts';

const PAGE_SIZE = 25;
const MOST_IN_JSON = 100;
const STYLESHEET_URL = '/mailbox/style.css';

export interface MailboxPageDeps {
  readonly mailbox: Mailbox;
  readonly brandName: string;
  /** Where the product is reached: beside the machine's own names, the one that may read mails. */
  readonly publicUrl: string;
  /** Shows how mails look that nobody was sent. */
  readonly renderer: Pick<MailRenderer, 'samples'>;
}

const listQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000).catch(1) });
const jsonMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
});

const registerPages = (app: FastifyInstance, { mailbox, brandName, renderer }: MailboxPageDeps): void => {
  const pages = compilePages();
  const frame = { brandName, mark: { viewBox: MARK_VIEW_BOX, path: MARK_PATH } };
  const config = { access: 'public' as const };
  const schema = { hide: true };
  const findMail = async (id: string) => (z.uuid().safeParse(id).success ? mailbox.byId(id) : null);
  const noSuchMail = (reply: FastifyReply) =>
    reply.sendMessagePage({ status: 404, title: 'Nachricht nicht gefunden', text: 'Diese Nachricht gibt es nicht.' });
  const typed = app.withTypeProvider<ZodTypeProvider>();

  registerPreviewPages(app, { pages, frame, renderer });

  typed.get(STYLESHEET_URL, { config, schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(stylesheet),
  );

  typed.get(
    '/mailbox',
    { config: { ...config, contentPolicy: pagePolicy }, schema: { ...schema, querystring: listQuerySchema } },
    async (request, reply) => {
      const { page } = request.query;
      const { mails, total } = await mailbox.page((page - 1) * PAGE_SIZE, PAGE_SIZE);
      const newer = page > 1 ? page - 1 : null;
      const older = page * PAGE_SIZE < total ? page + 1 : null;
      return sendHtml(
        reply,
        pages.list({ ...frame, title: 'Nicht verschickte E-Mails', mails, total, single: total === 1, newer, older }),
      );
    },
  );

  typed.get<{ Params: { id: string } }>(
    '/mailbox/:id',
    { config: { ...config, contentPolicy: mailPagePolicy }, schema },
    async (request, reply) => {
      const mail = await findMail(request.params.id);
      if (mail === null) return noSuchMail(reply);
      const files = mail.attachments.map((name, place) => ({ name, place }));
      return sendHtml(reply, pages.mail({ ...frame, title: mail.subject, mail, files }));
    },
  );

  typed.get<{ Params: { id: string; place: string } }>(
    '/mailbox/:id/attachments/:place',
    { config, schema },
    async (request, reply) => {
      const { id, place } = request.params;
      const file = (await findMail(id)) && /^\d$/.test(place) ? await mailbox.attachment(id, Number(place)) : null;
      if (file === null) return noSuchMail(reply);
      return reply
        .type(file.contentType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .send(file.content);
    },
  );

  typed.get<{ Params: { id: string } }>(
    '/mailbox/:id/html',
    { config: { ...config, contentPolicy: mailHtmlPolicy }, schema },
    async (request, reply) => {
      const mail = await findMail(request.params.id);
      if (mail === null) return noSuchMail(reply);
      return sendHtml(reply, framed(mail.html));
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

/**
 * The developers' mailbox as pages: /mailbox, /mailbox/:id, and /mailbox.json for browser tests. Open to everybody who
 * reaches the server by a name of its own, so it is registered only when mails go there, which production refuses.
 */
export const registerMailboxPage = (app: FastifyInstance, deps: MailboxPageDeps): void => {
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!isOwnHost(request.headers.host, deps.publicUrl)) return reply.callNotFound();
    });
    registerPages(pages, deps);
  });
};
