import { detailOf } from '@sternklar/contracts/error-detail';

/** The status that a call was refused with; undefined or 0 when there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { readonly status?: number } | null | undefined)?.status;

/** The server's name of what is wrong; undefined where it gave none. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { readonly body?: { readonly code?: string } } | null | undefined)?.body?.code;

/** The server's own sentence about a refusal; `otherwise` when it sent none, or nothing was answered. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  detailOf((error as { readonly body?: unknown } | null | undefined)?.body) ?? otherwise;
