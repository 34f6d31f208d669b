import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { jsx, jsxs } from './jsx-runtime.ts';

const shown = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element);

describe('elements', () => {
  it('keep „E-Mail“ together, wherever it stands in their text', () => {
    expect(shown(jsx('p', { children: 'Ihre E-Mail-Adresse, keine E-Mails.' }))).toBe(
      '<p><whole-words>Ihre <whole-word>E-Mail</whole-word>-Adresse, keine <whole-word>E-Mails</whole-word>.</whole-words></p>',
    );
    expect(shown(jsxs('p', { children: ['Als ', 'E-Rechnung', jsx('b', { children: 'oder' }, 'b'), 3] }))).toBe(
      '<p><whole-words>Als <whole-word>E-Rechnung</whole-word></whole-words><b>oder</b>3</p>',
    );
  });

  it('keep a text together with the numbers in it, as one thing in a row, and what follows in its place', () => {
    const field = jsx('input', {});
    expect(shown(jsxs('button', { children: ['QR-Code (', 5, ') ', null, 'von ', false, 8, field] }))).toBe(
      '<button><whole-words><whole-word>QR-Code</whole-word> (5) von 8</whole-words><input/></button>',
    );
    const before = jsxs('p', { children: ['A ', 5, field] }).props as { readonly children: readonly unknown[] };
    const after = jsxs('p', { children: ['E-Mail ', 5, field] }).props as typeof before;
    expect([before.children.indexOf(field), after.children.indexOf(field)]).toEqual([2, 2]);
  });

  it('hand it on so through components', () => {
    const Say = ({ children }: { readonly children?: string }) => createElement('em', null, children);
    expect(shown(jsx(Say, { children: 'per E-Mail' }))).toBe(
      '<em><whole-words>per <whole-word>E-Mail</whole-word></whole-words></em>',
    );
  });

  it.each(['KI-Assistent', 'QR-Code', 'USt-IdNr', 'Google-Profil'])(
    'keep „%s“ together, whose hyphen parts little from the rest',
    (word) =>
      expect(shown(jsx('p', { children: `Der ${word}.` }))).toBe(
        `<p><whole-words>Der <whole-word>${word}</whole-word>.</whole-words></p>`,
      ),
  );

  it('let a long one break where its line is too short, and add nothing around a word that stands alone', () => {
    expect(shown(jsx('h3', { children: 'Authenticator-App' }))).toBe(
      '<h3><long-word>Authenticator-App</long-word></h3>',
    );
  });

  it('stay as they are where there is no such word, or where only text may stand', () => {
    const text = {
      children:
        'A-Z, E-3, MEHRE-Mail, X-E-Mail, Google-Unternehmensprofil, KI-Unternehmensprofil, Team@Haus-Weber, Push-Dienst',
    };
    expect(jsx('p', text).props).toEqual(text);
    expect(shown(jsx('option', { children: 'E-Mail' }))).toBe('<option>E-Mail</option>');
    expect(shown(jsx('title', { children: 'E-Mail' }))).toBe('<title>E-Mail</title>');
    expect(shown(jsx('i', {}))).toBe('<i></i>');
  });

  it('keep their keys', () => {
    expect([jsx('p', { children: 'E-Mail' }, 'a').key, jsx('p', {}).key]).toEqual(['a', null]);
  });
});
