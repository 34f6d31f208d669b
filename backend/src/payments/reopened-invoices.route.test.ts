import type { PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const isoOf = (germanDay: string | undefined) => {
  const [, day = '', month = '', year] = /(\d+)\. (\p{L}+) (\d{4})/u.exec(germanDay ?? '') ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

describe('what a mail says of reminders', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
  const standingOf = async (email: string) =>
    (await (await world.login(email)).get<PaymentStanding>('/payments/standing')).body;
  const mailsOf = async (email: string, subject: RegExp) =>
    (await world.mails(email))
      .filter((mail) => subject.test(mail.subject))
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const REMINDER = /noch etwas offen|Bitte bezahlen Sie bis/;
  const today = () => world.now().toISOString().slice(0, 10);
  /** Each day looked at by itself, until the account is in arrears; that day. */
  const arrearsOf = async (email: string): Promise<string> => {
    for (let day = 0; day < 60; day += 1) {
      if ((await standingOf(email)).step === 'in-arrears') return today();
      world.advance(DAY_MS);
      await world.catchUp();
      await world.catchUp();
    }
    throw new Error('It never is.');
  };
  const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

  it('holds where a dispute that was lost opens an older invoice again', { tags: 'long' }, async () => {
    const email = 'franz@beispiel.de';
    await openPage(await world.customer(email));
    const notice = stripe.payPage(world.now());
    expect(await tell(notice)).toBe(200);
    const dispute = stripe.newDispute(JSON.parse(notice.body).data.object.id);
    await told('charge.dispute.created', dispute);
    await nextMonth();
    const [second, first] = await invoicesOf(email);
    expect(await told('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200);
    await world.catchUp();
    await world.catchUp();
    const [reopened, ...others] = await mailsOf(email, /Zahlung zurückgeholt/);
    expect(others).toEqual([]);
    expect(reopened).toContain(first?.number);
    const [refused] = await mailsOf(email, new RegExp(`${second?.number} ist noch offen`));
    expect(await mailsOf(email, REMINDER)).toEqual([]);
    const arrears = await arrearsOf(email);
    for (const mail of [reopened, refused]) {
      const promised = isoOf(/bis zum (\d+\. \p{L}+ \d{4})/u.exec(mail ?? '')?.[1]);
      expect(dayAfter(promised)).toBe(arrears);
      expect(mail).toContain('erinnern wir Sie zweimal');
    }
    const reminders = await mailsOf(email, REMINDER);
    expect(reminders).toHaveLength(2);
    for (const reminder of reminders) {
      expect(reminder).not.toContain('entgangen');
      expect(reminder).toMatch(new RegExp(`${first?.number}: 59,00 €, wieder offen seit dem `));
      expect(reminder).toMatch(new RegExp(`${second?.number}: 59,00 €, fällig am `));
      // There is no card any more that one press could ask.
      expect(reminder).not.toContain('mit einem Druck');
      expect(reminder).toContain('Karte');
    }
  });

  it('holds where a card refused for the last time: reminders come days later', { tags: 'long' }, async () => {
    const { email } = await subscriber('hanna@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const last = async () =>
      (await mailsOf(email, /ist noch offen/)).find((text) => text.includes('nicht noch einmal'));
    for (let day = 0; day < 20 && (await last()) === undefined; day += 1) {
      world.advance(DAY_MS);
      await world.catchUp();
      await world.catchUp();
    }
    expect(await last()).toContain('erinnern wir Sie zweimal');
    expect(await mailsOf(email, REMINDER)).toEqual([]);
    expect(dayAfter(isoOf(/bis zum (\d+\. \p{L}+ \d{4})/u.exec((await last()) ?? '')?.[1]))).toBe(
      await arrearsOf(email),
    );
    const reminders = await mailsOf(email, REMINDER);
    expect(reminders).toHaveLength(2);
    // One invoice alone has no such button.
    expect(reminders.find((text) => text.includes('noch etwas offen'))).not.toContain('mit einem Druck');
  });
});
