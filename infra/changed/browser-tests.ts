/** Which tests show the screens of a folder: the first entry that a file lies in counts. Only a few: a minute has to do. */
const SHOWN_BY: readonly (readonly [folder: string, ...tests: readonly string[]])[] = [
  [
    'customer-ui/src/accounts',
    'customer-ui/e2e/flows',
    'customer-ui/e2e/screens/registering',
    'customer-ui/e2e/screens/account-access',
  ],
  ['customer-ui/src/api', 'customer-ui/e2e/screens/errors'],
  [
    'customer-ui/src/conversations',
    'customer-ui/e2e/chat',
    'customer-ui/e2e/screens/chat-writing',
    'customer-ui/e2e/screens/chat-corner',
    'customer-ui/e2e/screens/chat-person',
  ],
  ['customer-ui/src/install', 'customer-ui/e2e/screens/install-offer'],
  ['customer-ui/src/landing', 'customer-ui/e2e/public-pages'],
  ['customer-ui/src/legal', 'customer-ui/e2e/public-pages', 'customer-ui/e2e/addresses'],
  ['customer-ui/src/reviews/adding', 'customer-ui/e2e/screens/add-reviews'],
  ['customer-ui/src/reviews/finding', 'customer-ui/e2e/screens/find-reviews'],
  ['customer-ui/src/reviews/import', 'customer-ui/e2e/screens/import-reviews'],
  ['customer-ui/src/reviews/timeline', 'customer-ui/e2e/screens/timeline'],
  ['customer-ui/src/routing', 'customer-ui/e2e/addresses', 'customer-ui/e2e/sessions'],
  ['customer-ui/src/service-worker', 'customer-ui/e2e/screens/service-worker'],
  ['customer-ui/src/session', 'customer-ui/e2e/sessions', 'customer-ui/e2e/screens/sessions-and-lines'],
  [
    'customer-ui/src/subscriptions',
    'customer-ui/e2e/subscription',
    'customer-ui/e2e/screens/plan-and-payment',
    'customer-ui/e2e/screens/billing-when-subscribing',
  ],
  ['customer-ui/src/doorkeeper.ts', 'customer-ui/e2e/addresses', 'customer-ui/e2e/public-pages'],
  ['customer-ui/src/entry-server.tsx', 'customer-ui/e2e/public-pages'],
  ['customer-ui/src/first-sign.ts', 'customer-ui/e2e/public-pages'],
  ['customer-ui/src/main.tsx', 'customer-ui/e2e/public-pages'],
  ['customer-ui/src', 'customer-ui/e2e/keyboard', 'customer-ui/e2e/screens/double-clicks'],
  ['admin-ui/src/accounts', 'admin-ui/e2e/screens/user-page'],
  ['admin-ui/src/audit', 'admin-ui/e2e/audit', 'admin-ui/e2e/screens/audit-proof', 'admin-ui/e2e/screens/audit-looks'],
  ['admin-ui/src/client', 'admin-ui/e2e/screens/lost-presses', 'admin-ui/e2e/screens/typed-ahead'],
  ['admin-ui/src/conversations', 'admin-ui/e2e/screens/live-chats', 'admin-ui/e2e/screens/chat-steps'],
  ['admin-ui/src/live-updates', 'admin-ui/e2e/screens/live-rows'],
  ['admin-ui/src/lists/saved-filters', 'admin-ui/e2e/screens/saved-filters'],
  ['admin-ui/src/operations', 'admin-ui/e2e/screens/operations-looks', 'admin-ui/e2e/screens/operations'],
  ['admin-ui/src/overview', 'admin-ui/e2e/screens/overview'],
  ['admin-ui/src/partners', 'admin-ui/e2e/screens/partners'],
  ['admin-ui/src/reviews/bulk', 'admin-ui/e2e/screens/bulk'],
  ['admin-ui/src/reviews/create', 'admin-ui/e2e/screens/create-review'],
  ['admin-ui/src/reviews/page', 'admin-ui/e2e/reviews', 'admin-ui/e2e/screens/review-page'],
  [
    'admin-ui/src/reviews/desk',
    'admin-ui/e2e/desk',
    'admin-ui/e2e/screens/desk',
    'admin-ui/e2e/screens/desk-keys',
    'admin-ui/e2e/screens/desk-together',
  ],
  ['admin-ui/src/server', 'admin-ui/e2e/server-rendering', 'admin-ui/e2e/reviews'],
  ['admin-ui/src/session', 'admin-ui/e2e/session', 'admin-ui/e2e/screens/not-let-in'],
  ['admin-ui/src/subscriptions', 'admin-ui/e2e/screens/enter-notice'],
  ['admin-ui/src', 'admin-ui/e2e/reviews', 'admin-ui/e2e/server-rendering', 'admin-ui/e2e/session'],
  ['chat-widget/src/corner', 'chat-widget/e2e/screens/steering', 'chat-widget/e2e/guest'],
  ['chat-widget/src/loader.ts', 'chat-widget/e2e/guest', 'chat-widget/e2e/screens/steering'],
  ['chat-widget/src/visitor', 'chat-widget/e2e/identity', 'chat-widget/e2e/conversation'],
  [
    'chat-widget/src',
    'chat-widget/e2e/conversation',
    'chat-widget/e2e/accessibility',
    'chat-widget/e2e/screens/long-conversations-and-trouble',
  ],
];

const BROWSER_TEST = /^(?:customer-ui|admin-ui|chat-widget)\/e2e\/.*\.test\.ts$/;
const TEST = /\.test\.ts$/;
const MOST_TESTS = 4;

/** Every file that the table names, for a test of it. */
export const namedInTable = SHOWN_BY.flatMap(([, ...tests]) => tests.map((test) => `${test}.test.ts`));

const shownBy = (file: string): readonly string[] => {
  const [, ...tests] = SHOWN_BY.find(([folder]) => file === folder || file.startsWith(`${folder}/`)) ?? [''];
  return tests.map((test) => `${test}.test.ts`);
};

/**
 * The browser tests that show what changed: those of the screens of a changed folder by the table above, and those that are
 * changed themselves or use a helper that is. `uses` tells which files each source uses.
 */
export const browserTestsFor = (
  uses: ReadonlyMap<string, readonly string[]>,
  changed: readonly string[],
): { readonly tests: readonly string[]; readonly leftOut: number } => {
  const own = changed.filter((file) => BROWSER_TEST.test(file) && uses.has(file));
  const shown = changed.filter((file) => !TEST.test(file)).flatMap(shownBy);
  const helpers = changed.filter((file) => file.includes('/e2e/') && !TEST.test(file));
  const users = [...uses.keys()].filter(
    (file) => BROWSER_TEST.test(file) && helpers.some((helper) => uses.get(file)?.includes(helper)),
  );
  const all = [...new Set([...own, ...shown, ...users])];
  return { tests: all.slice(0, MOST_TESTS), leftOut: Math.max(0, all.length - MOST_TESTS) };
};
