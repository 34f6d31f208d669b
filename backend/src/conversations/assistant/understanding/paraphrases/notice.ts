import { lines, type Paraphrases } from './paraphrases.ts';

/** Notice, and what gets out of a contract otherwise. */
export const noticeParaphrases: Paraphrases = {
  notice: lines(`
    was wird nach der kündigung aus meinen anträgen
    laufen meine anträge nach der kündigung weiter
    bearbeitet ihr meine fälle noch wenn ich gekündigt habe
    kann ich gleich nach dem abschluss kündigen
    sofort wieder kündigen möglich
    kann ich heute schon kündigen für nächstes jahr
    schon jetzt kündigen zum ende
    brauche ich einen grund zum kündigen
    wie kündige ich
    wie kann ich das abo beenden
    wia kündigt ma
    kündigungsfrist?
    wie lang ist die frist zum kündigen
    Welche Kündigungsfrist gilt bei euch?
    wo kann ich kündigen
    auf welchem weg muss ich kündigen
    kündigen per chat möglich?
    Wo finde ich den Knopf zum Kündigen?
    kündigungsfirst
    wie werd ich das abo wieder los
    4 wochen oder 30 tage, was stimmt denn nun?
    In den AGB stehen 4 Wochen und woanders 30 Tage. Was gilt?
    Welche der beiden Fristen ist richtig?
    was ist wenn die kündigung zu spät kommt
    kündigung einen tag zu spät was dann
    Ich habe die Frist verpasst, was passiert jetzt?
    bleibt mein zugang nach der kündigung bestehen
    kann ich nach der kündigung weiter anträge stellen
    Was passiert mit meinen laufenden Anträgen nach der Kündigung?
    wie läuft eine kündigung ab
    brauch ich für die kündigung einen grund
    ich überlege zu kündigen, wie geht das
    Falls ich mal aufhören will: wie kündigt man?
    an wen schick ich die kündigung
    Bekomme ich eine Bestätigung der Kündigung?
    wie viel vorher muss man kündigen
    abo abbestellen wie
    wenn die kündigung zu spät eintrifft
    was, falls meine kündigung verspätet ist
    ich möchte kündigen wie mache ich das
    mecht kündigen wie
    wie kann ich mich abmelden vom abo
    vertrag auflösen wie
    kuendigen wie geht das
    muss ich einen grund für die kündigung nennen
    brauche ich einen kündigungsgrund
    warum stehen da zwei fristen
    wieso gibt es zwei verschiedene fristen
    welche der beiden fristen gilt
    was gilt, 28 oder 30 tage
    welches der beiden daten ist das sichere
    ich will raus, wie mach ich das
    wie beende ich das abo
    wo klicke ich zum kündigen
    wie viel vorlauf brauche ich zum kündigen
    was ist wenn ich einen tag zu spät kündige
    was passiert wenn ich den termin verpasse
    muss ich einen grund nennen
    wie steigt man bei euch wieder aus
    wie kündigt man
    bekomme ich eine bestätigung meiner kündigung
    wie komm i do wieda raus
    wo kündig i des
    wie werd ich den vertrag los
    kann ich nach der kündigung noch bewertungen melden
    darf ich bis zum ende alles weiter nutzen
    bleibt alles bis zum laufzeitende nutzbar
    warum zwei verschiedene fristen
    vier wochen oder dreißig tage was stimmt
    abmelden vom abo
    kündigung einreichen
    kündigungstermin verpasst
    ich geb meinen laden auf wie komm ich aus dem abo
    geschäft wird aufgegeben wie werde ich den vertrag los
    wi kann ich kündingen
    kündingung wie
    zählt eine verspätete kündigung trotzdem
    kündigung kommt ein paar tage zu spät an was gilt
    zu spät gekündigt was passiert
    welche frist gilt denn nun vier wochen oder dreißig tage
    wann muss isch spätestens kündige
    wie funktioniert das aufhören
    wie geht das mit dem ausstieg
    ausstieg
    ausstieg wie
    wie beendet man das bei euch
    mein geschäft schließt zum jahresende wie werde ich den vertrag los
    ich will wissen wie ich wieder rauskomme wenns mir nicht passt
    wia kimm i do wieder naus
    wie steig ich da wieder aus
    langt eine mail als kündigung
    in welcher form muss man kündigen
    an wen geht die kündigung
    wie viel vorlauf braucht ihr fürs aufhören
    wie früh muss ich bescheid geben wenn ich aufhören will
    was passiert wenn ich die frist verpasse
    wie mach ich schluss mit dem abo
    bis wann muss man raus sein damit es nicht weiterläuft
    die kündigungsfrist bitte
    kann ich den vertrag auf meinen nachfolger übertragen oder muss ich kündigen
    wia kündig i des
    wia kimm i wieda aus dem vertrag
    kimm i do wieda naus
    wie komm i do wieder raus
    wenn es mir nicht gefällt, wie komme ich wieder raus
    wenns nix is, wie werd ich das los
    wo ist der knopf zum kündigen
    wo drück i zum kündigen
    gibts eine kündigungsfrist
    is do a frist dabei
    isch do a frischt
    Welche Frist ist bei der Kündigung einzuhalten?
    abo beenden wie geht das
    `),
  'notice-form': lines(`
    Kann ich per E-Mail kündigen?
    muss ich schriftlich per brief kündigen
    reicht a mail zum kündigen
    Kündigung per Fax oder Einschreiben?
    reicht eine mail zum kündigen
    kann ich auch per fax kündigen
    kündigen ohne begründung
    genügt eine formlose mail
    formlos kündigen geht das
    kann ich formlos aussteigen
    reicht zum aufhören eine mail
    muss die kündigung per brief kommen
    brauch ich eine unterschrift für die kündigung
    muss ich begründen warum ich gehe
    muss ich per brief kündigen
    brauche ich ein einschreiben für die kündigung
    kündigung mit unterschrift nötig?
    geht kündigen auch per fax
    kann ich telefonisch kündigen
    muss ich beim kündigen einen grund angeben
    Darf mein Steuerberater für mich kündigen?
    kann meine frau die kündigung schicken
    Kann ein Bevollmächtigter kündigen?
    Brauchen Sie für die Kündigung eine Vollmacht?
    Unsere Kanzlei kündigt im Namen der Mandantin, reicht das?
    ist eine eingescannte kündigung gültig
    Kündigung in Textform ausreichend?
    Ist Schriftform vereinbart?
    welche form muss die kündigung haben
    derf i per mail kündigen
    langt a mail zum kündigen
    reicht dit per mail wenn ick kündige
    kann ich hier im chat kündigen
    gilt das wenn ich im chat schreibe dass ich kündige
    muss die kündigung auf papier sein
    an wen adressiere ich das kündigungsschreiben
    kündigungsschreiben vorlage
    habt ihr ein formular zum kündigen
    was muss in der kündigung drinstehen
    Muss eine Kündigung begründet werden?
    wie muss ich kündigen schriftlich oder online
    kündigung durch den anwalt
    kündigung durch dritte
    zählt der poststempel
    `),
  'notice-taken-back': lines(`
    kündigung rückgängig machen
    kann ich meine kündigung zurücknehmen
    ich hab gekündigt will aber bleiben
    ich will doch weitermachen nach der kündigung
    Kann ich die Kündigung noch stornieren?
    wie ziehe ich die kündigung zurück
    Doch nicht kündigen, wie geht das?
    hab aus versehen gekündigt
    ich hab versehentlich auf kündigen gedrückt
    Bis wann kann ich die Kündigung widerrufen?
    kündigung widerrufen
    Kann eine abgegebene Kündigung zurückgezogen werden?
    ich bleib doch bei euch
    Ich habe es mir überlegt und will das Abo behalten
    wie reaktiviere ich mein gekündigtes abo
    rücknahme der kündigung
    mein chef will doch nicht kündigen
    kündigung zurück nehmen geht des
    Lässt sich meine Kündigung noch aufheben?
    ich möchte die kündigung annulieren
    abo doch fortführen
    gekündigtes abo fortsetzen
    Abo trotz Kündigung weiterlaufen lassen
    war ein fehler mit der kündigung
    kündigung zurückziehn
    kann ich die kündigung zurücknehmen und weitermachen
    ich will doch bleiben
    kündigung rückgängig
    ich hab mich umentschieden und möchte weitermachen
    kann ich das aufhören noch zurückdrehen
    ich will doch weitermachen, geht das noch
    gekündigt und umentschieden
    hab gekündigt will aber doch dabeibleiben
    ich hab es mir anders überlegt ich bleib doch
    kann ich die kündigung wieder zurückziehen
    war zu voreilig mit der kündigung
    gekündigt und will das jetzt wieder zurücknehmen
    ich habe die kündigung geschickt und möchte sie zurücknehmen
    gekündigt aber ich nehme es zurück
    und wenn ich es mir anders überlege mit der kündigung
    kann ich die kündigung hinterher noch stoppen
    `),
  confirmation: lines(`
    ich brauche eine bestätigung dass ich das abo habe
    Können Sie mir den Vertrag schriftlich bestätigen?
    bekomme ich was schriftliches
    schickt ihr mir eine bestätigung wenn ich kündige
    wo sehe ich ob meine kündigung angekommen ist
    ist meine kündigung bei euch eingegangen
    Bitte bestätigen Sie den Eingang unserer Kündigung
    habt ihr meine kündigung bekommen
    hob i scho kündigt oder ned, habts ihr des kriegt
    Ich habe keine Kündigungsbestätigung erhalten
    vertragsbestätigung
    Wo finde ich den Nachweis für das Finanzamt, dass ich Kunde bin?
    bescheinigung über das abo
    brauche was für die unterlagen dass ich bei euch bin
    abo bestätigung per post
    auftragsbestätigung
    wurde mein abo wirklich abgeschlossen
    hat das mit dem abo geklappt
    ich hab nach dem abschluss keine mail bekommen
    Eingangsbestätigung
    ick hab jekündigt, krieg ick da wat schriftlich
    kommt noch eine mail dass ich gekündigt habe
    `),
  'important-reason': lines(`
    außerordentlich kündigen
    sonderkündigung
    fristlos raus
    gibt es gründe um früher rauszukommen
    Kann ich wegen Betriebsaufgabe vorzeitig kündigen?
    härtefall
    ausnahme von der laufzeit
    vorzeitig raus wegen krankheit
    Kann ich außerordentlich kündigen?
    fristlose kündigung möglich?
    Kann ich fristlos kündigen?
    Sonderkündigungsrecht?
    gibt es ein sonderkündigungsrecht
    Kündigung aus wichtigem Grund
    ich gebe mein geschäft auf kann ich sofort raus
    Mein Betrieb ist insolvent, komme ich sofort aus dem Vertrag?
    wir sind pleite, können wir fristlos kündigen
    Kann ich aus wichtigem Grund vorzeitig kündigen?
    Was gilt als wichtiger Grund für eine Kündigung?
    der inhaber ist gestorben, wie kommen wir aus dem vertrag
    ausserordentliche kündigung
    vorzeitig kündigen wegen krankheit
    ich verkaufe meinen laden, darf ich vorher kündigen
    sofort kündigen geht das
    fristlos raus
    Kann man auch ohne Frist kündigen?
    sonderkündigung bei geschäftsaufgabe
    Wir schließen nächsten Monat, gibt es eine außerordentliche Kündigung?
    außerordentliches kündigungsrecht
    Kann der Anbieter mir fristlos kündigen?
    Könnt ihr mich rauswerfen?
    Dürfen Sie mir kündigen?
    kündigung mit sofortiger wirkung
    komm ich früher raus wenn ihr nicht liefert
    kann ich sofort raus wenn ihr pfuscht
    was wenn ihr euren teil nicht einhaltet
    gibt es ein sonderkündigungsrecht bei geschäftsaufgabe
    ich bin pleite komm ich da vorzeitig raus
    sonderkündigung bei insolvenz
    außerordentlich kündigen wegen wichtigem grund
    ich gehe in rente muss ich trotzdem das jahr voll machen
    fristlos geht das
    todesfall in der familie komme ich vorher aus dem vertrag
    laden verkauft komm ich vor ablauf raus
    unter welchen umständen darf ich sofort aufhören
    ich will sofort raus, aus wichtigem grund
    ihr leistet schlecht, komme ich da fristlos raus
    ihr haltet euch nicht an den vertrag, kann ich sofort raus
    Kündigung ohne Einhaltung einer Frist
    kündigung wegen preiserhöhung
    wenn ihr teurer werdet darf ich dann raus
    kann ich wegen krankheit raus
    `),
  withdrawal: lines(`
    kann ich widerrufen
    widerrufsrecht 14 tage?
    hab ich a widerrufsrecht
    ich will vom vertrag zurücktreten
    kann ich das abo zurückgeben
    wiederruf
    Wie widerrufe ich den Vertrag?
    Ich habe gestern abgeschlossen und will widerrufen
    vierzehntägiges widerrufsrecht
    Gilt das Widerrufsrecht auch für Unternehmer?
    gäld zrück
    Rückgaberecht
    Kann ich innerhalb von zwei Wochen vom Vertrag zurück?
    habe mich verklickt und ein abo abgeschlossen, kann ich das rückgängig machen
    habe ich bedenkzeit
    vierzehn tage bedenkzeit wie im onlineshop
    kann ich in den ersten zwei wochen zurück
    hab gestern unterschrieben und will jetzt doch nicht
    vorgestern abgeschlossen komm ich da wieder raus
    widerruf
    widerrufsrecht
    kann ich innerhalb von zwei wochen zurücktreten
    hab mich überrumpeln lassen kann ich das rückgängig machen
    vierzehn tage bedenkzeit
    gibts die zwei wochen wie beim onlinekauf
    kann ich vom vertrag zurücktreten
    gestern abgeschlossen heute bereut was nun
    gilt der widerruf auch für firmen
    kann ich den abschluss wieder rückgängig machen
    widerrufsbelehrung
    wie ist das bei euch mit dem widerruf
    abo aus versehen abgeschlossen, komme ich da raus
    ich wollte das gar nicht abschließen
    versehentlich abonniert
    Meine Frau hat versehentlich das Abo gebucht, kann man das rückgängig machen?
    hab mich verklickt und jetzt habe ich ein abo
    aus versehn aufs abo druckt
    aus versehe s abo gnomma
    i wollt des gar ned
    habe gestern abgeschlossen und will doch nicht
    kann ich noch stornieren
    ko i des no stornieren
    ka i des no storniere
    kann ick dit noch stornieren
    storno innerhalb von 14 tagen
    Vertrag widerrufen als Existenzgründer
    warum habe ich kein widerrufsrecht
    `),
  refund: lines(`
    habe ich ein guthaben bei euch
    wo sehe ich mein guthaben
    guthaben auszahlen
    krieg ich mein geld zurück wenn ich nicht zufrieden bin
    geld zurück garantie?
    gibts geld zurück wenn nix gelöscht wird
    Ich bin unzufrieden und möchte mein Geld zurück
    Erstatten Sie den Restbetrag bei vorzeitiger Kündigung?
    rückerstattung
    Bekomme ich Beiträge erstattet?
    bekomme ich was erstattet wenn ich früher gehe
    Wird mir anteilig Geld zurückgezahlt?
    Was ist mit meinem Geld, wenn ich vorzeitig kündige?
    rückzahlung möglich?
    Rückgabe und Erstattung
    ich will mein geld wieder
    gebt mir mein geld zurück wenn nichts passiert
    nichts gelöscht, geld zurück
    wie bekomme ich mein geld wieder
    zahlt ihr was zurück wenn google ablehnt
    ich möchte den betrag erstattet haben
    wie bekomme ich mein geld retour
    erstattet ihr die gebühr bei misserfolg
    bekomme ich was wieder wenn ihr nichts erreicht
    ihr habt nichts erreicht, ich will das geld zurückhaben
    gibt es eine anteilige rückzahlung
    geld retour bei vorzeitigem ende
    habe ich anspruch auf erstattung
    überzahlung zurückbekommen
    ich habe zu viel bezahlt
    es wurde zu viel abgebucht, bekomme ich das zurück
    doppelt gezahlt, bekomme ich eine gutschrift
    wann kommt meine rückzahlung
    meine erstattung ist noch nicht da
    wo sehe ich eine gutschrift
    krieg i mei geld z'ruck
    krieg ick meen jeld wieda
    bekomm ich mein geld zurück wenn die bewertung stehen bleibt
    gutschrift
    erstattung wegen unzufriedenheit
    was ist mit den schon gezahlten monaten wenn ich gehe
    sehe ich von dem bezahlten geld etwas wieder
    ich habe nichts gemeldet und trotzdem gezahlt, gibt es etwas zurück
    bekomme ich für ungenutzte monate etwas
    drei monate nichts erreicht ich will meine euro wiederhaben
    hat nix gebracht ich will mein geld zurück geht das
    alles umsonst bezahlt krieg ich das wieder
    gebt mir mein geld wieder ihr habt nichts geschafft
    wenn ich vor der zeit gehe krieg ich den rest ausbezahlt
    gebt ihr mir das geld für die übrigen monate wieder
    bekomme ich die zweite hälfte vom jahr zurück
    krieg ich was raus wenn ich im sommer aufhöre
    zahlt ihr anteilig zurück
    wenn ich mitten im jahr aussteige gibts geld retour
    überweist ihr mir den rest zurück
    gibts geld zurück wenn ich früher abspringe
    rückzahlung bei vorzeitigem ende
    was ist mit dem schon bezahlten wenn ich gehe
    krieg i mei geld wieder wenns nix werd
    ich hab monatelang nichts eingereicht und trotzdem gezahlt, gibt es davon was zurück
    kriege ich am ende etwas wieder von dem was ich umsonst bezahlt habe
    hab es kaum benutzt, bekomme ich zum schluss etwas zurück
    zahlt ihr mir das geld zurück wenn google ablehnt
    i wui mei geld zruck
    i will mei geld zrück
    kohle zurück
    ihr habt nichts erreicht ich will mein geld
    doppelt bezahlt, bekomme ich das wieder
    `),
};
