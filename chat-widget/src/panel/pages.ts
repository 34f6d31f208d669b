/** The product's pages, seen from where the chat stands. */
export interface Pages {
  /** What stands before their paths: nothing on the product's own pages, else where it is, without a slash at its end. */
  readonly origin: string;
  /** The way to open a page here; none, and none for other pages: they open in a new tab. */
  readonly opener?: (path: string) => (() => void) | undefined;
}
