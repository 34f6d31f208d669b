import { lines } from './lines.ts';

/** Somebody means to end their life, as those tell it who stand near them: what was said, what they talk of, what they have ready. */
export const toldByRelatives: readonly string[] = lines(`
  mein gatte spricht nur noch davon, dass er sich erhängen wird
  meine tante redet die ganze zeit vom strick
  mein schwiegervater will sich erhängen, wie helfe ich ihm
  der inhaber erzählt jedem, er hängt sich in der werkstatt auf
  unsere kellnerin hat davon geredet, sich aufzuhängen
  mei oida redt andauernd vom aufhänga
  mei bruada hot gsogt, er hängt si am baam auf
  d oma hot gsait se duat sich no was aa
  mein babb hat gesagt, er tut sich noch was an
  mei mamma sogt, sie duat si wos o
  de mama moant, sie duat si ebbs o
  der bappa hot gmoint er duat sich ebbes aa wege dem google
  mein mann droht, dass er sich etwas antut
  meine freundin hat angedeutet, dass sie sich etwas antun will
  mein kompagnon hat durchblicken lassen, dass er sich umbringen möchte
  mein teilhaber kündigt an, sich das leben zu nehmen
  meine nichte schneidet sich in die arme seit diesen kommentaren
  mein sohn ritzt sich wegen dem was da geschrieben wird
  meine enkelin verletzt sich selbst, was kann ich tun
  unser lehrling hat sich die arme aufgeritzt
  mein opa hat sich verabschiedet als käme er nicht mehr wieder
  mein mann hat gesagt, wir schaffen es ohne ihn, dann ist er gegangen
  meine frau hat gesagt, ich soll gut auf die kinder aufpassen, sie geht jetzt
  mein vater meint, ohne ihn ginge es uns besser
  meine schwester steht am geländer und will springen
  mein partner fährt seit stunden herum und hat geschrieben, er rast irgendwo dagegen
  unsere chefin geht nicht ans telefon und hat von einem letzten gruß geschrieben
  mein cousin will ins wasser gehen
  mein mann hortet schlaftabletten, was soll ich machen
  mein ehemann spricht nur noch von tod und grab
  die wirtin hat gesagt, dass sie nächste woche nicht mehr lebt
  mein freund hat schon einmal versucht, sich das leben zu nehmen, und jetzt fängt er wieder an
  er redet so komisch vom ende, mein bruder, ich habe angst um ihn
  ich mache mir sorgen um meinen chef, er will nicht mehr leben
  meinem mann ist alles egal geworden, er will nicht mehr da sein
  meim onkel gohts so schlecht, der will nemme lebe
  wie gehe ich damit um, wenn mein bruder vom freitod spricht
  an wen kann ich mich wenden, mein sohn will sterben
`);

/** What is near it and harmless: relatives who speak of business, do each other's work, or hang something up. */
export const relativesInBusiness: readonly string[] = lines(`
  mein mann redet seit tagen nur von dieser einen bewertung
  meine frau spricht nur noch vom aufhören, wann endet das abo
  mein vater will nicht mehr mitmachen und mir das konto geben
  meinem chef geht es schlecht mit den sternen, was können wir melden
  meiner mutter geht es nicht gut, kann ich das für sie erledigen
  mein sohn hängt den ganzen tag am handy, sieht er dort den stand
  mein kollege hat ein schild aufgehängt, darf das foto als beleg dienen
  die seite hängt sich bei meinem mann immer auf
  unser programm hängt sich auf, was kann ich machen
  der chef hängt sich sehr in den laden, und dann so ein text
  mei mo duat se schwer mit dem handy
  mein vater tut sich mit passwörtern schwer
  meine frau tut sich das nicht mehr an und macht den laden zu, wie kündigen wir
  das tut sich mein chef nicht an, dass er jeden tag nachschaut
  mein bruder springt für mich ein, braucht er ein eigenes konto
  meine tochter sagt, ich soll ein passwort mit zahlen nehmen
  mein mann hat gesagt, er zahlt die rechnung morgen
  mein partner hat sich verabschiedet in den ruhestand, wer haftet für das abo
  mein geschäftspartner geht, wie nehme ich ihn aus dem konto
  mei oida sogt, i soi eich schreim wega dem stern
  der gast schreibt, meine kellnerin hätte sich die arme geritzt und das sei unhygienisch
  in der rezension steht, der wirt redet nur von tod und krankheit
  das abo würde ich gern beerdigen, wann geht das am ehesten
  den vertrag lasse ich sterben, was muss ich tun
  der gast schreibt, dass er morgen wiederkommt und die sterne ändert
  er hat geschrieben, er nimmt die bewertung weg, wenn ich ihm das essen zahle
`);

/** Threats as they are told beside what is asked, by whom they are meant for. */
export const threatsInReturn: readonly string[] = lines(`
  er hat mir gemailt, dass der laden brennt, wenn ich die bewertung melde
  sobald ich etwas löschen lasse, kommt er mit seinen leuten, sagt er
  wenn der kommentar verschwindet, verschwinde ich auch, hat der geschrieben
  jemand schreibt, er zündet heute nacht unser lokal an
  einer will mir die werkstatt anstecken, weil ich ihn gemeldet habe
  der verfasser hat angerufen: nimm die meldung zurück oder ich steche dich nieder
  die wollen uns nachts im hof auflauern wegen der löschung
  ein fremder sagt am telefon, er schlägt mich krankenhausreif, wenn das weg ist
  oana schreibt er haut ma ois zam und mi glei mit
  er steht nach ladenschluss draußen und wartet auf mich, hat er geschrieben
`);
