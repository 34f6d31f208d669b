import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForgetMails } from './forget-mails.ts';
import { createMailbox, createMailboxTransport, type Mailbox } from './mailbox/mailbox.ts';
import { createMailWorld, type MailWorld } from './testing/mail-world.ts';
import { MailNotDelivered, type MailTransport } from './transport.ts';

describe('an account that is erased while a mail to it is being sent', () => {
  let world: MailWorld;
  let mailbox: Mailbox;
  let customer: string;
  beforeEach(async () => {
    world = await createMailWorld();
    mailbox = createMailbox(world.pool);
    customer = world.aCustomer();
  });
  afterEach(() => world.close());

  /** Erases the account in the middle of a send, and then goes on with it. */
  const erasingMeanwhile = (transport: MailTransport): MailTransport => ({
    ...transport,
    async send(mail, signal) {
      world.erase(customer);
      await createForgetMails({ pool: world.pool, now: world.now })(customer);
      await transport.send(mail, signal);
    },
  });

  it('gets this one at most, and no other; the one that waited is dropped', async () => {
    const sent: string[] = [];
    const transport = erasingMeanwhile({ send: async ({ id }) => void sent.push(id), close: async () => undefined });
    const [first, second] = [world.aMailTo(customer), world.aMailTo(customer)];
    await world.outbox.enqueue(first);
    const sender = world.createSender({ transport });
    await sender.catchUp();
    await world.outbox.enqueue(second);
    await sender.catchUp();
    expect(sent).toEqual([first.id]);
    for (const { id } of [first, second]) expect(await world.rowOf(id)).toMatchObject({ state: 'dropped' });
  });

  it('is not tried again when the mail did not arrive', async () => {
    let sends = 0;
    const send = async () => {
      sends += 1;
      throw new MailNotDelivered('SMTP: 451', { permanent: false });
    };
    const mail = world.aMailTo(customer);
    await world.outbox.enqueue(mail);
    const sender = world.createSender({ transport: erasingMeanwhile({ send, close: async () => undefined }) });
    await sender.catchUp();
    world.advance(3_600_000);
    await sender.catchUp();
    expect(sends).toBe(1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'dropped', last_error: 'account erased' });
  });

  it('leaves nothing of it in the mailbox of developers', async () => {
    const transport = createMailboxTransport(mailbox);
    await world.outbox.enqueue(world.aMailTo(customer));
    await world.createSender({ transport: erasingMeanwhile(transport) }).catchUp();
    expect(await mailbox.newest(10, null)).toEqual([]);
    await world.outbox.enqueue(world.aMailTo(world.aCustomer('andere@beispiel.de')));
    await world.createSender({ transport }).catchUp();
    expect(await mailbox.newest(10, null)).toMatchObject([{ to: 'andere@beispiel.de' }]);
  });
});
