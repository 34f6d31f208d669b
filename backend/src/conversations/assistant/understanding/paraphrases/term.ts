import { lines, type Paraphrases } from './paraphrases.ts';

/** How long it runs, one’s own dates, and who follows. */
export const termParaphrases: Paraphrases = {
  term: lines(`
    zeitraum der verlängerung
    auf wie lange verlängert es sich
    wie lang geht der vertrag
    wie lang bin i da drin
    wie lange is die mindestlaufzeit
    Wie lange muss ich mindestens bleiben?
    mindestvertragsdauer
    kann ich auch nur 1 monat buchen
    geht auch monatlich
    Kann ich das nur für drei Monate nehmen?
    verlängert sich das von alleine
    verlängert sich der vertrag automatisch um ein jahr
    was passiert nach den 12 monaten
    Was geschieht nach Ablauf des ersten Jahres?
    läuft das abo automatisch weiter
    wie lange leuft der vertrag
    lauvzeit vom abo
    Um wie viel verlängert sich das Abo?
    gibts das abo auch ohne laufzeit
    Ist das ein Jahresabo?
    jahresvertrag oder monatlich kündbar
    muss ich ein ganzes jahr bleiben
    ich will mich nicht so lange binden, was ist die kürzeste laufzeit
    kürzeste vertragslaufzeit
    wird das abo stillschweigend verlängert
    Wie oft verlängert sich der Vertrag?
    kann man vorzeitig raus
    Komme ich vor den zwölf Monaten raus?
    gibts a mindestlaufzeit
    wie lang muas i zoin
    12 monate fest?
    ich brauch euch nur kurz geht das
    nur für ein vierteljahr dabei sein
    reicht auch ein halbes jahr
    nur ein quartal geht das
    Vertragsverlängerung
    wie lang muss man dabei bleiben
    bin ich ein jahr dran
    kann ich nach einem monat wieder raus
    kann ich jederzeit aufhören
    geht es auch ohne vertragsbindung
    läuft das automatisch weiter
    hört das abo von allein auf
    muss ich jedes jahr neu abschließen
    gibt es auch einen monatsvertrag
    wie lange verlängert es sich
    ist das ein knebelvertrag
    verlängerung um wie viel
    was ist nach ablauf der zwölf monate
    endet der vertrag von selbst
    kann ich nur für ein paar monate buchen
    wie lang is ma do bunden
    wia lang lauft des
    wo lang loopt de verdrag
    kann ich kürzer abschließen
    gibts ne kurze laufzeit
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
    wia lang muas i dabei bleim
    wie lange muss ich bleiben wenn ich einmal drin bin
    wie lang bin i do drin
    wie lange hänge ich da drin
    wie lange hängt man da drin
    geht auch nur ein paar wochen
    kürzer als ein jahr?
    kann ich auch nur ein halbes jahr
    verlängert sich des vo alloa
    verlängert sich des von selber
    wird dit automatisch verlängert
    dauerschuldverhältnis oder einmalig
    komme ich vorzeitig raus
    kann ich vorher raus
    `),
  'own-subscription': lines(`
    bis wann läuft mein abo
    wann endet mein vertrag
    ist mein abo aktiv
    hab ich ein abo
    seit wann bin ich kunde
    wann hab ich das abo abgeschlossen
    wie lange läuft mein vertrag noch
    wann verlängert sich mein abo
    status meines abos
    läuft mein abo noch
    bin ich noch abonnent
    is mei abo no aktiv
    hab ich schon gekündigt
    ist meine kündigung angekommen
    wurde meine kündigung bestätigt
    wann ist mein abo zu ende
    wann läuft mein vertrag aus
    meine vertragsdaten
    was für ein abo habe ich
    welchen tarif habe ich
    vertragsende
    wann ist schluss bei mir
    bin ich schon gekündigt
    mein abo
    seit wann läuft mein abo
    wann startete mein vertrag
    zu wann bin ich gekündigt
    wie lang läuft meins noch
    wann ist mein jahr um
    wann endet mein jahr bei euch
    wie lang dauert mein abo noch
    wann hat mein abo angefangen
    wann hab ich angefangen und wann ist ende
    läuft mein vertrag einfach weiter
    läuft es weiter wenn ich nichts tue
    was passiert wenn ich mich nicht rühre
    verlängert sich mein vertrag von allein
    bis wann geht die nächste laufzeit
    wann läuft der folgende zeitraum aus
    wann hab ich gekündigt
    wann ist meine kündigung eingegangen
    an welchem tag kam meine kündigung an
    habe ich schon gekündigt
    hab ich scho kündigt
    wnan läuft mein abo aus
    wan endet mein vertrak
    wann is mei vertrag aus
    wann is vörbi mit mien abo
    wann laaft mei vertrag aus
    wann ist für mich schluss
    wann bin ich raus
    wann läuft es bei mir aus
    was passiert am ende meiner laufzeit wenn ich nichts mache
    was ist wenn ich einfach nichts tue
    geht mein vertrag automatisch weiter
    bin ich noch kunde
    ist mein abo noch aktiv
    habe ich überhaupt ein abo
    wann hat mein vertrag begonnen
    wie lange bin ich schon dabei
    wie viele monate habe ich noch
    bis wann gilt mein abo
    wann isch mei vertrag rum
    wann is mei abo vorbei
    wann wird mein abo verlängert
    verlängert sich mein abo im august
    bis zu welchem tag kann ich den dienst noch nutzen
    kann ich trotz kündigung noch alles nutzen
    welches paket habe ich
    mein vertragsstatus
    vertragsende bei mir
    ab wann ist wirklich schluss
    ich habe gekündigt, ab wann bin ich raus
    wann ist bei mir sense
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
    wie lange noch
    wann is mei joahr rum
    wann isch mei johr rum
    wie lang lauft mei abo no
    bei mir ist das abo plötzlich nicht mehr aktiv
    abo inaktiv
    warum steht da kein abo
    läuft mein abo überhaupt noch
    hab ich noch ein abo
    mein status ist nicht mehr aktiv
    wann geht die zweite laufzeit los
    seit wann bin ich dabei
    restlaufzeit
    `),
  'own-notice': lines(`
    verlängerung verhindern
    wie verhindere ich die verlängerung
    ich will nicht dass es sich verlängert
    bitte um mitteilung ob und wann der vertrag beendet werden kann
    zum nächstmöglichen zeitpunkt beenden geht das
    bis wann muss ich kündigen
    wann kann ich kündigen
    wann muss ich spätestens kündigen
    letzter kündigungstag
    zu wann kann ich raus
    wann komm ich frühestens aus dem vertrag
    kündigungstermin für mein abo
    bis wann kann ich mein abo kündigen
    wie viele tage hab ich noch zum kündigen
    ist es schon zu spät zum kündigen
    kann ich jetzt noch kündigen
    wenn ich heute kündige wann endet es
    wenn ich jetzt kündige wie lange läuft es noch
    zu welchem datum kann ich kündigen
    wann is der letzte tag zum kündigen
    mein spätester kündigungstermin
    wann ist der stichtag für meine kündigung
    bis wann muas i kündign
    wann muss ich raus um nicht verlängert zu werden
    was muss ich tun damit sich mein abo nicht verlängert
    wie verhindere ich die verlängerung von meinem abo
    kündigungsdatum bei mir
    komm ich noch rechtzeitig raus
    mein kündigungstermin
    verpasse ich die frist
    bis wann hab ich zeit zu kündigen
    welches datum ist sicherer für mich
    wenn ich erst im august kündige wann bin ich raus
    wenn ich zu spät kündige wann endet es dann
    kündige ich ende juli, wann ist schluss
    letzter tag für meine kündigung
    wann müsste ich kündigen damit es in diesem jahr endet
    komme ich dieses jahr noch raus
    wie viele tage habe ich noch zum kündigen
    wenn ich heute kündige wann ist schluss
    wenn ich nächsten monat kündige, bis wann läuft es dann
    zu welchem datum kann ich raus
    welchen termin muss ich mir für die kündigung merken
    welcher kündigungstermin ist der sichere
    wann muss meine kündigung spätestens bei euch sein
    reicht es wenn ich im juli kündige
    bis wann muss i kündigen
    bis wann kann ick kündjen
    stichtag für meine kündigung
    wann läuft meine kündigungsfrist ab
    zu wann kann ich kündigen
    ich kündige am ersten august, wann endet es
    bis wann muss mein schreiben bei euch liegen
    wann spätestens kündigen wenn im sommer schluss sein soll
    wann muss ich spätestens kündigen, wenn ich nimmer will
    wann muss isch kündige
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
    ab wann komme ich raus
    zu welchem zeitpunkt kann ich frühestens aufhören
    wann kann ich raus
    wann kimm i frühestens naus
    wann komm i do raus
    wann kann ick frühestens raus
    ich komme also erst im sommer raus
    Zu welchem Termin ist eine ordentliche Kündigung möglich?
    Wann wäre der nächstmögliche Kündigungstermin?
    Kann unser Mandant zum nächsten Termin beenden, und wann ist der?
    nächstmöglicher termin
    verpass ich gerade die frist
    bin ich schon zu spät dran
    was ist wenn ich die frist vergesse
    wenn i de frist vergess
    und wenn ick dit verpenne
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
    im winter zu, muss ich trotzdem zahlen
    betriebsruhe, abo aussetzen
    wir haben drei monate geschlossen
    saisonbetrieb, zahle ich auch in der nebensaison
    zahlen auch wenn geschlossen ist
    ich bin im krankenhaus, abo stilllegen
    elternzeit, kann das abo ruhen
    umbau, solange brauche ich euch nicht
    kann ma des ruhen lassen
    ka ma des mol ausetze
    mir ham zua, muas i trotzdem zoin
    laden is dicht, muss ick trotzdem blechen
    den sommer über aussetzen
    `),
  'subscribe-again': lines(`
    konto behalten ohne abo
    abo weg aber konto bleibt
    bleibt mein konto nach der kündigung bestehen
    was ist nach der kündigung mit meinen bewertungen
    ich war schon mal kunde
    wieder einsteigen nach ende
    kann ich später wiederkommen
    nach der kündigung wieder abschließen
    neues abo nach ablauf
    als ehemaliger kunde neu starten
    konto ohne abo behalten und später wieder buchen
    i wui wieda eisteign
    wieder mitmachen
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
  successor: lines(`
    und wenn ich den laden ganz zumache
    wenn ich ganz aufhöre mit dem geschäft
    betrieb für immer schließen
    das lokal gehört jetzt meinem sohn, wie schreibe ich das um
    der laden gehört jetzt jemand anderem
    da lodn ghert jetzt meiner tochter
    wem gehört das konto wenn der laden wechselt
    konto auf jemand anderen übertragen
    inhaberwechsel
    konto umschreiben
    nachfolger übernimmt den laden, was ist mit dem konto
    ich gehe in rente was passiert mit dem vertrag
    mein sohn übernimmt den betrieb
    Wir verkaufen unser Hotel, kann der Käufer das Abo weiterführen?
    ich gebe den laden auf, was ist mit dem abo
    ich mach den laden an meine tochter
    Unsere GmbH wird mit einer anderen verschmolzen, was wird aus dem Vertrag?
    aus der einzelfirma wird eine gmbh, läuft alles weiter
    betrieb wird umfirmiert was muss ich tun
    neuer pächter übernimmt das restaurant
    Wie überschreibe ich das Konto auf den neuen Inhaber?
    konto auf jemand anderen umschreiben
    i gib mei wirtschaft an mein buam weida
    da bua übernimmt die wirtschaft, wia geht des mit eich
    ick hab die kneipe verkooft, wat is mit dem abo
    mei sohn kriegt s gschäft, wie isch des mit em vertrag
    was passiert mit dem abo wenn ich sterbe
    Der Inhaber ist gestorben, was wird mit dem Vertrag?
    meine frau ist verstorben, sie hatte das abo
    Geht der Vertrag auf die Erben über?
    unsere firma ist insolvent
    Der Insolvenzverwalter möchte wissen, was mit dem Vertrag ist
    wenn ich pleite mache muss ich dann weiterzahlen
    ich melde mein gewerbe ab, muss ich trotzdem zahlen
    Wir schließen zum Jahresende endgültig, endet das Abo dann?
    laden zu, für immer. und das abo
    wenn ich aus dem geschäft aussteige wer zahlt dann
    mein kompagnon führt das allein weiter
    Kann der Vertrag auf eine andere Gesellschaft übergehen?
    ich ziehe mit dem geschäft in eine andere stadt
    unser standort wird geschlossen, was ist mit dem vertrag
    ich will nicht mehr der ansprechpartner sein, mein bruder soll das übernehmen
    kann der vertrag umgeschrieben werden
    Vertragsübernahme
    läuft der vertrag auf meinen namen oder auf die firma
    das profil gehört noch dem vorbesitzer
    Das Google-Profil läuft auf den alten Betreiber, geht das trotzdem?
    wir haben den laden gerade erst übernommen, die bewertungen sind vom vorgänger
    `),
};
