import { describe, expect, it } from 'vitest';
import { isOwnPage, serverState, sessionNamedBy, siteOf } from './server-state.ts';

const pageWith = (blocks: Readonly<Record<string, string>>) => ({
  getElementById: (id: string) =>
    blocks[id] === undefined ? null : ({ textContent: blocks[id] } as unknown as HTMLElement),
});
const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const state = { sessionId: 'one', queries: {} };

describe('what the server left in the page', () => {
  it('is read from its blocks, and missing where it rendered nothing', () => {
    expect(serverState(pageWith({ state: JSON.stringify(state) }))).toEqual(state);
    expect(serverState(pageWith({}))).toBeNull();
    expect(siteOf(pageWith({ site: '{"brand":"Haus","uiTexts":"de"}' }))).toEqual({ brand: 'Haus', uiTexts: 'de' });
    expect(siteOf(pageWith({}))).toEqual({ brand: 'Sternklar', uiTexts: 'verbatim' });
  });
});

describe('a page is taken over', () => {
  it('by the session that it was rendered for', () => {
    expect(isOwnPage(state, tokenOf({ sid: 'one', who: 'ÿ>?ß' }))).toBe(true);
  });

  it('by no other, and not without having been rendered', () => {
    expect(isOwnPage(state, tokenOf({ sid: 'two' }))).toBe(false);
    expect(isOwnPage(null, tokenOf({ sid: 'one' }))).toBe(false);
  });

  it('never by what is no token', () => {
    for (const token of ['', 'a.b', 'a.b.c', tokenOf({}), tokenOf({ sid: 7 })]) {
      expect(sessionNamedBy(token), token).toBeNull();
    }
  });
});
