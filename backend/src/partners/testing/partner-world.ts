import { createHmac } from 'node:crypto';
import type { IdentitySecret, Partner } from '@sternklar/contracts/partners/partner.api';
import { WIDGET_IDENTITY_AUDIENCE, type WidgetSession } from '@sternklar/contracts/partners/widget.api';
import type { Person, TestWorld } from '../../testing/test-world.ts';

export const ORIGIN = 'https://www.musterhotel.example';

/** A registered partner and its key. */
export const newPartner = async (admin: Person, origins: readonly string[] = [ORIGIN]) => {
  const { body } = await admin.post<Partner>('/admin/partners', { name: 'Musterhotel', origins });
  return { id: body.id, key: body.keys[0]?.key ?? '', keyId: body.keys[0]?.id ?? '' };
};

/** Opens a session as a page of `ORIGIN` does. */
export const openSession = (world: TestWorld, body: object, headers: Record<string, string> = { origin: ORIGIN }) =>
  world.visitor.post<WidgetSession>('/widget/sessions', body, headers);

export const newIdentitySecret = async (admin: Person, partnerId: string) =>
  (await admin.post<IdentitySecret>(`/admin/partners/${partnerId}/identity-secret`)).body.secret;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT as a partner's server makes it, without any library of ours. */
export const signedBy = (secret: string, claims: object, header: object = { alg: 'HS256', typ: 'JWT' }) => {
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/** What a partner's server says of a visitor, good for five minutes from now. */
export const identityClaims = (world: TestWorld, claims: object = {}) => ({
  aud: WIDGET_IDENTITY_AUDIENCE,
  sub: 'kunde-17',
  exp: world.now().getTime() / 1_000 + 300,
  ...claims,
});
