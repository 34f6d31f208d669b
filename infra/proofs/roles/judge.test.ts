import { describe, expect, it } from 'vitest';
import { CALLERS } from './callers.ts';
import { controlTrials } from './control.ts';
import { judge, type Trial, verdictFor } from './judge.ts';
import { renderTable } from './table.ts';

const problem = (status: number) =>
  JSON.stringify({ type: 'urn:problem:x', title: 'Nein', status, detail: 'Das geht nicht.', code: 'x' });

const trial = (changes: Partial<Trial>): Trial => ({
  operation: 'GET /api/things',
  access: ['admin'],
  reach: 'everybody',
  caller: 'nobody',
  status: 401,
  text: problem(401),
  ...changes,
});

/** Everybody's true answers to an operation. */
const truthful = (declared: Pick<Trial, 'access' | 'reach'>): readonly Trial[] =>
  CALLERS.map((caller) => {
    const verdict = verdictFor({ ...declared, caller });
    const status = verdict === 'works' ? 200 : verdict;
    return trial({ ...declared, caller, status, text: problem(status) });
  });

describe('the judge of the roles proof', () => {
  it('accepts the declared answers of everybody', () => {
    for (const access of ['public', 'signed-in', 'signed-in-or-visitor', ['admin'], ['admin', 'auditor']] as const) {
      for (const reach of ['everybody', 'owner', 'owner-or-admin', 'owner-or-staff'] as const) {
        expect(truthful({ access, reach }).map(judge)).toEqual(CALLERS.map(() => null));
      }
    }
  });

  it.each([
    ['a visitor who is let in', trial({ status: 200 })],
    ['a forged token that is let in', trial({ caller: 'forged', status: 200 })],
    ['a session that ended and works on', trial({ caller: 'ended', status: 200 })],
    ['a customer who acts as admin', trial({ caller: 'owner', status: 201 })],
    ['an auditor who acts as admin', trial({ caller: 'auditor', status: 200 })],
    ['a customer who is told to sign in instead of that it is forbidden', trial({ caller: 'owner', status: 401 })],
    ['a widget visitor who gets further than the chat', trial({ access: 'signed-in', caller: 'visitor', status: 200 })],
    ['a widget visitor who may not chat', trial({ access: 'signed-in-or-visitor', caller: 'visitor', status: 401 })],
    ['an admin who is refused', trial({ caller: 'admin', status: 403 })],
    [
      "a stranger who reaches somebody's thing",
      trial({ access: 'signed-in', reach: 'owner', caller: 'stranger', status: 200 }),
    ],
    [
      'a stranger who is told that it exists',
      trial({ access: 'signed-in', reach: 'owner', caller: 'stranger', status: 403 }),
    ],
    [
      "an admin who reaches what is only its owner's",
      trial({ access: 'signed-in', reach: 'owner', caller: 'admin', status: 200 }),
    ],
    ['a refusal that is no problem document', trial({ text: '<h1>401</h1>' })],
    ['a problem document about another status', trial({ text: problem(403) })],
    ['a crash', trial({ status: 500, text: problem(500) })],
  ])('finds fault with %s', (_, doctored) => {
    expect(judge(doctored)).toMatch(/^GET \/api\/things /);
  });

  it('would notice any other declaration', () => {
    for (const access of [
      'public',
      'signed-in',
      'signed-in-or-visitor',
      ['admin'],
      ['auditor'],
      ['admin', 'auditor'],
    ] as const) {
      expect(controlTrials(truthful({ access, reach: 'everybody' }))).toEqual({ doctored: 5, unnoticed: [] });
    }
  });

  it('admits that answers without a caller who tells declarations apart prove nothing', () => {
    const onlyVisitor = truthful({ access: ['admin'], reach: 'everybody' }).filter(({ caller }) => caller === 'nobody');
    expect(controlTrials(onlyVisitor).unnoticed).toContain('GET /api/things declared as signed-in');
  });

  it('marks what is wrong in the table', () => {
    const [heading, row] = renderTable([trial({ caller: 'owner', status: 200 })]);
    expect(heading).toMatch(/operation +declared access +nobody/);
    expect(row).toMatch(/GET \/api\/things +admin +– .* 200!/);
  });
});
