import { type Appearance, NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import { describe, expect, it } from 'vitest';
import {
  appearanceOf,
  colorsIn,
  faultOfColor,
  faultOfHours,
  faultOfSuggestions,
  faultOfTextColor,
  wordsOf,
} from './appearance-form.ts';

const LOOK: Appearance = {
  title: 'Hotel Muster',
  color: '#7a1f35',
  text_color: null,
  words: { de: { welcome: 'Grüß Gott!', suggestions: ['Wann?', 'Wo?'] }, en: { welcome: null, suggestions: [] } },
  office_hours: [
    { day: 1, from: '09:00', to: '17:00' },
    { day: 6, from: '10:00', to: '12:00' },
  ],
};
const typed = wordsOf(LOOK);

describe('the form of how a partner’s chat looks', () => {
  it('opens with what there is, and gives it back as it was', () => {
    expect(appearanceOf(typed)).toEqual(LOOK);
    expect(appearanceOf(wordsOf(NO_APPEARANCE))).toEqual(NO_APPEARANCE);
  });

  it('takes a line for each suggestion, and colours however they are written', () => {
    const { color, words } = appearanceOf({ ...typed, color: ' #7A1F35 ', suggestions_de: '\n Wann? \n\nWo?' });
    expect([color, words.de.suggestions]).toEqual(['#7a1f35', ['Wann?', 'Wo?']]);
  });

  it('says what is wrong with a colour, and with text that could not be read on it', () => {
    expect([faultOfColor(null), faultOfColor('#7A1F35')]).toEqual([undefined, undefined]);
    expect(faultOfColor('rot')).toContain('#7a1f35');
    expect(faultOfTextColor('#ffffff', typed)).toBeUndefined();
    expect(faultOfTextColor('#ffffff', { color: '#f5c400' })).toContain('Der Kontrast ist 1,6\u00a0:\u00a01');
    expect(faultOfTextColor('#ffffff', { color: '' })).toContain('braucht auch die Farbe');
    expect(colorsIn({ color: '#f5c400' })).toMatchObject({ text: '#000000', isReadable: true });
    expect(colorsIn({ color: 'gelb' })).toBeNull();
  });

  it('says what is wrong with suggestions and with the hours of a day', () => {
    expect(faultOfSuggestions('a\nb\nc\nd\n')).toBeUndefined();
    expect(faultOfSuggestions('a\nb\nc\nd\ne')).toContain('höchstens 4');
    expect(faultOfSuggestions('x'.repeat(81))).toContain('höchstens 80');
    expect([faultOfHours(1, typed), faultOfHours(2, typed)]).toEqual([undefined, undefined]);
    expect(faultOfHours(1, { ...typed, to1: null })).toContain('Anfang und Ende');
    expect(faultOfHours(1, { ...typed, to1: '09:00' })).toContain('nach dem Anfang');
  });
});
