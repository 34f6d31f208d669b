import { describe, expect, it } from 'vitest';
import { isWebLink, webLinkSchema } from './web-link.ts';

const schema = webLinkSchema('fehlt', 100);

describe('a link', () => {
  it.each([
    ['maps.google.com/?cid=1', 'https://maps.google.com/?cid=1'],
    [' https://maps.app.goo.gl/x ', 'https://maps.app.goo.gl/x'],
    ['http://beispiel.de', 'http://beispiel.de'],
    ['//beispiel.de/a', 'https://beispiel.de/a'],
    ['beispiel.de:8080/a', 'https://beispiel.de:8080/a'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//a.de',
    'data:text/html,x',
    'https://google.com@boese.example/',
    'ftp://beispiel.de',
    'kein link',
    'localhost',
  ])('%s is refused', (typed) => {
    expect(isWebLink(typed)).toBe(false);
    expect(schema.safeParse(typed).success).toBe(false);
  });
});
