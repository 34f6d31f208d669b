import { describe, expect, it } from 'vitest';
import { createWayOn, placeOf } from './way-on.ts';

/** A tab's storage with what somebody put into it. */
const given = (kept: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { wayOn: createWayOn(() => storage), values };
};

describe('the way on', () => {
  it('given nobody was on the way, when they sign in, then there is no goal', () => {
    expect(given().wayOn.goal()).toBeNull();
  });

  it('given a link to a place on the account’s page, when it is kept, then it is the goal until it is forgotten', () => {
    const { wayOn } = given();
    wayOn.keep(placeOf({ pathname: '/konto', hash: '#abo' }));
    expect(wayOn.goal()).toBe('/konto#abo');
    wayOn.forget();
    expect(wayOn.goal()).toBeNull();
  });

  it.each(['//boese.example', '/\\boese.example', '/admin', '/agb', 'https://boese.example/konto'])(
    'given %j, when it is kept, then nothing is',
    (place) => {
      const { wayOn, values } = given();
      wayOn.keep(place);
      expect([wayOn.goal(), values.size]).toEqual([null, 0]);
    },
  );

  it.each(['/admin', '/admin/reviews?filter=%7B%22q%22%3A%22Haus%22%7D#2'])(
    'given the back office kept %j, when they sign in, then it is the goal',
    (weiter) => expect(given({ weiter }).wayOn.goal()).toBe(weiter),
  );

  it.each([
    ...['//boese.example', 'javascript:alert(1)', '/konto\u0000', 'x'.repeat(100_000), '/admins', '/admin:80/'],
    ...[
      '/admin.boese.example',
      '/admin@boese.example',
      '//admin',
      '/admin\n//boese.example',
      `/admin?${'x'.repeat(5_000)}`,
    ],
  ])('given a storage in which somebody else wrote %j, when they sign in, then there is no goal', (weiter) => {
    expect(given({ weiter }).wayOn.goal()).toBeNull();
  });

  it('given a storage that is blocked, when a place is kept, then nothing breaks and there is no goal', () => {
    const wayOn = createWayOn(() => {
      throw new Error('blocked');
    });
    wayOn.keep('/konto');
    wayOn.forget();
    expect(wayOn.goal()).toBeNull();
  });
});
