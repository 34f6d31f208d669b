/** In place of `here.ts` on pages of others: the product's pages open in a new tab there. */
export const openingHere = (): ((event: MouseEvent) => void) | null => null;
