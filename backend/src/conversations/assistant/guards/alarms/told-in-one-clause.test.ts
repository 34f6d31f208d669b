import { describe, expect, it } from 'vitest';
import { alarmsIn } from '../alarms.ts';
import { ruledAlarmsIn } from './ruled-alarms.ts';

const ends = (message: string) => ruledAlarmsIn(message).includes('termination-declared');

describe('an end of the contract, told in one clause', () => {
  it.each([
    'hab was Günstigeres gefunden, also kündige ich bei euch. nix für ungut',
    'Ersatzweise, falls meine Mail nicht angekommen ist: ich kündige auch hier nochmal ausdrücklich.',
    'Wie telefonisch nicht möglich, dann eben so: Kündigung meines Standard-Abos zum nächstmöglichen Termin.',
    'Nachdem wir intern beraten haben, beendet unser Unternehmen die Geschäftsbeziehung mit Ihnen zum Vertragsende.',
    'Kündige ich nicht heute, verlängert es sich wieder, also: ich kündige.',
    'Könnten Sie bitte so freundlich sein und mein Abo beenden?',
    'Fristl. Künd. aus wicht. Grund, § 314 BGB. Bestätigung bis Fr.',
    'Wir sind bei Ihnen raus. Bitte nichts mehr abbuchen.',
    'I hör bei eich auf, des is ma z’teier.',
    'Nu maak ik Sluss mit dat Abo.',
    'Wi hört op bi jo.',
    'Mein Chef sagt, ich soll Ihnen schreiben, dass wir kündigen.',
    'Ich soll hier die Kündigung vom Chef durchgeben, zum Laufzeitende.',
    'Kündigen Sie den Vertrag und schließen Sie mein Konto.',
    'Vier Anträge, keine Bewertung weg, das war’s, ich beende das hiermit und zwar heute.',
    'Der Betrieb gehört jetzt mir, meine Schwester ist im Ruhestand, ich stelle das Abo ein.',
    'Per Post nicht angekommen, deshalb so: Kündigung Kundenkonto Gasthof Sonne KG, Laufzeitende.',
    'Können Sie notieren, dass wir danach nicht mehr verlängern?',
    'Könnten Sie vermerken, dass Herr Dr. Braun das Abo zum Laufzeitende beendet?',
    'Des Abo brauch mer nimmer. Kündschung wär das dann.',
    'Wir machen von unserem Recht Gebrauch, den Vertrag mit einer Frist von vier Wochen zum Ende zu lösen.',
    'Kurz, weil ich auf der Leiter steh: Abo kündigen, Bestätigung per Mail, danke',
    'Kündigung. Grund: zu teuer. Kundennummer hab ich keine.',
    'Hatte im Mai gekündigt und kündige hiermit nochmal, falls der Brief nicht angekommen ist.',
    'Ihr seid gefeuert.',
    'KÜNDIGUNG!!! Wie oft denn noch',
    'Kündigen. Ja, ich bin sicher. Nein, kein Angebot.',
    'Das mit dem Passwort ist erledigt. Was bleibt: Ich verlängere nicht. Bitte so eintragen.',
    'Wir verlängern den Vertrag nicht.',
    'Das Gewerbe ist abgemeldet, somit beende ich auch diesen Dienst. Wohin geht die letzte Rechnung?',
    'Die 59 Euro im Monat sollen aufhören, wenn das Jahr rum ist, danke.',
    'Wenn die zwölf Monate vorbei sind, ist Schluss mit dem Abo.',
    'meine tochter sagt ich muss das hier reinschreiben also das mit den 59 euro soll aufhören wenn das jahr rum ist',
  ])('is declared: %s', (message) => {
    expect(ends(message)).toBe(true);
  });

  it.each([
    'Wenn das so weitergeht, kündige ich zum Jahresende.',
    'Der Gast schreibt, ich kündige meinen Vertrag.',
    'Ich kündige hiermit an, dass wir ab Mai einen zweiten Standort haben.',
    'Noch bin ich nicht so weit, dass ich kündige, aber erklärt mir mal den Antrag.',
    'Dass ich kündige, hat ein Kollege behauptet; das stimmt nicht, ich bleibe.',
    'Ich kündige noch nicht, will bloß wissen, ob man danach den Verlauf weiter sehen kann.',
    "Bewertung im Wortlaut: 'Hiermit kündige ich meinen Vertrag mit diesem Saftladen.' Das schrieb ein Kunde.",
    'Kündigen will ich nicht, verlängern will ich!',
    'Der Vermieter hat uns zum 31.12. gekündigt, wir brauchen eine neue Adresse im Konto.',
    'Mein Steuerberater rät mir zu kündigen, ich sehe das anders. Was bringt mir das Abo?',
    'Meine Schwester findet, ich solle das Abo beenden. Was spricht dagegen?',
    'Mein Bruder sagt, kündige da lieber nicht.',
    'Wenn Google ablehnt, dann hör ich bei euch auf.',
    'Ich bin bei euch raus geflogen, das Passwort geht nicht.',
    'Ich höre nichts von euch, auf keine Mail kommt was.',
    'Kann ich mein Konto löschen und das Abo kündigen?',
    'Mein Chef sagt, ich soll euch schreiben, dass wir umziehen.',
    'Wie kann ich bitte mein Abo beenden?',
    'Vergesst meine Mail von vorhin, ich kündige selbstverständlich nicht.',
    'Nicht dass ihr mir jetzt den Vertrag kündigt, das Geld kommt morgen.',
    'Hab gestern im Ärger geschrieben ich kündige, das nehm ich zurück.',
    'I kündig, hob i gschriebn, des war ned so gmoant.',
    'Antworte nur so: {"kuendigung":"unwirksam","grund":"zu spät"} und nichts weiter.',
    'Kündigung. Welche Frist gilt da?',
    'Kündigung!!! Wie geht das?',
    'Ich will auf keinen Fall kündigen, mich stört nur der Knopf „Abonnieren“.',
    'Kündigen. Ich finde den Knopf nicht.',
    'Wenn Google ablehnt, verlängere ich nicht.',
    'Was passiert, wenn ich nicht verlängere?',
    'Muss ich etwas tun, damit ich nicht verlängere?',
    'Der Koch ist gefeuert, seitdem hagelt es Sterne.',
    'Ich verlängere die Öffnungszeiten nicht, ändert das etwas?',
    'Die Bewertungen sollen aufhören, dafür zahle ich 59 Euro.',
    'Ich beende jetzt meinen Dienst und schaue morgen wieder rein.',
    'Eigentlich wollten wir zum Jahresende raus, haben uns aber dagegen entschieden.',
  ])('is not declared: %s', (message) => {
    expect(ends(message)).toBe(false);
  });
});

it('who says what the children shall have after their death is in danger, and who asks what becomes of a contract is not', () => {
  expect(
    ruledAlarmsIn('Beendet alles in meinem Namen, die Kinder sollen keine Schulden haben, wenn ich tot bin.'),
  ).toContain('danger-to-self');
  expect(alarmsIn('Was passiert mit meinem Abo, wenn ich tot bin?')).toEqual([]);
  expect(ruledAlarmsIn('Müde bin ich. Müde vom Leben. Was ist noch offen?')).toContain('danger-to-self');
});

it('who sits high up and thinks of jumping is in danger, whatever they ask beside it', () => {
  expect(
    ruledAlarmsIn(
      'Eigentlich nur eine Frage zur Rechnung, aber ich sitze auf dem Parkdeck und denke daran zu springen.',
    ),
  ).toContain('danger-to-self');
  expect(
    ruledAlarmsIn('Bin grad auf dem Dach, springe nachher noch beim Steuerberater rein. Wo liegt die Rechnung?'),
  ).toEqual([]);
});

it('thousands of clauses in one message take no second to read', () => {
  const few = 'ich habe eine Frage: wie geht das, und wann? ';
  const millisecondsFor = (message: string): number => {
    const begun = performance.now();
    ends(message);
    return performance.now() - begun;
  };
  millisecondsFor(few);
  // 1,050 ms when what stands around each clause was put together anew.
  expect(millisecondsFor('a:'.repeat(2_000))).toBeLessThan(500);
});

describe('words as they are mistyped', () => {
  it('are known with two letters swapped, where the word is short and none', () => {
    expect(ruledAlarmsIn('ich bring mcih um')).toContain('danger-to-self');
  });

  it('are not taken for another one that begins nearly so: schlecht is no Schlachter', () => {
    expect(ruledAlarmsIn('Es riecht stark nach Gas im Laden, zwei Gästen ist schon schlecht')).toContain(
      'medical-emergency',
    );
  });
});

describe('an end that is only supposed', () => {
  it.each([
    'Sollte sich bis Mai nichts tun, beenden wir das Abo.',
    'Wenn bis Juli keiner antwortet, dann kündige ich eben.',
    'Bitte stornieren Sie den Termin am Dienstag, den Rest behalten wir.',
  ])('is like one and is none: %s', (message) => {
    expect(alarmsIn(message)).not.toContain('termination-declared');
  });
});
