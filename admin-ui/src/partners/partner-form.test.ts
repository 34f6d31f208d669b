import { describe, expect, it } from 'vitest';
import { faultOfOrigins, partnerOf } from './partner-form.ts';

describe('the form of a partner', () => {
  it('reads one address a line, whatever stands between them, each once', () => {
    const origins = ' https://a.example\n\nhttps://B.example/, https://a.example ';
    expect(faultOfOrigins(origins)).toBeUndefined();
    expect(partnerOf({ name: ' Hotel ', origins })).toEqual({
      name: 'Hotel',
      origins: ['https://a.example', 'https://b.example'],
    });
  });

  it('says which address is wrong', () => {
    expect(faultOfOrigins('https://a.example\nb.example/kontakt')).toMatch(/^b\.example\/kontakt: Bitte geben Sie/);
  });

  it.each([null, '', ' \n'])('says that there is none in %j', (origins) => {
    expect(faultOfOrigins(origins)).toContain('mindestens eine');
  });
});
