import type { AppearanceBody } from '@sternklar/contracts/partners/appearance.api';
import type { IdentitySecret, PartnerBody } from '@sternklar/contracts/partners/partner.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';

const addressOf = (id: string) => `/api/admin/partners/${encodeURIComponent(id)}`;

const createPartnerCalls = (call: HttpClient) => {
  const send = (method: string, address: string, body?: object) =>
    call(address, { method, ...(body && { body: JSON.stringify(body) }) });
  return {
    editPartner: async (id: string, partner: PartnerBody): Promise<void> => {
      await send('PUT', addressOf(id), partner);
    },
    changeAppearance: async (id: string, appearance: AppearanceBody): Promise<void> => {
      await send('PUT', `${addressOf(id)}/appearance`, appearance);
    },
    /** The present key goes on working for so many days; 0 ends it. */
    rotatePartnerKey: async (id: string, graceDays: number): Promise<void> => {
      await send('POST', `${addressOf(id)}/keys`, { grace_days: graceDays });
    },
    revokePartnerKey: async (id: string, keyId: string): Promise<void> => {
      await send('DELETE', `${addressOf(id)}/keys/${encodeURIComponent(keyId)}`);
    },
    pausePartner: async (id: string, paused: boolean): Promise<void> => {
      await send('PUT', `${addressOf(id)}/pause`, { paused });
    },
    /** Shown once. */
    issueIdentitySecret: async (id: string): Promise<string> => {
      const { json } = await send('POST', `${addressOf(id)}/identity-secret`);
      return (json as IdentitySecret).secret;
    },
  };
};

export const NOT_SAVED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

interface Change<Given, Result> {
  run(calls: ReturnType<typeof createPartnerCalls>, given: Given): Promise<Result>;
  /** Told when it is done; null says nothing. */
  readonly done: string | null;
  onDone?(result: Result): void;
}

/** Sends a change of a partner, says what came of it, and shows everything anew. */
export const usePartnerChange = <Given, Result>({ run, done, onDone }: Change<Given, Result>) => {
  const calls = useCalls(createPartnerCalls);
  return useCommand<Given, Result>({
    run: (given) => run(calls, given),
    done: () => done,
    failed: NOT_SAVED,
    ...(onDone && { onDone }),
  });
};
