import { lines, type Paraphrases } from '../paraphrases.ts';

/** What was answered beside the point, said anew: two readings of one word, how one pays, what stays in a browser, dialect. */
export const onceMoreInOtherWords: Paraphrases = {
  'terms-change': lines(`
    ab dem zweiten jahr mehr geld?
    erhöht ihr die gebühr irgendwann
    kann der preis während der laufzeit steigen
    steigen die kosten im zweiten vertragsjahr
    bleibt der betrag auch nach der verlängerung gleich
    zahle ich später mehr als am anfang
    gibt es preiserhöhungen
    habt ihr schon mal die preise angezogen
  `),
  refund: lines(`
    krieg ich mein geld wieder, wenn keine einzige löschung klappt
    alles abgelehnt, bekomme ich die beiträge zurück
    geld zurück falls google nein sagt
    kann man gezahltes zurückverlangen, wenn nichts gelöscht wurde
    holt man sich die gebühren wieder, wenn die plattform ablehnt
  `),
  'fee-on-success': lines(`
    wenn alle anträge scheitern, läuft die zahlung dann weiter
    muss ich bei lauter ablehnungen trotzdem zahlen
    nehmen wir an, keiner meiner anträge geht durch: was zahle ich dann
    null erfolg, trotzdem 59 euro?
    kostet mich eine abgelehnte meldung genauso viel
  `),
  'which-reviews': lines(`
    den löschgrund, wählt den jemand von euch
    muss ich den grund selber aussuchen oder macht ihr das
    bestimmt ihr, welcher grund angegeben wird
    nehmt ihr mir die wahl des grundes ab
    wer legt fest, womit die löschung begründet wird
  `),
  status: lines(`
    sehe ich den stand sofort oder muss ich bei euch anfragen
    kann ich live verfolgen, was mit der meldung ist
    muss ich anrufen, um den stand zu erfahren
    zeigt ihr mir den stand laufend an
    ist die anzeige vom stand immer aktuell
  `),
  duration: lines(`
    wann ist die bewertung endlich weg, ich warte ewig
    wann ist das löschen durch, ich sitze auf kohlen
    arbeitet google auch am wochenende an löschungen
    löschen die samstags und sonntags auch
    wird bei denen nur werktags gelöscht
    macht dia des au am sonndag oder erschd am mondag
    dees dauert ja ewig, wann isch des vo dem gelöscht
    wie lang no bis de bewertung naus isch
  `),
  promise: lines(`
    wie gut stehen die chancen, dass die sterne verschwinden
    wie hoch is die schangse dass de weg kommt
    wie stehn denn de aussichten, dass das wegkommt
    gibst du mir eine garantie, sonst will ich mein geld zurück
    unterschreibt mir, dass alles gelöscht wird
    erfolgsquote bitte schwarz auf weiß garantieren
    hundert prozent weg oder kein geld, einverstanden?
  `),
  'came-back': lines(`
    kann google eine löschung später rückgängig machen
    stellt google gelöschtes manchmal wieder ein
    bleibt gelöscht für immer gelöscht
    taucht die irgendwann wieder auf, wenn google es sich anders überlegt
    ist eine löschung endgültig oder kann sie gekippt werden
  `),
  assessment: lines(`
    die bewertung ist uralt, ist das nicht verjährt
    gibt es bei bewertungen eine verjährung
    nach wie vielen jahren verjährt so eine behauptung
    is des ned scho verjährt, de is von vor sechs joahr
  `),
  password: lines(`
    mein kennwort ist mir entfallen
    passwort verlegt, und jetzt
    hab das passwort verbummelt
    ich weiß das passwort nimmer
    passwort futsch, was mach ich
    i woaß mei passwort nimma
  `),
  'two-factor': lines(`
    bekommt ihr meinen fingerabdruck zu sehen
    wo landet mein fingerabdruck beim passkey
    speichert ihr mein gesicht, wenn ich mich damit anmelde
    bleibt der fingerabdruck auf dem handy
    sind biometrische daten bei euch gespeichert
  `),
  encryption: lines(`
    liegt der name des verfassers verschlüsselt bei euch
    sind die namen der bewerter verschlüsselt gespeichert
    ist das, was ich über den rezensenten eintrage, verschlüsselt
  `),
  'decided-kept': lines(`
    was passiert mit den angaben, wenn über den antrag entschieden ist
    was wird aus dem namen des bewerters, wenn der fall zu ist
    bleibt der vorgang gespeichert, wenn er erledigt ist
  `),
  operator: lines(`
    wer ist bei euch der verantwortliche für die daten
    datenschutzrechtlich verantwortliche stelle
    wer steht als verantwortlicher in der datenschutzerklärung
    wer verantwortet die datenverarbeitung
    wo finde ich eure umsatzsteuer-identifikationsnummer
    wo steht die ust-id von euch
    habt ihr selber eine umsatzsteuernummer
  `),
  cookies: lines(`
    bleibt etwas auf meinem rechner, wenn ich mich nur umsehe
    legt die seite was im browser ab
    speichert ihr was auf meinem gerät, solange ich nur lese
    was hinterlässt eure seite auf meinem computer
    ich schau nur, merkt sich der browser was von euch
  `),
  machine: lines(`
    ist es vorschrift, dass da ki steht
    müsst ihr die ki kennzeichnen oder macht ihr das aus freien stücken
    welches gesetz verlangt, dass ki draufsteht
    warum weist ihr auf die ki hin
    besteht eine kennzeichnungspflicht für bots
  `),
  'support-hours': lines(`
    hast du irgendwann feierabend
    machst du auch mal pause
    bist du immer wach
    wann machst du schluss für heute
    hosch du au mol frei
    schläfst du nachts
    habt ihr am wochenende zu
  `),
  price: lines(`
    wie hoch ist der betrag fürs jahr
    jahresbetrag
    nenn mir die jahreskosten
    wie viel ist das aufs jahr
    ich frage zum zweiten mal: was kostet das jahr
    nochmal, welche summe pro jahr
  `),
  vat: lines(`
    für die kalkulation brauche ich den betrag ohne steuer im monat
    nettopreis monatlich bitte
    wie hoch ist der monatsbetrag netto
    netto pro monat für unsere kostenstelle
  `),
  invoice: lines(`
    wie kommt die rechnung zu mir
    kommen die rechnungen mit der post
    auf welche weise stellt ihr die rechnung zu
    erhalte ich rechnungen per mail oder per brief
    schickt ihr die rechnung auf papier
    wie gelangt die rechnung zu unserer buchhalterin
  `),
  term: lines(`
    wie lange bin ich gebunden, wenn ich jetzt anfange
    wie lang hänge ich da drin
    wia lang bin i do drin wenn i heid ofang
    wie lange komme ich nicht raus
  `),
  'add-review': lines(`
    was muss ich für einen antrag alles angeben
    was braucht ihr von mir für die meldung
    welche angaben sind für einen antrag nötig
  `),
  notifications: lines(`
    schickt ihr mir werbung per mail
    bekomme ich werbemails
    krieg ich dann newsletter
  `),
  'remove-business': lines(`
    ist das löschen eines betriebs endgültig
    ich will meinen betrieb aus der liste nehmen, traue mich aber nicht
    wenn ich das unternehmen lösche, ist es dann für immer weg
  `),
  person: lines(`
    ich wollte neulich einen menschen sprechen und es kommt keiner
    wo bleibt der kollege, den ich verlangt habe
  `),
  'own-review-counts': lines(`
    gesamtzahl meiner eingetragenen bewertungen
    wieviel bewertungen sinds alles zusammen bei mir
  `),
  'own-businesses': lines(`
    welche betriebe sind bei mir drin
    nenn mir meine betriebe
  `),
  'google-relation': lines(`
    seid ihr ein partner von google
    arbeitet ihr als partner mit google zusammen
    gehört ihr irgendwie zu google
    habt ihr bei google einen ansprechpartner
    ruft ihr dort einfach an
  `),
  'with-person': lines(`
    antwortet der bot noch, wenn ein mensch dran ist
    mischt sich die ki ein, wenn mir ein kollege schreibt
    hält der automat den mund, sobald jemand von euch schreibt
    schreibt dann nur noch der mensch
    ist der assistent dann aus
    wenn ein mitarbeiter übernimmt, schweigt dann die ki
    redet ihr dann beide mit mir
    was macht der assistent, wenn ein mensch antwortet
    wann ist der assistent wieder da
    wie komme ich vom mitarbeiter wieder zum bot zurück
    jetzt schreibt mir ein mensch, wer antwortet auf die nächste frage
    bleibt der mitarbeiter dann für mich zuständig
    kommen nach dem menschen wieder automatische antworten
    warum antwortet der bot nicht mehr, seit der kollege geschrieben hat
    wieso sagt der assistent gerade nichts
    die ki ist still, ist sie kaputt oder schreibt ein mensch
    quatscht der roboter weiter dazwischen
    funkt die maschine dazwischen, wenn ich mit einem von euch rede
    wie lange bleibt der chat bei dem menschen
    ab wann antwortet wieder die ki
    gilt das gespräch mit dem mitarbeiter bis er es beendet
    redt der bot dann no mit
    schwätzt die maschin no drei
    schaltet ihr die ki ab, wenn ich jemanden echten habe
    wechselt das irgendwann zurück auf automatisch
    habe ich den mitarbeiter dann für mich allein oder redet die ki mit
  `),
};
