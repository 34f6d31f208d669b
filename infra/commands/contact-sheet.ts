/**
 * `npm run contact-sheet [word …]`: every screen and state of visitors, customers, mails and back office at 390, 768 and 1280 px in
 * both schemes, from the demonstration, on one page: test-results/contact-sheet/index.html, and as a picture beside it. With words,
 * the screens whose names contain one. Takes about five minutes on two cores; ends after fifteen, and says what it left out.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { DEMO_LOGINS } from '../../backend/src/demo/demo-logins.ts';
import { DEMO_PARTNER, DEMO_PARTNER_PORT } from '../../backend/src/demo/demo-partner.ts';
import { startProduct } from '../../backend/src/testing/running-product.ts';
import { BACK_OFFICE } from '../contact-sheet/back-office.ts';
import { CUSTOMERS } from '../contact-sheet/customers.ts';
import { type Part, pageAt } from '../contact-sheet/screen.ts';
import { sheetOf } from '../contact-sheet/sheet.ts';
import { type Pictures, type Studio, takePictures } from '../contact-sheet/take-pictures.ts';
import { VISITORS } from '../contact-sheet/visitors.ts';
import { sharedBrowser } from '../e2e/browser.ts';
import { call, newCustomer } from '../e2e/customers.ts';
import { buildUis } from './build-uis.ts';
import { servePartnerPage } from './partner-page.ts';
import { root } from './steps.ts';

const folder = resolve(root, 'test-results/contact-sheet');
const MOST_MS = 15 * 60_000;
/** One draws while the other waits. */
const AT_ONCE = 2;
const words = process.argv.slice(2).map((word) => word.toLowerCase());

const tokenOf = async (url: string, who: { readonly email: string; readonly password: string }): Promise<string> =>
  (
    await call<{ readonly access_token: string }>({
      url,
      method: 'POST',
      path: '/auth/login',
      body: { email: who.email, password: who.password },
    })
  ).access_token;

/** The mailbox's own pages, and each mail as the mailbox shows it. */
const mailsOf = async (url: string): Promise<Part> => {
  const list = await (await fetch(`${url}/mailbox/preview`)).text();
  const names = [...list.matchAll(/href="\/mailbox\/preview\/([\w-]+)"/g)].map(([, name]) => name ?? '');
  const page = (name: string, path: string) => ({ name, as: 'visitor' as const, open: pageAt(path) });
  return {
    title: 'E-Mails',
    screens: [
      page('Postfach', '/mailbox'),
      page('Vorschau der E-Mails', '/mailbox/preview'),
      ...names.map((name) => page(`E-Mail ${name}`, `/mailbox/preview/${name}/html`)),
    ],
  };
};

const isWanted = ({ name }: { readonly name: string }) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));

const takeAll = async (studio: Studio, part: Part, deadline: number): Promise<readonly Pictures[]> => {
  const screens = part.screens.filter(isWanted);
  const all: Pictures[] = [];
  const next = async (from: number): Promise<void> => {
    const screen = screens[from];
    if (screen === undefined) return;
    const late = Date.now() > deadline;
    all[from] = late ? { screen, taken: [], trouble: 'Die Zeit war um.' } : await takePictures(studio, screen);
    const { trouble } = all[from];
    console.log(
      `${trouble === null ? 'ok  ' : 'FEHL'} ${part.title}: ${screen.name}${trouble === null ? '' : ` (${trouble})`}`,
    );
    await next(from + AT_ONCE);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => next(from)));
  return all;
};

const drawSheet = async (browser: Browser) => {
  const page = await browser.newPage({ viewport: { width: 1_800, height: 1_000 } });
  await page.goto(pathToFileURL(resolve(folder, 'index.html')).href);
  await page.screenshot({ path: resolve(folder, 'sheet.jpg'), fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
};

const deadline = Date.now() + MOST_MS;
await buildUis();
const product = await startProduct({
  env: {
    DEMO_DATA: 'true',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    AUDITOR_EMAIL: '',
    AUDITOR_PASSWORD: '',
    RATE_LIMIT_PER_MINUTE: '100000',
    SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '10000',
    LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10000',
  },
});
const { url } = product;
let browser: Browser | null = null;
let failed = 0;
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await servePartnerPage({ product: url, key: DEMO_PARTNER.publicKey, port: DEMO_PARTNER_PORT });
  browser = await sharedBrowser();
  const [newcomer, unverified] = [await newCustomer(url), await newCustomer(url, { verified: false })];
  const tokens = {
    customer: await tokenOf(url, DEMO_LOGINS.customer),
    admin: await tokenOf(url, DEMO_LOGINS.admin),
    auditor: await tokenOf(url, DEMO_LOGINS.auditor),
    'new customer': newcomer.token,
    'unverified customer': unverified.token,
  };
  const place = {
    url,
    partnerUrl: `http://127.0.0.1:${DEMO_PARTNER_PORT}`,
    customerToken: tokens.customer,
    adminToken: tokens.admin,
  };
  const studio = { browser, place, tokens, folder };
  const parts = [];
  for (const part of [VISITORS, CUSTOMERS, await mailsOf(url), BACK_OFFICE]) {
    parts.push({ title: part.title, all: await takeAll(studio, part, deadline) });
  }
  failed = parts.flatMap(({ all }) => all).filter(({ trouble }) => trouble !== null).length;
  await writeFile(resolve(folder, 'index.html'), sheetOf(parts));
  await drawSheet(browser);
  console.log(`\nKontaktbogen: ${resolve(folder, 'index.html')}`);
} finally {
  await browser?.close();
  await product.stop();
  await product.remove();
}
process.exit(failed === 0 ? 0 : 1);
