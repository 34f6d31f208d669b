import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client.ts';

/** Reads go through react-admin's methods; every change is a named command, never a patch of fields. */
export interface BackOfficeDataProvider extends DataProvider {
  /** Rejects with a 409 when the review is no longer at `version`, the one that was seen. */
  changeReviewStatus(review: { readonly id: string; readonly version: number }, status: ReviewStatus): Promise<void>;
}

export const createDataProvider = (): BackOfficeDataProvider => ({
  ...simpleRestProvider('/api/admin', httpClient),
  changeReviewStatus: async ({ id, version }, status) => {
    await httpClient(`/api/reviews/${encodeURIComponent(id)}/status`, {
      method: 'PUT',
      headers: { 'If-Match': `"${version}"` },
      body: JSON.stringify({ status }),
    });
  },
});
