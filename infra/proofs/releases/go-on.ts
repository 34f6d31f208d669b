import { createAsk } from '../../../backend/src/testing/ask.ts';
import type { Send } from '../common/exchange.ts';
import type { Kept } from './kept-release.ts';
import { REPEAT_KEY, REPEATED } from './odd-rows/reviews.ts';

/** A command upon what the version left, named by `things`, and a call that shows what came of it. */
interface Step {
  readonly by: string;
  readonly does: string;
  readonly body?: object;
  readonly origin?: string;
  readonly key?: string;
  /** What its own answer must contain. */
  readonly answers?: string | undefined;
  /** A GET by the same person, and what its answer must contain. */
  readonly shows?: readonly [path: string, text: string];
}

const ORIGIN = 'https://www.bestand.example';
const REVIEW = { reviewer_name: 'Nach dem Umzug 🚚', rating: 2, review_text: 'Immer noch nicht gut.' };

/** Every kind of stream that the odd rows began goes on. */
const stepsFor = (kept: Kept, admin: string, customer: string): readonly Step[] => {
  const { things } = kept;
  const person = (thing: string) => things[thing] ?? '';
  const history = `/api/admin/reviews/${things.decidedReview}/history`;
  const step = (by: string, does: string, body?: object, shows?: Step['shows']): Step => ({
    by,
    does,
    ...(body && { body }),
    ...(shows && { shows }),
  });
  const status = { status: 'nicht_genehmigt', note: 'Neu entschieden', note_shown_to_customer: true };
  return [
    step(admin, `PUT /api/reviews/${things.decidedReview}/status`, status, [history, 'Neu entschieden']),
    step(admin, `POST /api/reviews/${things.waitingReview}/notes`, { note: 'Liegt noch hier' }),
    step(customer, 'POST /api/reviews', { ...REVIEW, business_id: things.businessId }, [
      '/api/reviews',
      REVIEW.reviewer_name,
    ]),
    {
      ...step(customer, 'POST /api/reviews', { ...REPEATED, business_id: things.businessId }),
      key: REPEAT_KEY,
      answers: things.repeatedReview,
    },
    step(customer, 'PUT /api/account/notifications', { status_mails: true }, ['/api/account', '"status_mails":true']),
    step(person('unverified'), 'POST /api/auth/verify-email', { verification_code: things.verificationCode }, [
      '/api/auth/me',
      '"email_verified":true',
    ]),
    step(person('leaving'), 'DELETE /api/account/deletion-request', undefined, [
      '/api/account',
      '"deletion_requested_at":null',
    ]),
    step(person('promoted'), `POST /api/reviews/${things.decidedReview}/notes`, { note: 'Von der Beförderten' }),
    step(person('noticed'), 'DELETE /api/subscription/notice', undefined, ['/api/subscription', '"notice":null']),
    step(person('stayed'), 'POST /api/subscription/notice', {}, ['/api/subscription', '"given_by":"customer"']),
    step(person('stayed'), 'PUT /api/subscription/billing-details', { company_name: 'Noch einmal umgezogen' }, [
      '/api/subscription',
      'Noch einmal umgezogen',
    ]),
    step(admin, `POST /api/admin/invoices/${things.invoice}/cancellation`, { reason: 'Kulanz.' }),
    step(person('talker'), 'POST /api/chat/message', { message: 'Noch da? 👀' }, ['/api/chat/history', 'Noch da? 👀']),
    step(admin, `POST /api/chat/admin/${things.conversation}/resolve`, {}),
    { ...step('visitor', 'POST /api/chat/message', { message: 'Ich noch einmal' }), origin: ORIGIN },
    { ...step('', 'POST /api/widget/sessions', { key: things.widgetKey }), origin: ORIGIN },
    step(admin, `PUT /api/admin/partners/${things.pausedPartner}/pause`, { paused: false }),
    step(admin, `POST /api/admin/partners/${things.partner}/keys`, { grace_days: 1 }),
    step(admin, 'POST /api/admin/operations/parked/retry', {
      reactor: things.parkedReactor,
      event_id: things.parkedEvent,
    }),
    step(admin, `POST /api/admin/operations/mails/${things.givenUpMail}/retry`, {}),
    // At the end: its reviews leave the lists.
    step(customer, `DELETE /api/business/${things.businessId}`),
  ];
};

/** Goes on with what the version left. Sentences on what is refused, or done and not seen; answers how many steps it took. */
export const goOn = async (
  send: Send,
  kept: Kept,
  tokenOf: (caller: string) => string,
  people: { readonly admin: string; readonly customer: string },
): Promise<{ readonly steps: number; readonly faults: readonly string[] }> => {
  const ask = createAsk(send);
  const faults: string[] = [];
  const steps = stepsFor(kept, people.admin, people.customer);
  for (const { by, does, body, origin, key, answers, shows } of steps) {
    const [method = '', path = ''] = does.split(' ');
    const token = by === '' ? undefined : tokenOf(by);
    try {
      const asked = { method, token, ...(body && { body }), ...(origin && { origin }), ...(key && { key }) };
      const answer = JSON.stringify(await ask(path, asked));
      if (answers && !answer.includes(answers)) faults.push(`${does} by ${by} answers ${answer}.`);
      if (!shows) continue;
      const seen = JSON.stringify(await ask(shows[0], { token }));
      if (!seen.includes(shows[1])) faults.push(`After ${does} by ${by}, ${shows[0]} does not show ${shows[1]}.`);
    } catch (error) {
      faults.push(String(error));
    }
  }
  return { steps: steps.length, faults };
};
