import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import {
  identityClaims,
  newIdentitySecret,
  newPartner,
  ORIGIN,
  openSession,
  signedBy,
} from '../testing/partner-world.ts';

const HOUR = 3_600_000;

describe('POST /api/widget/sessions', () => {
  let world: TestWorld;
  let admin: Person;
  let partner: Awaited<ReturnType<typeof newPartner>>;

  beforeAll(async () => {
    world = await createTestWorld({ env: { PUBLIC_URL: 'https://sternklar.example' } });
  });
  beforeEach(async () => {
    admin = await world.admin();
    partner = await newPartner(admin);
  });
  afterAll(() => world.close());

  const open = (body: object = {}, headers?: Record<string, string>) =>
    openSession(world, { key: partner.key, ...body }, headers);
  const eventsOfLog = async () =>
    (await world.product.commands.load({ initialState: 0, evolve: (n) => n + 1 }, `partner-${partner.id}`)).state;

  it('makes somebody on a partner’s page an anonymous visitor, and stores nothing', async () => {
    const before = await eventsOfLog();
    const { status, body, headers } = await open();
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_at: new Date(world.now().getTime() + 12 * HOUR).toISOString(),
      visitor_id: expect.any(String),
      identified: false,
      brand: { name: 'Sternklar' },
      privacy_url: 'https://sternklar.example/datenschutz',
    });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect((await open()).body.visitor_id).not.toBe(body.visitor_id);
    expect(await eventsOfLog()).toBe(before);
  });

  it('is opened by a key that was copied with blanks around it', async () => {
    expect((await open({ key: ` ${partner.key}\u00a0\n` })).status).toBe(201);
    expect((await open({ key: ' ' })).status).toBe(422);
  });

  it.each([
    ['another origin', { origin: 'https://boese.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['another scheme', { origin: ORIGIN.replace('https', 'http') }],
    ['a subdomain', { origin: 'https://a.www.musterhotel.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', {}],
  ])('is refused from %s, which may read why', async (_case, headers: Record<string, string>) => {
    const { status, body, headers: answered } = await open({}, headers);
    expect([status, body]).toMatchObject([403, { code: 'origin-not-allowed' }]);
    expect(answered['access-control-allow-origin']).toBe(Object.keys(headers).length ? '*' : undefined);
  });

  it('is refused for the key of another partner’s page', async () => {
    const other = await newPartner(admin, ['https://anderes.example']);
    expect(await open({ key: other.key })).toMatchObject({ status: 403, body: { code: 'origin-not-allowed' } });
  });

  it('is refused for a key that never was, and at once for one that was revoked; the page may read why', async () => {
    expect(await open({ key: 'pk_00000000000000000000000000000000' })).toMatchObject({ status: 404 });
    await admin.delete(`/admin/partners/${partner.id}/keys/${partner.keyId}`);
    const refused = await open();
    expect(refused).toMatchObject({ status: 404, body: { code: 'widget-key-unknown' } });
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });

  it('goes on with a replaced key until its time is over', async () => {
    await admin.post(`/admin/partners/${partner.id}/keys`, { grace_days: 1 });
    expect((await open()).status).toBe(201);
    world.advance(24 * HOUR);
    expect((await open()).status).toBe(404);
  });

  it('is refused calmly while the partner is paused', async () => {
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: true });
    const { status, body, headers } = await open();
    expect([status, body]).toMatchObject([403, { code: 'widget-paused', detail: expect.stringContaining('Pause') }]);
    expect(headers['access-control-allow-origin']).toBe('*');
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: false });
    expect((await open()).status).toBe(201);
  });

  it.each([{ key: undefined }, { key: '' }, { key: 5 }, { identity: 7 }, { renew: 'x'.repeat(4_001) }])(
    'refuses %j with a German sentence',
    async (body) => {
      expect(await open(body)).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
    },
  );

  describe('with an identity', () => {
    let secret: string;
    beforeEach(async () => {
      secret = await newIdentitySecret(admin, partner.id);
    });
    const identified = (claims: object = {}) => open({ identity: signedBy(secret, identityClaims(world, claims)) });

    it('knows the person again, on every device, and nobody else’s', async () => {
      const first = await identified({ name: 'Erika Muster', email: 'erika@beispiel.de' });
      expect(first).toMatchObject({ status: 201, body: { identified: true } });
      expect((await identified()).body.visitor_id).toBe(first.body.visitor_id);
      expect((await identified({ sub: 'kunde-18' })).body.visitor_id).not.toBe(first.body.visitor_id);
      const other = await newPartner(admin);
      const theirs = signedBy(await newIdentitySecret(admin, other.id), identityClaims(world));
      expect((await open({ key: other.key, identity: theirs })).body.visitor_id).not.toBe(first.body.visitor_id);
      expect(await open({ identity: theirs })).toMatchObject({ status: 422 });
    });

    it('leaves nothing personal in the token, which pages can read', async () => {
      const { body } = await identified({ name: 'Erika Muster', email: 'erika@beispiel.de' });
      const claims = Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString();
      expect(JSON.parse(claims)).toMatchObject({ vid: body.visitor_id, idn: true });
      expect(claims).not.toMatch(/Erika|erika|kunde-17/);
    });

    it('refuses one that is expired, lives too long, is for another audience or lacks a claim', async () => {
      const now = world.now().getTime() / 1_000;
      for (const claims of [
        { exp: now },
        { exp: now + 661 },
        { exp: undefined },
        { exp: 'bald' },
        { aud: 'etwas-anderes' },
        { aud: undefined },
        { sub: undefined },
        { sub: '' },
        { sub: 'x'.repeat(101) },
        { nbf: now + 61 },
      ]) {
        const refused = await identified(claims);
        expect(refused, JSON.stringify(claims)).toMatchObject({ status: 422, body: { code: 'identity-invalid' } });
      }
    });

    it('takes one of a server whose clock is a minute ahead', async () => {
      const now = world.now().getTime() / 1_000;
      expect((await identified({ nbf: now + 60, exp: now + 660 })).status).toBe(201);
    });

    it('refuses one that names nobody: all who are not signed in would share one conversation', async () => {
      for (const sub of ['undefined', 'null', 'None', 'nil', 'NaN', 'false', '0', '[object Object]', ' \t', '\u00a0'])
        expect(await identified({ sub }), sub).toMatchObject({ status: 422, body: { code: 'identity-invalid' } });
      for (const sub of ['Null', '00', '10', 'undefined-7', 'nil@beispiel.de'])
        expect((await identified({ sub })).status, sub).toBe(201);
    });

    it('refuses one that is unsigned, signed by somebody else or by another algorithm', async () => {
      const claims = identityClaims(world);
      const good = signedBy(secret, claims);
      const [header, , signature] = good.split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'chefin' })).toString('base64url');
      for (const identity of [
        signedBy('', claims, { alg: 'none', typ: 'JWT' }).replace(/[^.]*$/, ''),
        signedBy(secret, claims, { alg: 'none', typ: 'JWT' }),
        signedBy(secret, claims, { alg: 'HS512', typ: 'JWT' }),
        signedBy(partner.key, claims),
        `${header}.${changed}.${signature}`,
        'kunde-17',
      ]) {
        expect((await open({ identity })).status, identity).toBe(422);
      }
    });

    it('refuses what the secret before it signed, and any where the partner has none', async () => {
      const before = signedBy(secret, identityClaims(world));
      await newIdentitySecret(admin, partner.id);
      expect((await open({ identity: before })).status).toBe(422);
      const without = await newPartner(admin);
      expect((await open({ key: without.key, identity: before })).status).toBe(422);
    });
  });

  describe('renewed', () => {
    it('goes on as the same visitor, up to a week after the token expired', async () => {
      const { body: first } = await open();
      world.advance(12 * HOUR + 7 * 24 * HOUR - 1_000);
      const { body: renewed } = await open({ renew: first.token });
      expect(renewed.visitor_id).toBe(first.visitor_id);
      expect(renewed.token).not.toBe(first.token);
      world.advance(12 * HOUR + 7 * 24 * HOUR);
      expect((await open({ renew: renewed.token })).body.visitor_id).not.toBe(first.visitor_id);
    });

    it('is somebody new with a token that is forged, a session’s, another partner’s or an identified visitor’s', async () => {
      const secret = await newIdentitySecret(admin, partner.id);
      const other = await newPartner(admin);
      const { body: theirs } = await open({ key: other.key });
      const { body: known } = await open({ identity: signedBy(secret, identityClaims(world)) });
      for (const renew of [theirs.token, known.token, admin.token, `${known.token}x`, 'unsinn']) {
        const { status, body } = await open({ renew });
        expect(status).toBe(201);
        expect([theirs.visitor_id, known.visitor_id]).not.toContain(body.visitor_id);
      }
    });
  });

  it('is limited for each key', { tags: 'long' }, async () => {
    const answers = [];
    for (let number = 0; number < 601; number += 1) answers.push((await open({ identity: null })).status);
    expect(answers.slice(0, 600).every((status) => status === 201)).toBe(true);
    const refused = await open();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers['retry-after']).toBeDefined();
    world.advance(60_001);
    expect((await open()).status).toBe(201);
  });

  it('is no way in for a key that only looks like one', async () => {
    expect((await open({ key: v7() })).status).toBe(404);
  });
});
