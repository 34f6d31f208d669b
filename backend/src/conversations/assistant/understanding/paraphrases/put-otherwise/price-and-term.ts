import { lines, type Paraphrases } from '../paraphrases.ts';

/** What the contract costs and how it begins, runs and ends. As strangers put it who had read the specification and the legal pages alone. */
export const priceAndTermPutOtherwise: Paraphrases = {
  price: lines(`
    was nehmt ihr monatlich
    Guten Tag, ich führe seit elf Jahren einen kleinen Friseursalon in Nahe und bin über eine Kollegin auf Ihre Seite gekommen, die ganz angetan war. Bevor ich mich irgendwo registriere, wüsste ich gern, womit ich Monat für Monat rechnen muss.
    Kann man bei euch eigentlich nirgends eine klare Zahl lesen?! Was soll der Spaß im Monat, fertig.
    hi wieviel mus ich den im monat hinlegn bei euch
    Servus, wos daad mi des nacha im Monat kosten, wenn i bei eich mitmach?
    Ich stelle gerade das Budget fürs Reputationsmanagement auf und brauche Ihren monatlichen Bruttoansatz.
    Jahressumme bei euch?
    Meine Buchhalterin möchte für das kommende Wirtschaftsjahr alle laufenden Verpflichtungen eintragen, und ich sitze nun hier und rechne hin und her. Könnten Sie mir bitte sagen, was nach zwölf Monaten insgesamt zusammengekommen ist?
    Jetzt mal Butter bei die Fische: was bin ich nach einem Jahr bei euch los, alles zusammen, ohne Kleingedrucktes!
    was kommt da zsm im ersten jahr
    Wat kütt dann do övver et Johr jerechnet zesamme?
    Bitte nennen Sie mir das gesamte Vertragsvolumen der Erstlaufzeit.
    versteckte Kosten?
    Bei meinem letzten Anbieter kam nach drei Wochen plötzlich eine Rechnung über Einrichtung, Bearbeitung und was weiß ich noch alles, das hat mich sehr geärgert. Deshalb frage ich vorsichtig nach: Bleibt es bei Ihnen wirklich bei dem einen Betrag?
    gibts ne einrichtungs gebür oder sowas
    Kimmt do no wos dazua, a Eirichtungspauschale oda so a Schmarrn?
    Probemonat zu haben?
    Wissen Sie, im Supermarkt darf man ja auch mal an der Melone klopfen, bevor man sie kauft. Ich würde das Ganze gern erst vier Wochen beschnuppern, ohne gleich zahlen zu müssen. Bieten Sie so etwas an?
    Kein Schnuppern, kein Garnichts, aber gleich ein Jahr verlangen? Ernsthaft?
    kan man das erstmal gratis antesten
    Kann mer des erscht emol umsonscht ausprobiera, oder wia?
    Gibt es einen Proof of Concept oder eine unentgeltliche Pilotphase?
    geht da preislich was?
    Wir sind ein gemeinnütziger Träger mit einem kleinen Hofcafé und müssen jeden Euro zweimal umdrehen, das können Sie sich sicher vorstellen. Kommen Sie solchen Häusern vielleicht ein Stückchen entgegen?
    Die Konkurrenz macht mir sofort zwanzig Prozent weniger. Und ihr? Stur wie ein Esel?
    habt ihr nen gutschein code oder so
    Könnt ihr ned a bisserl mit'm Preis runtergeh, weil ma mehra Filialen ham?
    Bieten Sie neben dem Jahreskontrakt auch On-Demand- oder Pay-per-Case-Modelle?
    kan ich erst testn
    wird es dann günstiger
  `),
  vat: lines(`
    brutto oder netto?
    Ich bin Inhaber einer Tischlerei und kann die Vorsteuer ziehen, deshalb interessiert mich bei jeder Anschaffung eigentlich nur der Teil, der am Ende wirklich bei mir hängen bleibt. Wie teilt sich Ihr Monatsbetrag denn auf?
    Kommt da am Ende noch die Steuer oben drauf oder was? Ich hasse solche Überraschungen!
    sind die 59 mit mwst oder kommt die noch dazu
    Isch des jetz scho mit dr Märwertsteuer, odder schlaget ihr die no drauf?
    Welcher Nettobetrag ist in der Kreditorenbuchhaltung je Abrechnungsmonat anzusetzen, und zu welchem Steuersatz?
    was davon ist Steuer, und was bleibt netto
  `),
  unlimited: lines(`
    Existieren neben dem Fixum variable Bestandteile, etwa eine Fallpauschale je gemeldetem Eintrag?
    wie viele darf ich?
    In den letzten Wochen hat sich bei uns ein richtiger Schwarm zusammengerottet, über vierzig Einträge an zwei Abenden, alle nach demselben Strickmuster. Gibt es bei Ihnen eine Obergrenze, wie viel ich pro Monat abgeben darf?
    Kommt mir jetzt bloß nicht mit „maximal fünf Stück“! Ich hab fünfzig von diesen Dreckdingern!
    gibts n limit wie viele man melden kann
    Gibt's a Grenzn, wieviel i im Monat melden derf, oda is des wurscht?
    Ist die Leistung kontingentiert, oder gilt eine echte Flatrate auf die Einreichungen?
    drei Filialen gehen?
    Neben dem Café betreibt meine Familie noch eine Eisdiele am Marktplatz und im Sommer einen Kiosk am See, jedes mit eigenem Eintrag im Netz. Brauche ich dafür dreierlei Zugänge, oder lässt sich das alles unter einem Dach erledigen?
    Sagt jetzt nicht, dass ich für jeden Standort extra blechen muss!
    hab 2 läden kan ich beide rein tun
    I hob zwoa Wirtschaftn, geht des ois mit oam Vertrag?
    Ist ein Multi-Location-Setup innerhalb eines Accounts abbildbar, und wie skaliert der Preis?
    wie viele Texte darf ich euch im Monat rüberschieben
    Geht alles über einen Zugang, wir haben vier Eisdielen
    zahl ich dann nur noch die Hälfte
  `),
  'fee-on-success': lines(`
    Zahle ich ohne Erfolg?
    Ich habe mir gestern Abend in Ruhe Ihre Geschäftsbedingungen durchgelesen, und da steht ein Satz, dass nur im Erfolgsfall etwas anfällt. Eine Seite weiter ist aber von einem festen Monatsbetrag die Rede. Wie passt das denn zusammen?
    Nix ist weg und ihr bucht trotzdem fröhlich weiter ab? In euren AGB steht was von nur bei Erfolg! Erklärt mir das!
    mus ich auch zaln wen google nix wegmacht??
    Muss ick ooch blechen, wenn da am Ende janüscht von wegjeht?
    Handelt es sich vergütungsseitig um ein erfolgsabhängiges Modell oder um einen reinen Retainer?
    Zahl ich auch, wenn nix rauskommt
  `),
  promise: lines(`
    wie vielen leuten habt ihr damit geholfen, mal ehrlich
    bei wem hat das bisher funktioniert und bei wem nicht
    in wie vielen fällen habt ihr erfolg gehabt
    Bevor ich mein sauer verdientes Geld ausgebe, möchte ich gern eine ehrliche Antwort: Geben Sie mir Brief und Siegel darauf, dass der Schmäheintrag über meine Praxis nachher nicht mehr da ist?
    Versprecht ihr's jetzt oder nicht?! Ja oder nein, ist doch nicht so schwer!
    könnt ihr mir versprechen das die weg komt
    Könnt'r mir des garantiera, dass der Seich nochher weg isch?
    Übernehmen Sie eine Erfolgszusage im Sinne eines Werkvertrags?
    Angenommen, hundert Wirte wie ich kommen zu Ihnen und jeder bringt einen bösartigen Eintrag mit. Bei wie vielen von diesen hundert sitzt man am Ende zufrieden da?
    Rückt endlich mit den Zahlen raus! Neun von zehn? Eine von zehn? Oder wisst ihr's selber nicht?
    wieviel prozent gehn den weg so im schnit
    Wie hoch is'n de Schangse, dass das ooch wirklich wechgommt?
    Können Sie eine belastbare Success Rate über Ihre bisherigen Fälle ausweisen?
    Schaffen Sie das in den meisten Fällen? Nur so Pi mal Daumen, ich verrat's keinem.
  `),
  'companies-only': lines(`
    auch für Privatleute?
    Ich habe weder ein Geschäft noch einen Gewerbeschein, aber mein ehemaliger Vermieter verbreitet im Netz Unwahres über mich als Mieterin. Könnte ich als ganz normale Person Ihre Hilfe in Anspruch nehmen?
    Warum wollt ihr meinen Firmennamen wissen? Ich hab keine Firma, ich will einfach nur, dass das Zeug verschwindet!
    bin privat kein gewerbe geht das trozdem
    I bi kei Firma, i bi nume privat – chan i bi euch mitmache?
    Adressieren Sie ausschließlich das B2B-Segment, oder werden auch natürliche Personen ohne unternehmerische Tätigkeit bedient?
    Firma in Österreich?
    Unser Hotel liegt in Tirol, gerade einmal acht Kilometer hinter der Grenze, und fast alle Gäste kommen aus München und Stuttgart. Da müsste doch für uns etwas zu machen sein, meinen Sie nicht?
    Was habt ihr gegen Schweizer Firmen? Euer Formular nimmt meine Nummer mit CHE nicht an!
    meine gmbh sitz in wien kann ich euch buchn
    Mia san a Gasthaus in Soizburg – derf ma bei eich ah mitmochn?
    Unser Headquarter sitzt in Zürich, die Niederlassung in Konstanz; steht Ihr Angebot auch ausländischen Rechtsträgern offen?
    Bin Kleinunternehmerin ohne Angestellte. Zähl ich als Firma
    Ich hab ein kleines Hotel in Vorarlberg heißt das, ich kann's vergessen?
  `),
  start: lines(`
    Zu welchem Zeitpunkt kommt zwischen uns ein entgeltliches Vertragsverhältnis zustande, und ist das bei meinem Account bereits der Fall?
    Ab welcher Sekunde bin ich gebunden
  `),
  exclusive: lines(`
    zweiter Anbieter parallel?
    Ihr wollt mir verbieten, noch jemand anderen dranzusetzen? Mit welchem Recht denn?
    darf ich noch ne andere firma beauftragen nebenher
    Derf i nebenbei no an andern beauftragn, oda muass i do warten?
    Besteht während der Laufzeit ein Wettbewerbs- oder Exklusivitätsvorbehalt zugunsten Ihres Hauses?
  `),
  term: lines(`
    wie lange gebunden
    Ich habe mit langen Verpflichtungen so meine Erfahrungen gemacht, das Fitnessstudio von 2019 lässt grüßen. Darum möchte ich vorab gern wissen, für welchen Zeitraum ich mich bei Ihnen mindestens festlege.
    Aha, und wie lange häng ich dann in eurem Vertrag drin?? Zehn Jahre oder was!
    auf wie lang unterschreib ich da eigentlch
    Wie lang muaß ma bei eng dabeibleiben, bis ma wieder aussikummt?
    Wie hoch ist die Erstbindung bei Ihrem Standardtarif?
    läuft das einfach weiter?
    Wenn das erste Jahr herum ist und ich im Trubel der Adventszeit schlicht vergesse, mich zu rühren: Was geschieht dann mit unserer Vereinbarung, hört sie von selbst auf?
    Soso, und nach dem Jahr hängt ihr mir heimlich gleich noch eins dran? Sagt mir das ins Gesicht!
    hört das nach 1 jahr auto auf oder gehts weider
    Löppt dat na dat Johr vun sülvst wieder, wenn ik nix seggen do?
    Ist eine Tacit-Renewal-Klausel vereinbart, und falls ja, mit welcher Folgelaufzeit?
    nur einmalig möglich?
    Eigentlich stört mich genau ein Eintrag, von einem Herrn, der mich offenbar mit dem Nachbarbetrieb verwechselt hat. Danach bräuchte ich Sie gar nicht mehr. Kann ich Sie für diese eine Sache beauftragen und dann gehen wir getrennte Wege?
    Für EIN Ding ein ganzes Jahr unterschreiben? Gibts das nicht auch vernünftig, sagen wir für vier Wochen?
    gibts auch was ohne langen vertrag nur ein monat
    Jitt et dat och för nor eine Mond, ohne dat mer sich et janze Johr dran binge muss?
    geht es danach von allein weiter
    Ich brauch euch schon jetzt nicht mehr. Geht's auch früher
    Wie lange muss ich bleiben? Das ist mir zu lang. Gibt's nix dazwischen?
  `),
  notice: lines(`
    Frist zum Rausgehen?
    Auf der einen Seite lese ich etwas von vier Wochen, auf einer anderen von dreißig Tagen, und nun bin ich als ordentlicher Mensch etwas ratlos. Welche der beiden Angaben zählt denn, wenn ich fristgerecht gehen möchte?
    Vier Wochen hier, 30 Tage da – könnt ihr euch vielleicht mal einigen?! Bis wann muss mein Schreiben da sein?
    wie fil tage vorher muss man bescheid geben wenn man raus wil
    Wia lang vorher muass i eich sogn, dass i nimmer mog?
    Mit welchem Vorlauf zum Laufzeitende ist eine ordentliche Beendigung anzuzeigen?
    wo kündige ich
    Ich habe nichts gegen Sie, wirklich nicht, aber ich gebe mein Geschäft zum Jahresende an meine Tochter ab, und die möchte das nicht weiterführen. An welcher Stelle kann ich denn unseren Vertrag beenden?
    Seit einer halben Stunde suche ich den Ausgang aus diesem Laden. Wo ist der Knopf, verdammt?
    wie komm ich hir wida raus aus dem abo
    Saachn Se ma, wo gann ich'n das Abo nu widder losswern?
    Frist verpasst, und nun?
    Meine Frau lag im Krankenhaus, und da habe ich ehrlich gesagt an Papierkram überhaupt nicht gedacht. Angenommen, mein Schreiben trifft erst zwei Wochen vor dem Stichtag bei Ihnen ein – was wird dann daraus?
    Wegen EINEM lächerlichen Tag zu spät wollt ihr mich noch ein ganzes Jahr melken? Das ist doch wohl ein Witz!
    hab den termin fürs aufhören verpennt was jezt
    Welche Rechtsfolge sieht Ihr Regelwerk für eine verfristete Beendigungsanzeige vor?
    Wie steig ich aus
    auf welchem Weg kündige ich
    Muss ich sagen, warum ich gehe
  `),
  'notice-form': lines(`
    Welcher Kanal und welche Form sind für eine wirksame Beendigungserklärung vorgesehen?
    Reicht es, wenn ich die Kündigung hier schreibe
  `),
  withdrawal: lines(`
    14 Tage Rücktritt?
    Gestern Nacht um halb zwölf, nach einer besonders gemeinen Ein-Stern-Geschichte, habe ich aus lauter Wut bei Ihnen abgeschlossen. Heute bei Tageslicht sehe ich das anders. Gibt es so eine Bedenkzeit von zwei Wochen wie beim Onlinekauf?
    Ich widerrufe! Zwei Wochen stehen jedem zu, also kommt mir nicht mit Ausreden!
    kan ich innerhalb 14 tage noch zurück vom vertrag
    Cha me do innert vierzäh Täg no zruggträtte, wie bim Pösteler?
    Ist Ihrem Fernabsatzvertrag eine Widerrufsbelehrung beigefügt, oder entfällt diese im B2B-Verhältnis?
  `),
  refund: lines(`
    Seit Oktober bin ich bei Ihnen, und ehrlich gesagt habe ich den Dienst im Januar und Februar überhaupt nicht angerührt, weil wir Betriebsferien hatten. Wäre es denkbar, dass Sie mir für diese zwei Monate entgegenkommen und etwas überweisen?
    Keine einzige Verbesserung gesehen. Ich will jeden Cent wiederhaben, den ihr mir abgeknöpft habt!
    krieg ich mein geld wider wens nix bringt
    Krieg ick meene Kohle zurück, wenn det allet nüscht jebracht hat?
    Unter welchen Voraussetzungen gewähren Sie eine anteilige Gutschrift bereits entrichteter Entgelte?
    krieg ich dann das geld wieder
    kriege ich die restlichen Monate zurück
    Ich hab seit Monaten nix eingereicht Krieg ich dafür was gutgeschrieben?
  `),
  'terms-change': lines(`
    wird es teurer?
    Meine Miete steigt, der Strom steigt, sogar das Mehl steigt. Da fragt sich unsereins natürlich bei jedem Posten, wie stabil er bleibt. Können Sie den Betrag während des Vertrags einfach anheben, und würde ich davon vorher erfahren?
    Wehe, ihr dreht nach drei Monaten an der Preisschraube, ohne was zu sagen!
    könt ihr den preis einfach hochsetzen??
    Wird des denn irgendwann deirer, un saacht ihr eim das vorher ooch?
    Wie ist die Preisanpassung geregelt – Indexierung, Ankündigungsfrist, Zustimmungserfordernis?
    Kann sich am Betrag etwas ändern, bevor mein Jahr rum ist
    dürft ihr das Kleingedruckte später umschreiben
  `),
  'terms-version': lines(`
    Wo find ich euer Kleingedrucktes, von wann ist es
  `),
  'important-reason': lines(`
    Leider muss ich mein Restaurant Ende April aus gesundheitlichen Gründen schließen, der Arzt hat mir unmissverständlich die Leviten gelesen. Ein Lokal ohne Gäste braucht ja auch keine Bewertungspflege mehr. Lässt sich da vor der Zeit etwas machen?
    Mein Laden ist dicht, seit Montag! Wollt ihr etwa für einen geschlossenen Laden weiter Geld?
    mach mein geschäft zu komm ich da vorher raus
    Mir machet des Lädle im Mai zua – komm i do au vor dr Zeit naus?
    Besteht bei Betriebsaufgabe ein Sonderkündigungsrecht, oder ist bis Periodenende durchzuzahlen?
  `),
  'own-subscription': lines(`
    bis wann läuft meiner
    Ich habe mir letzten Sommer in der Hektik der Neueröffnung nicht aufgeschrieben, wann genau wir zwei uns geeinigt haben. Können Sie für mich nachschauen, an welchem Tag mein Jahr bei Ihnen voll ist?
    Ich will schwarz auf weiß: Wann bin ich bei euch frei? Mein Datum, nicht irgendein Beispiel!
    wan is mein jar bei euch rum
    Wann hätt ming Abo dann e Engk, hann ehr dat do stonn?
    hab ich jetz schon was abgeschlosen oder nich
    Hob i do jetzad scho wos unterschriebn, oda is des no ollas umasunst?
    Ich habe Ihnen zum Monatsanfang meinen Abschied mitgeteilt und bin ein Mensch, der gern die Quittung in der Hand hält. Ist das bei Ihnen ordentlich vermerkt, und welches Datum steht da nun als letztes?
    Habt ihr meinen Abgang jetzt endlich eingetragen oder muss ich noch einen Brief hinterherschicken?
    is meine kündigung da und wann is schluss
    Hend ihr mei Kündigung kriagt, ond wann isch jetz end?
    Bitte um Bestätigung des Zugangs meiner Beendigungserklärung unter Angabe des Wirksamkeitsdatums.
    Wann ist mein Jahr vorbei
    Ich bin frisch hier. Hab ich jetzt schon was bestellt
    Ist mein Abschied angekommen
    welches Datum steht als letzter Tag
    Ich hab gekündigt Ist das durch?
    Mein Vertrag läuft aus Darf ich solang noch neue Sachen einreichen?
  `),
  'own-notice': lines(`
    Bitte nennen Sie mir das Ablaufdatum meines Kontrakts nebst letztem Termin für die Non-Renewal-Mitteilung.
    bis zu welchem Tag muss ich mich rühren
    Mein Vertrag endet im August, oder? Bis wann muss ich da was schicken?
  `),
  successor: lines(`
    Betrieb übergeben
    Zum ersten Juli übernimmt mein Sohn die Bäckerei, der Notar hat schon den Termin gemacht. Er möchte Ihren Dienst gern weiterlaufen lassen. Kann er einfach in meine Fußstapfen treten?
    Wir sind jetzt eine GmbH, und keiner bei euch kann mir sagen, wie man das umschreibt!
    neuer inhaber wie schreib ich den vertrag um
    I gib mei Gschäft am Bua, kann der des Abo weiderführn?
    Im Zuge eines Asset Deals soll das Vertragsverhältnis auf den Erwerber übergehen; ist eine Vertragsübernahme möglich?
    Meine Tochter übernimmt im Mai. Kann sie einfach weitermachen
    kann ich meinen Nachfolger mit eintragen
  `),
  'subscribe-again': lines(`
    Hab's mir anders überlegt. Kann ich wieder rein, und muss ich dafür ganz von vorn anfangen
    Ich bin bald weg bei euch Und wenn ich's bereue?
  `),
  confirmation: lines(`
    schickt ihr mir was Schriftliches zum Ende
  `),
  'after-the-end': lines(`
    was kommt nach Vertragsende
    Wenn unser gemeinsames Jahr vorüber ist und ich nicht weitermache: Tauchen dann die Texte, die inzwischen fort sind, alle miteinander wieder auf, wie Unkraut im Frühling? Und komme ich noch an meine Unterlagen?
    Sobald ich nicht mehr zahle, stellt ihr die bestimmt alle wieder rein, oder wie läuft die Erpressung?
    komm die bewertungn zurück wen ich aufhör
    Kummen die alden Saachen wieder, wenn'ch bei euch uffheere?
    Welche Post-Termination-Effekte ergeben sich für abgeschlossene sowie noch anhängige Vorgänge?
    Was passiert im August mit meinen Unterlagen
    Bleiben die weg, wenn ich weg bin
    Was passiert, wenn ich nicht mehr zahle? kommen die dann alle wieder hoch?
  `),
  lawyer: lines(`
    Empfehlen Sie parallel eine Abmahnung mit strafbewehrter Unterlassungserklärung, und übernehmen Sie diese?
    Ein Anwaltsbüro hat mir am Telefon ebenfalls angeboten, sich um meine Einträge zu kümmern. Da dachte ich mir, doppelt genäht hält besser. Spricht von Ihrer Seite etwas dagegen, wenn beide gleichzeitig daran arbeiten?
    Mein Anwalt schreibt der Plattform auch gerade. Vertragt ihr euch mit dem
  `),
  partners: lines(`
    Agenturmodell vorhanden?
    Wir sind eine kleine Werbeagentur in Koblenz mit rund dreißig Handwerksbetrieben im Bestand, und fast jeder davon jammert über schlechte Noten. Könnten wir Ihren Dienst für all diese Leute in unserem Namen einsetzen?
    Auf eurer Seite steht nix zu Wiederverkäufern. Wollt ihr keine Partner oder ist euch das egal?
    bin webdesigner will das für meine kunden machn geht das
    Ich han en Agentur, künne mer dat och för uns Kunden maache?
    Bieten Sie ein White-Label oder eine Reseller-Provision für Affiliates?
    Wir betreuen Hotels. Gibt's eine Provision, ein Logo zum Einbauen und einen Ansprechpartner
  `),
  liability: lines(`
    wer haftet bei Ausfall?
    Stellen wir uns vor, Ihre Anlage steht drei Tage still, ausgerechnet während bei mir die Gäste ausbleiben wegen eines üblen Textes. Kommen Sie dann für den Schaden auf, der mir entsteht?
    Wenn ihr Mist baut und mein Umsatz einbricht, zahlt ihr mir das dann? Ja oder nein!
    wer zahlt den schaden wen ihr nix hinkriegt
    Wer steiht dor för in, wenn ju dat verkehrt maakt un ik den Schaden heff?
    Wie sind Haftungsbegrenzung und Uptime-Zusage in Ihren Bedingungen ausgestaltet?
  `),
  trust: lines(`
    Man liest ja so viel von Firmen, die einem das Blaue vom Himmel versprechen und danach mit der Anzahlung über alle Berge sind. Woran erkenne ich, dass ich bei Ihnen in guten Händen bin?
    Ihr seid doch auch nur so ein Halsabschneiderladen wie alle anderen! Überzeugt mich vom Gegenteil!
    seit ihr seriös oder fake
    Sad's ihr eh a ehrliche Firma, oder hauts uns übers Ohr?
    Gibt es unabhängige Referenzen oder Zertifizierungen, die Ihre Integrität belegen?
    warum sollte ich euch trauen
  `),
  operator: lines(`
    Bevor ich einem Unternehmen mein Vertrauen schenke, möchte ich gern wissen, wessen Hand ich da schüttle. Wer leitet Ihren Betrieb, und an welchem Ort sitzen Sie?
    Namen will ich wissen! Wer ist der Chef von dem Saftladen, und wo hockt der?
    wem gehört die firma hier und wo seit ihr
    Wem jehört denn der Verein hier, und wo sitzt ihr überhaupt?
    Bitte um Handelsregisterangaben, Sitz und vertretungsberechtigte Personen Ihrer Gesellschaft.
    Wer seid ihr, wo sitzt ihr
    Sind Sie eine deutsche Firma? Und wo find ich das schwarz auf weiß?
  `),
};
