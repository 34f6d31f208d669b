import { Button, TextField } from '@mui/material';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import type { Quoted } from '../texts/quoted.ts';

const FAILED: Quoted = 'Failed to load user businesses';

/** All of one user, the newest first. */
const createCall =
  (call: HttpClient) =>
  async (userId: string): Promise<readonly Business[]> =>
    (await call(`/api/admin/users/${encodeURIComponent(userId)}/businesses`)).json;

interface BusinessesOfUser {
  /** Empty while they are on their way, and when they failed to come. */
  readonly businesses: readonly Business[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

/** The businesses of the chosen user; an answer for one chosen before never stands here, however late it comes. */
export const useBusinessesOfUser = (userId: string | null): BusinessesOfUser => {
  const businessesOf = useCalls(createCall);
  const notify = useNotify();
  const { data, errorUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ['businesses', 'of-user', userId],
    queryFn: () => businessesOf(userId ?? ''),
    enabled: userId !== null,
    retry: false,
  });
  // Said once for every failure, also for one more of the same kind.
  useEffect(() => {
    if (errorUpdatedAt > 0) notify(FAILED, { type: 'error' });
  }, [errorUpdatedAt, notify]);
  return {
    // Something else than a list comes for the calls of a session that has ended, before the page is left.
    businesses: Array.isArray(data) ? data : [],
    isLoading: isFetching && !data,
    isFailed: isError,
    reload: () => void refetch(),
  };
};

interface BusinessPickerProps {
  readonly of: BusinessesOfUser;
  /** Whether somebody is chosen whose businesses these are. */
  readonly hasUser: boolean;
  /** Empty when none is chosen. */
  readonly businessId: string;
  onPick(businessId: string): void;
  readonly error?: string | null;
}

const hintOf = ({ hasUser, of }: Pick<BusinessPickerProps, 'hasUser' | 'of'>): string => {
  if (!hasUser) return 'Bitte wählen Sie zuerst einen Benutzer.';
  if (of.isLoading) return 'Wird geladen …';
  if (of.isFailed) return 'Die Unternehmen konnten nicht geladen werden.';
  return of.businesses.length === 0 ? 'Dieser Benutzer hat noch kein Unternehmen.' : '';
};

/** One of the businesses of a user. */
export const BusinessPicker = ({ of, hasUser, businessId, onPick, error = null }: BusinessPickerProps) => (
  <div>
    <TextField
      select
      fullWidth
      label="Unternehmen"
      value={businessId}
      onChange={({ target }) => onPick(target.value)}
      disabled={!hasUser || of.businesses.length === 0}
      required
      error={error !== null}
      helperText={error ?? (hintOf({ hasUser, of }) || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { name: 'business_id' } }}
    >
      <option value="">Bitte wählen</option>
      {of.businesses.map(({ id, business_name: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
    {of.isFailed ? (
      <Button onClick={of.reload} sx={{ minHeight: 44 }}>
        Erneut laden
      </Button>
    ) : null}
  </div>
);
