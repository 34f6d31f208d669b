import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { WidgetSession } from '@sternklar/contracts/partners/widget.api';
import { expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
const ORIGIN = 'https://www.beispielhotel.example';

/** Somebody on a partner's page who has asked for a person: calls as this visitor, and their conversation's id. */
const visitorWaiting = async (words: string) => {
  const token = await signInAdmin(url);
  const partner = await call<Partner>({
    url,
    method: 'POST',
    path: '/admin/partners',
    token,
    body: { name: 'Hotel Beispiel', origins: [ORIGIN] },
  });
  const opened = await fetch(`${url}/api/widget/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ key: partner.keys[0]?.key }),
  });
  const visitor = ((await opened.json()) as WidgetSession).token;
  const as = (path: string, body: object) => call({ url, method: 'POST', path, token: visitor, body });
  await as('/chat/message', { message: `Ich möchte mit einem Menschen sprechen. ${words}` });
  const all = await call<readonly AdminConversation[]>({ url, method: 'GET', path: '/chat/admin/all', token });
  const id = all.find(({ messages }) => messages.some(({ message }) => message.endsWith(words)))?.id ?? '';
  return { id, as };
};

/** The same, who wants to be told by mail. */
const visitorToBeTold = async (email: string): Promise<string> => {
  const { id, as } = await visitorWaiting(email);
  await as('/chat/contact', { email, name: 'Karla <b>Kundin</b>', consent: true });
  await as('/chat/attributes', {
    attributes: {
      Tarif: 'Premium',
      'Letzte Buchung': '<img src=x onerror=alert(1)>, Zimmer mit Frühstück und Seeblick',
    },
  });
  return id;
};

it.each([DESK, PHONE])(
  'a visitor’s name, address and what their page says stand beside the conversation at %o',
  async (viewport) => {
    const email = `besuch-${viewport.width}@beispiel.de`;
    const id = await visitorToBeTold(email);
    const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path: `/inbox/${id}` });
    const pane = page.getByRole('complementary', { name: 'Kunde' });
    await pane.getByText(email).scrollIntoViewIfNeeded();
    await pane.getByText('Karla <b>Kundin</b>').waitFor();
    await pane.getByText('<img src=x onerror=alert(1)>').waitFor();
    await pane.getByText('Ungeprüft: Das sagt die Seite, nicht der Besucher.').waitFor();
    await picture(page, `admin-inbox-visitor-${viewport.width}`);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('what a visitor gives and takes back while somebody looks comes without a reload', async () => {
  const email = 'eben-erst@beispiel.de';
  const { id, as } = await visitorWaiting('Eben erst.');
  const { page, context, complaints } = await openBackOffice(browser, { url, viewport: DESK, path: `/inbox/${id}` });
  const pane = page.getByRole('complementary', { name: 'Kunde' });
  await pane.getByText('Ohne Konto.').waitFor();
  await page.getByText('Eben erst.').first().waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await as('/chat/contact', { email, name: 'Karla Kundin', consent: true });
  await pane.getByText(email).waitFor();
  await pane.getByText('Karla Kundin').waitFor();
  await as('/chat/attributes', { attributes: { Tarif: 'Premium' } });
  await pane.getByText('Premium').waitFor();
  await as('/chat/contact/removal', {});
  await pane.getByText(email).waitFor({ state: 'detached' });
  expect(await pane.getByText('Karla Kundin').count()).toBe(0);
  expect(loads).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
