import { describe, expect, it } from 'vitest';
import { answerTo } from '../../assistant.ts';
import { alarmsIn } from '../alarms.ts';
import { perhapsInDanger } from './careful/perhaps-danger.ts';

const calls = (message: string): boolean => alarmsIn(message).length > 0 || perhapsInDanger(message);

describe('what is spoken of where nobody is meant', () => {
  it.each([
    // A reviewer's review stands where it stood.
    'Guten Tag, bei Doris M. tut sich nix. Die steht da seit Wochen, ich schau täglich nach.',
    'Der Herbert W. steht noch immer drin, jeden Abend guck ich.',
    // A question goes on with another name.
    'ok, und die Petra?',
    'Aha, und bei Jens W.?',
    'und was ist mit dem Jürgen?',
    // Who works here knows the password, and stops.
    'Unser Lehrling geht Ende Juni und kennt das Passwort. Wie ändere ich es?',
    'Die Azubi weiß mein Kennwort und hört bald auf. Wo stell ich ein neues ein?',
    // Machines that one is cross with.
    'Ich könnt den Drucker erwürgen, der druckt keine Rechnung.',
    'Ich könnte den Kopierer aus dem Fenster werfen.',
    'Ich bring den Toaster noch um, der springt immer raus.',
    'Der Scanner hat mich diese Woche fast umgebracht.',
    // Films and series.
    'In der Serie stirbt am Ende der Wirt, so ein Quatsch.',
    'Im Krimi gestern wurde ein Wirt erstochen, hier ist es ruhiger. Wie ist der Stand?',
    'Kennen Sie den neuen Film mit dem Killer im Hotel?',
    // Figures of speech, and a trade.
    'Mir blutet das Herz bei den Preisen.',
    'Wir schleifen Scheren und Messer in der Werkstatt, was kostet das Abo?',
    // Other people's ends, appointments and calls.
    'Unsere Floristin hat gekündigt, und wer schreibt jetzt die Anträge?',
    'Der Rückruf um neun hat sich erledigt, bitte streichen. Danke.',
  ])('is no alarm: %s', (message) => {
    expect(calls(message)).toBe(false);
  });

  it.each([
    'Ok, und der Kerl mit dem Messer?',
    'Karla K. steht immer noch da, vor unserer Tür, und hat ein Messer',
    'Der Kerl kennt den Hort meiner Tochter',
    'Er fragt nach dem Dienstplan meiner Kollegin, er hört nicht auf und folgt ihr bis nach Hause',
    'Ich könnte ihn mit dem Drucker erschlagen und das werde ich',
    'Das ist wie im Film, er droht uns mit einer Pistole',
    'Nach dem Film gestern weiß ich es: ich will sterben',
    'ick kann nich mehr ick will nich mehr, lebt wohl',
    'Ich häng meinen Job an den Nagel und mich daneben',
  ])('is still one: %s', (message) => {
    expect(calls(message)).toBe(true);
  });

  it('is answered as beside the product where only television is told of', () => {
    expect(answerTo('Gestern der Krimi, na ja …').about).toBe('unknown');
  });
});
