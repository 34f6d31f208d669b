import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client.ts';

/** Reads go through react-admin's methods; every change is a named command, never a patch of fields. */
export interface BackOfficeDataProvider extends DataProvider {
  changeReviewStatus(reviewId: string, status: ReviewStatus): Promise<void>;
}

export const createDataProvider = (): BackOfficeDataProvider => ({
  ...simpleRestProvider('/api/admin', httpClient),
  changeReviewStatus: async (reviewId, status) => {
    await httpClient(`/api/reviews/${encodeURIComponent(reviewId)}/status`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
    });
  },
});
