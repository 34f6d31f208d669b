import { describe, expect, it } from 'vitest';
import { helpHtml } from '../../help-page.ts';
import { FAULTS } from './faults.ts';
import { identityFault } from './identity-fault.ts';

const NOW_S = 1_700_000_000;
const GOOD = { aud: 'chat-widget', sub: '7', exp: NOW_S + 300 };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown, head: unknown = { alg: 'HS256' }) => `${part(head)}.${part(claims)}.c2ln`;

describe('why the server takes an identity not', () => {
  it.each([
    [jwt(GOOD), 'identity-secret'],
    [jwt({ ...GOOD, sub: 'Ä?>~' }), 'identity-secret'],
    [jwt({ ...GOOD, exp: NOW_S + 600 }), 'identity-secret'],
    [jwt({ ...GOOD, exp: NOW_S + 601 }), 'identity-too-long'],
    [jwt({ ...GOOD, exp: NOW_S }), 'identity-expired'],
    [jwt({ ...GOOD, exp: String(GOOD.exp) }), 'identity-expired'],
    [jwt({ ...GOOD, exp: GOOD.exp * 1_000 }), 'identity-milliseconds'],
    [jwt({ ...GOOD, aud: ['chat-widget'] }), 'identity-audience'],
    [jwt({ ...GOOD, sub: 7 }), 'identity-subject'],
    [jwt({ ...GOOD, sub: 'x'.repeat(101) }), 'identity-subject'],
    [jwt({ ...GOOD, sub: 'undefined' }), 'identity-nobody'],
    [jwt({ ...GOOD, sub: ' ' }), 'identity-nobody'],
    [jwt(GOOD, { alg: 'none' }), 'identity-algorithm'],
    [jwt(null), 'identity-no-jwt'],
    ['a.b', 'identity-no-jwt'],
    ['%.%.%', 'identity-no-jwt'],
    [undefined, 'identity-no-jwt'],
  ] as const)('%s: %s', (token, fault) => {
    expect(identityFault(token, NOW_S).fault).toBe(fault);
  });
});

describe('the page about it', () => {
  it('has every fault at the place that the console names, and nothing that is markup', () => {
    const html = helpHtml(FAULTS);
    for (const fault of Object.keys(FAULTS)) expect(html).toContain(`<section id="${fault}">`);
    expect(html).toContain('aud is something else, not &quot;chat-widget&quot;.');
    expect(html).not.toMatch(/<script|\{found\}|\{origin\}/);
  });
});
