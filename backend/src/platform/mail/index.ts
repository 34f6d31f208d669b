import type { Logger } from '@sternklar/event-store/logger';
import type { Notifications } from '@sternklar/event-store/notifications';
import type { Pool } from 'pg';
import type { OpenMail } from '../mail.port.ts';
import { createMailComposer, type MailRecipients } from './mail-composer.ts';
import { createMailRenderer, type MailRenderer } from './mail-renderer.ts';
import type { MailSettings } from './mail-settings.ts';
import { createMailbox, createMailboxTransport, type Mailbox } from './mailbox/mailbox.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { type AroundSending, createOutboxSender, type OutboxSender } from './outbox-sender.ts';
import { createOutboxTable, type OutboxCounts, observedTable, type SendOutcome } from './outbox-table.ts';
import { holdPresence, newSenderNumber } from './sender-presence.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { createWakeUps } from './wake-ups.ts';

export interface MailDeliveryDeps {
  readonly pool: Pool;
  readonly notifications: Notifications;
  /** Null: mails go to the developers' mailbox. */
  readonly smtpUrl: string | null;
  readonly settings: MailSettings;
  /** Every mail that may wait in the outbox. */
  readonly mails: readonly OpenMail[];
  readonly recipients: MailRecipients;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Told after each attempt, for metrics. */
  readonly onOutcome?: (outcome: SendOutcome) => void;
  readonly around?: AroundSending;
}

export interface MailDelivery {
  readonly sender: OutboxSender;
  /** Null when mails go out by SMTP. */
  readonly mailbox: Mailbox | null;
  readonly renderer: MailRenderer;
  /** For metrics and health. */
  counts(): Promise<OutboxCounts>;
}

/** Everything that sends mails; `createOutbox` is what asks for them. */
export const createMailDelivery = (deps: MailDeliveryDeps): MailDelivery => {
  const { pool, notifications, smtpUrl, settings, mails, recipients, now, logger, onOutcome, around } = deps;
  const number = newSenderNumber();
  const plainTable = createOutboxTable(pool, number);
  const table = onOutcome ? observedTable(plainTable, onOutcome) : plainTable;
  const mailbox = smtpUrl === null ? createMailbox(pool) : null;
  const transport =
    smtpUrl === null ? createMailboxTransport(createMailbox(pool)) : createSmtpTransport({ url: smtpUrl, settings });
  const renderer = createMailRenderer(settings, mails);
  const sender = createOutboxSender({
    table,
    compose: createMailComposer({ mails, recipients, renderer, now }),
    transport,
    wakeUps: createWakeUps({
      notifications,
      channel: OUTBOX_CHANNEL,
      onOpen: (session) => holdPresence(session, number),
    }),
    now,
    random: Math.random,
    logger,
    ...(around && { around }),
  });
  return { sender, mailbox, renderer, counts: () => table.counts() };
};
