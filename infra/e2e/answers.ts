import type { Page, Route } from 'playwright-core';

/** A call as 'POST /auth/login', below /api; `*` stands for one part of the path. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

interface Often {
  /** For so many calls only; later ones reach the server again. */
  readonly times?: number;
}

const onCall = async (page: Page, name: CallName, handle: (route: Route) => Promise<void>) => {
  const [method, path = ''] = name.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  await page.route(
    (url) => pattern.test(url.pathname),
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
};

export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  /** Text is sent as it is, anything else as JSON. */
  readonly body: unknown;
}

/** From now on the page gets this answer to a call, or none at all; the server hears nothing of it. */
export const answerWith = (
  page: Page,
  name: CallName,
  answer: Answer | 'no answer',
  { times = Number.POSITIVE_INFINITY }: Often = {},
): Promise<void> => {
  let left = times;
  return onCall(page, name, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    if (answer === 'no answer') return route.abort('connectionreset');
    return route.fulfill({
      status: answer.status,
      contentType: answer.contentType ?? 'application/problem+json',
      body: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
    });
  });
};

/** Changes the JSON that the server answers to a call. */
export const changeAnswer = (
  page: Page,
  name: CallName,
  change: (body: Readonly<Record<string, unknown>>) => object,
): Promise<void> =>
  onCall(page, name, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

export interface HeldCall {
  /** How often the page made the call. */
  readonly count: () => number;
  /** Lets waiting and later calls through to the server. */
  readonly release: () => void;
}

/** Calls wait, as on a slow line, until they are released. */
export const holdCall = async (page: Page, name: CallName): Promise<HeldCall> => {
  let count = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await onCall(page, name, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
};

/** The server does what a call asks for, but the page never hears of it; for so many calls only. */
export const loseAnswers = (page: Page, name: CallName, { times = 1 }: Often = {}): Promise<void> => {
  let left = times;
  return onCall(page, name, async (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
};
