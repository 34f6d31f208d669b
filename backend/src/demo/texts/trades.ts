import type { DemoText } from './demo-text.ts';

export const ROOFER: readonly DemoText[] = [
  { text: 'Angebot kam nach sechs Wochen, da hatte ich schon jemand anderen.', stars: 2 },
  {
    text: 'Pfusch am Bau, das Dach ist immer noch undicht. Finger weg!',
    reason: 'kein_kundenkontakt',
    facts: 'Unter diesem Namen und in dieser Straße haben wir nie gearbeitet.',
  },
  {
    text: 'Rechnung doppelt so hoch wie vereinbart. Das ist Betrug.',
    reason: 'unwahre_tatsache',
    facts: 'Die Schlussrechnung lag 40 Euro unter dem Angebot. Beides legen wir gern vor.',
  },
  {
    text: 'Der Lehrling war allein auf dem Dach und hat nur am Handy gespielt.',
    reason: 'unwahre_tatsache',
    facts: 'Auf unseren Baustellen ist immer ein Meister, so steht es auch im Bautagebuch.',
  },
  {
    text: 'Habe dort nie etwas beauftragt, bekomme aber ständig Werbung.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir verschicken keine Werbung, weder per Post noch per E-Mail.',
  },
  {
    text: 'Gerüst drei Wochen nach Fertigstellung noch im Vorgarten.',
    stars: 2,
    reason: 'anderer',
    facts: 'Das Gerüst gehörte der Malerfirma, die nach uns kam.',
  },
  {
    text: 'Huber junior ist ein Säufer, das weiß das ganze Dorf.',
    reason: 'beleidigung',
    facts: 'Das ist eine üble Behauptung über meinen Sohn.',
  },
  {
    text: 'Ziegel in der falschen Farbe verlegt und behauptet, ich hätte sie so ausgesucht.',
    reason: 'kein_kundenkontakt',
  },
  {
    text: 'Dachrinne nach dem ersten Sturm abgefallen.',
    reason: 'unwahre_tatsache',
    facts: 'An diesem Haus haben wir nur die Gauben gemacht. Die Rinne war von 1987.',
  },
  { text: 'Firma Sturmfest ist günstiger und macht kostenlose Drohnenbilder, einfach anrufen!', reason: 'spam' },
  { text: 'Rückrufe? Fehlanzeige. Viermal angerufen, viermal Anrufbeantworter.', stars: 2 },
];

export const ELECTRICIAN: readonly DemoText[] = [
  {
    text: 'Termin dreimal verschoben und dann ist niemand gekommen.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts: 'Wir finden weder einen Auftrag noch eine E-Mail unter diesem Namen.',
  },
  {
    text: 'Sicherungskasten nach dem Besuch komplett verschmort. Lebensgefährlich!',
    reason: 'unwahre_tatsache',
    facts: 'Wir haben dort nur eine Klingel getauscht, der Kasten war nicht Teil des Auftrags.',
  },
  { text: 'Anfahrt berechnet, obwohl die Werkstatt nur zwei Straßen weiter ist.', stars: 2 },
  {
    text: 'Chef duzt jede Kundin und macht blöde Sprüche.',
    reason: 'unwahre_tatsache',
    facts: 'Der Chef ist eine Chefin und war in dem Monat in Elternzeit.',
  },
  {
    text: 'Solche Leute sollte man gar nicht erst in die Wohnung lassen, lauter Halunken.',
    reason: 'beleidigung',
    facts: 'Unsere Monteure fühlen sich dadurch herabgesetzt.',
  },
  { text: 'Steckdosen schief gesetzt, Tapete ruiniert, Staub in der ganzen Wohnung.', reason: 'kein_kundenkontakt' },
  {
    text: 'Für fünf Minuten Arbeit 180 Euro. Handwerk hat goldenen Boden, hier ist er aus Platin.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Auf der Rechnung stehen zwei Stunden und 42 Minuten, vom Kunden unterschrieben.',
  },
  {
    text: 'Die Wallbox lädt seit der Installation nur mit halber Leistung.',
    reason: 'anderer',
    facts: 'Wir bauen keine Wallboxen ein. Es gibt einen Betrieb mit ähnlichem Namen im Nachbarort.',
  },
  {
    text: 'Herr Yılmaz hat meine Handynummer an seinen Cousin weitergegeben: 0151…',
    reason: 'datenschutz',
    facts: 'In der Bewertung steht eine vollständige Mobilnummer. Wem sie gehört, wissen wir nicht.',
  },
  {
    text: 'Notdienst am Wochenende: angeblich ja, erreichbar nein.',
    reason: 'unwahre_tatsache',
    facts: 'Wir bieten keinen Notdienst an, auch nicht auf der Website.',
  },
  { text: 'Lampe hängt, aber schief. Und der Geselle hat geraucht.', stars: 3 },
];

export const CAR_DEALER: readonly DemoText[] = [
  {
    text: 'Auto kam mit Kratzer aus der Werkstatt zurück, angeblich war der vorher schon da.',
    reason: 'unwahre_tatsache',
    facts: 'Der Kratzer steht im Übergabeprotokoll, das der Kunde bei der Abgabe unterschrieben hat.',
  },
  {
    text: 'Gebrauchter mit gedrehtem Tacho. Anzeige läuft.',
    reason: 'unwahre_tatsache',
    facts:
      'Der Kilometerstand stimmt mit dem Prüfbericht und dem Serviceheft überein. Von einer Anzeige wissen wir nichts.',
  },
  {
    text: 'Probefahrt nur gegen Kopie der Gehaltsabrechnung. Geht’s noch?',
    reason: 'kein_kundenkontakt',
    facts: 'Für eine Probefahrt brauchen wir nur den Führerschein.',
  },
  { text: 'Inspektion 890 Euro, Öl war hinterher so schwarz wie vorher.', stars: 2, reason: 'unwahre_tatsache' },
  {
    text: 'Verkäufer L. hat sich nach Feierabend privat bei meiner Tochter gemeldet.',
    reason: 'datenschutz',
    facts: 'Der Mitarbeiter wird mit vollem Namen genannt. Er bestreitet das.',
  },
  { text: 'Drei Monate auf ein Ersatzteil gewartet, keine Information, kein Leihwagen.', stars: 2 },
  {
    text: 'Verbrecherbande. Alle in einen Sack und draufhauen.',
    reason: 'beleidigung',
    facts: 'Unser Team empfindet das als Drohung.',
  },
  {
    text: 'TÜV-Plakette ohne Prüfung bekommen, wenn man den Chef kennt.',
    reason: 'unwahre_tatsache',
    facts: 'Die Hauptuntersuchung macht bei uns ein Prüfer von außen. Wir vergeben keine Plaketten.',
  },
  {
    text: 'Hier kaufe ich nie wieder ein Motorrad!',
    reason: 'kein_kundenkontakt',
    facts: 'Wir verkaufen keine Motorräder.',
  },
  {
    text: 'Ankaufsangebot am Telefon 8.000, vor Ort plötzlich 5.500.',
    stars: 2,
    reason: 'anderer',
    facts: 'Wir kaufen keine Fahrzeuge an. Das Angebot kam von einer Plattform, mit der wir nichts zu tun haben.',
  },
  {
    text: 'Bei Auto-Direkt-Nord gibt es denselben Wagen 3.000 Euro billiger, Link schicke ich gern.',
    reason: 'spam',
    facts: 'Das Konto hat am selben Tag dreißig Autohäuser mit diesem Satz bewertet.',
  },
];

export const CAR_BRANCH: readonly DemoText[] = [
  {
    text: 'Reifenwechsel: vier Räder, vier verschiedene Drehmomente. Eins war lose!',
    reason: 'kein_kundenkontakt',
    facts: 'Zum genannten Datum gab es in der Filiale keinen Reifenwechsel, die Hebebühne war in Wartung.',
  },
  { text: 'Am Empfang sitzt jemand, der lieber mit dem Freund telefoniert als zu grüßen.', stars: 2 },
  {
    text: 'Leihwagen dreckig, Tank leer, Benzin musste ich selbst zahlen.',
    reason: 'unwahre_tatsache',
    facts: 'Die Filiale hat keine Leihwagen.',
  },
  {
    text: 'Klimaanlage „repariert“, nach einer Woche wieder warm. Geld weg.',
    reason: 'unwahre_tatsache',
    facts:
      'Der Kunde hat die Reparatur abgelehnt und nur die Diagnose bezahlt. Der Auftrag liegt uns unterschrieben vor.',
  },
  {
    text: 'Lackiererei pfuscht, Farbton daneben. Habe jetzt einen zweifarbigen Kombi.',
    reason: 'anderer',
    facts: 'Lackiert wird bei uns nicht, wir geben solche Arbeiten gar nicht an.',
  },
  { text: 'Der Filialleiter ist ein aufgeblasener Gockel.', reason: 'beleidigung' },
  {
    text: 'Achtung, hier werden Fahrzeugscheine kopiert und verkauft.',
    reason: 'unwahre_tatsache',
    facts: 'Das ist frei erfunden und macht unseren Kunden Angst.',
  },
  { text: 'Hol- und Bringservice versprochen, stand zwei Stunden im Regen.', stars: 2, reason: 'kein_kundenkontakt' },
  {
    text: 'Mein Schwager sagt, die Filiale Süd taugt nichts. Er muss es wissen.',
    reason: 'kein_kundenkontakt',
    facts: 'Der Verfasser schreibt selbst, dass er nicht hier war.',
  },
  { text: 'Kaffee im Wartebereich nur gegen Münzen. Bei den Preisen!', stars: 3 },
  {
    text: 'Kennzeichen meines Nachbarn steht auf der Rechnung, unfassbar: KH-…',
    reason: 'datenschutz',
    facts: 'Die Bewertung nennt ein vollständiges Kennzeichen.',
  },
];
