import { Button } from '@mui/material';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useHttpClient } from '../data-provider/use-calls.ts';
import { NativeSelect } from '../forms/NativeSelect.tsx';
import type { Quoted } from '../texts/quoted.ts';

const FAILED: Quoted = 'Failed to load user businesses';
const NOT_CHOSEN = 'Bitte wählen Sie ein Unternehmen.';

/** The businesses of the chosen user, the newest first; an answer for one chosen before never stands here, however late it comes. */
const useBusinessesOfUser = (userId: string) => {
  const call = useHttpClient();
  const notify = useNotify();
  const { data, errorUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ['businesses', 'of-user', userId],
    queryFn: async () => (await call(`/api/admin/users/${encodeURIComponent(userId)}/businesses`)).json,
    enabled: userId !== '',
    retry: false,
  });
  // Said once for every failure, also for one more of the same kind.
  useEffect(() => {
    if (errorUpdatedAt > 0) notify(FAILED, { type: 'error' });
  }, [errorUpdatedAt, notify]);
  // Something else than a list comes for the calls of a session that has ended, before the page is left.
  const businesses: readonly Business[] = Array.isArray(data) ? data : [];
  return { businesses, isLoading: isFetching && !data, isFailed: isError, reload: () => void refetch() };
};

const hintOf = (userId: string, { businesses, isLoading, isFailed }: ReturnType<typeof useBusinessesOfUser>) => {
  if (userId === '') return 'Bitte wählen Sie zuerst einen Benutzer.';
  if (isLoading) return 'Wird geladen …';
  if (isFailed) return 'Die Unternehmen konnten nicht geladen werden.';
  return businesses.length === 0 ? 'Dieser Benutzer hat noch kein Unternehmen.' : null;
};

/**
 * One of the businesses of the user in the field `user_id`, in the browser's own list; what a user has is a call of its own,
 * not a list to filter.
 */
export const BusinessInput = () => {
  const userId: string = useWatch({ name: 'user_id' }) || '';
  const of = useBusinessesOfUser(userId);
  const isOffered = (chosen: unknown) => of.businesses.some(({ id }) => id === chosen);
  const input = useInput({
    source: 'business_id',
    validate: (chosen) => (isOffered(chosen) ? undefined : NOT_CHOSEN),
  });
  return (
    <div>
      <NativeSelect
        label="Unternehmen"
        input={input}
        value={isOffered(input.field.value) ? input.field.value : ''}
        hint={hintOf(userId, of)}
        disabled={of.businesses.length === 0}
      >
        {of.businesses.map(({ id: value, business_name: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {of.isFailed ? (
        <Button onClick={of.reload} sx={{ minHeight: 44 }}>
          Erneut laden
        </Button>
      ) : null}
    </div>
  );
};
