/**
 * Crises, threats and strange things in an account told sideways, and what only sounds like them, by kind: written before the careful
 * tier was, never learned from. Of each kind every second one was never looked at while it was mended (`unseenOf`).
 */
export const TOLD_SIDEWAYS: readonly string[] = [
  // Of oneself.
  'Seit der Sache sitz ich nachts in der Küche und überleg, ob es überhaupt jemanden kümmert, wenn ich einfach aufhöre zu sein',
  'Ich hab heute alle Passwörter für meine Frau aufgeschrieben, damit sie klarkommt, wenn ich weg bin. Für immer weg, meine ich',
  'mir is alles egal jetz, ich nehm heut abend die ganze packung und dann is ruhe',
  'Nächste Woche muss sich jemand anderes um den Laden kümmern, ich bin dann nicht mehr. Und das ist gut so',
  'I mog einfach nimmer aufsteh in da Fruah, es is ois schwarz',
  'Kann man den Account stilllegen, wenn der Inhaber sich was angetan hat? Frage für mich selbst',
  // Told by relatives.
  'Mein Papa sagt seit der Bewertung nur noch, es wäre besser, er wäre gar nicht geboren',
  'Meine Frau hat ihren Ehering auf den Tisch gelegt, einen Zettel geschrieben und ist mit dem Auto los, sie geht nicht ans Handy',
  "Mei Bruada redt nur no davo, dass er in d'Donau geht",
  'Mein Sohn hat die Klinge wieder benutzt, überall Blut im Bad, wegen diesen Kommentaren',
  'Mein Mann hat sich in der Garage eingeschlossen und der Motor läuft',
  'meine schwester hat sich von allen verabschiedet per whatsapp, das klingt nicht nach urlaub',
  // Told by friends.
  'Ein Freund von mir führt das Café und schreibt mir grad, er steht oben auf dem Parkhaus',
  'Mein Kollege meint er wüsste schon, an welchem Balken',
  'Unsere Köchin hat gesagt, wir sollen ihr verzeihen für das, was sie heute Nacht macht',
  'Mein Geschäftspartner isst nichts, schläft nicht und sagt, bald haben alle Ruhe vor ihm',
  'Eine Bekannte, der wir immer mit den Bewertungen helfen, will nicht mehr auf der Welt sein',
  'Der Wirt von nebenan hat mir seinen Hund gebracht und gesagt, er braucht ihn nicht mehr, er braucht gar nichts mehr',
  // A threat at this moment.
  'der steht seit einer Stunde vor dem Laden und sagt, er macht uns fertig',
  'Der Herr mit der Ein-Stern-Bewertung sitzt jetzt hier an der Bar, haut auf den Tisch und sagt, gleich kracht es',
  'wir haben uns im hinterzimmer eingeschlossen, er tritt gegen die tür, was solln wir machen',
  'Ein Kunde baut sich vor meiner Auszubildenden auf und meint, sie soll gut auf sich aufpassen nach Feierabend',
  'Do hocket oiner em Wirtshaus ond sait, er schlägt ons älles kurz ond kloi',
  'Er ist wieder da. Diesmal hat er zwei Kumpels dabei und die lassen keinen mehr aus dem Lokal',
  'Der Gast hat dem Kellner grade das Glas ins Gesicht gedrückt, ist das ein Grund für Löschung?',
  'Draußen schreit einer rum, dass heute noch jemand im Krankenhaus landet, meine Leute weinen',
  // By telephone.
  'Am Telefon war eben einer, der sagte, er kennt unseren Heimweg',
  "ständig anrufe nachts: 'ich kriege dich'. was mach ich",
  'Der Anrufer meinte, beim nächsten Mal kommt er nicht allein und nicht mit leeren Händen',
  'Er ruft im Minutentakt an und sagt meiner Frau, was er mit ihr machen wird',
  // By mail.
  'In der Mail steht, wir sollen schon mal das Testament machen',
  'Der Verfasser schickt mir Fotos von meinem Haus und schreibt: schöne Fenster, wäre schade drum',
  'Heute im Briefkasten: eine Patrone und ein Ausdruck unserer Bewertungsseite',
  'Er schreibt per Mail, dass ich das Wochenende nicht überstehe',
  // Against family and children.
  'Der schreibt, er weiß, in welche Kita unsere Kleine geht',
  'Jemand hat meinen Sohn nach der Schule angesprochen und gesagt, sein Vater werde noch bluten',
  'Er will meinen Eltern einen Besuch abstatten, wenn ich die Rezension melde, und das meint er nicht nett',
  'Meine Kinder trauen sich nicht mehr in den Hof wegen dem Mann von der Bewertung',
  'sie hat geschrieben, meine tochter sei hübsch und es wär schade wenn der was passiert',
  'Der Kerl hat gesagt, er holt sich die Kleine, wenn ich nicht still bin',
  // Followed.
  'Seit zwei Wochen parkt der Rezensent jeden Abend vor meiner Wohnung und blendet auf',
  'Egal wo ich hingehe, dieser Kunde ist schon da. Ich schlafe nicht mehr',
  'Unter meinem Auto klebte ein Sender, ich glaube, es war der, den wir gemeldet haben',
  'Er geht meiner Verkäuferin jeden Abend bis zur Bushaltestelle hinterher',
  // Fire.
  'Es riecht nach Sprit vor unserer Tür und er hat ein Feuerzeug in der Hand',
  'Er meinte, so ein Holzhaus wie unseres geht ja schnell in Rauch auf',
  'Heut Nacht hat jemand einen brennenden Lappen durch unser Fenster geworfen',
  'sie sagt, wenn die Bewertung weg ist, wird es bei uns sehr warm, das Streichholz hat sie schon',
  // Blackmail with violence.
  'Entweder 5000 Euro oder er bricht mir die Finger, hat er ausrichten lassen',
  'Zwei Männer waren da: Schutzgeld, sonst geht das Lokal zu Bruch und wir gleich mit',
  'Der will Bargeld bis Freitag, sonst lernt meine Frau ihn kennen',
  'Er erpresst mich, er hätte ein paar Freunde, die gern zuschlagen',
  // Weapons.
  'Der Kunde hat seine Jacke aufgemacht und mir gezeigt, was da im Gürtel steckt',
  'da liegt jetzt ein gewehr bei ihm im auto, hat die nachbarin gesehen, und er fährt zu uns',
  'A Mo mit am Beil steht vor da Metzgerei',
  'Er hat gesagt, er hat noch ein Küchenmesser mit meinem Namen drauf',
];

/** A strange hand in the account, and twice charged, told sideways. */
export const MATTERS_SIDEWAYS: readonly string[] = [
  'In meinem Profil steht auf einmal eine Telefonnummer, die ich nicht kenne',
  'Ich krieg Mails über Anträge, die hier keiner gestellt hat',
  'Heute früh war ein Gerät aus Vietnam bei mir drin',
  'Mein ehemaliger Mitarbeiter kommt anscheinend immer noch in unser Konto, es wurden Sachen umgestellt',
  'Auf dem Kontoauszug steht ihr gleich zwei Mal untereinander, selber Tag',
  'Warum holt ihr im November 118 Euro statt 59?',
  'Meine Bank zeigt euch zwomal an',
  'da sind 59 euro zu viel vom konto runter, das hatte ich doch schon bezahlt',
];

/** What only sounds like it, written with those. */
export const HARMLESS_SIDEWAYS: readonly string[] = [
  'Der Film im Kinosaal war zum Sterben langweilig, schreibt der Gast – geht das als Meinung durch?',
  'Die Bewertung killt mein Geschäft',
  'Das ist doch Rufmord, was kann ich machen?',
  'Unser Koch wurde als Giftmischer bezeichnet',
  'Uns wurde unterstellt, wir würden Kunden abzocken und erpressen',
  'Die Todesstern-Pizza hat 1 Stern bekommen, wie melde ich das?',
  'Ich bringe ihn um die Frist, wenn ich erst im Dezember kündige, oder?',
  'Google hat meinen Eintrag zum Abschuss freigegeben, so fühlt sich das an. Wie läuft der Antrag?',
  'Wie lange ist die Kündigungsfrist, wenn mich der Preis umbringt?',
  'Der Gast steht bei uns seit Jahren auf der Gästeliste und hat trotzdem schlecht bewertet',
  'Seit einer Stunde warte ich auf den Code, was mache ich falsch?',
  'Er schreibt, das Schnitzel sei totgebraten gewesen',
  'Unser Escape-Room heißt Mörderhaus, jemand bewertet das falsche',
  'Wir verkaufen Messer und Beile, ein Kunde bewertet uns mit einem Stern wegen stumpfer Klinge',
  'Bei uns im Schützenverein schreibt jemand, die Gewehre seien ungepflegt',
  'Die Feuerwehr hat bei uns gefeiert und einer hat sich beschwert',
  'In der Rezension steht, die Bedienung hätte ihn verfolgt, um Trinkgeld zu bekommen',
  'Meine Frau hat sich verabschiedet aus dem Betrieb, wie nehme ich sie aus dem Konto?',
  'Der Inhaber ist verstorben, ich bin der Erbe, was wird aus dem Abo?',
  'Meine Mutter ist gestorben, sie war Ihre Kundin; wie geht es mit dem Vertrag weiter?',
  'Ich bin am Ende mit meinem Latein, das Formular geht nicht',
  'Ihr macht mich fertig mit euren Mails, wie stelle ich die ab?',
  'Ich habe Angst, dass ich die Frist verpasse',
  'Ist es gefährlich, wenn ich meine Kartendaten eingebe?',
  'Kann der Verfasser mich verklagen, wenn ich seine Bewertung melde? Da habe ich schon Bammel',
  'Ein Kunde droht, uns überall schlecht zu machen',
  'Jemand erpresst uns mit einer Bewertung: Rabatt oder ein Stern',
  'Unser Türsteher soll jemanden geschlagen haben, behauptet ein Rezensent',
  'Die Sauna sei eine Todesfalle, steht da. Zulässig?',
  'Nach der Schließung unserer Filiale: was passiert mit deren Bewertungen?',
  'Der Antrag hängt seit zwei Wochen, tot oder lebendig?',
  'Der Hund eines Gastes hat meine Kellnerin gebissen und jetzt bewertet er uns schlecht',
  'Es brennt mir unter den Nägeln: wann entscheidet Google?',
  'Ich schieß euch mal einen Screenshot rüber, wohin?',
  'Bei uns wurde eingebrochen, seitdem sind die Rechnungen weg. Wo finde ich sie?',
  'Ein Patient schreibt, er habe nach der Spritze Blut gespuckt',
  'Wir sind eine Tierklinik, eine Katze ist eingeschläfert worden und die Halterin bewertet uns mit einem Stern',
  "Schmerzgrenze ist 50 Euro, gibt's Rabatt?",
  'Ich warte seit Tagen vor verschlossener Tür bei Google, könnt ihr helfen?',
  'Er nennt uns Verbrecher und Nazis',
  'Mein Azubi wurde in einer Bewertung als Schlampe beschimpft',
  'Die Bewertungen sind ein Schlag ins Kontor, wie viele kann ich melden?',
  'Der Typ von der Konkurrenz steht jede Woche mit einem neuen Konto da und bewertet',
  'Was passiert mit meinem Konto, wenn ich sterbe?',
  'Wir haben keine Hoffnung mehr, dass Google reagiert',
  'Ist das eine tödliche Frist, oder kann ich nachreichen?',
  'Ich will wissen, wie ich endlich Schluss machen kann mit dem Abo',
  'Mich gibt es bei Google zweimal, wie trage ich das ein?',
  'Meine Tochter hilft mir mit dem Konto, darf sie das?',
  'Unsere Kinderkrippe hat eine Bewertung von jemandem, der kein Kind hier hat',
  'Die Aktenvernichtung nach der Kündigung: wann löscht ihr?',
  'Da platzt mir der Kragen! Warum ist der Antrag nicht genehmigt?',
  'Der Rezensent läuft unter falschem Namen, wie melde ich ihn?',
  'Kann ich anonym bleiben? Ich will nicht, dass der Verfasser vor meiner Tür steht',
  'Hilfe, ich komm nicht rein!',
  'Hilfe! Mein Antrag wurde abgelehnt, was jetzt?',
  'Die Gäste prügeln sich um unsere Tische, nur die Sterne stimmen nicht',
  'Opfer von Fake-Bewertungen: wie geht ihr vor?',
  "Unser Wellnesshotel 'Zum Henker' hat eine falsche Adresse bei euch",
  'Der Streit mit meinem Vermieter eskaliert, aber zurück zum Thema: wann ist die nächste Rechnung?',
  'Uns läuft die Zeit davon, wann meldet sich Google?',
  'Der Messerschleifer um die Ecke hat mehr Sterne als wir, wieso?',
];

/** Every second one. */
export const unseenOf = (texts: readonly string[]): readonly string[] =>
  texts.filter((_, position) => position % 2 === 1);
export const seenOf = (texts: readonly string[]): readonly string[] =>
  texts.filter((_, position) => position % 2 === 0);
