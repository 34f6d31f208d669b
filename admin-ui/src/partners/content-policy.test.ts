import { describe, expect, it } from 'vitest';
import { tryPolicy } from './content-policy.ts';

const ORIGIN = 'https://dienst.example';
const found = (policy: string) =>
  Object.fromEntries((tryPolicy(policy, ORIGIN) ?? []).map((finding) => [finding.name, finding]));
const isAllowed = (policy: string) => {
  const { Skript: script, Verbindung: connection } = found(policy);
  return [script?.isAllowed, connection?.isAllowed];
};

describe('trying a page’s content policy', () => {
  it.each([
    [`script-src ${ORIGIN}; connect-src ${ORIGIN}`, [true, true]],
    [`default-src 'self' ${ORIGIN}`, [true, true]],
    ['default-src https:', [true, true]],
    ["img-src 'self'", [true, true]],
    ['script-src *.example; connect-src *', [true, true]],
    ['script-src dienst.example:443; connect-src https://dienst.example/api/', [true, true]],
    [`script-src ${ORIGIN}/chat-widget.js; connect-src ${ORIGIN}/live`, [false, false]],
    ["default-src 'self'", [false, false]],
    ["default-src 'none'; script-src https://dienst.example", [true, false]],
    [`script-src ${ORIGIN}; script-src-elem 'self'; connect-src ${ORIGIN}`, [false, true]],
    ['script-src https://anderes.example https://boese-dienst.example; connect-src wss:', [false, false]],
    ['script-src https://dienst.example:8443', [false, true]],
    [`script-src ${ORIGIN}; script-src 'none'`, [true, true]],
  ])('%s', (policy, expected) => {
    expect(isAllowed(policy)).toEqual(expected);
  });

  it('says what has to be there, without taking away what there was', () => {
    const { Skript: script, Verbindung: connection } = found("default-src 'self' https://cdn.example");
    expect(script?.directive).toBe(`script-src 'self' https://cdn.example ${ORIGIN}`);
    expect(script?.sentence).toBe('Fehlt: Es gilt default-src; nötig ist ein eigenes script-src.');
    expect(connection?.directive).toBe(`connect-src 'self' https://cdn.example ${ORIGIN}`);
    expect(found("script-src 'none'").Skript).toMatchObject({
      directive: `script-src ${ORIGIN}`,
      sentence: `Fehlt: In script-src fehlt ${ORIGIN}.`,
    });
  });

  it('that goes by nonces asks for one', () => {
    expect(found("script-src 'nonce-abc'").Skript).toMatchObject({
      isAllowed: true,
      sentence: expect.stringContaining('nonce="…"'),
      directive: `script-src 'nonce-abc' ${ORIGIN}`,
    });
    const strict = `script-src ${ORIGIN} 'strict-dynamic'`;
    expect(found(strict).Skript).toMatchObject({ isAllowed: false, directive: `${strict} 'nonce-…'` });
    expect(found("script-src 'strict-dynamic' 'nonce-abc'").Skript).toMatchObject({ isAllowed: true, directive: null });
  });

  it('reads headers and meta elements, each of which must allow it, but for what only reports', () => {
    const both = `Content-Security-Policy: script-src ${ORIGIN}\nContent-Security-Policy: script-src 'self'`;
    expect(isAllowed(both)).toEqual([false, true]);
    expect(isAllowed(`script-src ${ORIGIN}, connect-src 'self'`)).toEqual([true, false]);
    expect(isAllowed(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`)).toEqual([
      false,
      false,
    ]);
    expect(tryPolicy("Content-Security-Policy-Report-Only: default-src 'none'", ORIGIN)).toBeNull();
    expect(tryPolicy(' \n', ORIGIN)).toBeNull();
  });

  it('says that a sandbox is too narrow', () => {
    expect(found('sandbox allow-forms').Sandbox).toMatchObject({
      isAllowed: false,
      directive: 'sandbox allow-forms allow-scripts allow-same-origin',
    });
    expect(found('sandbox allow-scripts allow-same-origin').Sandbox).toBeUndefined();
  });
});
