import { lines, type Paraphrases } from './paraphrases.ts';

/** Price, term and notice as they are asked by the way, in idioms, dictated, or with a story around. */
export const otherContractParaphrases: Paraphrases = {
  price: lines(`
    muss ich den jahresbetrag auf einmal zahlen
    siebenhundertacht auf einen schlag oder monatlich
    bleibt es nach zwölf monaten gleich oder zahl ich mehr
    gold silber oder bronze was gibt es
    bleibt der betrag nach einem jahr gleich oder zieht ihr an
    was zahl ich ab dem zweiten jahr
    was willst dafür haben
    was verlangts ihr dafür
    wat wollt ihr dafür haben
    wie deier is des
    wia deia kimmt des
    womit muss ein kleiner laden rechnen
    mit welchen ausgaben muss ich rechnen
    was nehmt ihr dafür
    wie viel geld wollt ihr
    was ist der monatspreis
    monatspreis
    was bleibt ab dem zweiten jahr zu zahlen
    ab dem dreizehnten monat teurer oder gleich
    zieht ihr die preise nach einem jahr an
    was müsste ein verein zahlen
    kann man erst mal umsonst reinschauen
    darf ich für lau testen
    gratis reinschnuppern
    gibt es vier wochen zum testen
    zahle ich extra für mehrere standorte
    vereine zahlen bestimmt weniger oder
    lasst ihr vereinen was nach
    preis für den verein
    wird es nach dem ersten jahr teurer
    erhöht ihr nach einem jahr den preis
    zahle ich im zweiten jahr dasselbe
    gilt der preis auch nach der verlängerung
    was wird nach zwölf monaten fällig
    geht der preis irgendwann hoch
    gibts nachlass für vereine oder gemeinnützige
    kriegen wir prozente wenn wir zwei läden haben
    rabatt bei mehreren betrieben
    lasst ihr beim preis mit euch reden
    gibts ne staffel oder mengenrabatt
    was zieht ihr einem monatlich vom konto
    was muss ich da im monat hinblättern
    wie tief muss ich in die tasche greifen
    was lasst ihr euch das kosten
    was legt man da auf den tisch
    was kommt im jahr zusammen
    was muss i zoin
    wos kost enk des
    wat kost dä spass
    was koschd des bei eich
    gibt es einen jahrespreis
    auf welche summe komme ich nach zwölf monaten
    ist da noch irgendwas versteckt an kosten
    was hab ich an kosten wenn ich bei euch mitmache
  `),
  vat: lines(`
    welche mwst ist im jahresbetrag
    was ist die mwst pro jahr
    mehrwertsteuer im jahr in euro
    sind die abgaben ans finanzamt da schon drin
    monatspreis ohne steuer fürs angebot
    was macht das ohne umsatzsteuer im monat
    nettopreis pro monat bitte
    sind die steuern schon eingerechnet
    wie hoch ist der steueranteil in euro
    wie viel euro steuer sind da drin
    wie viel vorsteuer kann ich im jahr ziehen
    was bleibt netto im jahr
    nettobetrag fürs ganze jahr
    wie viel davon ist mehrwertsteuer im jahr
    was krieg ich vom finanzamt davon wieder
    kommen da nochmal neunzehn prozent obendrauf
    ist die steuer schon mit drin oder zahl ich nachher mehr
    welcher betrag ist umsatzsteuer
  `),
  'plan-contents': lines(`
    kostet der chat extra
    muss ich für die hilfe hier bezahlen
    kostet mich das gespräch mit euch etwas
    ist der support im preis drin
    zahl ich drauf wenn ich jemanden von euch brauche
    kann ich gegen aufpreis schneller drankommen
    gibts eine expressbearbeitung für mehr geld
    werden zahlende kunden bevorzugt bearbeitet
    bekomme ich für mehr geld mehr leistung
    gibt es eine premium stufe
  `),
  'fee-on-success': lines(`
    ich melde nur eine im jahr zahl ich dann weniger
    wenn ich kaum was melde wird es billiger
    muss ich zahlen falls die plattform die bewertung stehen lässt
    bezahlen auch wenn google nichts entfernt
    wird es billiger wenn ich kaum was melde
    kleinerer monatsbetrag bei wenigen anträgen
    gelesen man zahlt nur wenn es klappt stimmt das
    zahlt man nun bei erfolg oder jeden monat
    will ihr auch geld wenn google ablehnt
    zahle ich trotzdem wenn google nein sagt
    muss ich auch blechen wenn nichts weg ist
    kommt für jede gelöschte noch was dazu
    rechnet ihr je bewertung ab oder pauschal
    zahle ich pro stück oder einen festen betrag
    ist das jeden monat die gleiche summe
    ist das ein fixer monatsbetrag
    abrechnung pro löschung oder pauschale
    wird nach anzahl abgerechnet
    ist der betrag immer gleich egal wie viele ich melde
    zahl ich auch in monaten wo ich gar nichts melde
    kostet ein monat ohne antrag genauso viel
    kassiert ihr auch wenn ich nix einreiche
  `),
  unlimited: lines(`
    wenn ich vierhundert anträge stelle kostet das mehr
    und wenn ich drei betriebe habe
    wird es bei vielen anträgen teurer
    kann man auch zwei läden anmelden
    gehn a drei wirtschaften in oam konto
    können wir mit mehreren häusern mitmachen
    kann i mehrere gschäfter eitraga
    ich hab drei filialen geht das in einem konto
    dürfen mehrere standorte rein
    kenna mer alle unsere lokale nei doa
    ich hab zwei firmen brauch ich zwei konten
    ist irgendwann schluss mit den anträgen
  `),
  'companies-only': lines(`
    unsere gmbh ist in straßburg nehmen sie uns
    firmensitz luxemburg geht das
    der bestatter nebenan will auch kunde werden geht das
    ich hab nur einen nebenerwerb als imker komm ich rein
    kleines nebengewerbe reicht das
    ich betreibe einen friedhofsservice geht das bei euch
    könnt ihr für eine tanzschule melden
    ich bin nur kleinunternehmer
    nehmt ihr auch vereine
    mein schwager ist schreiner kann der kunde werden
    ich hab eine gärtnerei nehmt ihr uns auch
    wir sind eine fahrschule geht das
    ich führe eine tierpension ist das auch was für mich
    macht ihr das auch für ärzte
    gilt das für jede branche
    ist das auch was für handwerker
    ich bin hebamme kann ich mitmachen
    nehmt ihr auch kleine betriebe
    könnt ihr einem pflegedienst auch helfen
    sind wir als kirchengemeinde bei euch richtig
    bin nur nebenberuflich selbständig reicht das
    unser sitz ist in der schweiz
    die firma ist in tirol gemeldet nehmt ihr uns
    ich vermiete nur eine ferienwohnung
    privat aber mit google profil geht das
  `),
  term: lines(`
    kann ich mal einen monat mitmachen und dann wieder weg
    einen monat testen und dann gehen
    ihr verlängert bestimmt klammheimlich
    wird da stillschweigend verlängert
    für ein vierteljahr geht das auch
    häng ich da ein ganzes jahr dran
    bin ich ein jahr lang gefesselt
    muss ich da ein jahr durchziehen
    wie lang häng ich drin
    dreht sich das von allein weiter
    geht das nach dem jahr automatisch weiter
    kommt man da unterm jahr raus
    gilt das immer gleich für zwölf monate
    wia lang bin i do bunden
    wie lang muss mer do dabei bleibe
    kann man auch nur ein halbes jahr mitmachen
    gibts das auch monatsweise
    was ist die kürzeste zeit
    wie lange muss ich mindestens dabeibleiben
  `),
  pause: lines(`
    wir haben im winter geschlossen ruht dann das abo
    betriebsferien im sommer zahl ich da trotzdem
    lässt sich der vertrag auf eis legen
    kann man das aussetzen
    kann ich ein paar monate aussetzen
    ich bin drei monate im krankenhaus kann das abo so lange ruhen
    saisonbetrieb im januar ist zu kann man unterbrechen
    stilllegen für eine weile geht das
    kann ich eine auszeit nehmen
    elternzeit kann ich das so lange stoppen
    pause machen möglich
    abo pausieren
    vertrag ruhen lassen
    kurz anhalten und später weiterlaufen lassen
    könnt ihr das für zwei monate einfrieren
    wir machen renovierung und haben zu muss ich weiterzahlen
    im winter ist bei uns tote hose kann man da aussetzen
    kann man mal einen monat überspringen
    geht des dass i des abo a weil ruhn lass
    pausiren vom abo
    unterbrechung wegen umbau
    gibts eine winterpause
    darf man den vertrag unterbrechen und hinten dranhängen
    einfach mal ein quartal aussetzen
    ruhezeit wegen krankheit
  `),
  'subscribe-again': lines(`
    falls ich aussteige und es später bereue
    und wenn ich merke dass das aufhören ein fehler war
    kann ich später nochmal neu anfangen
    lasst ihr mich später noch mal rein wenn ich jetzt gehe
    wenn ich jetzt aufhöre kann ich nächstes jahr wieder einsteigen
    kann ich irgendwann zurückkommen
    nehmt ihr mich danach wieder
    kann man nach dem ende neu abschließen
    wieder kunde werden geht das
    ich hab vor einem jahr aufgehört und will wieder
    lässt sich das abo nach ablauf neu buchen
    kann ich nach einer weile noch mal ein abo nehmen
    bin ich gesperrt wenn ich einmal gekündigt habe
    muss ich mich neu registrieren wenn ich wiederkommen will
    bleibt mein konto nach dem abo bestehen
    was ist mit meinem konto wenn das abo aus ist
    wiedereinstieg nach kündigung
    erneuter abschluss möglich
    kann ich mit demselben konto nochmal buchen
    wenn ich raus bin komm ich dann wieder rein
    kennt ihr eine rückkehr für alte kunden
    neues abo nach dem alten
    komm i später wieder nei
    nach der kündigung noch mal zurück geht das
    kann ich mein abgelaufenes abo wieder aufnehmen
    kann ich ein neues abo abschließen wenn das alte vorbei ist
    später wieder dabei sein
  `),
  notice: lines(`
    ich geb meinen laden auf wie komm ich aus dem abo
    geschäft wird aufgegeben wie werde ich den vertrag los
    wi kann ich kündingen
    kündingung wie
    zählt eine verspätete kündigung trotzdem
    kündigung kommt ein paar tage zu spät an was gilt
    zu spät gekündigt was passiert
    welche frist gilt denn nun vier wochen oder dreißig tage
    wann muss isch spätestens kündige
    genügt eine formlose mail
    formlos kündigen geht das
    kann ich formlos aussteigen
    wie funktioniert das aufhören
    wie geht das mit dem ausstieg
    ausstieg
    ausstieg wie
    wie beendet man das bei euch
    mein geschäft schließt zum jahresende wie werde ich den vertrag los
    wie komm ich da wieder raus
    ich will wissen wie ich wieder rauskomme wenns mir nicht passt
    wia kimm i do wieder naus
    wie steig ich da wieder aus
    reicht zum aufhören eine mail
    muss die kündigung per brief kommen
    brauch ich eine unterschrift für die kündigung
    langt eine mail als kündigung
    in welcher form muss man kündigen
    an wen geht die kündigung
    muss ich begründen warum ich gehe
    wie viel vorlauf braucht ihr fürs aufhören
    wie früh muss ich bescheid geben wenn ich aufhören will
    was passiert wenn ich die frist verpasse
    wie werd ich das abo wieder los
    wie mach ich schluss mit dem abo
    bis wann muss man raus sein damit es nicht weiterläuft
    kündigungsfrist
    die kündigungsfrist bitte
    kann ich den vertrag auf meinen nachfolger übertragen oder muss ich kündigen
  `),
  'own-notice': lines(`
    was ist mein stichtag zum kündigen
    ich will zum nächsten ende raus wann muss ich kündigen
    mein stichtag
    an welchem tag muss meine kündigung spätestens bei euch liegen
    bis zu welchem datum muss mein schreiben da sein sonst hängt ein jahr dran
    wann ist für mich der letzte termin zum absagen
    wie viel zeit hab ich noch zum kündigen
    wann läuft meine frist ab
    ab wann ist es bei mir zu spät
    kann ich dieses jahr noch raus oder bin ich schon drüber
  `),
  'own-subscription': lines(`
    an welchem datum bin ich aus dem vertrag draußen
    wo steht wann mein vertrag aufhört
    wann bin ich euch los
    hab ich das abo überhaupt abgeschlossen
    bin mir nicht sicher ob ich neulich gebucht habe
    hat das mit dem abo geklappt oder hab ich nur geschaut
    läuft bei mir gerade ein vertrag
    bin ich schon kunde oder noch nicht
    hab ich jetzt eigentlich ein abo oder nicht
    ist mein abo durchgegangen
    steht bei mir was von einem laufenden abo
    seit wann bin ich bei euch
    wie viele monate hab ich noch vor mir
    wie lange läuft meins noch
  `),
  'important-reason': lines(`
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
  `),
  withdrawal: lines(`
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
  `),
  refund: lines(`
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
  `),
  'notice-taken-back': lines(`
    hab gekündigt will aber doch dabeibleiben
    ich hab es mir anders überlegt ich bleib doch
    kündigung rückgängig
    kann ich die kündigung wieder zurückziehen
    war zu voreilig mit der kündigung
  `),
};
