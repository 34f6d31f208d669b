import { lines, type Paraphrases } from './paraphrases.ts';

/** What an eighth round of strangers asked, in other words than theirs. */
export const askedOtherwiseParaphrases: Paraphrases = {
  assessment: lines(`
    ist so eine bewertung verboten
    darf ein gast so etwas überhaupt behaupten
    der nennt meinen wohnort in seinem text, ist das zulässig
    is des verbotn wos der gschriem hod
    derf ma des so ins internet schreim
    verstößt das gegen den wettbewerb, wenn der mitbewerber mich bewertet
    ist es sittenwidrig wenn ein kollege aus der branche mich schlecht bewertet
    darf ich in meiner antwort unter der bewertung verraten dass er nicht bezahlt hat
    bekomme ich ärger wenn ich öffentlich antworte und namen nenne
    mein privater name steht drin, ist das strafbar
    und wenn er absichtlich die unwahrheit schreibt
    und wenn er das frei erfunden hat
    dirf der des so schreibe
    is datt erlaubt wat der da schrifft
    prüft ihr ob meine meldung begründet ist
    guckt ihr vorher ob der antrag rechtlich passt
  `),
  machine: lines(`
    du bist doch bestimmt die julia aus dem büro
    gib zu dass du der chef persönlich bist
    bist du die frau am empfang oder ein bot
    bischd du en mensch odr en computer
    bisch a maschin
    bist du a mensch oder a kastl
    heißt du in echt peter und sitzt im callcenter
    schreib ich grad mit einer person oder mit einer kiste
  `),
  person: lines(`
    ich will ihren vorgesetzten sprechen
    holen sie mir die leitung ans telefon
    so wird das nichts, geben sie mir jemanden anderen
    ich möchte mit der geschäftsführung schreiben
    kann da mal ein verantwortlicher übernehmen
  `),
  'how-to-write': lines(`
    wie lang darf eine nachricht hier sein
    gibt es eine begrenzung wie viele zeichen ich tippen kann
    wie viel text kann ich dir auf einmal schicken
    meine schilderung ist ellenlang, passt das in eine nachricht
    maximale länge einer chatnachricht
    wie viele wörter darf ich schreiben
  `),
  'own-notice': lines(`
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
  'own-subscription': lines(`
    wann ist bei mir endgültig schluss
    wie lange habe ich noch zugang nach meiner kündigung
    bis wann kann ich die seite noch nutzen, ich bin ja gekündigt
    verlängert es sich bei mir diesen sommer nochmal
    bleibt das abo bis zum ende aktiv oder bin ich gleich draußen
    an welchem tag hört mein abo auf
  `),
  'important-reason': lines(`
    bei uns hat es gebrannt, den betrieb gibt es nicht mehr, komme ich sofort raus
    das hochwasser hat den laden zerstört, kann ich vorzeitig aus dem vertrag
    ich bin schwer krank und muss schließen, geht es ohne frist
    gibt es einen weg aus dem vertrag ohne die lange frist abzuwarten
    fristlos raus weil mein betrieb nicht mehr existiert
  `),
  'payment-failed': lines(`
    wieso hat die abbuchung nicht funktioniert
    was war mit der abbuchung los
    da ist beim abbuchen was daneben gegangen
    abuchung is schief gelaufen warum
    warum ging die zahlung letztens nicht durch
  `),
  payment: lines(`
    wie zale ich bei euch
    auf welche art zahlt man hier
    womit bezahl ich das
  `),
  evidence: lines(`
    ich habe aufnahmen der überwachungskamera, kann ich bilder davon beilegen
    darf ich fotos aus der kamera mitschicken
    kann ich ein bild aus dem video dazugeben
    auf dem kassenband sieht man es, kann ich das anfügen
  `),
  'change-review': lines(`
    kann ich einen zurückgezogenen antrag später wieder aktivieren
    den antrag ruhen lassen und bei bedarf wieder aufnehmen
    wir haben uns geeinigt, wie halte ich den antrag an
    ich möchte den antrag stoppen, der gast hat sich entschuldigt
    reaktivieren eines zurückgezogenen antrags
    und wenn ich ihn doch wieder brauche, kann ich ihn wieder aufnehmen
  `),
  'add-review': lines(`
    wie viele sterne kann ich beim eintragen angeben
    welche sternezahl ist beim eintragen möglich
    muss ich den grund selber auswählen
    muas i den grund selber nehma, i woaß ned welchn
    ich weiß nicht welchen grund ich nehmen soll, wählt ihr den aus
  `),
  'who-decides': lines(`
    wer hat bei der löschung das letzte wort
    wer sagt am schluss ja oder nein
    beurteilt ihr vorher ob mein antrag gerechtfertigt ist
  `),
  status: lines(`
    was steht in der liste wenn es abgelehnt wird
    welches wort steht da bei einem nein
    wie heißt der status wenn die plattform ablehnt
  `),
  duration: lines(`
    wie schnell antwortet die plattform üblicherweise
    in welchem tempo reagiert google auf meldungen
    wie flott sind die bei google mit einer antwort
  `),
  promise: lines(`
    sagt mir dass es klappt und ich schließe sofort ab
    wenn ihr mir den erfolg zusagt bin ich dabei
    gebt mir euer wort dass die wegkommt, dann buche ich
  `),
  'own-overview': lines(`
    wie viele liegen von mir vor
    gesamtzahl meiner bewertungen
    wieviele hab ich alles in allem eingereicht
  `),
  'verification-code': lines(`
    wie lange habe ich zeit den code einzugeben
    wie lang bleibt der code gültig wenn ich grad unterwegs bin
    und wie viel zeit hab ich für den code
    ich hab zu oft einen neuen code angefordert, jetzt geht es nicht mehr
    er lässt mich keinen code mehr neu senden
    erneut senden geht nicht mehr weil ich zu schnell geklickt hab
    wie lang gilt die ziffernfolge aus der mail
  `),
  password: lines(`
    mir fällt mein kennwort nicht mehr ein, wo bekomme ich ein neues
    brauche ein neues kennwort, wo fordere ich das an
  `),
  register: lines(`
    wo klicke ich um mich neu anzumelden
    wo muas i hidrucka um a konto zum macha
    wo trage ich mich als neuer kunde ein
    i bin nei do, wo meld i mi o
  `),
  push: lines(`
    sieht der push dienst wem die mitteilung gilt
    kann der anbieter der browser mitteilungen mitlesen
    sind push nachrichten verschlüsselt
  `),
  cookies: lines(`
    was speichert ihr in meinem browser
    was wird bei mir im browser abgelegt
    was landet auf meinem gerät im lokalen speicher
    was tut ihr in mein brauser rein
  `),
  'data-rights': lines(`
    habe ich ein recht meine daten mitzunehmen
    recht auf datenübertragbarkeit
    kann ich meine daten zu einem anderen dienst umziehen, steht mir das zu
    gibt es ein gesetzliches recht auf mitnahme meiner daten
  `),
  'companies-only': lines(`
    ich bin kleinunternehmerin, reicht das
    bin ich als solo selbstständige groß genug für euch
    ich arbeite selbständig von daheim, darf ich abschließen
    bin friseurmeisterin ohne laden und selbstendig, kann ich den vertrag machen
    als freie rednerin mit kleinem gewerbe, geht das
    wir verlegen den sitz nach berlin, nehmt ihr uns dann
    und wenn wir unseren sitz nach deutschland verlegen
    i bin einzelunternehmer, deaf i do mitmacha
  `),
  subscribe: lines(`
    muss ich beim bestellen den namen der firma angeben
    wird bei der buchung der firmenname abgefragt
    welche angaben wollt ihr beim abschließen
  `),
  'find-author': lines(`
    bekommt ihr raus wer sich hinter dem nutzernamen verbirgt
    könnt ihr die person hinter dem pseudonym ermitteln
    ich will wissen wer sich hinter so einem nick versteckt
  `),
  'beyond-offer': lines(`
    kannst du der kundin öffentlich unter der bewertung antworten
    schreibt ihr eine antwort unter die rezension
    könnt ihr für mich unter seiner bewertung kommentieren
    ich brauche eine öffentliche antwort auf die rezension, macht ihr das
  `),
  price: lines(`
    der chef will wissen was euer dienst im monat kostet, bitte den endbetrag
    ich soll den monatlichen bruttobetrag herausfinden
    was kommt im ersten jahr insgesamt zusammen
    monatsbetrag brutto und summe für das anfangsjahr, das leite ich intern weiter
    was läppert sich im ersten jahr bei euch
  `),
  invoice: lines(`
    bis wann ist eine rechnung zu begleichen
    in welcher frist muss ich eure rechnung zahlen und wie kommt sie zu mir
    wie lange hab ich zeit die rechnung zu zahlen
  `),
  notifications: lines(`
    ich will keine mails mehr bei jeder statusänderung, wo schalte ich das ab
    die nachrichten bei jedem neuen stand nerven, abstellen bitte
  `),
  'follow-up': lines(`
    und wenn google sich gar nicht rührt
    und wenn von denen nie was kommt
    was ist wenn die plattform nie antwortet
  `),
};
