import { lines, type Paraphrases } from '../paraphrases.ts';

/** What becomes of a request, as somebody asks who tells a situation or knows none of our words. */
export const outcomesInOtherWords: Paraphrases = {
  duration: lines(`
    wie lange dauert ein löschantrag bei euch
    Wie lange dauert so ein Löschantrag im Schnitt?
    Wie lange dauert ein Antrag auf Löschung?
    Wie viele Werktage dauert ein Löschantrag?
    löschantrag dauer
    wia schnöi is des bei eich erledigt
    Wie fix seid ihr da so?
    wie schnell seids ihr
    Wann ist das Ding endlich weg?
    Mit welcher Wartezeit muss ich rechnen?
    Wie flott geht das?
    Wie schnell reagiert Google normalerweise auf so was?
    Ist das morgen erledigt?
    Dauert das Tage oder Monate?
    Bis wann habt ihr ein Ergebnis?
    Könnt ihr mir einen Termin nennen, wann sie weg ist?
    Nach welcher Zeit antworten die in der Regel?
    Wie lange muss ich mit der Bewertung noch leben?
    wi schnel get das
    Wia lang ziagt si des?
    wie schnell antwortet die plattform üblicherweise
    in welchem tempo reagiert google auf meldungen
    wie flott sind die bei google mit einer antwort
  `),
  faster: lines(`
    Geht das auch auf die Schnelle, wenn ich mehr zahle?
    Könnt ihr meinen Fall vorziehen?
    Es eilt, gibt es eine Überholspur?
    Ich brauche das bis Freitag
    Kann man das beschleunigen?
    Eilzuschlag möglich?
    Bekommen manche Kunden Vorrang?
    kann ich gegen geld schneller drankommen
    gibt es eine eilbearbeitung
    was kostet es extra wenn es schneller gehen soll
    kann man die sache beschleunigen
    gibt es einen express tarif
    ich zahle gern mehr wenn es dafür flotter geht
    geht das auch bevorzugt
    komme ich mit einem aufschlag früher dran
    bitte um vorrangige bearbeitung
    gehts a schneller wenn i mehr zahl
    ist eine vorzugsbehandlung möglich
    kann man priorität kaufen
  `),
  'follow-up': lines(`
    Hakt ihr nach, wenn keine Antwort kommt?
    Was, wenn die Plattform sich nicht meldet?
    Wie oft fragt ihr dort nach?
    Muss ich selbst hinterhertelefonieren?
    Bleibt ihr dran oder verläuft das im Sande?
    und wenn google nicht reagiert
    was macht ihr wenn keine antwort von google kommt
    google schweigt, was tut ihr dann
    und wenn die sich einfach nicht melden
    was passiert wenn die plattform auf stur schaltet
    und wenn google sich gar nicht rührt
    und wenn von denen nie was kommt
    was ist wenn die plattform nie antwortet
  `),
  'at-platform': lines(`
    Was heißt, der Antrag liegt bei der Plattform?
    Der Fall ist übermittelt, was passiert da jetzt?
    Bedeutet „bei der Plattform“, dass ihr fertig seid?
    Seit wann liegt mein Antrag dort?
  `),
  status: lines(`
    Welche Phasen durchläuft ein Antrag bei euch?
    In welchen Stufen zeigt ihr den Fortschritt?
    Welche Zustände gibt es da?
    Da steht nicht genehmigt, was soll das heißen?
    Woran erkenne ich, dass es geklappt hat?
    Wer setzt den Status?
    Welches Wort steht in der Liste, wenn es abgelehnt wurde?
    Was sagen die farbigen Kästchen aus?
    was steht in der liste wenn es abgelehnt wird
    welches wort steht da bei einem nein
    wie heißt der status wenn die plattform ablehnt
  `),
  'not-approved': lines(`
    Die Plattform hat nein gesagt, was kann ich tun?
    Kann man gegen eine Absage angehen?
    Wie lege ich Widerspruch ein?
    Darf ich dieselbe Bewertung noch einmal einreichen?
    Warum wurde das abgelehnt?
    Abgeblitzt, und was nun?
    Habe ich einen zweiten Versuch?
    Wie oft kann man es nach einer Ablehnung probieren?
    kann ich gegen die ablehnung noch etwas tun
    wie lege ich widerspruch ein
    gibt es nach einer absage noch einen weg
  `),
  'came-back': lines(`
    Die gelöschte Rezension steht plötzlich wieder online
    War weg, jetzt ist sie wieder zu sehen, was tun?
    Kann eine entfernte Bewertung zurückkommen?
    Der Kram ist wieder aufgetaucht
  `),
  'who-decides': lines(`
    Wer bestimmt, ob das gelöscht wird?
    Liegt das an euch oder an Google?
    Habt ihr Einfluss auf das Ergebnis?
    Wer hat das letzte Wort?
    Von wem hängt es ab, ob eine Kritik verschwindet?
    Muss Google so etwas löschen?
    Entscheidet ihr das?
    Wer sagt am Ende ja oder nein?
    liegt es an euch oder an denen ob es verschwindet
    wovon hängt es ab ob die bewertung verschwindet
    wer hat es in der hand ob sie runter kommt
    wer hat bei der löschung das letzte wort
    wer sagt am schluss ja oder nein
    beurteilt ihr vorher ob mein antrag gerechtfertigt ist
  `),
  'public-counter': lines(`
    Was hat es mit diesem Zähler im Profil auf sich?
    Alle reden von der Zahl entfernter Bewertungen, was ist das?
    Sehen meine Kunden, dass ich etwas habe löschen lassen?
    Steht dann in meinem Profil, dass Bewertungen entfernt wurden?
    Zeigt Google öffentlich eine Zahl der Löschungen?
    Fällt das den Leuten auf, wenn was verschwindet?
    Was ist das für ein Hinweis wegen Diffamierung im Profil?
    Kann man die Anzeige mit den entfernten Bewertungen ausblenden?
    bekommen meine gäste auf google mit dass etwas gelöscht wurde
    merkt man auf der google seite dass eine bewertung weg ist
    sehen meine kunden auf google dass etwas entfernt wurde
    fällt es den leuten auf dass da eine bewertung fehlt
    könnt ihr den hinweis über entfernte bewertungen abschalten
    der vermerk im profil sieht schlecht aus, kann der weg
    erfahren besucher meines profils von der löschung
  `),
  'average-rating': lines(`
    Steigt mein Schnitt, wenn die eine weg ist?
    Wann aktualisiert sich meine Note bei Google?
    Ändert sich die Durchschnittsbewertung sofort?
    Warum steht da immer noch 3,9, obwohl gelöscht wurde?
    Zeigt ihr mir, wie sich meine Sterne entwickeln?
  `),
  notifications: lines(`
    Sagt ihr mir Bescheid, wenn sich was tut?
    Wie erfahre ich vom Ergebnis?
    Muss ich ständig selbst nachschauen?
    Ich will keine Mails mehr von euch
    Kann ich die Benachrichtigungen abstellen?
    Es kam keine Mail, obwohl sich der Stand geändert hat
    Schickt ihr auch Werbung?
    eure mails sind mir zu viel, wie stelle ich die ab
    ich will keine mail bei jedem status mehr
    die ständigen nachrichten zu den anträgen nerven, abschalten
    wie krieg ich die mails über meine anträge weg
    bekomme ich die änderungen auch per whatsapp
    schickt ihr mir auch eine sms
    zu viele emails von euch
    ich will keine mails mehr bei jeder statusänderung, wo schalte ich das ab
    die nachrichten bei jedem neuen stand nerven, abstellen bitte
  `),
  questions: lines(`
    Ihr habt mich was gefragt, wo antworte ich?
    Was passiert, wenn ich eure Rückfrage nicht beantworte?
    Wie lange habe ich Zeit, auf eine Frage von euch zu reagieren?
    Wo finde ich die Frage zu meinem Antrag?
  `),
  'answer-to-customer': lines(`
    Google hat mir direkt geschrieben, was mache ich damit?
    Ich habe eine Mail von der Plattform zu meiner Meldung bekommen
    Die Antwort kam bei mir an statt bei euch
    Wohin mit dem Bescheid, den die Plattform mir geschickt hat?
  `),
  'decision-taken-back': lines(`
    Gestern stand da gelöscht, heute wieder eingereicht, warum?
    Wieso hat sich der Status zurückgedreht?
    Habt ihr euch beim Status vertan?
  `),
  'proof-of-sending': lines(`
    Wie weise ich nach, dass die Meldung raus ist?
    Gibt es ein Aktenzeichen von der Plattform?
    Mein Anwalt will sehen, was ihr wann gemeldet habt
    Wo finde ich den genauen Wortlaut, der verschickt wurde?
  `),
  'find-review': lines(`
    Ich finde meine eine Bewertung in der Liste nicht mehr
    Wie suche ich nach einem bestimmten Namen?
    Kann ich nach Sternen filtern?
    Eine eingetragene Rezension ist verschwunden
  `),
  'reviews-export': lines(`
    Kann ich meine Anträge als Tabelle runterladen?
    Ich brauche eine Liste aller Bewertungen für Excel
    Export der Bewertungen möglich?
  `),
  'many-reports': lines(`
    Bringt es was, wenn meine Familie die Bewertung auch meldet?
    Sollen meine Mitarbeiter zusätzlich melden?
    Hilft es, wenn zehn Leute dasselbe melden?
    wenn ich meine bekannten auch noch melden lasse, wird es dann schneller
    zehn leute melden dieselbe bewertung, geht das fixer
    bringt es was wenn meine mitarbeiter die bewertung auch melden
    sollen alle meine bekannten die rezension bei google melden
    wirkt es besser wenn viele dieselbe bewertung melden
    hilft es wenn die ganze verwandtschaft mitmeldet
    erhöht sich der druck wenn mehrere sie melden
    wenn zwanzig leute auf melden klicken, kommt sie dann eher weg
    ich lass meine stammgäste alle melden, ist das sinnvoll
    reicht eine meldung oder besser mehrere
    kann ich die bewertung zusätzlich selbst bei google melden
    macht es einen unterschied wie viele melden
  `),
};
