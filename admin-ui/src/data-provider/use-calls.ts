import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from './data-provider.ts';
import type { HttpClient } from './http-client.ts';

/** What calls the API for the signed-in person; the same one at every rendering, which react-admin's provider would not give. */
export const useHttpClient = (): HttpClient => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useMemo(() => dataProvider.call, [dataProvider]);
};

/**
 * The calls of one capability, made by its own function: `useCalls(createReviewCalls)`. They go through react-admin, which
 * notices when the session has ended. A change is always a call with a name, never a patch of fields.
 */
export const useCalls = <Calls>(create: (call: HttpClient) => Calls): Calls => {
  const call = useHttpClient();
  return useMemo(() => create(call), [create, call]);
};
