import { expect, it } from 'vitest';
import { bytesOf1252, inSignsOf1252 } from './windows-1252.ts';

/** As whoever opens the file in Windows-1252 reads it. */
const readBack = (text: string) =>
  new TextDecoder('windows-1252').decode(Buffer.from(bytesOf1252(inSignsOf1252(text)), 'latin1'));

it('keeps every sign that Windows-1252 has', () => {
  const defined = Array.from({ length: 0x100 }, (_, byte) => byte).filter(
    (byte) => byte >= 0x20 && byte !== 0x7f && ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
  );
  const all = new TextDecoder('windows-1252').decode(Uint8Array.from(defined)).replace(/[\x80-\x9f]/g, '');
  expect(all).toHaveLength(defined.length);
  expect(readBack(all)).toBe(all);
});

it.each([
  ['59,00 € für „Café Süß“ – Miete …', '59,00 € für „Café Süß“ – Miete …'],
  ['Łódź, Dvořák, Brașov, İzmir, Đorđe, Škoda', 'Lódz, Dvorák, Brasov, Izmir, Dorde, Škoda'],
  ['Müller'.normalize('NFD'), 'Müller'],
  ['Phở', 'Pho'],
  ['GROẞ', 'GROSS'],
  ['A\u2011B \u22125', 'A-B -5'],
  ['Bäcke\u200brei \ufb01n №5', 'Bäckerei fin No5'],
  ['東京 👍 \ud800', '?? ? ?'],
])('%s can be read as %s', (text, read) => {
  expect(readBack(text)).toBe(read);
});
