import type { PushDevices } from '@sternklar/contracts/accounts/push-device.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPushServiceDouble } from '../../../backend/src/platform/push/testing/push-service.ts';
import { createTestBrowser } from '../../../backend/src/platform/push/testing/test-browser.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../../backend/src/testing/test-world.ts';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';

const browser = await sharedBrowser();
const service = createPushServiceDouble();
let url: string;
let world: TestWorld;
let people = 0;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  world = await createTestWorld({ env: { PUBLIC_URL: url }, postPush: service.post });
  await world.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => world?.close());

type Subscription = ReturnType<typeof createTestBrowser>['subscription'];

interface Answers {
  readonly subscription: Subscription;
  /** What the person answers when the browser asks. */
  readonly answer: NotificationPermission;
}

/**
 * A browser without a window shows no messages and asks nobody, and its own push service is out of reach: what they would
 * answer stands in the page's storage.
 */
const answerForBrowser = ({ subscription, answer }: Answers) => {
  const KEY = 'test-push-subscription';
  const PERMISSION = 'test-push-permission';
  const own = (): PushSubscription => ({
    ...({} as PushSubscription),
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) === null ? null : own());
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(KEY, String(options?.applicationServerKey));
    return own();
  };
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(PERMISSION) ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem(PERMISSION, answer);
    return answer;
  };
};

const newOwner = async () => {
  people += 1;
  const customer: Person = await world.customer(`inhaberin-${people}@beispiel.de`);
  const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.google.com/?cid=1' };
  const { id } = (await customer.post<{ id: string }>('/business', business)).body;
  const words = { business_id: id, reviewer_name: 'Max Mustermann', rating: 1, review_text: 'War nie dort.' };
  const review = (await customer.post<Review>('/reviews', words)).body;
  return { customer, review };
};

interface Opening {
  readonly viewport?: typeof DESK | typeof PHONE;
  readonly colorScheme?: 'light' | 'dark';
  /** What the person answers when the browser asks for it. */
  readonly permission?: 'granted' | 'denied' | 'default';
  readonly serviceWorker?: boolean;
}

const openAccount = async (customer: Person, options: Opening = {}) => {
  const { viewport = DESK, colorScheme = 'light', permission = 'granted', serviceWorker = true } = options;
  const device = createTestBrowser(`https://fcm.googleapis.com/fcm/send/${customer.accountId}`);
  const person = await newPerson(browser, { url, viewport, colorScheme, token: customer.token, serviceWorker });
  const answers = { subscription: device.subscription, answer: permission };
  await person.context.addInitScript(answerForBrowser, answers);
  const { page } = person;
  await page.goto('/konto');
  await page.getByRole('heading', { name: 'Benachrichtigungen' }).waitFor();
  if (serviceWorker) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
  }
  const box = page.getByRole('checkbox', { name: 'Push-Mitteilung in diesem Browser' });
  await box.waitFor();
  return { ...person, box, device };
};

const devicesOf = async (customer: Person) => (await customer.get<PushDevices>('/account/push-devices')).body.devices;

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** The service worker’s world, as far as the tests step into it. */
interface WorkerWorld {
  readonly clients: { openWindow(path: string): Promise<unknown> };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<unknown> };
  dispatchEvent(event: Event): boolean;
  shown?: Shown[];
  opened?: string[];
}

/** From now on the worker notes what it has the browser show and open. */
const watchWorker = async (context: BrowserContext): Promise<Worker> => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerWorld;
    const shown: Shown[] = [];
    const opened: string[] = [];
    Object.assign(scope, { shown, opened });
    scope.registration.showNotification = async (title, options) => shown.push({ title, options });
    scope.clients.openWindow = async (path) => opened.push(path);
  });
  return worker;
};
const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerWorld).shown);
const openedBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerWorld).opened);

/** Somebody presses the newest message. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerWorld;
    const data = scope.shown?.at(-1)?.options.data;
    const notification = { data, close: () => undefined };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });

/** What the push service got reaches the browser, as if that had decrypted it. */
const deliver = async (context: BrowserContext, page: Page, data: string) => {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
      if (own) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await registration, data });
  await session.detach();
};

describe('push messages', () => {
  it('are switched on by a press, arrive encrypted, are shown without a name, and lead to their review', async () => {
    service.forget();
    const { customer, review } = await newOwner();
    const { page, context, box, device } = await openAccount(customer);
    expect(await box.isChecked()).toBe(false);
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
    expect(await box.isChecked()).toBe(true);
    const { public_key: publicKey, devices } = (await customer.get<PushDevices>('/account/push-devices')).body;
    expect(devices.map((one) => one.service)).toEqual(['fcm.googleapis.com']);
    expect(await page.evaluate(() => localStorage.getItem('test-push-subscription'))).toBe(publicKey);

    await (await world.admin()).put(`/reviews/${review.id}/status`, { status: 'gelöscht' });
    await world.catchUp();
    const [posted] = service.posted();
    expect(posted?.endpoint).toBe(device.subscription.endpoint);
    const message = device.decrypt(posted?.body ?? Buffer.alloc(0));
    const worker = await watchWorker(context);
    await deliver(context, page, message);
    const path = `/bewertungen/${review.id}`;
    await expect
      .poll(() => shownBy(worker))
      .toEqual([
        {
          title: 'Neuer Status: gelöscht',
          options: {
            body: 'Zu einem Ihrer Löschanträge gibt es etwas Neues.',
            icon: '/icon-192.png',
            lang: 'de',
            tag: path,
            data: { path },
          },
        },
      ]);
    expect(JSON.stringify(await shownBy(worker))).not.toMatch(/Krone|Mustermann/);

    await press(worker);
    await expect.poll(() => openedBy(worker)).toEqual([path]);
    await page.goto(path);
    await page.getByRole('heading', { name: 'Max Mustermann' }).waitFor();
    await context.close();
  });

  it('of which one cannot be read lead to the overview', async () => {
    const { customer } = await newOwner();
    const { page, context } = await openAccount(customer);
    const worker = await watchWorker(context);
    await deliver(context, page, 'kein JSON');
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ title: 'Es gibt etwas Neues', options: { data: { path: '/dashboard' } } }]);
    await context.close();
  });

  it('are switched off again, here and from another browser', async () => {
    const { customer } = await newOwner();
    const { page, context, box } = await openAccount(customer);
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie keine Push-Mitteilungen mehr.');
    expect([await box.isChecked(), await devicesOf(customer)]).toEqual([false, []]);
    const elsewhere = createTestBrowser('https://web.push.apple.com/elsewhere');
    await customer.put('/account/push-devices', elsewhere.subscription);
    await page.reload();
    await page.getByRole('button', { name: 'Push-Mitteilungen abschalten: Unbekanntes Gerät' }).click();
    await readToast(page, 'Dort kommen keine Push-Mitteilungen mehr an.');
    expect(await devicesOf(customer)).toEqual([]);
    await context.close();
  });

  it('end for good in a browser that was signed out', async () => {
    const { customer } = await newOwner();
    const { page, context, box } = await openAccount(customer);
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.getByRole('button', { name: 'Jetzt starten' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push-subscription'))).toBeNull();
    await expect.poll(async () => devicesOf(await world.login(customer.email))).toEqual([]);
    await context.close();
  });

  it('go over to the next sign-in of the same account, and are not left to the account of somebody else', async () => {
    const { customer } = await newOwner();
    const { page, context, box } = await openAccount(customer);
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
    const signIn = async (person: Person) => {
      await page.evaluate((token) => localStorage.setItem('token', token), person.token);
      await page.goto('/dashboard');
    };
    const again = await world.login(customer.email);
    const renewed = page.waitForResponse(/push-devices\/renewal/);
    await signIn(again);
    expect((await renewed).status()).toBe(200);
    await again.post('/auth/logout', {});
    expect(await devicesOf(customer)).toEqual([]);
    await customer.put('/account/push-devices', createTestBrowser('https://web.push.apple.com/still-on').subscription);
    await signIn((await newOwner()).customer);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push-subscription'))).toBeNull();
    expect(await devicesOf(customer)).toHaveLength(1);
    await context.close();
  });
});

describe('whoever', () => {
  it.each([
    [
      'forbids messages',
      'denied',
      'Mitteilungen sind in Ihrem Browser für diese Seite gesperrt. Es bleibt bei den E-Mails.',
    ],
    [
      'does not answer',
      'default',
      'Ihr Browser hat keine Erlaubnis bekommen. Versuchen Sie es noch einmal, wenn Sie Mitteilungen möchten.',
    ],
  ] as const)('%s is told so, and nothing is kept', async (_, permission, words) => {
    const { customer } = await newOwner();
    const { page, context, box } = await openAccount(customer, { permission });
    await box.click();
    await readToast(page, words);
    expect([await box.isChecked(), await devicesOf(customer)]).toEqual([false, []]);
    await context.close();
  });

  it('withdrew the permission reads where to give it again', async () => {
    const { customer } = await newOwner();
    const { page, context, box } = await openAccount(customer);
    await box.click();
    await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
    await page.addInitScript(() => {
      localStorage.setItem('test-push-permission', 'denied');
      localStorage.removeItem('test-push-subscription');
    });
    await page.reload();
    await page.getByText('Für diese Seite sind Mitteilungen im Browser gesperrt.').waitFor();
    expect([await box.isDisabled(), await box.isChecked()]).toEqual([true, false]);
    await context.close();
  });

  it('has a browser without push messages reads that in a plain sentence', async () => {
    const { customer } = await newOwner();
    const { page, context, box, complaints } = await openAccount(customer, { serviceWorker: false });
    await page.getByText('Dieser Browser kennt keine Push-Mitteilungen').waitFor();
    expect(await box.isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it.each([
  ['phone', PHONE, 'dark'],
  ['desk', DESK, 'light'],
] as const)('the switch looks well on a %s, and everybody can use it', async (_, viewport, colorScheme) => {
  const { customer } = await newOwner();
  const { page, context, box } = await openAccount(customer, { viewport, colorScheme });
  await box.focus();
  await page.keyboard.press('Space');
  await readToast(page, 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.');
  await customer.put('/account/push-devices', createTestBrowser('https://web.push.apple.com/phone').subscription);
  await page.reload();
  await page.getByText('Auch eingeschaltet in:').scrollIntoViewIfNeeded();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await picture(page, `web-push-${viewport.width}-${colorScheme}`);
  await context.close();
});
