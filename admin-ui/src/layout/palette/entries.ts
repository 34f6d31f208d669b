import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import type { SearchResults } from '@sternklar/contracts/search.api';
import { listLink, rowLink } from '../../routing/list-link.ts';
import { MENUS, TABS, type Tab, WORK } from '../tabs.ts';

/** One line of the palette, and where it leads. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly to: string;
}
export interface EntryGroup {
  readonly label: string;
  readonly entries: readonly Entry[];
}

type Place = Pick<Tab, 'path' | 'label' | 'isForAdmins'> & { readonly group: string };

const NEW_PARTNER: Place = { path: '/partners/create', label: 'Partner anlegen', group: 'Neu', isForAdmins: true };
const CASE_FIGURES: Place = { path: '/overview/cases', label: 'Fälle in Zahlen', group: 'Zahlen' };
const PLACES: readonly Place[] = [
  ...WORK.map((tab) => ({ ...tab, group: 'Arbeit' })),
  ...TABS.map((tab) => ({ ...tab, group: 'Listen' })),
  ...MENUS.flatMap(({ label, tabs }) => tabs.map((tab) => ({ ...tab, group: label }))),
  CASE_FIGURES,
  NEW_PARTNER,
];

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of what was typed begins a word of the text. */
const matches = (text: string, typed: string): boolean => {
  const words = plain(text).split(/\s+/);
  return plain(typed)
    .split(/\s+/)
    .every((beginning) => words.some((word) => word.startsWith(beginning)));
};

/** Pages and what can be begun, by how their words begin; all of them as long as nothing is typed. */
export const placesFor = (typed: string, isReader: boolean): EntryGroup => ({
  label: 'Seiten',
  entries: PLACES.filter(({ isForAdmins }) => !isReader || !isForAdmins)
    .filter(({ label, group }) => matches(`${label} ${group}`, typed.trim()))
    .map(({ path, label, group }) => ({ id: `page${path}`, label, detail: group, to: path })),
});

type FoundReview = SearchResults['reviews'][number];

const ofReview = ({ id, reviewer_name, business_name, status, text_start }: FoundReview): Entry => ({
  id: `review-${id}`,
  label: reviewer_name,
  detail: [business_name, REVIEW_STATUS_LABEL[status], text_start].filter((words) => words !== '').join(' · '),
  to: rowLink('reviews', id),
});

/** What the server found, by kind; a kind of which there is nothing is not named. */
export const foundGroups = ({ users, businesses, reviews, invoices, references }: SearchResults): EntryGroup[] =>
  [
    {
      label: 'Kunden',
      entries: users.map(({ id, email }) => ({ id: `user-${id}`, label: email, detail: '', to: rowLink('users', id) })),
    },
    {
      label: 'Unternehmen',
      entries: businesses.map(({ id, business_name, user_email }) => ({
        id: `business-${id}`,
        label: business_name,
        detail: `${user_email} · seine Bewertungen`,
        to: listLink('reviews', { business_id: id }),
      })),
    },
    { label: 'Bewertungen', entries: reviews.map(ofReview) },
    {
      label: 'Rechnungen',
      entries: invoices.map(({ id, number, company_name }) => ({
        id: `invoice-${id}`,
        label: number,
        detail: company_name ?? '',
        to: listLink('invoices', { q: number }),
      })),
    },
    {
      label: 'Aktenzeichen',
      entries: references.map(({ reference, ...review }) => ({
        ...ofReview(review),
        id: `reference-${reference}-${review.id}`,
        label: reference.toUpperCase(),
        detail: `${review.reviewer_name} · ${review.business_name}`,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
