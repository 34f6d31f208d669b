import { conceptReader, conceptWords } from './concept-reader.ts';

/**
 * What German words speak of, also those of the street, of dialects and of offices, by how they begin: so what was learned in
 * one word is known in another.
 */
const CONCEPTS = conceptWords({
  price:
    'preis kost teuer teuro billig gunstig gebuhr tarif betrag summe aufwand kohle tacken asche. moneten knete euro. euros euronen ocken flocken lohnen. blech hinblatter brenn. brennen zoin zahln koscht koschd gekost berapp deier deia verlang ausgaben. finanziell',
  'price later': 'erhoh teurer steigt. steigen anheb anzieh preiserhoh',
  discount:
    'rabatt nachlass nachgelass prozente. ermassig vergunst grunder existenzgrund sonderpreis staffel rabadd skonto',
  tax: 'steuer mwst mehrwert umsatzsteuer ust. netto brutto vorsteuer finanzamt abgaben. fiskus staat.',
  month: 'monat mtl. mon. monad',
  year: 'jahr jahrl jahrlich zwolf. halbjahr quartal vierteljahr joar',
  'pay by':
    'paypal peipal lastschrift uberweis bankeinzug einzugs klarna kreditkart ec. girocard girokart sparkassenkart visa. mastercard amex sepa bar. bargeld vorkasse ratenzahl applepay debit',
  card: 'karte. karten. kart. kreditkart girocard visa. mastercard',
  debit: 'abbuch abgebuch bucht. buchen. einzieh eingezog abzieh abgezog runtergeh langt. zugreif belast zieht. rate.',
  invoice: 'rechnung rechnun quittung beleg. belege. rechnug xrechnung zugferd',
  due: 'offen. offene offne ausstehen schuld schulde schuldig mahn ruckstand schulden geplatzt unbezahlt',
  refund:
    'erstatt zuruckzahl ruckzahl zuruckbekomm wiederbekomm ausbezahl ausgezahlt ruckerstatt retour. zuruckgeb zuruckuberweis wiederhab zuruckhab',
  withdrawal: 'widerruf ruckgangig rucktritt bedenkzeit zurucktret bereu vierzehn. 14.',
  bound:
    'laufzeit mindest gebund bindung bunden bundn bund. fessel verpflicht festleg gefangen vertragsdauer dranhang knebel langfrist',
  longer: 'verlanger automat. automatisch heimlich weiterlauf weitergeh stillschweig',
  quit: 'kundig kunding gekundig kundign loswerd aufhor ausstieg aussteig rauskomm rauskumm aussikum naus. aussi. austret beend absprung abspring schlussmach loskomm stichtag kundigun kuendig abmelden. aufkundig raus. ausscheid',
  pause:
    'paus ruh. ruht. ruhen. unterbrech unterbroch aussetz stillleg einfrier eisleg auszeit winterpaus umbaubed saison betriebsferi dicht.',
  again: 'wiederkomm zuruckkomm wiedereinst neueinst nochmal erneut. zweiter.',
  important: 'sonderkund fristlos ausserordent insolv pleite wichtiger. wichtigem. todesfall',
  review:
    'bewert rezens sternch sterne. stern. kommentar beurteil eintrag. review bewertunk feedback verriss lasterung schmah fake. fakes einsternbew',
  author: 'verfass rezens. gast. gaste. kunde. kunden. kundin schreiber. urheber typ. kerl. ersteller patient',
  remove:
    'losch geloscht entfern weg. wegkomm wegkrieg verschwind verschwund tilg rausnehm loswerd glosch jelosch wechkomm putz platt. beseitig plattmach herunternehm wegmach',
  submit:
    'einreich eingereich meld. melde. melden. melte gemeld einsend eintrag eintrog oitrag eingeb eigeb angeb beantrag abgeb antrag reinstell reingestell neischreib ubermitt erfass abschick einstell hochlad reinschmeiss',
  field: 'feld felder namensfeld textfeld formular ausfull angab angeb pflichtfeld zeile. kastchen',
  many: 'mehrere. viele. haufen mehrfach sammel csv. excel. tabelle liste. rutsch schwung zugemull stapel hundert massen massenupload stapelw stapelverarb schwung einzeln. gleichzeitig auf einmal dutzend',
  change:
    'ander geander korrig berichtig verschrieb vertipp falsch. falschen falsche versehen nachreich erganz nachtrag vergess. verklick eingefall dazuschreib hinzuschreib zurucknehm zuruckzieh zuruckgezog stopp. stoppen ruckzug vertan',
  reason: 'grund. grunde grunden begrund auswahl ankreuz kategorie anlass vorwurf',
  old: 'alter. alte. alt. veralt verjahr vergangen jahrealt damals 2017 2018 2019 2020 2021 2022',
  evidence:
    'beleg. beweis nachweis foto fotos fotoz bild bilder buidl screenshot bildschirm video videos aufnahm pdf. jpg. jpeg png. heic. datei dateien whatsapp chatverlauf kassenbon bon. dienstplan quittung. unterlag dokument tonaufnahm mp3. mov. megabyt anhang anhang',
  link: 'link links verlink url. internetadress adresszeile teilen. webadress',
  business:
    'unternehm firma firmen laden. laeden lade lad. lad geschaft betrieb filial standort restaurant wirtschaft wirtshaus werkstatt praxis salon gmbh kiosk imbiss hotel cafe gaststatt lokal. lokale backerei metzger',
  industry:
    'branche handwerk imker arzt. arzte zahnarzt bestatt fahrschul hebamm tagesmutt friseur kirch verein vereine nebenerwerb nebenberuf freiberuf selbstand gartner landwirt gewerb kleingewerb existenz anwaltskanzlei pflegedienst',
  private: 'privat verbrauch privatmensch privatperson privatleut',
  abroad:
    'osterreich schweiz salzburg wien. zurich ausland ausland tirol luxemburg holland niederland belg frankreich elsass polen. liecht',
  platform: 'google plattform amis. ami. konzern gugl',
  'other sites':
    'facebook instagram tripadvisor trustpilot yelp jameda kununu booking holidaycheck ebay lieferando amazon tiktok proven',
  decides: 'entscheid entschied hebel. knopf. bestimmt. drucker obliegt zustand zustandig wort.',
  refused:
    'ablehn abgelehn absage nein. verweiger abblitz weiger abfuhr zuruckgewies abgeschmett njet nicht genehm genehmigt',
  object: 'widersprech widerspruch einspruch dagegen. anfecht beschwer',
  sure: 'sicher. garant versprech versproch zusicher prozent. quote trefferquot erfolgs chance aussicht bestimmt. brief. siegel. klappt. gelingt wahrscheinl hundertprozent schriftlich verbind',
  law: 'recht. rechtlich illegal strafbar verleumd beleid ruf meinungsfrei erlaubt. verboten. darf. derf anwalt gericht klag verklag anzeig nazi halsabschneid betrug gesetz paragraf schmahkrit',
  duration:
    'dauer dauert daurt wielang wielange tage. tagen. woche wochen. schnell fix. geduld zeitraum wann. frist. deadline aussitz ewig. bald.',
  status:
    'status stand. neues. neuigk lagebericht zwischenstand fortschritt erledigt durch. bilanz tut. getan. gelaufen. hangt. hakt hakts',
  mine: 'mein meine meinen meiner meins mei. meim ming. moi. moine unser unsere',
  waiting: 'wart. warten. warte. ball. zug. braucht. hakt hakts hangt. fehlt. worauf. woran.',
  'came back': 'wieder da. wiederda auftauch aufgetaucht zuruckgekehrt plotzlich',
  notify: 'bescheid benachricht informier verstandig mails. newsletter push mitteil erfahr statusmail',
  password: 'passwort pasword passwor kennwort pw. passwd losungswort',
  login: 'einlog anmeld. anmelden login eingelog reinkomm einwahl zugang. zugangsdat angemeld',
  code: 'code. codes kod. kode. zahlencode zahlen. bestatigungs bestatigun ziffer freischalt pin. tan.',
  mailbox: 'postfach posteingang spam. gmx. mailbox inbox mail. email mailadress e-mail mailadresse',
  address: 'adresse anschrift strasse. umgezogen umzug hausnummer',
  account: 'konto account profil. benutzer mitglied zugang. kontos',
  'other people':
    'mitarbeit azubi lehrling kolleg schwester bruder. sohn. tochter mann. frau. sekretar burokraft chef. angestell jemand. team. agentur buchhalt',
  devices: 'gerat handy laptop tablet rechner. computer pc. ausgelog abmeld sitzung hotel-pc iphone',
  data: 'daten. datenschutz dsgvo personlich angaben. verhoker verkauf weitergeb akte akten auskunft artikel',
  export: 'runterlad herunterlad download export sichern. sicher. abspeich mitnehm datei.',
  gone: 'endgultig wirklich richtig. ausgeblend wiederherst herholen backup sicherungskop unwiderruf restlos',
  kept: 'bleibt. bleiben. behalt aufbewahr aufheb aufgehob zuruckbleib ubrig. speicherdauer',
  tracking: 'cookie track ip. logs. log. protokoll analyt server. serverlog werbung. verfolg',
  chat: 'chat. chats gesprach unterhaltung reintipp eintipp chatfenster mitlies geplauder geschrieb tippe. verlauf.',
  anonymous: 'anonym mitkrieg kriegt. erfahrt merkt. rauskrieg rausfind herausfind wer. identitat',
  phone: 'telefon telefonn nummer rufnumm hotline anruf anrufen oruaf oruafa durchklingel handynumm ruckruf fax.',
  contact: 'kontakt erreich mailadresse schreiben. melden.',
  hours: 'sonntag samstag wochenend feiertag nachts offnungszeit uhrzeit rund. weihnacht abends',
  operator:
    'impressum sitz. firmensitz rechtsform handelsregist geschaftsfuhr vertretungs inhaber. dahinter verantwortlich betreib deutsche. hrb. steckt. ustid ust-id gesellschaft',
  human: 'mensch menschen mitarbeit person. fleisch echter. echte. leibhaftig kumpel berater sachbearbeit',
  machine: 'computer roboter bot. ki. maschin maschiene automat. programm. computa chatgpt',
  'write reviews':
    'lobhudel lobes lob. lobend gute. positive posit tolle. begeist erfund erfind kaufen. kauf. nette. schone. dicht. funf-stern',
  app: 'app. apps iphone android playstore appstore install herunterlad handy',
  language: 'englisch turkisch polnisch sprache sprachen russisch franzos arabisch italienisch',
  exclusive: 'exklusiv parallel gleichzeitig agentur dienstleist zweiten. mitbewerb anderer. andere. zusatzlich',
  explain: 'erklar bahnhof. versteh kapier satzen uberblick zusammenfass worum',
  start: 'anfang anfangen fang. schritt loslegen losgeh beginn ablauf vorgeh erst.',
});

/** What the words of a German text speak of, each once. Pure. */
export const germanConceptsIn = conceptReader(CONCEPTS);
