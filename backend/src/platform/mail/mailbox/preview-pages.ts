import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from '../../http/security-headers.ts';
import type { MailRenderer } from '../mail-renderer.ts';
import { framed, type MailboxPages, mailHtmlPolicy, mailPagePolicy, sendHtml } from './mailbox-frame.ts';

export interface PreviewPagesDeps {
  readonly pages: Pick<MailboxPages, 'preview' | 'sample'>;
  /** What every page of the mailbox needs. */
  readonly frame: object;
  readonly renderer: Pick<MailRenderer, 'samples'>;
}

/** How each mail looks that the product sends, with invented data: /mailbox/preview and /mailbox/preview/:name. */
export const registerPreviewPages = (app: FastifyInstance, { pages, frame, renderer }: PreviewPagesDeps): void => {
  let rendered: ReturnType<typeof renderer.samples> | null = null;
  /** Once somebody looks: a start does without them. */
  const mails = () => {
    rendered ??= renderer.samples();
    return rendered;
  };
  const config = { access: 'public' as const };
  const schema = { hide: true };
  const mailOf = (name: string) => mails().find((mail) => mail.name === name);
  const none = (reply: FastifyReply) =>
    reply.sendMessagePage({ status: 404, title: 'Nachricht nicht gefunden', text: 'Diese Nachricht gibt es nicht.' });

  app.get('/mailbox/preview', { config: { ...config, contentPolicy: pagePolicy }, schema }, async (_request, reply) =>
    sendHtml(reply, pages.preview({ ...frame, title: 'Vorschau', samples: mails() })),
  );
  app.get<{ Params: { name: string } }>(
    '/mailbox/preview/:name',
    { config: { ...config, contentPolicy: mailPagePolicy }, schema },
    async (request, reply) => {
      const mail = mailOf(request.params.name);
      return mail
        ? sendHtml(reply, pages.sample({ ...frame, title: mail.subject, name: mail.name, mail }))
        : none(reply);
    },
  );
  app.get<{ Params: { name: string } }>(
    '/mailbox/preview/:name/html',
    { config: { ...config, contentPolicy: mailHtmlPolicy }, schema },
    async (request, reply) => {
      const mail = mailOf(request.params.name);
      return mail ? sendHtml(reply, framed(mail.html)) : none(reply);
    },
  );
};
