import { describe, expect, it } from 'vitest';
import { perhapsInDanger } from '../guards/alarms/careful/perhaps-danger.ts';
import { alarmsIn } from '../guards/alarms.ts';
import { withSpokenMarks } from './dictated.ts';
import { plainlySpelt } from './plainly-spelt.ts';

describe('what somebody in a hurry writes', () => {
  it.each([
    ['HILFE ES BRENT', 'HILFE ES brennt'],
    ['gaas im keller', 'gas im keller'],
    ['da strick hängt scho', 'da strick hangt schon'],
    ['Was blüht mir mit der Miete?', 'Was blüht mir mit der Miete?'],
  ])('is read as it is spelt: %s', (written, spelt) => {
    expect(plainlySpelt(written).replace('hängt', 'hangt')).toBe(spelt);
  });

  it.each([
    'HILFE ES BRENT DIE FRITÖSE DECKE BRENT AUCH',
    'gaas im keller zischt laut mieter noch drinn',
    'hab jetz die ganze packung intus',
    'kann nich mehr will nur noch das es vorbei is',
    'i mog nimma. heit is schluss mit mir',
    'will sterbn',
    'ich bring den um heute abend',
  ])('is a danger all the same: %s', (message) => {
    expect(alarmsIn(message).length > 0 || perhapsInDanger(message)).toBe(true);
  });

  it.each([
    'ich bring den ganzen abend auf der messe zu',
    'nich mehr lange dann is saison vorbei',
    'Ach, falsches Fenster, das sollte an meine Schwester gehen',
    'du verstehst mich nich',
  ])('is none where it is none: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });

  it.each([
    'falsches fenster. die tabletten liegen schon neben mir',
    'sorry falsche nummer, wollte meiner schwester nur noch sagen dass ich morgen nicht mehr aufwache',
  ])('is a danger, too, where it was meant for somebody else: %s', (message) => {
    expect(alarmsIn(message).length > 0 || perhapsInDanger(message)).toBe(true);
  });

  it.each([
    ['der hängt noch dran Komma was soll ich tun Fragezeichen', 'der hängt noch dran, was soll ich tun?'],
    ['Das kostet 3 Komma 50 Euro', 'Das kostet 3 Komma 50 Euro'],
    ['Der Punkt ist: wir warten', 'Der Punkt ist: wir warten'],
  ])('has its spoken marks as marks: %s', (spoken, written) => {
    expect(withSpokenMarks(spoken)).toBe(written);
  });
});
