import type { IdentitySecret, Partner, PartnerBody, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';

export interface PartnerCommands {
  /** One partner with what goes into its pages; null when there is none. */
  partner(id: string): Promise<ShownPartner | null>;
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  createPartner(partner: PartnerBody, repeatKey: string): Promise<Partner>;
  editPartner(id: string, partner: PartnerBody): Promise<void>;
  /** The present key goes on working for so many days; 0 ends it. */
  rotatePartnerKey(id: string, graceDays: number): Promise<void>;
  revokePartnerKey(id: string, keyId: string): Promise<void>;
  pausePartner(id: string, paused: boolean): Promise<void>;
  /** Shown once. */
  issueIdentitySecret(id: string): Promise<string>;
}

const addressOf = (id: string) => `/api/admin/partners/${encodeURIComponent(id)}`;

export const createPartnerCommands = (httpClient: HttpClient): PartnerCommands => {
  const send = (method: string, address: string, body?: object) =>
    httpClient(address, { method, ...(body && { body: JSON.stringify(body) }) });
  return {
    partner: async (id) => (await orNull(loading(httpClient(addressOf(id)))))?.json ?? null,
    createPartner: async (partner, repeatKey) => {
      const headers = { 'Idempotency-Key': repeatKey };
      const body = JSON.stringify(partner);
      return (await httpClient('/api/admin/partners', { method: 'POST', headers, body })).json;
    },
    editPartner: async (id, partner) => {
      await send('PUT', addressOf(id), partner);
    },
    rotatePartnerKey: async (id, graceDays) => {
      await send('POST', `${addressOf(id)}/keys`, { grace_days: graceDays });
    },
    revokePartnerKey: async (id, keyId) => {
      await send('DELETE', `${addressOf(id)}/keys/${encodeURIComponent(keyId)}`);
    },
    pausePartner: async (id, paused) => {
      await send('PUT', `${addressOf(id)}/pause`, { paused });
    },
    issueIdentitySecret: async (id) => {
      const { json } = await send('POST', `${addressOf(id)}/identity-secret`);
      return (json as IdentitySecret).secret;
    },
  };
};
