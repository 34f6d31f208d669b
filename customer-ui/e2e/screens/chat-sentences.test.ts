import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  behaviours,
  startModelEndpoint,
  type TestModelEndpoint,
} from '../../../backend/src/conversations/assistant/model/testing/model-endpoint.ts';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { chatWindow, historyOf, messages, openChat, say } from '../chat-steps.ts';

const QUESTION = 'Was kostet das im Monat?';
const FIRST = 'Es gibt einen Tarif für 59,00 € im Monat.';
const SECOND = 'Die Laufzeit beträgt 12 Monate.';

const browser = await sharedBrowser();
let endpoint: TestModelEndpoint;
let product: RunningProduct;
let url: string;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  product = await startProduct({
    env: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'deutsch-7b', ASSISTANT_PROVIDER: 'Modell GmbH' },
  });
  url = product.url;
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
  await endpoint?.close();
});

/** The model's first sentence when the first promise is kept, the rest with the second one. */
const modelSays = () => {
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  endpoint.answersWith(
    behaviours.saysWhen(
      [first.promise, 'Es gibt einen Tarif für 59,00 € im Monat [A1]. Die Lauf'],
      [rest.promise, 'zeit beträgt 12 Monate [A1].'],
    ),
  );
  return { first: first.resolve, rest: rest.resolve };
};

describe.each([
  { viewport: PHONE, colorScheme: 'dark' as const },
  { viewport: DESK, colorScheme: 'light' as const },
])('an answer that a model words, at $viewport.width px', ({ viewport, colorScheme }) => {
  it('appears sentence by sentence, each added for itself, and names the page that it stands on', async () => {
    const customer = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, {
      url,
      viewport,
      colorScheme,
      token: customer.token,
    });
    const model = modelSays();
    await openChat(page);
    await say(page, QUESTION);
    await chatWindow(page).locator('.chat-dots').waitFor();
    model.first();
    const reply = messages(page, 'assistant').first();
    await reply.getByText(FIRST).waitFor();
    expect(await chatWindow(page).locator('.chat-dots').count()).toBe(0);
    await reply.getByText('schreibt').waitFor();
    expect(await reply.getByRole('button').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `chat-sentences-${viewport.width}`);
    // A screen reader reads out what is added to a log: the sentence alone, and later nothing twice.
    await reply.evaluate((item) => Object.assign(item.querySelector('span') ?? {}, { isFirst: true }));
    model.rest();
    await reply.getByText(SECOND).waitFor();
    await reply.getByRole('button', { name: 'Hilfreich', exact: true }).waitFor();
    expect(await reply.evaluate((item) => 'isFirst' in (item.querySelector('span') ?? {}))).toBe(true);
    expect(await reply.locator('.chat-bubble > span').allInnerTexts()).toHaveLength(3);
    const source = reply.getByRole('link', { name: /^AGB §\s6/ });
    expect(await source.getAttribute('href')).toBe('/agb#preis');
    expect(await messages(page, 'assistant').count()).toBe(1);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `chat-sentences-whole-${viewport.width}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is whole in the chat of whoever loaded the page anew in the middle', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: customer.token });
    const model = modelSays();
    await openChat(page);
    await say(page, QUESTION);
    model.first();
    await messages(page, 'assistant').getByText(FIRST).waitFor();
    await page.reload();
    await openChat(page);
    expect(await messages(page, 'user').count()).toBe(0);
    model.rest();
    await messages(page, 'user').getByText(QUESTION).waitFor();
    await messages(page, 'assistant').getByText(`${FIRST} ${SECOND}`).waitFor();
    expect(await messages(page, 'assistant').count()).toBe(1);
    await context.close();
  });
});

it('a message that did not arrive is sent again as the same one, and answered once', async () => {
  const customer = await newCustomer(url);
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
  await openChat(page);
  await answerWith(page, 'POST /chat/message/sentences', { status: 500, body: { detail: 'Interner Fehler' } });
  await say(page, QUESTION);
  await messages(page, 'user').getByText('Nicht gesendet.').waitFor();
  await page.unrouteAll();
  const model = modelSays();
  model.first();
  model.rest();
  await messages(page, 'user').getByRole('button', { name: 'Erneut senden' }).click();
  await messages(page, 'assistant').getByText(SECOND).waitFor();
  await messages(page, 'assistant').getByRole('button', { name: 'Hilfreich', exact: true }).waitFor();
  expect((await historyOf(url, customer)).map(({ sender }) => sender)).toEqual(['user', 'assistant']);
  await context.close();
});

it('a line that breaks in the middle of an answer takes nothing back: it is found whole', async () => {
  const customer = await newCustomer(url);
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
  const model = modelSays();
  model.first();
  await openChat(page);
  // What comes over the line breaks off behind the first sentence, while the server goes on.
  await page.route('**/api/chat/message/sentences', async (route) => {
    model.rest();
    const whole = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/event-stream', body: `${whole.split('\n\n')[0]}\n\n` });
  });
  await say(page, QUESTION);
  await messages(page, 'assistant').getByText(`${FIRST} ${SECOND}`).waitFor();
  expect(await messages(page, 'user').count()).toBe(1);
  expect(await messages(page, 'assistant').count()).toBe(1);
  expect(await chatWindow(page).getByText('Nicht gesendet.').count()).toBe(0);
  await context.close();
});

it('an answer that no model words is there at once', async () => {
  endpoint.answersWith(behaviours.status(401));
  const customer = await newCustomer(url);
  const { page, context, complaints } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
  await openChat(page);
  await say(page, QUESTION);
  await messages(page, 'assistant').getByText('708,00').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
