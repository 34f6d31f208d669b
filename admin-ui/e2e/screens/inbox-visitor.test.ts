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

/** Somebody on a partner's page who has asked for a person and wants to be told by mail; their conversation's id. */
const visitorToBeTold = async (email: string): Promise<string> => {
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
  const post = (path: string, body: object) => call({ url, method: 'POST', path, token: visitor, body });
  await post('/chat/message', { message: 'Ich möchte mit einem Menschen sprechen.' });
  await post('/chat/contact', { email, name: 'Karla <b>Kundin</b>', consent: true });
  await post('/chat/attributes', {
    attributes: {
      Tarif: 'Premium',
      'Letzte Buchung': '<img src=x onerror=alert(1)>, Zimmer mit Frühstück und Seeblick',
    },
  });
  const all = await call<readonly { id: string; visitor: { email?: string } | null }[]>({
    url,
    method: 'GET',
    path: '/chat/admin/all',
    token,
  });
  return all.find((one) => one.visitor?.email === email)?.id ?? '';
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
