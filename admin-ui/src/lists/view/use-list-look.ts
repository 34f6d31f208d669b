import type { ListPreference } from '@sternklar/contracts/preferences.api';
import { useResourceContext } from 'react-admin';
import { usePreferences } from '../../session/preferences.ts';
import { useIsWide } from './use-is-wide.ts';

/** What one changes to by one key. */
export const OTHER_VIEW = { table: 'cards', cards: 'table' } as const;

/** `either`: nobody knows the window yet, and the style sheet shows one of the two. */
export type ShownAs = 'table' | 'cards' | 'either';

const SHOWN_AS: Readonly<Record<NonNullable<ListPreference['view']>, (isWide: boolean | null) => ShownAs>> = {
  table: (isWide) => {
    if (isWide === null) return 'either';
    return isWide ? 'table' : 'cards';
  },
  cards: () => 'cards',
};

/** How the person at work likes the list around: the table where there is room, unless they chose cards. */
export const useListLook = () => {
  const list = useResourceContext() ?? '';
  const { preferences, isOnTheWay, choose } = usePreferences();
  const isWide = useIsWide();
  const lists: Readonly<Record<string, ListPreference>> = { ...preferences.lists };
  const chosen: ListPreference = { ...lists[list] };
  const { view: likes = 'table' } = chosen;
  const shownAs = SHOWN_AS[likes](isWide);
  const like = (changed: ListPreference) => choose({ lists: { [list]: { ...chosen, ...changed } } });
  return { list, likes, shownAs, isOnTheWay, columns: chosen.columns, like };
};
