import { describe, expect, it } from 'vitest';
import { inHighGerman } from './dialect.ts';
import { plainWords } from './german-words.ts';

const read = (text: string): string => inHighGerman(plainWords(text)).join(' ');

describe('words of dialects', () => {
  it('are read as they are called elsewhere', () => {
    expect(read('Wos koscht des im Joar?')).toBe('was kostet das im jahr');
    expect(read('I hob ned kündigt')).toBe('ich habe nicht gekundigt');
    expect(read('Wat is mit meen Antrag?')).toBe('was ist mit mein antrag');
  });

  it('are no words of a message that is not in dialect', () => {
    const message = 'Was hat Herr Ma am Tag da von mir gesehen?';
    expect(read(message)).toBe(plainWords(message).join(' '));
  });
});
