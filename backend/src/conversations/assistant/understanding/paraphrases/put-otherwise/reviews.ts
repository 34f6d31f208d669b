import { lines, type Paraphrases } from '../paraphrases.ts';

/** Reviews: which ones, how they are handed in, and what becomes of them. As strangers put it who had read the specification and the legal pages alone. */
export const reviewsPutOtherwise: Paraphrases = {
  product: lines(`
    Mein Neffe hat mir Ihren Dienst empfohlen, aber erklären konnte er ihn mir nicht recht. Ich bin 67 und verstehe von diesen Dingen wenig. Mögen Sie mir in einfachen Worten schildern, was ich tue und was Sie tun?
    Ich lese hier nur Werbesprüche. Was MACHT ihr denn konkret, wenn ich euch mein Geld gebe?
    was macht ihr genau versteh ich nich
  `),
  'first-steps': lines(`
    wie läuft das ab
    Wat määt ehr dann jenau, wenn ich üch esu en fiese Bewertung jevve?
    Skizzieren Sie mir bitte den Prozess von der Mandatierung bis zum Ergebnis.
    womit fang ich an
  `),
  duration: lines(`
    Nächsten Monat kommt ein großer Reiseveranstalter und schaut sich unser Haus genau an, auch im Internet natürlich. Wie viele Tage oder Wochen vergehen denn gewöhnlich, bis sich nach dem Abschicken etwas rührt?
    Seit acht Tagen tut sich NICHTS. Wie lang soll ich denn noch warten, bis Weihnachten?
    wan is das den weg so ungefär
    Wie lang duurt dat denn so, bit de Kraam weg is?
    Mit welcher durchschnittlichen Durchlaufzeit vom Einreichen bis zum Entscheid ist zu rechnen?
  `),
  'add-review': lines(`
    Neue Meldung anlegen
    Heute früh hat jemand geschrieben, bei uns seien die Brötchen steinhart und die Verkäuferin frech, und das von einem Profil ohne Bild. Ich würde Ihnen das gern übergeben, finde aber nicht, wo ich das eintrage.
    Wo zum Kuckuck reicht man bei euch so ein Ding ein? Ich klick mich hier dumm und dämlich!
    hab ne neue schlechte drin wie geb ich euch die
    I hob a neie schlechte kriagt, wia gib i de jetz bei eich ei?
    Über welche Funktion lege ich einen weiteren Fall zur Übermittlung an?
    Bevor ich mich am Sonntagabend mit einer Tasse Tee daransetze, würde ich gern alles zurechtlegen. Welche Angaben zu so einem unschönen Eintrag wollen Sie denn von mir haben, und welche sind freiwillig?
    Muss ich jetzt echt für jede einzelne einen Roman schreiben, oder was wollt ihr da wissen?
    brauch ich den link zu der bewertung oder reicht der name
    Was brauchet'r denn älles vo mir, damit ihr dia melda kennat?
    Welche Pflichtfelder umfasst der Antragsdatensatz, welche sind optional?
    was wollt ihr vom Verfasser wissen
  `),
  evidence: lines(`
    Beweise anhängen?
    Ich besitze das Kassenjournal jenes Abends, drei Fotos und einen ausgedruckten Schriftwechsel mit dem Herrn. Das zeigt schwarz auf weiß, dass er gar nicht bei uns war. Kann ich Ihnen das mitgeben, und in welcher Form?
    Ich habe alles schriftlich, aber eure Seite will meine Word-Datei nicht. Was nehmt ihr denn bitte an?
    kan ich screenshots mit hoch laden
    Kann ick da ooch 'n Foto mit ranhängen, als Nachweis sozusagen?
    Welche Dateiformate sind für die Anlagen zum Fall zugelassen, und wer erhält Einsicht?
    Hochladen klappt nicht
    Ich möchte ein Foto vom Bestellzettel mitgeben, es liegt brav auf dem Schreibtisch des Rechners, aber sobald ich es auswähle, erscheint ein roter Satz und es verschwindet wieder. Können Sie mir helfen?
    Fünfmal probiert, fünfmal Fehler! Was ist denn an einem stinknormalen Bild so schwer?
    mein bild geht nich rein kommt fehler
    I kriag des Buidl ned nauf, es kimmt oiwei a Fehler!
    Beim Attachment-Upload erhalte ich reproduzierbar eine Fehlermeldung; welche Limits gelten?
    Darf ich den Kassenzettel als Foto mitschicken, geht auch Word
    muss ich ein Foto beilegen
  `),
  'evidence-access': lines(`
    wer von euch kann die Fotos öffnen
    Ich hab ein Foto zum Antrag gelegt Oje, da ist ja mein Kind drauf. Krieg ich's wieder raus?
  `),
  'which-reviews': lines(`
    welchen Grund nehmen?
    In dem Auswahlfeld stehen mehrere Möglichkeiten, und ich schwanke schon den ganzen Nachmittag. Der Herr war wirklich da, hat aber maßlos übertrieben und meine Angestellte als faul hingestellt. Was würden Sie an meiner Stelle ankreuzen?
    Sagt mir doch einfach, was ich anklicken soll, damit es durchgeht! Dafür bezahl ich euch schließlich!
    Wat för en Grund sull ich dann do nemme, Beleidijung oder jet anders?
    Welche Kategorie hat nach Ihrer Erfahrung die höchste Durchsetzungsquote?
    Da hat jemand einen einzigen Punkt vergeben und sonst geschwiegen wie ein Grab. Kein Wort, kein Grund, kein Bild. Gegen Worte kann man sich ja wehren, aber wie geht man gegen so ein Schweigen vor?
    EIN Stern und dazu null Begründung! Feige Sau. Kann man so was auch melden oder braucht ihr unbedingt Text?
    hab eine 1 stern ohne was geschriebn geht das auch
    Do hot oiner bloß oin Stern gea und nix dazua gschrieba – ko mer des au melda?
    Ist auch die Beanstandung reiner Sternebewertungen ohne Freitext vorgesehen?
    uralte Bewertung auch?
    Der schlimmste Text über unser Haus stammt aus dem Jahr 2016, da hatte noch mein Vater das Sagen, und der Koch von damals ist längst in Rente. Ist so etwas nach all den Jahren noch angreifbar?
    Das Ding ist sieben Jahre alt und steht IMMER NOCH ganz oben! Nehmt ihr auch so alte Schinken?
    geht das auch bei bewertungn von 2018
    Geht det ooch noch, wenn det Ding schon 'n paar Jährchen uffm Buckel hat?
    Gibt es eine zeitliche Cut-off-Grenze für beanstandete Rezensionen?
    Eine von 2014, eine ganz ohne Worte – nehmt ihr beide
    Welchen Haken soll ich setzen, damit's durchgeht
  `),
  assessment: lines(`
    Ein Gast nennt mich öffentlich „Halsabschneider“ und behauptet, ich würde Trinkgeld unterschlagen. Meine Mutter sagt, das sei strafbar, mein Bruder sagt, das falle unter Meinungsfreiheit. Wer von beiden hat denn nun recht?
    Der lügt wie gedruckt! Das ist doch üble Nachrede, oder nicht? Sagt mir klipp und klar, ob das verboten ist!
    is abzocker eine beleidigung oder meinung
    Derf der des iwahaupt schreim, dass mia Betrüger san?
    Erfüllt die Bezeichnung „Betrugsladen“ nach Ihrer Einschätzung den Tatbestand der Schmähkritik?
    lohnt sich klagen?
    Mein Schwager ist der Ansicht, ich solle den Kerl vor Gericht bringen, Schadensersatz verlangen und ihm eine Unterlassung auf den Tisch legen. Das klingt teuer und aufregend. Wie stehen nach Ihrer Meinung meine Aussichten?
    Ich verklag den! Sagt mir sofort, welcher Paragraf da zieht und wie viel ich kriege!
    kan ich den anzeigen wegen der bewertung
    Ko i den vorn Richter ziagn weng dem, wos er do gschriebn hot?
    Ist „Kakerlakenloch“ noch eine Meinung
    In meiner Bewertung steht „Abzocke“ sag halt ungefähr, ob das geht
  `),
  'false-reviews': lines(`
    Wir führen ein Reservierungsbuch, ganz altmodisch mit Bleistift, und ein Mensch dieses Namens taucht in den letzten drei Jahren nirgends auf. Ich bin sicher, die Person hat unseren Laden nie betreten. Können Sie dagegen angehen?
    Das ist doch der Typ vom Konkurrenzladen gegenüber! Der bewertet uns unter falschem Namen, und keiner tut was!
    die kennt keiner war nie kunde bei mir was tun
    Den hend mir no nia im Lade ghet, der isch frei erfunda – was machet mir do?
    Wie verfahren Sie mit mutmaßlich inauthentischen Rezensionen ohne nachweisbaren Kundenkontakt?
  `),
  status: lines(`
    Neben jedem meiner Einträge klebt ein kleines farbiges Schildchen mit einem Wort darauf, und ehrlich gesagt kann ich nicht bei allen dreien sagen, was damit gemeint ist. Würden Sie mich bitte aufklären?
    „Nicht genehmigt“ – von wem denn bitte nicht genehmigt?? Von euch?
    was bedeuten die farbigen wörter bei den bewertungn
    Was heesd'n das, wenn da „eingereicht“ draanschdeht?
    Bitte um Definition Ihrer Status-Taxonomie im Tracking.
  `),
  'own-overview': lines(`
    Wie steht's bei mir?
    Ich war zwei Wochen auf Kur und habe absichtlich kein einziges Mal ins Internet geschaut, ärztliche Anordnung. Jetzt würde ich gern auf den neuesten Stand kommen: Was ist bei meinen Sachen inzwischen geschehen?
    Passiert da überhaupt was, oder sitzt ihr nur rum? Ich will wissen, was mit MEINEN Einträgen ist!
    wie viele von mein sin jetz weg
    Wie veel vun mien Saken sünd nu al weg, un wat is noch apen?
    Bitte geben Sie mir einen Status-Report über mein Portfolio: erledigt, anhängig, abschlägig beschieden.
    wie viele hängen noch bei mir
    wie steh ich selber da
    Wie viele sind weg? War der ohne richtigen Namen auch dabei, der mit der Nummer?
  `),
  'own-cases': lines(`
    Zwei meiner Sachen schlummern noch vor sich hin, und ich frage mich beim Teigkneten, ob da drüben überhaupt jemand draufschaut. Stupsen Sie die Herrschaften zwischendurch einmal an, und wenn ja, an welchem Tag?
    wan fragt ihr da wieder nach bei den offnen
    Ist für die anhängigen Fälle ein Follow-up bei der Plattform terminiert?
    wann fragt ihr bei denen wieder an
  `),
  'follow-up': lines(`
    Macht mal Druck bei denen! Oder wartet ihr einfach, bis ich graue Haare krieg?
    Frogt's ihr do amoi noch, oda losst's ihr des oafach liegn?
  `),
  'not-approved': lines(`
    zweiter Anlauf?
    Mein erster Versuch ist leider ins Leere gelaufen. Inzwischen habe ich aber eine Zeugin gefunden, die an jenem Tag Dienst hatte und alles bestätigen könnte. Lässt sich die Sache noch einmal aufrollen?
    Ein Nein nehm ich nicht hin! Ich will, dass da nochmal jemand draufguckt, und zwar gründlich!
    kan man das nochma probiern wens abgelehnt wurde
    Kann mer do noch ens noholle, wann die Nä jesaht hann?
    Existiert ein Rechtsbehelf gegen ablehnende Plattformentscheidungen, und übermitteln Sie diesen?
    Wie funktioniert das eigentlich bei Ihnen? Und wenn die einfach Nein sagen, dort drüben?
  `),
  'reviewer-withdrew': lines(`
    Die Kundin hat sich gestern mit einem Blumenstrauß entschuldigt und will ihren Text selbst ändern. Nun täte es mir leid, wenn da trotzdem etwas gegen sie läuft. Kann ich meine Bitte an Sie noch stoppen?
    Bei der Petra hat sich alles geklärt Also brauch ich das nicht mehr, wie blas ich das ab?
  `),
  'change-review': lines(`
    Halt! Stopp! Nicht abschicken! Ich hab die Falsche erwischt, wie krieg ich das wieder raus?
    will eine meldung wieder weg machen hab mich vertan
    Ick hab da wat jemeldet, det will ick jetz doch nich mehr – kann ick det zurückziehn?
    Wie storniere ich einen bereits angelegten Vorgang vor beziehungsweise nach Übermittlung?
    Tippfehler im Antrag
    Beim Abschreiben habe ich dummerweise den Nachnamen vertauscht und statt einem Stern zwei angegeben, die Brille lag im Auto. Darf ich in einem schon abgeschickten Formular noch etwas geradebiegen?
    Ich hab was vergessen reinzuschreiben, und jetzt find ich keinen Bearbeiten-Knopf! Wollt ihr mich ärgern?
    kann ich da noch was dazu schreiben hab was vergesen
    I han no öppis vergässe bi däm Aatrag – chan i das nachträglich no dezuetue?
    Sind Nachbesserungen der Sachverhaltsdarstellung nach Einreichung systemseitig möglich?
    Kann ich bei der Karla-Geschichte noch einen Satz anhängen
  `),
  'came-back': lines(`
    ist wieder da!
    Voller Freude hatte ich meinen Leuten schon ein Stück Torte ausgegeben, weil die Sache mit diesem Jens W. erledigt war. Heute früh blättere ich durch unser Profil, und was sehe ich: Der Text steht wieder da, Wort für Wort. Was nun?
    Ihr habt gesagt weg, und jetzt steht der Mist wieder drin! Wollt ihr mich verschaukeln?
    die gelöschte is plötzlich wieder zu sehn
    Jetz is de, de wo weg war, auf oamoi wieda do! Wos machts ihr do?
    Ein als erledigt geführter Eintrag wurde offenbar restituiert; wie reaktiviere ich den Fall?
    Uwe steht wieder drin. Kriegt ihr das nochmal hin
  `),
  'answer-to-customer': lines(`
    Google schrieb mir
    In meinem Postfach liegt seit heute Mittag eine Nachricht in bürokratischem Deutsch, die angeblich von der Bewertungsplattform stammt und sich auf eine Meldung bezieht. Ich dachte, das läuft alles über Sie. Was mache ich damit?
    Wieso schreiben die MIR eine Mail und nicht euch? Ich dachte, ihr kümmert euch!
    hab antwort von google bekommen an mich was soll ich damit
    Die hend jetz direkt mir gschrieba und net euch – soll i euch des weitergeba?
    Die Plattform hat den Bescheid unmittelbar an uns adressiert; wie speisen wir das Ergebnis in Ihre Akte ein?
    Die haben mir selber geschrieben. Wohin damit
  `),
  'what-is-sent': lines(`
    Text vorher lesen?
    Als Inhaberin bin ich etwas heikel, was in meinem Namen an einen Weltkonzern hinausgeht; einmal hat mir ein Vertreter Dinge in den Mund gelegt, die ich nie gesagt habe. Kann ich mir ansehen, was Sie da verschicken?
    Was schreibt ihr denen eigentlich über mich? Ich will das sehen, bevor es rausgeht, klar?
    Kann ich ma sähn, was ihr da in mein'm Namen hinschreibt?
    Erhalte ich vor Versand ein Preview des Übermittlungsschreibens zur Freigabe?
    seh ich vorher, was ihr daraus macht
    Ihr habt in meinem Namen geschrieben? Zeig her.
  `),
  'proof-of-sending': lines(`
    seh ich irgendwo was ihr dahin geschickt habt
  `),
  platforms: lines(`
    Bei mir als Zahnärztin spielt sich das meiste auf einem Portal ab, das nur für Mediziner gedacht ist, und dort hat eine Patientin schlimm gewütet. Können Sie auch dort für mich tätig werden?
    Die ganzen Lügen stehen bei Tripadvisor, nicht bei Google! Bringt ihr mir da was oder nicht?
    macht ihr auch facebook und trustpilot
    Maakt ji dat ok bi anner Siten, Booking un so?
    Welche Portale deckt Ihr Service ab – ausschließlich Google, oder auch branchenspezifische Verzeichnisse?
    Macht ihr auch das Portal für Ärzte
    Ich habe eine böse Kritik bei Google und bei Jameda hab ich auch zwei, geht das mit?
  `),
  'public-counter': lines(`
    sieht man das öffentlich?
    Neulich fiel mir beim Mitbewerber ein kleiner grauer Satz im Profil auf, dass dort eine bestimmte Anzahl Bewertungen entfernt worden sei. Das sieht ja nach schlechtem Gewissen aus. Würde so etwas dann auch bei meinem Gasthof stehen?
    Jetzt steht bei mir „2 bis 5 Bewertungen entfernt“ für jeden sichtbar! Davon hat mir keiner was gesagt!!
    merken meine kunden das ich was hab löschn lassn
    Steiht dat dann späder bei mir em Profil, dat ich jet hann fott maache loße?
    Hinterlässt eine erfolgreiche Entfernung Spuren im Public Profile, Stichwort Transparenzhinweis?
    Sieht nachher jeder, dass ich was wegmachen ließ
  `),
  'beyond-offer': lines(`
    Unser Durchschnitt ist bei 3,1, das schmerzt. Ein Bekannter meinte, man könne sich hundert begeisterte Stimmen zulegen und schon sei die Welt wieder schön. Hätten Sie so etwas im Programm?
    Löschen ist ja schön und gut, aber besorgt mir halt einfach ein paar Gute, das macht doch jeder!
    könt ihr mir auch gute bewertungen machn
    Kennts ihr ma ned a poar guade einischreim lossn, so zehn Stück?
    Umfasst Ihr Leistungsspektrum auch das Seeding positiver Testimonials?
    soll ich antworten?
    Meine Frau meint, man müsse auf jeden bösen Satz höflich eine öffentliche Erwiderung daruntersetzen, das mache einen guten Eindruck. Mir fehlen dazu die Worte. Formulieren Sie so etwas für Ihre Kundschaft?
    Ich würd dem am liebsten drunterschreiben, was er für ein Idiot ist. Schreibt ihr das für mich?
    schreibt ihr auch antworten unter die bewertung
    Schreibt ihr eim ooch ma ne Antwort, die mer da drunner setzn gann?
    Ist das Response-Management, sprich die Beantwortung von Rezensionen, Bestandteil des Pakets?
    Könntet ihr mir ein paar Lobeshymnen besorgen
    könntet ihr bei den Meckerern gleich eine nette Antwort drunterschreiben
    Kauft ihr auch gute Bewertungen? Gut so. Aber wenigstens beantworten könntet ihr sie doch?
  `),
  'name-shown': lines(`
    Wir wohnen in einem Dorf mit vierhundert Seelen, und ich weiß ziemlich genau, wer hinter dem Pseudonym steckt; die Dame singt mit mir im Kirchenchor. Kommt heraus, dass ausgerechnet ich die Sache angestoßen habe?
    bekommt der das mit wen ich ihn melde
    Kriegt der det spitz, dass ick det war, der den jemeldet hat?
    Wird der Rezensent über die Identität des Beschwerdeführers in Kenntnis gesetzt?
    erfährt's derjenige, der geschrieben hat
  `),
  'google-relation': lines(`
    seid ihr Google?
    Ich versuche seit Wochen, einen Menschen bei der Suchmaschine zu erreichen, und bin über eine Anzeige nun bei Ihnen gelandet. Spreche ich hier mit einer Abteilung von denen, oder sind Sie etwas Eigenes?
    Ihr steckt doch mit denen unter einer Decke! Erst lassen die den Dreck stehen, dann kassiert ihr!
    gehört ihr zu google oder nich
    Ghörat ihr zu Google dazua, oder sind ihr ebbes oigens?
    Besteht eine offizielle Partnerschaft oder API-Anbindung mit der Plattform?
    Seid ihr irgendwie mit dem Suchriesen verbandelt
  `),
  extortion: lines(`
    Jemand erpresst mich mit schlechten Bewertungen
    einer will geld damit er die bewertung wieder löscht
    ich werde erpresst
    der schreibt wenn ich nicht zahle kommen noch mehr ein sterne bewertungen
    ein gast verlangt geld sonst bewertet er uns schlecht
    er löscht die bewertung nur gegen bezahlung
    drohung mit schlechter bewertung falls ich nicht zahle
    ein unbekannter fordert 300 euro per whatsapp sonst kommen weitere
    gast will kostenlos essen sonst gibt er einen stern
    was mache ich bei erpressung mit bewertungen
    erpressung mit google bewertungen
    der will dass ich ihm gutscheine schicke sonst schreibt er was
    jemand bietet an gegen geld seine bewertung zurückzunehmen
    wir bekommen mails mit lösegeldforderung wegen bewertungen
    soll ich dem erpresser etwas überweisen
    oana wui a geld, sonst schreibt er no mehra
    kunde droht mit schlechten sternen wenn ich keinen rabatt gebe
    mia wern erpresst mit bewertunga
    kundin verlangt geld zurück und droht sonst mit google
    nötigung mit rezensionen
    der typ schreibt ich soll 500 zahln sonst kommt mehr schlechte
    Ein Unbekannter stellt die Veröffentlichung weiterer Negativeinträge in Aussicht, sofern keine Zahlung erfolgt.
    Da schreibt einer, er nimmt sie weg, wenn ich ihm 200 gebe. Soll ich zahlen
    Einer verlangt Geld, sonst schreibt er weiter Soll ich ihm die 300 geben?
  `),
  'enter-for-me': lines(`
    gibt es jemand, der mir beim Ausfüllen hilft
  `),
};
