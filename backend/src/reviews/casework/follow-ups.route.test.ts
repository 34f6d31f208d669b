import { FOLLOW_UP_MAX_DAYS } from '@sternklar/contracts/constants';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../testing/test-world.ts';
import { type CaseWorld, createCaseWorld, stepsOn } from './testing/case-at-hand.ts';

describe('the day on which the platform is asked again', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let handIn: CaseWorld['handIn'];
  let review: Review;

  beforeAll(async () => {
    ({ world, admin, customer, handIn } = await createCaseWorld());
  });
  beforeEach(async () => {
    review = await handIn();
  });
  afterAll(() => world.close());

  const { path, caseOf, nextOf, forward } = stepsOn(() => ({ admin, customer, review }));

  it('a follow-up on a free day is moved to the next working day, and says so', async () => {
    await forward();
    const set = (on: string) => admin.put<{ message: string }>(path('follow-up'), { on });
    expect((await set('2026-04-03')).body.message).toContain('07.04.2026');
    expect(await nextOf()).toMatchObject({ until: '2026-04-07T07:00:00.000Z' });
    // Corpus Christi, which Rhineland-Palatinate has.
    expect((await set('2026-06-04')).body.message).toContain('05.06.2026');
    expect((await set('2026-06-03')).body.message).toBe('Die Wiedervorlage ist gesetzt.');
  });

  it('a follow-up on a far day, which may be a slip of the year, is refused with how far it may be', async () => {
    await forward();
    const set = (on: string) => admin.put(path('follow-up'), { on });
    const [day] = new Date(world.now().getTime() + FOLLOW_UP_MAX_DAYS * 86_400_000).toISOString().split('T');
    expect((await set(day ?? '')).status).toBe(200);
    const before = await nextOf();
    for (const on of ['2027-03-12', '2072-12-08', '9999-12-31']) {
      expect(await set(on)).toMatchObject({
        status: 422,
        body: { code: 'day-is-far', detail: expect.stringContaining(`höchstens ${FOLLOW_UP_MAX_DAYS} Tage`) },
      });
    }
    expect(await nextOf()).toEqual(before);
  });

  it('is looked at again once its follow-up falls due', async () => {
    await forward();
    const { until } = await nextOf();
    world.advance(Date.parse(until ?? '') - world.now().getTime());
    const later = await world.admin();
    expect((await caseOf(later)).next).toEqual({
      state: 'answer-to-enter',
      since: until,
      because: 'follow-up-due',
    });
  });
});
