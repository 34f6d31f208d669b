import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, cutText, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import {
  type Customer,
  newBusiness,
  newCustomer,
  newEmail,
  newReview,
  setReviewStatus,
} from '../../../infra/e2e/customers.ts';
import { structureOf } from '../../../infra/e2e/page-structure.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  card,
  dialogOf,
  forgetPassword,
  openAddBusiness,
  openDashboard,
  openLogin,
  openRegistration,
  register,
  submitButton,
} from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
/** Has two businesses, one with a review of each status. */
let customer: Customer;
let unverified: Customer;
beforeAll(async () => {
  customer = await newCustomer(url);
  unverified = await newCustomer(url, { verified: false });
  const business = await newBusiness(customer);
  await newBusiness(customer, 'Café Sonnenschein');
  await newReview(customer, business, 'Eingereicht E.');
  await setReviewStatus(url, await newReview(customer, business, 'Gelöscht G.'), 'gelöscht');
  await setReviewStatus(url, await newReview(customer, business, 'Abgelehnt A.'), 'nicht_genehmigt');
});

interface State {
  readonly screen: string;
  readonly as?: () => Customer;
  readonly open: (page: Page) => Promise<unknown>;
}

const STATES: readonly State[] = [
  { screen: 'landing page', open: (page) => page.goto('/') },
  { screen: 'unknown address', open: (page) => page.goto('/kometen') },
  { screen: 'signing in', open: openLogin },
  {
    screen: 'signing in, refused',
    open: async (page) => {
      await openLogin(page);
      await submitButton(page).click();
      await dialogOf(page).getByText('Bitte geben Sie Ihr Passwort an.').waitFor();
    },
  },
  {
    screen: 'registering, password typed',
    open: async (page) => {
      await openRegistration(page);
      await dialogOf(page).getByLabel('Passwort', { exact: true }).fill('sonnenschein');
    },
  },
  { screen: 'asking for the code, with its messages', open: (page) => register(page, newEmail()) },
  {
    screen: 'forgotten password',
    open: async (page) => {
      await openLogin(page);
      await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await dialogOf(page).getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
    },
  },
  { screen: 'new password', open: (page) => forgetPassword(page, newEmail()) },
  {
    screen: 'dashboard, loading',
    as: () => customer,
    open: async (page) => {
      await holdCall(page, 'GET /business');
      await openDashboard(page);
    },
  },
  {
    screen: 'dashboard, businesses failed',
    as: () => customer,
    open: async (page) => {
      await answerWith(page, 'GET /business', { status: 500, body: {} });
      await openDashboard(page);
      await toast(page, 'Failed to load businesses').waitFor();
    },
  },
  {
    screen: 'dashboard, reviews failed',
    as: () => customer,
    open: async (page) => {
      await answerWith(page, 'GET /reviews', { status: 500, body: {} });
      await answerWith(page, 'GET /reviews/*', { status: 500, body: {} });
      await openDashboard(page);
      await page.getByText('Die Bewertungen konnten nicht geladen werden.').first().waitFor();
    },
  },
  {
    screen: 'dashboard with a review of each status',
    as: () => customer,
    open: async (page) => {
      await openDashboard(page);
      await page.getByText('Abgelehnt A.').waitFor();
    },
  },
  {
    screen: 'adding a business, refused',
    as: () => customer,
    open: async (page) => {
      await openDashboard(page);
      await openAddBusiness(page);
      await submitButton(page).click();
    },
  },
  { screen: 'dashboard, address not verified', as: () => unverified, open: openDashboard },
  {
    screen: 'dashboard, empty, code put off',
    as: () => unverified,
    open: async (page) => {
      await openDashboard(page);
      await dialogOf(page).getByRole('button', { name: 'Später bestätigen' }).click();
      await page.getByRole('heading', { name: 'Noch kein Unternehmen.' }).waitFor();
    },
  },
];

const personAt = async ({ as, open }: State) => {
  const person = await newPerson(browser, { url, viewport: PHONE, ...(as === undefined ? {} : { token: as().token }) });
  await open(person.page);
  return person;
};

describe('nothing keeps anybody out, on phone and desk, in the light and in the dark', () => {
  it.each(STATES)('$screen', async (state) => {
    const { page, context } = await personAt(state);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

/** Lines that are lower than their letters, which then stand in one another. */
const squeezedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const { lineHeight, fontSize } = getComputedStyle(element);
      return hasText && element.checkVisibility() && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)
        ? [`squeezed: ${element.outerHTML.slice(0, 120)}`]
        : [];
    }),
  );

/** Titles of the footer that break within a word. */
const tornTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('footer h2')]
      .filter(
        (title) =>
          !title.innerText.includes(' ') &&
          title.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(title).lineHeight),
      )
      .map(({ innerText }) => `torn: ${innerText}`),
  );

describe('large text and narrow windows', () => {
  const WIDE: readonly string[] = [
    'landing page',
    'signing in',
    'dashboard with a review of each status',
    'adding a business, refused',
  ];

  it.each(STATES.filter(({ screen }) => WIDE.includes(screen)))(
    '$screen reads without loss at 320 px, and with text twice as large',
    async (state) => {
      const { page, context } = await personAt(state);
      await page.setViewportSize({ width: 320, height: 640 });
      expect([...(await sidewaysOverflow(page)), ...(await cutText(page))], 'at 320 px').toEqual([]);
      await page.setViewportSize(DESK);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect([...(await sidewaysOverflow(page)), ...(await cutText(page))], 'with text at 200 %').toEqual([]);
      await page.setViewportSize(PHONE);
      const faults = [
        ...(await sidewaysOverflow(page)),
        ...(await cutText(page)),
        ...(await squeezedLines(page)),
        ...(await tornTitles(page)),
      ];
      expect(faults, 'so on a phone').toEqual([]);
      await context.close();
    },
  );
});

describe('text twice as large on a phone', () => {
  const large = async (path: string, token?: string) => {
    const person = await newPerson(browser, { url, viewport: PHONE, ...(token !== undefined && { token }) });
    await person.page.goto(path);
    await person.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return person;
  };
  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`No ${selector}.`);
    return box;
  };

  it('leaves the links of the landing page above its first words', async () => {
    const { page, context } = await large('/');
    const [links, words] = [await boxOf(page, '.landing-head'), await boxOf(page, '.eyebrow')];
    expect(links.y + links.height).toBeLessThanOrEqual(words.y);
    await context.close();
  });

  it.each(['/agb', '/impressum'])('has the way back from %s below the name, not beside the page', async (path) => {
    const { page, context } = await large(path);
    expect(await sidewaysOverflow(page)).toEqual([]);
    const [bar, title] = [await boxOf(page, '.legal-bar'), await boxOf(page, '.legal-title h1')];
    expect(bar.y + bar.height).toBeLessThanOrEqual(title.y);
    await context.close();
  });

  it('leaves the cross of a window with a long title on the page, and the account as wide as it', async () => {
    const { page, context } = await large('/konto', (await newCustomer(url)).token);
    await page.getByRole('button', { name: 'Authenticator-App einrichten' }).click();
    const cross = await boxOf(page, '.dialog-close');
    expect(cross.x + cross.width).toBeLessThanOrEqual(PHONE.width);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await context.close();
  });
});

/** Words of headings, and of the landing page's example, that stand on two lines where no hyphen may come to stand. */
const partedWords = (page: Page, among = 'h1, h2, h3, .preview b, .preview small'): Promise<string[]> =>
  page.evaluate((selector) => {
    const textsIn = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn));
    const isParted = (text: Text, from: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll(selector)]
      .filter((words) => getComputedStyle(words).hyphens !== 'auto' && words.checkVisibility())
      .flatMap(textsIn)
      .flatMap((text) =>
        [...text.data.matchAll(/\p{L}{5,}/gu)]
          .filter(({ index, 0: word }) => isParted(text, index, word.length))
          .map(([word]) => word),
      );
  }, among);

describe('long words in headings part with a hyphen, not anywhere', () => {
  // A phone whose text is twice as large, and a small one.
  it.each([
    ['/', 195],
    ['/agb', 195],
    ['/datenschutz', 195],
    ['/fernabsatz', 195],
    ['/agb', 320],
    ['/datenschutz', 320],
    ['/lieferung', 320],
  ] as const)('on %s at %i px', async (path, width) => {
    const { page, context } = await newPerson(browser, { url, viewport: { width, height: 640 } });
    await page.goto(path);
    expect(await partedWords(page)).toEqual([]);
    await context.close();
  });
});

it('the times of the example go below what they belong to with text twice as large, before a word of it parts', async () => {
  const { page, context } = await newPerson(browser, { url, viewport: PHONE });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await partedWords(page, '.preview b, .preview small')).toEqual([]);
  await context.close();
});

describe('people who are not helped by movement', () => {
  it('see none when their system says so', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await register(page, newEmail());
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map((animation) => String(animation.effect?.getComputedTiming().duration)),
      getComputedStyle(document.documentElement).scrollBehavior,
    ]);
    expect(moving).toEqual(['auto']);
    await context.close();
  });
});

describe('what a screen reader hears', () => {
  it('messages have a live region before the first one comes, on every layer', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/');
    const region = page.locator('.toasts[role="status"][aria-live="polite"]');
    await region.waitFor({ state: 'attached' });
    expect(await region.textContent()).toBe('');
    await openLogin(page);
    expect(await dialogOf(page).locator('.toasts[aria-live="polite"]').textContent()).toBe('');
    await context.close();
  });

  it('the window for signing in by its names', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await openLogin(page);
    expect(await dialogOf(page).ariaSnapshot()).toMatchInlineSnapshot(`
      "- dialog "Willkommen zurück":
        - heading "Willkommen zurück" [level=2]
        - button "Schließen"
        - paragraph: Melden Sie sich an, um den Stand Ihrer Löschanträge zu sehen.
        - text: E-Mail-Adresse
        - textbox "E-Mail-Adresse"
        - text: Passwort
        - textbox "Passwort"
        - button "Anzeigen (Passwort)"
        - button "Anmelden"
        - button "Mit Passkey anmelden"
        - button "Passwort vergessen?"
        - text: Noch kein Konto?
        - button "Konto erstellen"
        - status:
          - list"
    `);
    await context.close();
  });

  it('a business with its reviews by their names', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    const business = card(page, 'Bäckerei Sonnenschein');
    await business.getByText('Abgelehnt A.').waitFor();
    const heard = await business.ariaSnapshot();
    for (const name of [
      'heading "Bäckerei Sonnenschein" [level=2]',
      'link "View Google Profile (öffnet in neuem Tab)"',
      'button "Löschantrag stellen: Bäckerei Sonnenschein"',
      'button "Bäckerei Sonnenschein löschen"',
      'list "Bewertungen von Bäckerei Sonnenschein"',
      'img "1 von 5 Sternen"',
    ]) {
      expect(heard).toContain(name);
    }
    await context.close();
  });
});

describe('looking once at what is built alike', () => {
  it('looks again at whatever could keep anybody out, and not for other words or longer lists', async () => {
    const page = await browser.newPage();
    const built = async (main: string) => {
      await page.setContent(`<!doctype html><title>Probe</title><main>${main}</main>`);
      return structureOf(page);
    };
    const row = (words: string) => `<li><a href="/${words}" aria-label="${words}">${words}</a></li>`;
    const seen = await built(`<ul>${row('eins')}</ul>`);
    expect(await built(`<ul>${row('zwei')}${row('drei')}</ul>`)).toBe(seen);
    for (const other of [
      `<ul>${row('')}</ul>`,
      `<ol>${row('eins')}</ol>`,
      `<ul>${row('eins').replace('<a ', '<a style="color: #eee" ')}</ul>`,
      `<ul>${row('eins').replace('<a ', '<a class="quiet" ')}</ul>`,
      `<ul>${row('eins').replace('<a ', '<a aria-hidden="true" ')}</ul>`,
      `<ul>${row('eins').replace('<a ', '<a data-status="removed" ')}</ul>`,
      `<ul>${row('eins')}<p>daneben</p></ul>`,
    ]) {
      expect(await built(other)).not.toBe(seen);
    }
    await page.close();
  });
});
