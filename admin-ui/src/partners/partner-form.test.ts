import { describe, expect, it } from 'vitest';
import { readPartner } from './partner-form.ts';

describe('the form of a partner', () => {
  it('reads one address a line, whatever stands between them, each once', () => {
    const origins = ' https://a.example\n\nhttps://B.example/, https://a.example ';
    expect(readPartner({ name: ' Hotel ', origins })).toEqual({
      partner: { name: 'Hotel', origins: ['https://a.example', 'https://b.example'] },
    });
  });

  it('says which address is wrong', () => {
    const read = readPartner({ name: 'Hotel', origins: 'https://a.example\nb.example/kontakt' });
    expect(read).toEqual({ faults: { origins: expect.stringMatching(/^b\.example\/kontakt: Bitte geben Sie/) } });
  });

  it('says what is missing', () => {
    expect(readPartner({ name: ' ', origins: '' })).toEqual({
      faults: { name: expect.stringContaining('Namen'), origins: expect.stringContaining('mindestens eine') },
    });
  });
});
