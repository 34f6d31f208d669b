import { detailOf } from '@sternklar/contracts/error-detail';

/** Why a month has no journal, as the server says it; null where something else failed, or nothing. */
export const refusalIn = (error: unknown): string | null => {
  const { status, body } = (error ?? {}) as { readonly status?: number; readonly body?: unknown };
  return status === 422 ? detailOf(body) : null;
};
