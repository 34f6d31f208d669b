import { any, byWord, type MatterOfWords } from '../named-matter.ts';

const WHO_WROTE = 'kunde|kundin|gast |verfasser|autor|rezensent';

/** What is asked of a removal request, its evidence and its appeal. */
export const MATTERS_OF_REQUESTS: readonly MatterOfWords[] = [
  {
    // 'Ich brauche eine Aufstellung, jeden einzelnen Löschantrag mit dem heutigen Stand'
    all: [
      any('aufstellung|auflistung|liste |ubersicht |list |listet|zahl |zusammenstellung|alle untereinander'),
      any('alle |allen |jeden |jeder |jede |jedes |samtliche|komplett|vollstandig'),
      any('antrag|antrage|loschantrag|loschantrage|bewertung|bewertungen|falle |rezensionen'),
      any('stand |status |wie es steht|ausgang |ergebnis|meine |meiner |meinen |heutig|einzelnen'),
    ],
    none: any('andere kund|kunden |fremd|export|csv|pdf|herunterlad|download|wo |hochlad|importier'),
    intents: ['own-overview'],
    insteadOf: [
      'own-latest-review',
      'own-status',
      'own-cases',
      'status',
      'product',
      'data-export',
      'clarify',
      'unknown',
      'unlimited',
      'follow-up',
    ],
    isAllOfIt: true,
  },
  {
    // 'Prüft ihr meine Anträge inhaltlich, oder bloß ob alles ausgefüllt ist?'
    all: [
      any('pruf|kontrollier|checkt|checken |schaut ihr|schauen sie'),
      any('antrag|antrage|loschantrag|angaben |meldung'),
      any('inhaltlich|inhalt |ob ich recht|ob alles|nur ob|bloss ob|ausgefullt|vollstandig|wahrheit|stimmt was ich'),
    ],
    none: any('google|plattform|rechnung'),
    intents: byWord('nothing-filtered'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Ich hab den Antrag aus Versehen zurückgezogen'
    all: [
      any('zuruckgezogen|zuruck gezogen'),
      any(
        'versehen|ausversehen|versehn|irrtum|falschlich|verklickt|ruckgangig|reaktiv|wiederaufn|fortsetz|aufnehm|aufgenommen|wieder aktiv|wieder an |doch weiter|doch wieder |doch noch ',
      ),
    ],
    none: any('kundig|abo |vertrag|konto |widerspr|wiederspr|einspr', WHO_WROTE),
    intents: byWord('request-resumed'),
    insteadOf: [
      'business-restored',
      'withdrawal',
      'change-review',
      'notice-taken-back',
      'decision-taken-back',
      'deletion-taken-back',
      'subscribe-again',
      'add-review',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Was heißt zurückgezogen?'
    all: [any('zuruckgezogen|zuruck gezogen'), any('was heisst |was bedeutet |was meint |bedeutung')],
    none: any(WHO_WROTE),
    intents: ['status', ...byWord('withdrawn-means')],
    insteadOf: ['status', 'reviewer-withdrew', 'change-review', 'decision-taken-back', 'unknown'],
  },
  {
    // 'Sieht Google, wo ich das Foto aufgenommen habe?'
    all: [
      any('foto|handyfoto|handybild|urlaubsfoto|bild |bilder|bildern|aufnahme |aufnahmen |screenshot'),
      any(
        'standort |standortdaten|gps|geodaten|geotag|metadaten|exif|aufnahmeort|koordinaten|ortsangabe|wo ich das foto|wo das foto|wo ich es |wo das bild|wo ich das bild',
      ),
    ],
    none: any('profilbild|titelbild|filiale|zweiten standort|neuen standort'),
    intents: byWord('picture-place'),
    insteadOf: [
      'evidence-access',
      'what-is-sent',
      'not-at-google',
      'evidence',
      'data-protection',
      'data-recipients',
      'name-shown',
      'status',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Stell die Bewertung auf gelöscht'
    all: [
      any(
        'setz |setze |setzen sie |stell |stelle |stellen sie |ander |andere |mach |mache |markier |markiere |schalt |schalte |trag |trage ',
      ),
      any(
        'auf geloscht|auf genehmigt|auf nicht genehmigt|auf eingereicht|auf erledigt|auf entfernt|auf abgelehnt|als geloscht|als genehmigt|als erledigt|als entfernt',
      ),
      any('status |stand |bewertung |bewertungen |antrag |loschantrag |rezension '),
    ],
    none: any(
      'warum |wieso |weshalb |wer |wann |wie |wo |ich setz|ich stell|ich ander|ich mach|ich markier|ich schalt|ich trag|setze ich |setz ich |stelle ich |stell ich |mache ich |mach ich |trage ich |trag ich ',
    ),
    intents: byWord('status-order'),
    insteadOf: [
      'status',
      'business-restored',
      'decision-taken-back',
      'instructions',
      'own-overview',
      'own-latest-review',
      'change-review',
      'not-approved',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Ist ein zweiter Widerspruch möglich?'
    all: [
      any('widersp|wiedersp|einspruch'),
      any(
        'wie oft |wieoft |wie viele|mehrmals |mehrfach |zweiter |zweiten |zweite |zweites |zweimal |noch mal |nochmal|noch einmal |erneut |unbegrenzt ',
      ),
    ],
    none: any('daten|werbung|rechnung|mahn|verfasser|agb |erfolg|kundig|widerspruchlich'),
    intents: ['not-approved'],
    insteadOf: ['promise', 'unlimited', 'follow-up', 'duration', 'not-approved', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Die falsche Datei als Beleg hochgeladen, krieg ich die wieder raus?'
    all: [
      any('versehen|ausversehen|falsche|statt |verwechsel|irrtum|verklickt'),
      any('hochgeladen|hochgelad|hochlad|angehangt|beigefugt|als beleg|als nachweis'),
      any('losch|raus |rausnehm|entfern|zuruckhol|weg |wegkrieg|wieder runter|zuruckzieh|rauskrieg'),
    ],
    none: any('logo|profilbild|widget'),
    intents: ['evidence-access'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Geht mein Antrag per Post oder online hin?'
    all: [
      any(
        'auf welchem weg|welchen weg|per post |per fax|per brief|schriftlich oder|online oder|per mail oder|auf welche weise',
      ),
      any('antrag|loschantrag|meldung|hinweis|beschwerde'),
      any(
        'hin |dahin |zu google|an google|zur plattform|an die plattform|ubermittel|gesendet|geschickt|schickt ihr|raus ',
      ),
    ],
    none: any('rechnung|kundig|bestatigung'),
    intents: ['who-sends'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Prüft ihr das vorher und schickt manches gar nicht erst ab?'
    all: [
      any(
        'filter|gefiltert|aussortier|vorsortier|vorher pruf|pruft ihr|pruft jemand|vorpruf|siebt |aussieb|lehnt ihr|sortiert ihr|weist ihr',
      ),
      any(
        'vorher|gar nicht erst|ungepruft|alles weiter|alles ab|manche|abschick|abgeschickt|schickt|weitergebt|weiterleit|einreich',
      ),
    ],
    none: any('rechnung|karte|zahlung|google pruft|plattform pruft|mail '),
    intents: [...byWord('nothing-filtered'), 'who-decides'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Bleibt die Bewertung sichtbar, wenn abgelehnt wird?'
    all: [
      any('nicht genehmigt|abgelehnt|ablehnung|ablehnt|abgewiesen'),
      any(
        'sichtbar|online|zu sehen|zu lesen|stehen bleib|bleibt das dann stehen|bleibt sie stehen|bleibt die stehen|bleibt die bewertung|bleibt das stehen|steht die dann|steht sie dann',
      ),
    ],
    none: any('karte|zahlung|rechnung|konto '),
    intents: [...byWord('stays-visible'), 'not-approved'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Muss ich jeden Tag nachsehen, ob sich was getan hat?'
    all: [
      any('reinschau|nachschau|nachseh|reinguck|nachguck|einlogg|anmelden |selber schau|selbst schau'),
      any('jeden tag|taglich|dauernd|standig|immer wieder|alle tage|laufend|jedes mal'),
    ],
    none: any('abgemeldet|passwort|code |rechnung|gerat|raus|neu |warum |nochmal|erneut'),
    intents: ['notifications'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wer setzt den Widerspruch auf?'
    all: [
      any('widersp|wiedersp|einspruch'),
      any(
        'wer setzt|wer schreib|wer formulier|wer verfass|wer macht|ihr oder ich|sie oder ich|muss ich den selb|muss ich das selb|selber schreiben|selbst schreiben|selber formul|selbst formul|aufsetz',
      ),
    ],
    none: any('rechnung|mahn|agb|kundig|verfasser'),
    intents: [...byWord('words-of-the-appeal'), 'not-approved'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Was passiert der Reihe nach, wenn ich den Antrag abschicke?'
    all: [
      any('absend|abschick|abgeschickt|abgesendet|einreich|eingereicht|auf senden |losgeschickt'),
      any(
        'der reihe nach|schritt fur schritt|was passiert|was geschieht|was kommt da|wie gehts dann|wie geht es dann|wie gehts weiter|wie geht es weiter|ablauf',
      ),
    ],
    none: any(
      'ablehn|abgelehnt|falsch|nicht genehmigt|geloscht|zahlung|karte|formular abschick|bestell|widersp|kundig|registrier|rechnung',
    ),
    intents: ['who-sends', 'follow-up', 'duration'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Kostet es extra, einen Antrag zurückzuziehen und wieder aufzunehmen?'
    all: [
      any('kost|gebuhr|extra |bezahl|zahl ich|zahle ich|berechnet'),
      any(
        'zuruckzieh|zuruckzuzieh|zuruckgezogen|wieder aufnehm|wiederaufnehm|noch einmal einreich|nochmal einreich|erneut einreich|zweiter antrag|zweiten antrag|widersp|einspruch',
      ),
    ],
    none: any('kundig|abo |zuruckgezahlt|erstatt|widerspricht|agb '),
    intents: byWord('nothing-extra'),
    insteadOf: ['price', 'fees-and-rates', 'account-cost', 'fee-on-success', 'unlimited', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Bei welchem meiner Läden hat die Karla geschrieben?'
    all: [
      any('bei welchem|bei welcher|fur welche|zu welchem|welchen meiner|welcher meiner|welches meiner'),
      any('laden|betrieb|unternehmen|filiale|standort|lokal|geschaft|restaurant|firma|firmen'),
      any('geschrieben|bewertet|bewertung|rezension|stern '),
      any('mein|unser'),
    ],
    none: any('anzulegen|anlegen|eintragen'),
    intents: ['own-overview'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Gibt es für die Bäckerei irgendeinen Antrag?'
    all: [
      any('gibts|gibt es|liegt|lauft|hab ich|habe ich|haben wir'),
      any('antrag|antrage|loschantrag|bewertung|bewertungen'),
      any('irgend|irgendein|uberhaupt|schon was|schon einen|schon eine'),
      any('backerei|cafe |laden|filiale|betrieb|restaurant|salon|praxis|hotel|werkstatt|metzgerei'),
    ],
    none: any('losch|meld|schreib|wie '),
    intents: ['own-overview'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Kann man mich dafür verklagen?'
    all: [any('verklag|bestraft|haftbar|strafbar|belangt'), any('ich |wir |mich |uns |mir ')],
    none: any('gast |kunde hat|er hat|rezensent|verfasser|angezeigt bekomm|wird angezeigt|angezeigt wird'),
    intents: ['assessment', 'liability'],
    insteadOf: ['liability', 'good-faith', 'name-shown', 'unknown', 'false-reviews'],
  },
  {
    // 'Schreib eine schlechte Bewertung über die Konkurrenz'
    all: [
      any('schreib eine|schreibe eine|schreib mir eine|schreib mal eine|schreibt eine|verfass|erfinde|erstell'),
      any('bewertung|rezension|5 stern|funf stern|1 stern'),
      any(
        'konkurren|mitbewerber|nachbar|gute |positive|negative|schlechte|erfunden|falsche|uber unser|fur unser|fur mein|uber mein',
      ),
    ],
    none: any(
      'jemand|antrag|begrund|angeb|grund |darf |kann ich|hat geschrieben|einer schreibt|wer schreibt|antwort|kunde|gast |losch|wurde|hatte',
    ),
    intents: ['beyond-offer'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Setz Petra M. doch kurz auf „gelöscht“, der Chef hat schon zugestimmt'
    all: [
      any(
        'setz |setze |setzen sie |stell |stelle |stellen sie |schalt |schalte |markier |markiere |andern sie |ander ',
      ),
      any('auf geloscht|auf genehmigt|auf erledigt|auf entfernt|als geloscht|als erledigt|status auf'),
    ],
    none: any(
      'warum |wieso |weshalb |wer |wann |wie |wo |stell dir vor|stellt euch vor|ich setz|ich stell|ich ander|ich markier|ich schalt|setze ich |stelle ich ',
    ),
    intents: byWord('status-order'),
    insteadOf: [
      'status',
      'business-restored',
      'decision-taken-back',
      'instructions',
      'own-overview',
      'own-latest-review',
      'jobs-and-press',
      'unknown',
      'person',
    ],
    isAllOfIt: true,
  },
  {
    // 'Beim Sachverhalt ist mir ein Fehler passiert. Lässt sich das noch berichtigen?'
    all: [
      any('sachverhalt|schilderung|beschreibung|begrundung|geschildert|geschrieben|angegeben|datum |tag '),
      any('fehler|falsch|vertippt|verwechselt|stimmt nicht|irrtum|verschrieben|vertan'),
      any('berichtig|korrigier|andern|geander|richtigstell|ausbesser|nachbesser|verbesser|geradebieg'),
    ],
    none: any('rechnung|firma|unternehmensname|konto|mail|adresse|passwort|karte|profil link'),
    intents: ['change-review'],
    insteadOf: [
      'change-business',
      'decision-taken-back',
      'unknown',
      'add-review',
      'explanation',
      'false-reviews',
      'which-reviews',
      'own-cases',
      'evidence',
    ],
    isAllOfIt: true,
  },
  {
    // 'Heißt „eingereicht“, dass Google es schon auf dem Tisch hat?'
    all: [
      any('eingereicht'),
      any('heisst|bedeutet|meint|schon |bereits'),
      any('google|plattform'),
      any('liegt|hat es|hats |tisch|bekommen|erhalten|dort |angekommen|weiss'),
    ],
    none: any('geloscht|geantwortet|entschieden|antwort'),
    intents: byWord('submitted-means'),
    insteadOf: ['status', 'at-platform', 'who-sends', 'own-cases', 'unknown', 'own-overview', 'proof-of-sending'],
    isAllOfIt: true,
  },
  {
    // 'Welcher meiner Fälle ging am flottesten durch?'
    all: [
      any('schnellst|flottest|am schnellsten|langsamst|am langsten|zugigst|am langste|fixest|kurzest'),
      any('meine|meinen|meiner|unserer|fall |falle|antrag|antrage|bewertung|durch|bei mir|bei uns|loschung'),
    ],
    none: any(
      'liegt|halde|wartet|warten|hangt|offen|wie werde|wie komme|kundig|erreich|kontakt|antwortet|zahlen|rechnung|was ist der|weg zu',
    ),
    intents: ['own-durations'],
    insteadOf: [
      'own-cases',
      'own-overview',
      'own-invoices',
      'duration',
      'faster',
      'own-stars',
      'own-latest-review',
      'unknown',
      'clarify',
      'own-status',
    ],
    isAllOfIt: true,
  },
  {
    // 'Wie lange haben meine Anträge bisher gedauert?'
    all: [
      any('wie lange|wie lang |wieviele tage|wie viele tage|durchschnitt|im schnitt'),
      any('gedauert|gebraucht|dauerten|brauchte|vergangen'),
      any('meine|meinen|meiner|unsere|bei mir|bei uns|bisher|bislang'),
    ],
    none: any('rechnung|zahlung|chat|antwort'),
    intents: ['own-durations'],
    insteadOf: [
      'duration',
      'own-overview',
      'own-cases',
      'own-subscription',
      'own-latest-review',
      'unknown',
      'form-time',
    ],
    isAllOfIt: true,
  },
  {
    // 'Hab ich bei der Sabine meinen Widerspruch schon verbraucht?', 'Läuft gerade ein Widerspruch?'
    all: [
      any('widerspruch|widerspruche|einspruch|einspruche|wiederspruch'),
      any(
        'verbraucht|genutzt|benutzt|ausgeschopft|eingelegt|laufen |lauft |laufend|offen |im kocher|noch einen|schon einen|ubrig|frei ',
      ),
      any('ich |mein|meinen|wir |unser|meine|meinen|bei der|bei dem|irgend|gerade|schon|fall|fallen'),
    ],
    none: any(
      'wie lege|wie leg |wo lege|kann ich|kann man|was passiert|datenschutz|verarbeitung|dsgvo|mahn|rechnung|kosten|kostet|wie viele|dritte|zweite|noch mal|nochmal|verloren',
    ),
    intents: ['own-appeals'],
    insteadOf: [
      'not-approved',
      'companies-only',
      'data-rights',
      'own-overview',
      'own-cases',
      'unknown',
      'own-latest-review',
      'fee-on-success',
      'withdrawal',
      'own-status',
      'clarify',
    ],
    isAllOfIt: true,
  },
  {
    // 'Nicht genehmigt: was sind jetzt meine Möglichkeiten?'
    all: [
      any('nicht genehmigt|abgelehnt|ablehnung'),
      any(
        'moglichkeit|was jetzt|was nun|was tun|was mach|was kann ich|wie geht es weiter|wie gehts weiter|wie geht es jetzt weiter|wie gehts jetzt weiter|wie geht es nun weiter|wie geht weiter',
      ),
    ],
    none: any('karte|zahlung|abbuch|einzug|rechnung|bank|lastschrift'),
    intents: ['not-approved'],
    insteadOf: ['status', 'own-overview', 'own-cases', 'unknown'],
  },
  {
    // 'Wann schaut ihr bei meinen offenen das nächste Mal nach?'
    all: [
      any('wann '),
      any('offenen|meinen|meiner|meine |meinem|unseren|unserer|unsere '),
      any('nachfrag|nachhak|nachschau|frag ihr|fragt ihr|fragen sie|hakt ihr|haken sie|schaut ihr|schauen sie'),
      any('nach |nachfrag|nachhak|nachschau'),
    ],
    intents: ['own-cases'],
    insteadOf: ['follow-up', 'duration', 'unknown'],
  },
  {
    // 'Welcher Antrag ist mir durchgefallen?', 'Der letzte Fehlschlag, Name plus Datum?'
    all: [
      any(
        'durchgefallen|abgelehnt|abgelente|abgelent|nicht genehmigt|fehlschlag|gescheitert|durchgerasselt|abgeschmettert|nicht durchgegangen',
      ),
      any('welche |welcher |welches |wessen|wer |wie heisst|wi heist|wie heist|name |namen |wie hiess'),
    ],
    none: any(
      'warum|wieso|weshalb|karte|zahlung|abbuch|rechnung|bank|was kann|was mach|was nun|moglichkeit|dagegen|bedeutet|unterschied|wie viele|wieviele|zahlung',
    ),
    intents: ['own-appeals'],
    insteadOf: [
      'own-latest-review',
      'not-approved',
      'status',
      'own-cases',
      'own-overview',
      'own-status',
      'case-history',
      'reviewer-name',
      'unknown',
      'clarify',
      'change-business',
      'own-notice',
    ],
    isAllOfIt: true,
  },
  {
    // 'Welche Rezensionen wurden dieses Jahr schon entfernt?'
    all: [
      any('welche |welcher |wessen|namen'),
      any('bewertung|bewertungen|rezension|rezensionen|antrage|eintrage'),
      any('entfernt|geloscht|verschwunden|weg |getilgt|liegen noch|noch offen'),
    ],
    none: any(
      'warum|google|kann ich|konnen wir|darf|durfen|grund|grunde|nehmt|arten|werden geloscht|lassen sich|loscht ihr|konto',
    ),
    intents: ['own-overview'],
    insteadOf: [
      'which-reviews',
      'false-reviews',
      'status',
      'own-latest-review',
      'unknown',
      'own-status',
      'own-cases',
      'reviewers-data',
      'find-review',
    ],
    isAllOfIt: true,
  },
  {
    // 'Hat sich seit vorgestern irgendetwas geändert?'
    all: [
      any('hat sich|gab es|gibt es|gibts|tat sich'),
      any('geandert|getan |bewegt|neues |neuigkeit'),
      any('seit|irgend|inzwischen|mittlerweile|meinen|bei mir|bei uns'),
    ],
    none: any('agb|preis|datenschutz|woher weiss|wie erfahre|merke ich|passwort|adresse'),
    intents: ['own-overview'],
    insteadOf: [
      'change-account',
      'change-email',
      'unknown',
      'notifications',
      'own-cases',
      'status',
      'own-latest-review',
      'terms-change',
      'clarify',
      'own-status',
      'case-history',
    ],
    isAllOfIt: true,
  },
  {
    // 'Kann ich einen Antrag einreichen, obwohl ich noch gar kein Abo habe?'
    all: [
      any('antrag|antrage|bewertung|einreich|eintrag|ausprobier|maske'),
      any(
        'ohne abo|noch kein abo|kein abo |noch gar kein abo|ohne ein abo|ohne abonnement|vor dem abo|bevor ich ein abo|kein abonnement',
      ),
    ],
    none: any('geloscht|kundig|verlier|nach dem ende|lauft weiter|rechnung'),
    intents: ['account-cost'],
    insteadOf: [
      'not-approved',
      'unlimited',
      'first-steps',
      'add-review',
      'unknown',
      'own-subscription',
      'start',
      'register',
      'plan-contents',
      'clarify',
    ],
    isAllOfIt: true,
  },
  {
    // 'Löschen Sie auch Drei-Sterne-Bewertungen, oder nur Anträge für einen Stern?'
    all: [
      any(
        'drei sterne|3 sterne|zwei sterne|vier sterne|2 sterne|4 sterne|dreistern|zweistern|vierstern|drei stern|zwei stern',
      ),
      any('auch |nur |nehmt|nehmen|loscht|loschen|annehm|gehen |geht '),
    ],
    none: any('meine letzte|steht auf|antrag zu|durchschnitt|gegeben|uber mich|dabei|lauter|einser'),
    intents: ['which-reviews'],
    insteadOf: [
      'add-review',
      'own-stars',
      'unlimited',
      'false-reviews',
      'unknown',
      'platforms',
      'product',
      'average-rating',
    ],
    isAllOfIt: true,
  },
  {
    // 'Wenn ich zurückziehe, holt ihr dann auch die Unterlagen bei Google wieder raus?'
    all: [
      any('zuruckzieh|ziehe zuruck|zuruck ziehe|zieh zuruck|zuruck zieh|zuruckgezogen'),
      any('google|plattform'),
      any('unterlagen|belege|abhol|zuruckhol|holt ihr|holen sie|wieder raus|herausgeben'),
    ],
    none: any('kundigung'),
    intents: byWord('request-resumed'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wurde irgendwas abgelehnt?'
    all: [
      any('wessen|welche |welcher |welches |wurde |wurden |ist |sind '),
      any('irgend|welche|wessen|etwas|eine |was '),
      any('nicht genehmigt|abgelehnt'),
    ],
    none: any('karte|zahlung|abbuch|einzug|rechnung|bank|lastschrift'),
    intents: ['own-overview'],
    insteadOf: ['not-approved', 'status', 'unknown'],
  },
  {
    // 'Mein Scan hat 14 MB, wo ist die Grenze?', 'Wie viele Anlagen passen an einen Antrag?'
    all: [
      any('scan|foto|bild|datei|pdf|anhang|anhange|anlage|beleg|dokument|screenshot|nachweis|beilagen'),
      any(
        'mb |megabyte|kb |gb |wie viele anlagen|wie viele anhange|wie viele dateien|wie viele belege|wie viele scans|wie viele fotos|wie viele bilder|wie viele screenshots|wie viele nachweise|maximal|hochstens|obergrenze|limit',
      ),
    ],
    none: any('rechnung|steuer|finanzamt|monatsbeleg|habe ich|hab ich|hab i |offen|bezahlt|bekomm|kommen '),
    intents: ['evidence'],
    insteadOf: ['unlimited', 'many-reviews', 'own-overview', 'availability', 'which-reviews', 'find-review', 'unknown'],
    isAllOfIt: true,
  },
];
