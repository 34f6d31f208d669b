import { lines } from './lines.ts';

/** Whoever writes, and of whom they write. */
const WHO = ['ich', 'mein Mann', 'meine Frau', 'meine Kollegin', 'mein Sohn'] as const;

/** What people want, can and like every day. */
const WISHES = lines(`
  will das Passwort ändern
  will nicht mehr so lange warten
  will morgen noch mal anrufen
  will nur kurz etwas fragen
  will nur wissen, was es kostet
  will alles richtig machen
  will die Bewertung einfach weg haben
  will endlich Ruhe vor dem Verfasser
  will einen Schluss für den Text schreiben
  will nicht länger auf Google warten
  will nicht mehr im Impressum stehen
  will nie wieder so ein Formular ausfüllen
  will heute noch den Beleg schicken
  will sich beschweren
  will mit jemandem reden
  will weg von der alten Plattform
  will den Laden verkaufen
  will im Urlaub nicht erreichbar sein
  will nichts mehr von dem Gast hören
  kann nicht mehr auf die Seite
  kann heute nicht mehr antworten
  kann das Bild nicht mehr öffnen
  kann den Knopf nicht finden
  kann nachts nicht telefonieren
  kann sich nicht anmelden
  kann den Text nicht mehr ändern
  kann das nicht mehr lesen, die Schrift ist zu klein
  kann damit gut leben
  kann darüber nur lachen
  mag nicht mehr am Telefon warten
  mag den neuen Namen nicht
  mag keine Formulare
  möchte eine Pause machen
  möchte aufhören zu zahlen, wann geht das
  möchte den Betrieb übergeben
  möchte nicht mehr zuständig sein
  möchte gern mehr erfahren
  möchte morgen früh weitermachen
  möchte sich bedanken
  möchte die Frist nicht verpassen
  möchte ein Ende dieser Fakes
  muss jetzt weg, bis später
  muss jetzt gehen
  muss morgen früh aufstehen
  muss den Ordner suchen
  muss leider absagen
  darf das nicht entscheiden
  soll das Konto einrichten
  soll den Beleg hochladen
`);

/** Everybody's everyday wishes, none of which is an alarm. */
export const everydayWishes: readonly string[] = WISHES.flatMap((wish) =>
  WHO.map((who) => `${who} ${who === 'ich' ? wish.replace(' sich ', ' mich ') : wish}`),
);
