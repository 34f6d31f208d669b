import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from './data-provider.ts';
import type { HttpClient } from './http-client.ts';

/**
 * The calls of one capability, made by its own function: `useCalls(createReviewCalls)`. They go through react-admin, which
 * notices when the session has ended. A change is always a call with a name, never a patch of fields.
 */
export const useCalls = <Calls>(create: (call: HttpClient) => Calls): Calls => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useMemo(() => create(dataProvider.call), [create, dataProvider]);
};
