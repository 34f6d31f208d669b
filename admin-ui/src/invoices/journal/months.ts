/** So many months later, or earlier; both `YYYY-MM`. */
export const monthAfter = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 7);

/** What an address asks for; null: the month that runs. Pages count from 1. */
export const askedIn = (params: URLSearchParams): { readonly month: string | null; readonly page: number } => {
  const page = Number(params.get('page'));
  return { month: params.get('month'), page: Number.isInteger(page) && page > 1 ? page : 1 };
};
