/** What a tab knows of its history: how many pages, and of how many, one after the other, this site may know. */
export interface TabHistory {
  readonly length: number;
  /** Null where the browser does not tell. */
  readonly ofThisSite: { readonly count: number; readonly canGoBack: boolean } | null;
}

/**
 * Whether the tab showed something before this page. The length alone counts pages after this one, too; a page of another
 * site is taken to have been before.
 */
export const hasPageBefore = ({ length, ofThisSite }: TabHistory): boolean =>
  ofThisSite === null ? length > 1 : ofThisSite.canGoBack || length > ofThisSite.count;

interface NavigationLike {
  readonly canGoBack: boolean;
  entries(): readonly unknown[];
}

const isNavigation = (value: unknown): value is NavigationLike =>
  typeof value === 'object' && value !== null && 'canGoBack' in value && 'entries' in value;

/** This tab's history, with what the Navigation API adds where there is one. */
export const tabHistory = (view: Window): TabHistory => {
  const navigation: unknown = 'navigation' in view ? view.navigation : null;
  return {
    length: view.history.length,
    ofThisSite: isNavigation(navigation)
      ? { count: navigation.entries().length, canGoBack: navigation.canGoBack }
      : null,
  };
};
