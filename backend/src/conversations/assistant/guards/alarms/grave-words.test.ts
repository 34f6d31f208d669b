import { describe, expect, it } from 'vitest';
import { alarmsIn } from '../alarms.ts';

describe('a call for help in a few words', () => {
  it.each([
    ['HILFE BRENNT KÜCHE', 'medical-emergency'],
    ['hilfe feuer im lager!!', 'medical-emergency'],
    ['Notarzt bitte, Chef bewusstlos', 'medical-emergency'],
    ['Überfall hier jetzt leise bitte Polizei Juwelier', 'danger-to-others'],
    ['Polizei!! Einbrecher im Laden', 'danger-to-others'],
    ['meine zuker ist 31 unt ich ziter ganz dol seh doppelt', 'medical-emergency'],
    ['sags meiner fam das ich sie liebhab.. hab was genomen. viel', 'danger-to-self'],
  ])('is heard: %s', (message, alarm) => {
    expect(alarmsIn(message)).toContain(alarm);
  });

  it.each([
    'Hilfe, die Bewertung mit Feuer und Überfall muss weg',
    'hilfe mein handy brennt gleich durch',
    'Hilfe! Abo Überfall auf mein Konto, haha',
    'erste hilfe kurs feuer löschen wann',
    'Polizei und Feuerwehr bewerten uns',
    'Brennt noch Licht bei euch? Hilfe zum Upload bitte',
    'Feuerwehr Vereinsheim, brauchen Hilfe beim Eintragen',
  ])('is none: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });
});

describe('what only sounds like it', () => {
  it.each([
    'Meine Frau bringt mich um, wenn sie sieht, dass ich schon wieder 59 Euro ausgegeben hab',
    'Als Metzger hab ich den ganzen Tag Blut an den Händen, aber so einen Schmarrn lass ich mir nicht nachsagen.',
    'Mein Sohn spielt den ganzen Tag so ein Ballerspiel, schreit dauernd er stirbt, und ich lese hier die AGB.',
    'Meine Oma selig sagte immer: lieber tot als rot. Wann wird die Rechnung verschickt?',
    'Ich schlag gleich die Hände überm Kopf zusammen, der Code hat sechs Zeichen.',
    'Eine Patientin hat über unsere Praxis geschrieben, sie wäre fast verblutet. Das war eine normale Geburt.',
    'Heute ist Backofentag, ich sterbe vor Hitze, aber das Brot wird was',
    'Sprengmeister aus dem Harz, wir machen Abbruch und Steinbruch. Ein Nachbar bewertet uns wegen Lärm.',
  ])('calls for nobody: %s', (message) => {
    expect(alarmsIn(message)).toEqual([]);
  });
});
