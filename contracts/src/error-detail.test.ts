import { describe, expect, it } from 'vitest';
import { detailOf, fieldErrorsOf } from './error-detail.ts';

describe('the words of an error answer', () => {
  it('shows a string as it is', () => {
    expect(detailOf({ detail: 'Der Code ist abgelaufen.' })).toBe('Der Code ist abgelaufen.');
  });

  it('joins a list by commas, whether its items are words or objects with a message', () => {
    expect(detailOf({ detail: ['Name fehlt', { msg: 'Link fehlt' }, { message: 'Text fehlt' }] })).toBe(
      'Name fehlt, Link fehlt, Text fehlt',
    );
  });

  it('writes other values as JSON', () => {
    expect(detailOf({ detail: { code: 7 } })).toBe('{"code":7}');
    expect(detailOf({ detail: [{ loc: ['body'] }] })).toBe('{"loc":["body"]}');
    expect(detailOf({ detail: 42 })).toBe('42');
  });

  it.each([undefined, null, 'plain text', '<html>', [], {}, { detail: null }, { detail: '  ' }, { detail: [] }])(
    'has no words for %j',
    (body) => {
      expect(detailOf(body)).toBeNull();
    },
  );
});

describe('the messages for single fields', () => {
  it('come from the errors of a problem document, the first one of each field', () => {
    const body = {
      errors: [
        { field: 'email', message: 'Bitte prüfen Sie die Adresse.' },
        { field: 'email', message: 'zu lang' },
        { field: 7, message: 'x' },
        'broken',
      ],
    };
    expect(fieldErrorsOf(body)).toEqual({ email: 'Bitte prüfen Sie die Adresse.' });
  });

  it('are none when the answer has none', () => {
    expect(fieldErrorsOf({ detail: 'x' })).toEqual({});
    expect(fieldErrorsOf('x')).toEqual({});
  });
});
