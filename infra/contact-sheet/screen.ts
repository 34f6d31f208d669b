import type { Page } from 'playwright-core';

/** Who looks: nobody in particular, customers of the demonstration and new ones, or staff. */
export type Viewer = 'visitor' | 'customer' | 'new customer' | 'unverified customer' | 'admin' | 'auditor';

/** Where the demonstration is, for screens that lie beside the product or are found by what they show. */
export interface Place {
  readonly url: string;
  /** The page of a partner, with the chat. */
  readonly partnerUrl: string;
  /** The demonstration's customer. */
  readonly customerToken: string;
  readonly adminToken: string;
}

/** One screen in one state. */
export interface Screen {
  /** Names it on the sheet, and its files. */
  readonly name: string;
  readonly as: Viewer;
  readonly open: (page: Page, place: Place) => Promise<unknown>;
  /** A window over the page: what can be seen of it is all that counts. */
  readonly isWindow?: true;
}

export interface Part {
  readonly title: string;
  readonly screens: readonly Screen[];
}

/** A page as it stands when its address is opened, once `heading` is there. */
export const pageAt = (path: string, heading?: string) => async (page: Page) => {
  await page.goto(path);
  if (heading !== undefined) await page.getByRole('heading', { name: heading }).first().waitFor();
};
