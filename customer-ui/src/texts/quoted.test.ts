import { describe, expect, it } from 'vitest';
import { quoted, quotedFor, quotedInGerman, specified } from './quoted.ts';

const said = (lang: 'de' | 'en') =>
  Object.values(specified)
    .filter((phrase) => phrase.lang === lang)
    .map((phrase) => phrase.text)
    .sort();

/** Copied from the specification; a difference of one character is a difference. */
describe('the texts that the specification quotes', () => {
  it('are marked as English where they are', () => {
    expect(said('en')).toEqual(
      [
        'Invalid verification code',
        'Failed to resend code',
        'Failed to load user data',
        'Failed to load businesses',
        'Failed to delete business',
        'Failed to add business',
        'Failed to add review',
        'Failed to send message',
        'Admin access required',
        'Business added successfully!',
        'Business deleted',
        'Review added successfully!',
        'View Google Profile',
        'Delete this business and all its reviews?',
      ].sort(),
    );
  });

  it('are German otherwise', () => {
    expect(said('de')).toEqual(
      [
        'Authentifizierung fehlgeschlagen',
        'Fehler beim Senden des Reset-Codes',
        'Ungültiger Reset-Code',
        'Ungültiger Verifizierungscode',
        'Fehler beim Senden',
        'Zahlung fehlgeschlagen',
        'Willkommen zurück!',
        'Verifizierungscode wurde an Ihre E-Mail gesendet!',
        'E-Mail erfolgreich verifiziert!',
        'Passwort vergessen?',
        'Mindestens 6 Zeichen',
      ].sort(),
    );
  });
});

describe('an installation', () => {
  const english = Object.entries(specified)
    .filter(([, phrase]) => phrase.lang === 'en')
    .map(([name]) => name);

  it('says the quoted texts unless its settings choose German', () => {
    expect(quotedFor('verbatim')).toEqual(specified);
    expect(quoted).toEqual(specified);
  });

  it('has German words for every English text, and for no other', () => {
    expect(Object.keys(quotedInGerman).sort()).toEqual(english.sort());
  });

  it('says nothing in English once it is set to German, and changes no German text', () => {
    const said = quotedFor('de');
    for (const [name, phrase] of Object.entries(said)) {
      expect(phrase.lang).toBe('de');
      expect(phrase.text).not.toBe('');
      if (!english.includes(name)) expect(phrase).toEqual(quoted[name as keyof typeof quoted]);
    }
  });
});
