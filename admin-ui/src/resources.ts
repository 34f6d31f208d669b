import type { SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import { matchPath } from 'react-router';
import { type LazyPage, lazyPage } from './routing/lazy-page.tsx';
import { onlyAdmins } from './session/for-admins.tsx';

/** What the back office lists: its pages stand at /<name>, /<name>/create, /<name>/:id and /<name>/:id/show. */
interface ResourceEntry {
  /** One whose filters can be kept. */
  readonly name: SaveFilterBody['list'];
  readonly list: LazyPage;
  readonly create?: LazyPage;
  readonly edit?: LazyPage;
  readonly show?: LazyPage;
}

/** A page that belongs to no list, at a path below /admin. */
export interface PageEntry {
  readonly path: `/${string}`;
  readonly page: LazyPage;
  /** An address of before, which leads elsewhere. */
  readonly isMoved?: true;
}

const inbox = onlyAdmins(lazyPage(async () => (await import('./conversations/inbox/InboxPage.tsx')).InboxPage));

/** The back office's table of contents: its lists, the first one being where it opens, … */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'users',
    list: lazyPage(async () => (await import('./accounts/UserList.tsx')).UserList),
    edit: lazyPage(async () => (await import('./accounts/UserPage.tsx')).UserPage),
  },
  {
    name: 'businesses',
    list: lazyPage(async () => (await import('./businesses/BusinessList.tsx')).BusinessList),
  },
  {
    name: 'reviews',
    list: lazyPage(async () => (await import('./reviews/ReviewList.tsx')).ReviewList),
    edit: lazyPage(async () => (await import('./reviews/page/ReviewPage.tsx')).ReviewPage),
    create: onlyAdmins(lazyPage(async () => (await import('./reviews/create/CreateReview.tsx')).CreateReview)),
  },
  {
    name: 'cases',
    list: lazyPage(async () => (await import('./reviews/cases/CaseList.tsx')).CaseList),
  },
  {
    name: 'subscriptions',
    list: lazyPage(async () => (await import('./subscriptions/SubscriptionList.tsx')).SubscriptionList),
  },
  {
    name: 'invoices',
    list: lazyPage(async () => (await import('./invoices/InvoiceList.tsx')).InvoiceList),
  },
  {
    name: 'unmatched-payments',
    list: lazyPage(async () => (await import('./payments/UnmatchedPaymentList.tsx')).UnmatchedPaymentList),
  },
  {
    name: 'chats',
    list: onlyAdmins(lazyPage(async () => (await import('./conversations/ChatList.tsx')).ChatList)),
    edit: inbox,
  },
  {
    name: 'partners',
    list: lazyPage(async () => (await import('./partners/partner-pages.ts')).PartnerList),
    create: onlyAdmins(lazyPage(async () => (await import('./partners/partner-pages.ts')).CreatePartner)),
    edit: lazyPage(async () => (await import('./partners/partner-pages.ts')).PartnerPage),
  },
];

/** … and the pages beside them. */
export const pages: readonly PageEntry[] = [
  { path: '/overview', page: lazyPage(async () => (await import('./overview/OverviewPage.tsx')).OverviewPage) },
  {
    path: '/overview/cases',
    page: lazyPage(async () => (await import('./reviews/figures/CaseFiguresPage.tsx')).CaseFiguresPage),
  },
  { path: '/figures', page: onlyAdmins(lazyPage(async () => (await import('./figures/FiguresPage.tsx')).FiguresPage)) },
  {
    path: '/journal',
    page: lazyPage(async () => (await import('./invoices/journal/JournalPage.tsx')).JournalPage),
  },
  { path: '/operations', page: lazyPage(async () => (await import('./operations/OperationsPage.tsx')).OperationsPage) },
  {
    path: '/queue',
    page: onlyAdmins(lazyPage(async () => (await import('./reviews/desk/QueueMoved.tsx')).QueueMoved)),
    isMoved: true,
  },
  { path: '/desk', page: onlyAdmins(lazyPage(async () => (await import('./reviews/desk/DeskPage.tsx')).DeskPage)) },
  { path: '/inbox', page: inbox },
  { path: '/inbox/:id', page: inbox },
  {
    path: '/text-blocks',
    page: lazyPage(async () => (await import('./text-blocks/TextBlocksPage.tsx')).TextBlocksPage),
  },
  {
    path: '/teaching',
    page: onlyAdmins(lazyPage(async () => (await import('./teaching/TeachingPage.tsx')).TeachingPage)),
  },
  { path: '/settings', page: lazyPage(async () => (await import('./preferences/SettingsPage.tsx')).SettingsPage) },
  { path: '/audit', page: lazyPage(async () => (await import('./audit/AuditPage.tsx')).AuditPage) },
  {
    path: '/audit/:id',
    page: lazyPage(async () => (await import('./audit/review/AuditedReviewPage.tsx')).AuditedReviewPage),
  },
];

/** Every page by its pattern, the more exact ones first: as the router decides. */
const patterns: readonly PageEntry[] = [
  ...pages,
  ...resources.flatMap(({ name, list, create, edit, show }) => [
    { path: `/${name}` as const, page: list },
    ...(create ? [{ path: `/${name}/create` as const, page: create }] : []),
    ...(edit ? [{ path: `/${name}/:id` as const, page: edit }] : []),
    ...(show ? [{ path: `/${name}/:id/show` as const, page: show }] : []),
  ]),
];

/** The page at a path below /admin; null when there is none. */
export const pageAt = (path: string): LazyPage | null =>
  patterns.find((pattern) => matchPath(pattern.path, path) !== null)?.page ?? null;

/** The list that stands at an address's path; null where another page does. */
export const listAt = (pathname: string): string | null =>
  resources.find(({ name }) => pathname === `/admin/${name}`)?.name ?? null;

/** Loads the code of all pages, so that each renders at once. */
export const preloadAll = async (): Promise<void> => {
  await Promise.all(patterns.map(({ page }) => page.preload()));
};
