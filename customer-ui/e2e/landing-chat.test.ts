import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { chatWindow, messages, openButton } from './chat-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
let visitor: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  visitor = await newPerson(browser, { url, viewport: PHONE });
});
afterAll(() => visitor.context.close());

it('a visitor tries the chat on the landing page, by keyboard, and nothing happens before', async () => {
  const { page, complaints } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const stored = () => page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.includes('chat')));
  await page.goto('/#fragen');
  const way = page.getByRole('button', { name: 'KI-Assistenten fragen' });
  await way.focus();
  await page.getByText('Er ist ein Programm und kein Mensch').waitFor();
  await page.keyboard.press('Enter');
  await chatWindow(page).getByText('ein Programm und kein Mensch').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect([asked.filter((address) => address.includes('/api/')), await stored()]).toEqual([[], []]);

  await chatWindow(page).getByRole('button', { name: 'Was kostet das Abo?' }).press('Enter');
  await messages(page, 'assistant').getByText('59,00').waitFor();
  expect(await stored()).toEqual(['sternklar-chat:startseite']);
  expect(asked.filter((address) => new URL(address).origin !== url)).toEqual([]);

  await page.keyboard.press('Escape');
  await openButton(page).waitFor();
  const [button, bar] = [await openButton(page).boundingBox(), await page.locator('.start-bar .button').boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.reload();
  await way.press('Enter');
  await messages(page, 'assistant').getByText('59,00').waitFor();
  expect(complaints).toEqual([]);
});

it('a visitor of the landing page who has asked for a person is offered an answer by mail, too', async () => {
  const { page, complaints } = visitor;
  await page.goto('/#fragen');
  await page.getByRole('button', { name: 'KI-Assistenten fragen' }).press('Enter');
  await chatWindow(page).getByRole('button', { name: 'Mit einem Menschen sprechen' }).press('Enter');
  await page.getByRole('button', { name: 'Antwort per E-Mail?' }).press('Enter');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('landung@beispiel.de');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Bescheid geben lassen' }).press('Enter');
  await page.getByText('schreiben wir an landung@beispiel.de').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
