import { lines, type Paraphrases } from '../paraphrases.ts';

/** Notice, and what comes after it, as somebody asks who tells a situation or knows none of our words. */
export const noticeInOtherWords: Paraphrases = {
  notice: lines(`
    Darf ich auch schon ein halbes Jahr vor Schluss kündigen?
    Nehmt ihr Kündigungen lange im Voraus an?
    Kann ich heute schon zum Ende kündigen, obwohl noch viel Zeit ist?
    Was muss ich tun, damit es nicht weiterläuft?
    Wie lange vorher muss ich Bescheid geben, wenn ich nicht verlängern will?
    An wen schicke ich die Kündigung?
    Wie funktioniert das Beenden des Vertrags?
    Welche Frist muss ich einhalten?
    Was, wenn meine Kündigung zu spät bei euch ist?
    Kann ich jederzeit aussteigen?
    Zu welchem Zeitpunkt kann ich den Vertrag beenden?
    Vier Wochen oder dreißig Tage, was gilt denn nun?
    Muss ich bis zum Ende zahlen, wenn ich jetzt kündige?
    Wo ist der Knopf zum Aufhören?
    Bis wann spätestens muss meine Absage vorliegen, damit nicht noch ein Jahr drankommt?
    Kann ich weiter einreichen, nachdem ich gekündigt habe?
    Wirkt die Kündigung sofort oder erst zum Schluss der Laufzeit?
    Zählt das Datum des Absendens oder der Eingang?
    Wie viel Vorlauf braucht ihr bei einer Kündigung?
    Was ist die Kündigungsfrist laut AGB und laut den anderen Seiten?
  `),
  'notice-form': lines(`
    Muss die Kündigung schriftlich mit Unterschrift sein?
    Reicht eine formlose Mail zum Kündigen?
    Braucht ihr ein Einschreiben?
    Muss ich Gründe nennen, wenn ich gehe?
    Kann mein Anwalt für mich kündigen?
    Darf ich auch hier im Chat kündigen?
    Per Fax kündigen, geht das?
    Genügt es, wenn ich es online mache?
    Mündlich am Telefon aufhören, zählt das?
  `),
  'notice-taken-back': lines(`
    Ich habe gekündigt, will aber doch bleiben
    Kann ich es mir nach der Kündigung noch anders überlegen?
    Kündigung stornieren, wo mach ich das?
    Habe aus Versehen auf Kündigen gedrückt
    Doch weitermachen trotz Kündigung, geht das?
    Wie widerrufe ich meine Kündigung?
  `),
  confirmation: lines(`
    Woher weiß ich, dass meine Kündigung bei euch angekommen ist?
    Bekomme ich schwarz auf weiß, dass der Vertrag beendet ist?
    Schickt ihr eine Bestätigung, wenn das Abo beginnt?
    Hab nach der Kündigung nichts gehört, ist sie eingegangen?
    Gibt's eine Eingangsbestätigung?
    Ich bräuchte den Abschluss noch mal schriftlich
  `),
  'important-reason': lines(`
    Mein Betrieb ist abgebrannt, komme ich vorzeitig aus dem Vertrag?
    Ich bin schwer krank geworden und muss schließen, lasst ihr mich früher gehen?
    Wir sind insolvent, endet der Vertrag dann sofort?
    Gibt es ein Sonderkündigungsrecht?
    Kann ich fristlos raus, wenn ihr eure Arbeit nicht macht?
    Wann darf ich außerordentlich aussteigen?
    Der Laden wird zum Sommer dichtgemacht, muss ich das Jahr trotzdem absitzen?
    Gewerbe abgemeldet, komme ich ohne Frist raus?
    Hochwasser hat alles zerstört, gilt die Frist trotzdem?
    Härtefall, gibt es da einen schnelleren Weg raus?
    Ich geh in Rente, komme ich eher raus als vereinbart?
    bei uns hat es gebrannt, den betrieb gibt es nicht mehr, komme ich sofort raus
    das hochwasser hat den laden zerstört, kann ich vorzeitig aus dem vertrag
    ich bin schwer krank und muss schließen, geht es ohne frist
    gibt es einen weg aus dem vertrag ohne die lange frist abzuwarten
    fristlos raus weil mein betrieb nicht mehr existiert
  `),
  successor: lines(`
    Ich verkaufe mein Geschäft, was wird aus dem Abo?
    Mein Sohn übernimmt den Betrieb, kann er den Vertrag weiterführen?
    Der Inhaber ist verstorben, was passiert mit dem Vertrag?
    Wir ziehen mit der Firma um, läuft das Abo weiter?
    Kann ich den Vertrag auf jemand anderen überschreiben?
    Aus der Einzelfirma wird eine GmbH, muss ich neu abschließen?
    Ich gebe auf, endet das Abo mit der Geschäftsaufgabe?
    Wir verlegen den Firmensitz, ändert das was am Vertrag?
  `),
  pause: lines(`
    Wir haben über Winter zu, kann man das Abo so lange ruhen lassen?
    Zwei Monate Elternzeit, kann ich aussetzen?
    Kann der Vertrag stillgelegt werden, während wir umbauen?
    Beitragsfrei stellen, wenn ich gerade nichts einreiche?
    Ich brauche euch erst im Herbst wieder, kann man das einfrieren?
    Unterbrechung möglich?
  `),
  'subscribe-again': lines(`
    Wenn ich gehe, kann ich später wiederkommen?
    Mein Abo ist ausgelaufen, wie fange ich neu an?
    Nach dem Ende noch mal abschließen, geht das?
    Bin ich nach der Kündigung für immer draußen?
    Neues Abo nach abgelaufener Laufzeit?
  `),
  'after-the-end': lines(`
    Was wird aus meinen alten Anträgen, wenn der Vertrag vorbei ist?
    Sehe ich meine Bewertungen noch, wenn das Abo ausgelaufen ist?
    Komme ich nach Vertragsende noch in mein Konto?
    Bleibt der Verlauf einsehbar, wenn ich nicht mehr zahle?
    Verliere ich alles, sobald das Abo endet?
    Ist nach der Laufzeit alles weg oder kann ich noch nachschauen?
    Wird mein Zugang mit dem Abo abgeschaltet?
    kann ich nach vertragsende noch in meine alten anträge schauen
    was passiert mit meinen fällen wenn das abo vorbei ist
    bleibt mein konto nach dem abo bestehen
    sind meine vorgänge nach der kündigung noch sichtbar
    komme ich nach dem ende noch rein
    ist nach dem abo alles weg oder kann ich noch nachsehen
    kann ich mich nach ablauf noch einloggen und die alten sachen lesen
    verliere ich den zugriff wenn der vertrag endet
    was wird aus den akten wenn ich kein kunde mehr bin
    sehe ich hinterher noch die erledigten bewertungen
  `),
  'own-subscription': lines(`
    Ist meine Kündigung durchgegangen?
    Hat es mit meiner Kündigung funktioniert?
    Bin ich wirklich raus, oder läuft noch was?
    Bin ich gerade zahlender Kunde?
    Ist mein Vertrag noch am Leben?
    Wann ist bei mir Schluss?
    Bis zu welchem Tag geht mein aktuelles Jahr?
    Wann fängt mein nächstes Vertragsjahr an?
    Hab ich eigentlich ein Abo?
    Wie ist der Stand meines Vertrags?
    Wie viele Monate habe ich noch vor mir?
    Ist meine Kündigung bei euch vermerkt?
    wan is mein apo zuende
    Wann is bei mir endgültig Feierabend mit dem Vertrag?
    wann ist endgültig schluss mit uns beiden
    wann ist es endgültig vorbei
    bin ich schon kunde bei euch
    habe ich schon ein laufendes abo
    zahle ich schon oder noch nicht
    wann ist es mit uns endgültig aus
    wann bin ich euch los
    welcher tag ist mein letzter bei euch
    bis wann darf ich noch anträge stellen, gekündigt habe ich
    wie lange kann ich euch noch nutzen nach meiner kündigung
    wann trennen sich unsere wege
    wann ist schluss mit dem vertrag, gekündigt ist schon
    wann endet bei mir die laufzeit
    wie lange bin ich noch dabei
    wie lange habe ich noch zugang nach meiner kündigung
    bis wann kann ich die seite noch nutzen, ich bin ja gekündigt
    verlängert es sich bei mir diesen sommer nochmal
    bleibt das abo bis zum ende aktiv oder bin ich gleich draußen
    an welchem tag hört mein abo auf
  `),
  'own-notice': lines(`
    Bis zu welchem Tag kann ich meinen Vertrag noch loswerden?
    Wie viele Tage habe ich noch zum Kündigen?
    Reicht es, wenn ich erst im Juli kündige?
    Bin ich schon zu spät dran mit der Kündigung?
    Wann ist mein letzter Tag, um abzusagen?
    Was ist mein Stichtag?
    Wenn ich heute kündige, wann bin ich dann raus?
    Wie lange kann ich mir mit dem Kündigen noch Zeit lassen?
    Muss meine Absage schon diesen Monat da sein?
    wann komme ich frühestens aus dem vertrag raus
    was ist der früheste termin zum aussteigen bei mir
    wann wäre frühestens feierabend mit dem abo
    zu welchem termin wäre frühestens schluss
    wenn ich jetzt kündige, ab welchem tag bin ich raus
    ich mache den laden bald dicht, ab wann bin ich das abo los
    wann ist frühestens ende mit dem vertrag
    bis zu welchem tag muss meine kündigung spätestens ankommen
    bis wan mus die kündigung da sein damit es nich weiterleuft
    was geschieht wenn meine kündigung erst ende juli ankommt
    meine kündigung kommt ein paar tage zu spät an, was heißt das für den vertrag
    frühester ausstieg
  `),
};
