import type { Pool } from 'pg';
import type { MailAttachment } from '../../outbox.port.ts';
import type { MailTransport, OutgoingMail } from '../transport.ts';

/** How many mails the mailbox keeps; older ones make room. */
const MAILBOX_SIZE = 1_000;

export interface MailboxEntry {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface MailboxMail extends MailboxEntry {
  readonly text: string;
  readonly html: string;
  /** Names of the files that came with it, in their order. */
  readonly attachments: readonly string[];
}

/** The developers' mailbox: what would have been sent, newest first. */
export interface Mailbox {
  /** Keyed by the mail's id: the same mail arrives once, however often it is put in. */
  put(mail: OutgoingMail): Promise<void>;
  page(offset: number, limit: number): Promise<{ readonly mails: readonly MailboxEntry[]; readonly total: number }>;
  byId(id: string): Promise<MailboxMail | null>;
  /** The file at a place, from 0, of a mail. */
  attachment(id: string, place: number): Promise<MailAttachment | null>;
  /** The newest mails, all of them or those to one address. */
  newest(limit: number, to: string | null): Promise<readonly MailboxMail[]>;
}

/** Not for whoever was erased while it was on its way: after their mails are dropped, nothing of them is put in. */
const PUT = `
  with sending as materialized (
    select state from mail.outbox where id = $1 for share
  ), mail as (
    insert into mail.mailbox (id, recipient, subject, text, html, sent_at)
    select $1, $2, $3, $4, $5, $6 where not exists (select from sending where state = 'dropped')
    on conflict (id) do nothing
    returning id
  )
  insert into mail.mailbox_attachment (mail_id, place, filename, content_type, content)
  select mail.id, file.place - 1, file.filename, file.content_type, file.content
  from mail, unnest($7::text[], $8::text[], $9::bytea[]) with ordinality as file (filename, content_type, content, place)`;
const ATTACHMENT = `
  select filename, content_type as "contentType", content from mail.mailbox_attachment
  where mail_id = $1 and place = $2`;
const MAKE_ROOM = `
  delete from mail.mailbox
  where (sent_at, id) <= (select sent_at, id from mail.mailbox order by sent_at desc, id desc offset $1 limit 1)`;
const PAGE = `
  select id, recipient as "to", subject, sent_at as "sentAt" from mail.mailbox
  order by sent_at desc, id desc offset $1 limit $2`;
const TOTAL = 'select count(*)::int as total from mail.mailbox';
const WHOLE_MAILS = `
  select id, recipient as "to", subject, sent_at as "sentAt", text, html,
         array(select filename from mail.mailbox_attachment where mail_id = id order by place) as attachments
  from mail.mailbox`;
const BY_ID = `${WHOLE_MAILS} where id = $1`;
const NEWEST = `${WHOLE_MAILS} where $2::text is null or recipient = $2 order by sent_at desc, id desc limit $1`;

/** The mailbox in the table `mail.mailbox`. */
export const createMailbox = (pool: Pool): Mailbox => ({
  async put({ id, to, subject, text, html, sentAt, attachments }) {
    const files = [
      attachments.map(({ filename }) => filename),
      attachments.map(({ contentType }) => contentType),
      attachments.map(({ content }) => content),
    ];
    await pool.query(PUT, [id, to, subject, text, html, sentAt, ...files]);
    await pool.query(MAKE_ROOM, [MAILBOX_SIZE]);
  },
  async page(offset, limit) {
    const [mails, total] = await Promise.all([
      pool.query<MailboxEntry>(PAGE, [offset, limit]),
      pool.query<{ total: number }>(TOTAL),
    ]);
    return { mails: mails.rows, total: total.rows[0]?.total ?? 0 };
  },
  async byId(id) {
    const { rows } = await pool.query<MailboxMail>(BY_ID, [id]);
    return rows[0] ?? null;
  },
  async attachment(id, place) {
    const { rows } = await pool.query<MailAttachment>(ATTACHMENT, [id, place]);
    return rows[0] ?? null;
  },
  async newest(limit, to) {
    const { rows } = await pool.query<MailboxMail>(NEWEST, [limit, to]);
    return rows;
  },
});

/** "Sends" into the developers' mailbox, where each mail arrives exactly once. */
export const createMailboxTransport = ({ put }: Pick<Mailbox, 'put'>): MailTransport => ({
  send: put,
  async close() {},
});
