import { describe, expect, it } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const uses = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));
const many = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, n) => name(n));

const DECIDER = 'backend/src/reviews/submit-review/submit-review.ts';
const DECIDER_TEST = 'backend/src/reviews/submit-review/submit-review.test.ts';
const ROUTE_TEST = 'backend/src/reviews/submit-review/submit-review.route.test.ts';
const OTHERS_ROUTE_TEST = 'backend/src/partners/add-partner.route.test.ts';
const PRODUCT = 'backend/src/composition.ts';
const QUERY = 'projections/src/reviews/review-list/review-list.query.ts';

/** A product that gathers seventy files, and two capabilities whose routes are tested through it. */
const PRODUCT_USES = [DECIDER, QUERY, ...many(70, (n) => `backend/src/other/${n}.ts`)];
const HOUSE = {
  [PRODUCT]: PRODUCT_USES,
  ...Object.fromEntries(PRODUCT_USES.map((file) => [file, []])),
  [DECIDER_TEST]: [DECIDER],
  [ROUTE_TEST]: [PRODUCT],
  [OTHERS_ROUTE_TEST]: [PRODUCT],
};

describe('of a change in a product that one file gathers', () => {
  it('its own tests are nearest, then those of its capability; others see it only through the product', () => {
    expect(affectedTests(uses(HOUSE), [DECIDER])).toEqual({ tests: [DECIDER_TEST, ROUTE_TEST], leftOut: 1 });
  });

  it('a read model’s are those of the capability with the same name', () => {
    expect(affectedTests(uses(HOUSE), [QUERY]).tests).toEqual([ROUTE_TEST]);
  });

  it('when the gathering file itself changed, who uses it is near', () => {
    expect(affectedTests(uses(HOUSE), [PRODUCT]).tests).toEqual([ROUTE_TEST, OTHERS_ROUTE_TEST]);
  });

  it('a test that changed is run', () => {
    expect(affectedTests(uses(HOUSE), [OTHERS_ROUTE_TEST]).tests).toEqual([OTHERS_ROUTE_TEST]);
  });
});

describe('the order', () => {
  const READ = 'backend/src/reviews/read/read-reviews.route.ts';
  const orderOf = (...tests: readonly string[]) =>
    affectedTests(uses({ [READ]: [], ...Object.fromEntries(tests.map((test) => [test, [READ]])) }), [READ]).tests;

  it('begins with the test of that name beside it, then those that begin like it, then others of its folder', () => {
    const order = [
      'backend/src/reviews/read/read-reviews.route.test.ts',
      'backend/src/reviews/read/read-reviews.test.ts',
      'backend/src/reviews/read/counted.test.ts',
      'backend/src/accounts/show.test.ts',
    ];
    expect(orderOf(...order.toReversed())).toEqual(order);
  });

  it('of others as near begins with those whose folders and names are more like it', () => {
    const order = [
      'projections/src/reviews/list/reviews-read.test.ts',
      'projections/src/reviews/list/list.test.ts',
      'projections/src/accounts/list/list.test.ts',
    ];
    expect(orderOf(...order.toReversed())).toEqual(order);
  });

  it('puts those beside it before others that use it, by however many steps', () => {
    const far = 'backend/src/reviews/read/whole.test.ts';
    const near = 'backend/src/accounts/show.test.ts';
    const world = 'backend/src/testing/world.ts';
    const all = uses({ [READ]: [], [near]: [READ], [world]: [READ], [far]: [world] });
    expect(affectedTests(all, [READ]).tests).toEqual([far, near]);
  });

  it('of several changes is that of the nearest, and a test that changed is first', () => {
    const other = 'backend/src/accounts/show.ts';
    const tests = ['backend/src/reviews/read/whole.test.ts', 'backend/src/accounts/show.test.ts'];
    const all = uses({ [READ]: [], [other]: [], ...Object.fromEntries(tests.map((test) => [test, [READ, other]])) });
    expect(affectedTests(all, [READ, other]).tests).toEqual(tests.toReversed());
    expect(affectedTests(all, [READ, tests[0] ?? '']).tests[0]).toBe(tests[0]);
  });
});

describe('by steps', () => {
  const chain = uses({
    'contracts/src/a.ts': [],
    'event-store/src/b.ts': ['contracts/src/a.ts'],
    'event-store/src/c.ts': ['event-store/src/b.ts'],
    'projections/src/engine/d/d.test.ts': ['event-store/src/c.ts'],
    'projections/src/engine/e/e.ts': ['event-store/src/c.ts'],
    'projections/src/engine/e/e.test.ts': ['projections/src/engine/e/e.ts'],
  });

  it('three are near, four are not', () => {
    expect(affectedTests(chain, ['contracts/src/a.ts'])).toEqual({
      tests: ['projections/src/engine/d/d.test.ts'],
      leftOut: 1,
    });
  });

  it('the nearest of several changes counts', () => {
    expect(affectedTests(chain, ['contracts/src/a.ts', 'projections/src/engine/e/e.ts']).tests).toEqual([
      'projections/src/engine/e/e.test.ts',
      'projections/src/engine/d/d.test.ts',
    ]);
  });

  it('of more than sixty the nearest sixty', () => {
    const tests = many(70, (n) => `event-store/src/t${n}.test.ts`);
    const crowd = uses({
      'event-store/src/a.ts': [],
      ...Object.fromEntries(tests.map((t) => [t, ['event-store/src/a.ts']])),
    });
    expect(affectedTests(crowd, ['event-store/src/a.ts'])).toEqual({ tests: tests.slice(0, 60), leftOut: 10 });
  });
});

describe('of what is no source', () => {
  const mails = uses({
    'backend/src/platform/mail/renderer.ts': [],
    'backend/src/platform/mail/renderer.test.ts': ['backend/src/platform/mail/renderer.ts'],
    'backend/src/platform/mail/tables.test.ts': ['backend/src/platform/mail/mail.tables.sql'],
  });

  it('a file that a source names is used by it alone', () => {
    const { tests } = affectedTests(mails, ['backend/src/platform/mail/mail.tables.sql']);
    expect(tests).toEqual(['backend/src/platform/mail/tables.test.ts']);
  });

  it.each(['welcome.hbs', 'samples/welcome.json'])(
    '%s, which none names, belongs to the sources beside or above it',
    (file) => {
      const { tests } = affectedTests(mails, [`backend/src/platform/mail/${file}`]);
      expect(tests).toContain('backend/src/platform/mail/renderer.test.ts');
    },
  );

  it('a page at the root touches none', () => {
    expect(affectedTests(mails, ['README.md'])).toEqual({ tests: [], leftOut: 0 });
  });

  it('a source that is gone is what those used who still name it', () => {
    const gone = uses({ 'contracts/src/b.test.ts': ['contracts/src/a.ts'] });
    expect(affectedTests(gone, ['contracts/src/a.ts']).tests).toEqual(['contracts/src/b.test.ts']);
  });
});
