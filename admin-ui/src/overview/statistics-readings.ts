import type { ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';

export interface StatisticsReadings {
  /** How the work on reviews goes. */
  statistics(): Promise<ReviewStatistics>;
}

export const createStatisticsReadings = (httpClient: HttpClient): StatisticsReadings => ({
  statistics: async () => (await loading(httpClient('/api/admin/statistics'))).json,
});
