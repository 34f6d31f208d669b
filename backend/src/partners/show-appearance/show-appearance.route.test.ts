import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { newPartner, ORIGIN } from '../testing/partner-world.ts';

const LOOK = {
  title: ' Hotel Muster ',
  color: '#7A1F35',
  text_color: null,
  words: {
    de: { welcome: 'Grüß Gott!', suggestions: ['Wann kann ich anreisen?'] },
    en: { welcome: '', suggestions: [] },
  },
  office_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' })),
};
const ALL_WEEK = 'Menschen antworten Mo–So von 0 bis 23:59\u00a0Uhr.';

describe('how a partner’s chat looks', () => {
  let world: TestWorld;
  let admin: Person;
  let partner: Awaited<ReturnType<typeof newPartner>>;
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    partner = await newPartner(admin);
  });
  afterAll(() => world.close());

  const change = (body: object, id = partner.id) => admin.put(`/admin/partners/${id}/appearance`, body);
  const ask = (query = '', headers: Record<string, string> = { origin: ORIGIN }) =>
    world.visitor.get<WidgetAppearance>(`/widget/appearance?key=${partner.key}${query}`, headers);

  it('is as the product has it at first, may be read by the partner’s pages, and is kept for minutes', async () => {
    const { status, body, headers } = await ask();
    expect([status, body]).toEqual([200, { texts: {} }]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'private, max-age=300',
      vary: expect.stringContaining('Origin'),
    });
  });

  it('is found by a key that was copied with blanks around it', async () => {
    expect((await world.visitor.get(`/widget/appearance?key=%20${partner.key}%09`, { origin: ORIGIN })).status).toBe(
      200,
    );
  });

  it('may be read on the product’s own page, where a conversation goes on, and nowhere else', async () => {
    expect((await ask('', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await ask('', { 'sec-fetch-site': 'same-origin', origin: 'https://fremd.example' })).toMatchObject({
      ...{ status: 403, body: { code: 'origin-not-allowed' } },
    });
    expect((await ask('', {})).status).toBe(403);
  });

  it('is what an admin says, from then on, in each language', async () => {
    expect((await change(LOOK)).status).toBe(200);
    expect((await ask()).body).toEqual({
      color: '#7a1f35',
      on_color: '#ffffff',
      texts: {
        title: 'Hotel Muster',
        welcome: 'Grüß Gott!',
        suggestions: ['Wann kann ich anreisen?'],
        hours: ALL_WEEK,
      },
    });
    expect((await ask('&lang=en')).body).toEqual({
      color: '#7a1f35',
      on_color: '#ffffff',
      texts: { title: 'Hotel Muster', hours: 'People answer Mon–Sun 00:00–23:59 (German time).' },
    });
    const { appearance } = (await admin.get<Partner>(`/admin/partners/${partner.id}`)).body;
    expect(appearance).toEqual({
      ...LOOK,
      title: 'Hotel Muster',
      color: '#7a1f35',
      words: { ...LOOK.words, en: { welcome: null, suggestions: [] } },
    });
  });

  it.each([
    [{ color: '#f5c400', text_color: '#ffffff' }, 'text_color', 'Der Kontrast ist 1,6\u00a0:\u00a01, nötig sind 4,5'],
    [{ text_color: '#ffffff' }, 'text_color', 'braucht auch die Farbe'],
    [{ color: 'rot' }, 'color', 'Bitte geben Sie die Farbe so an'],
    [{ title: 'x'.repeat(41) }, 'title', 'höchstens 40 Zeichen'],
    [{ office_hours: [{ day: 1, from: '17:00', to: '09:00' }] }, 'office_hours.0.to', 'Das Ende muss nach dem Anfang'],
    [{ office_hours: [LOOK.office_hours[0], LOOK.office_hours[0]] }, 'office_hours', 'nur eine Zeit'],
    [{ words: { ...LOOK.words, de: { welcome: null, suggestions: [''] } } }, 'words.de.suggestions.0', '1 bis 80'],
  ])('is refused in German where it cannot be, and stays what it was: %j', async (wrong, field, words) => {
    const before = (await ask()).body;
    const { status, body } = await change({ ...NO_APPEARANCE, ...wrong });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field, message: expect.stringContaining(words) }] });
    expect((await ask()).body).toEqual(before);
  });

  it('is nobody’s but the partner’s pages’, and no other partner’s', async () => {
    expect((await ask('', { origin: 'https://boese.example' })).status).toBe(403);
    expect((await ask('', {})).status).toBe(403);
    expect((await ask('&lang=fr')).status).toBe(422);
    const wrong = await world.visitor.get(`/widget/appearance?key=pk_falsch`, { origin: ORIGIN });
    expect([wrong.status, wrong.body]).toMatchObject([404, { code: 'widget-key-unknown' }]);
    expect((await change(LOOK, '0192f0c1-0006-7000-8000-00000000ffff')).status).toBe(404);
    const { id } = await newPartner(admin, ['https://anderes.example']);
    expect((await admin.get<Partner>(`/admin/partners/${id}`)).body.appearance).toEqual(NO_APPEARANCE);
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: true });
    expect((await ask()).status).toBe(403);
  });
});
