import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import type { BackOfficeAttention } from '@sternklar/contracts/back-office-attention.api';

export interface Tab {
  readonly path: string;
  readonly label: string;
  /** Null: a form has nothing to count. */
  readonly count: keyof AdminCounts | null;
  /** What waits there for a person. */
  readonly waits?: keyof BackOfficeAttention;
  /** Made of commands, or of what is nothing to audit: auditors have no part in it. */
  readonly isForAdmins?: boolean;
}

/** The areas of the back office, in their order; auditors see the lists. */
export const TABS: readonly Tab[] = [
  { path: '/users', label: 'Benutzer', count: 'users' },
  { path: '/businesses', label: 'Unternehmen', count: 'businesses' },
  { path: '/reviews/create', label: 'Bewertung anlegen', count: null, isForAdmins: true },
  { path: '/reviews', label: 'Bewertungen', count: 'reviews' },
  { path: '/subscriptions', label: 'Abos', count: 'subscriptions' },
  { path: '/chats', label: 'Chats', count: 'chats', isForAdmins: true },
];
/** What is done all day; stands beside the title. */
export const WORK: readonly Tab[] = [
  { path: '/cases', label: 'Fälle', count: null },
  { path: '/desk', label: 'Schreibtisch', count: null, waits: 'cases', isForAdmins: true },
  { path: '/inbox', label: 'Posteingang', count: null, waits: 'chats', isForAdmins: true },
];

/** Areas that are looked at now and then, each group under a word of its own. */
export interface Menu {
  /** For elements that point at it. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly (Tab & { readonly hint: string })[];
}
export const MENUS: readonly Menu[] = [
  {
    id: 'figures',
    label: 'Zahlen',
    tabs: [
      {
        path: '/figures',
        label: 'Geschäft',
        count: null,
        isForAdmins: true,
        hint: 'Einnahmen, Abos und Fälle im Vergleich',
      },
      { path: '/overview', label: 'Übersicht', count: null, hint: 'Was kam und was entschieden wurde' },
      { path: '/invoices', label: 'Rechnungen', count: null, hint: 'Ausgestellt, bezahlt, offen' },
      {
        path: '/unmatched-payments',
        label: 'Unklare Zahlungen',
        count: null,
        hint: 'Geld, das zu keiner Rechnung passt',
      },
      {
        path: '/journal',
        label: 'Buchhaltung',
        count: null,
        hint: 'Was gebucht wurde, für Steuerberatung und DATEV',
      },
    ],
  },
  {
    id: 'system',
    label: 'System',
    tabs: [
      { path: '/partners', label: 'Partner', count: null, hint: 'Seiten, auf denen der Chat steht' },
      { path: '/text-blocks', label: 'Textbausteine', count: null, hint: 'Was das Team oft schreibt' },
      {
        path: '/teaching',
        label: 'Assistent',
        count: null,
        isForAdmins: true,
        hint: 'Was er nicht wusste, und was er gelernt hat',
      },
      { path: '/audit', label: 'Prüfung', count: null, hint: 'Das Protokoll und wer es las' },
      {
        path: '/operations',
        label: 'Betrieb',
        count: null,
        waits: 'parked_events',
        hint: 'Läuft alles, und was hängt',
      },
      { path: '/settings', label: 'Einstellungen', count: null, hint: 'Womit die Verwaltung beginnt' },
    ],
  },
];
const ALL: readonly Tab[] = [...TABS, ...WORK, ...MENUS.flatMap(({ tabs }) => tabs)];

/** Whether a page belongs to an area: the longest path that leads to it wins. */
export const tabAt = (path: string): Tab | null =>
  ALL.filter((tab) => path === tab.path || path.startsWith(`${tab.path}/`)).sort(
    (one, other) => other.path.length - one.path.length,
  )[0] ?? null;

/**
 * What a browser's tab says: how much waits for a person, where one is, and in which program; before these what the page is
 * about, if it is one thing.
 */
export const pageTitle = (path: string, brand: string, subject: string | null = null, waiting = 0): string =>
  (waiting > 0 ? `(${waiting}) ` : '') +
  [...(subject === null ? [] : [subject]), tabAt(path)?.label ?? 'Nicht gefunden', 'Verwaltung', brand].join(' – ');
