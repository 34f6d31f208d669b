/** Where somebody of the staff may begin: pages and lists of the back office, by the names in its addresses. */
export const START_PAGES = [
  'desk',
  'inbox',
  'figures',
  'overview',
  'users',
  'businesses',
  'reviews',
  'cases',
  'subscriptions',
  'chats',
  'invoices',
  'partners',
  'audit',
] as const;
export type StartPage = (typeof START_PAGES)[number];

/** Whether a page is made of commands, or of what is nothing to audit. */
const IS_FOR_ADMINS: Readonly<Record<StartPage, boolean>> = {
  desk: true,
  inbox: true,
  figures: true,
  overview: false,
  users: false,
  businesses: false,
  reviews: false,
  cases: false,
  subscriptions: false,
  chats: true,
  invoices: false,
  partners: false,
  audit: false,
};

export const startPagesFor = (isAdmin: boolean): readonly StartPage[] =>
  START_PAGES.filter((page) => isAdmin || !IS_FOR_ADMINS[page]);

/** Where they begin: where they chose to, else admins at the desk and auditors at what they look into. */
export const startPageOf = (chosen: StartPage | undefined, isAdmin: boolean): StartPage => {
  if (chosen !== undefined && startPagesFor(isAdmin).includes(chosen)) return chosen;
  return isAdmin ? 'desk' : 'audit';
};
