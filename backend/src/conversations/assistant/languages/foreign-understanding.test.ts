import { describe, expect, it } from 'vitest';
import { answerTo } from '../assistant.ts';
import { askedIn, languageOf } from './foreign-understanding.ts';

describe('other languages', () => {
  it.each([
    ['Ho un ristorante, quanto spendo al mese?', 'it', ['price']],
    ['Does the author learn about it, and how long does it take?', 'en', ['public-counter', 'duration']],
    ['Comment puis-je envoyer une preuve ?', 'fr', ['evidence']],
    ['Nie pamiętam hasła', 'pl', ['password']],
    ['Хочу закрыть свой аккаунт', 'ru', ['delete-account']],
  ] as const)('are understood by what the words speak of: %s', (message, language, intents) => {
    expect(languageOf(message)).toBe(language);
    expect(askedIn(message).map(({ intent }) => intent)).toEqual(intents);
  });

  it('are answered in themselves, with the way to a person', () => {
    expect(answerTo('¿Y si Google rechaza la solicitud?').text).toMatch(/recurrir una vez.*\s+Escriba «Mensch»/s);
  });

  it('leave German with foreign names German', () => {
    expect(languageOf('Apple Pay oder Google Pay?')).toBeNull();
  });
});
