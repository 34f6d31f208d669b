import { soundOf } from '../../../reading/cologne-phonetics.ts';
import { lettersApart } from '../../../reading/distance.ts';
import { plainWords } from '../../../reading/german-words.ts';
import { MOST_WORDS_KEPT, remembered } from '../../../reading/remembered.ts';

/**
 * What words speak of, where alarms are told from what only sounds like them: in plain letters, with dialect, and the words of other
 * languages; `sterb*` is a beginning. What was never learned in one word is known in another one of the same concept.
 */
const CONCEPTS = {
  me: 'ich i isch ick ik mich mi misch mir ma mia mein meine meinem meinen meiner meines mei meim me myself ben bana beni kendi* je moi yo io',
  us: 'uns wir unser unsere unserem unseren',
  kin:
    'mann frau sohn tochter bruder schwester mutter vater freund freundin kollege kollegin kollegen mitarbeiter* azubi auszubildende* ' +
    'angestellte* partner partnerin onkel tante nachbar* chef chefin kind kinder* familie wife husband son daughter esim kocam oglum kizim mama mamma mutti papa papi vati babba babb bappa vadder ' +
    'mudder oma opa enkel* neffe nichte schwager* gatte gattin ehemann ehefrau geschaftspartner* lebensgefahrt* inhaber* wirt wirtin kumpel',
  them:
    'ihn ihm den dem dich euch eahm eam em denen die sie ihr typ typen kerl gast gaste verfasser* rezensent* kunde kunden kundin konkurrent* ' +
    'ex seine sein him her onu seni',
  death:
    'sterb* sterm stirb* stirbt gestorben verstorben* tot dod dood dot tote toten tod tode todes* umbring* umbringt umgebracht umzubring* ' +
    'suizid* selbstmord* selbstmort selbsmord suizit freitod erlost* erlosung grab himmel jenseits verreck* krepier* kms unaliv* dead death ' +
    'die died suicid* kill* olmek olum oldur* olsem oleyim intihar morire mourir morir umrijeti ubit zabic zabij*',
  life:
    'leben lebens* lebn lebm lebe lebt lebend lebendig weiterleb* weiterzuleben uberleb* dasein existier* welt erde lahm lave labe leven ' +
    'live living life alive yasam* hayat* zyc vivre vivir vivere aufwach*',
  end: 'schluss ende endet endlich beend* aufhor* hort vorbei aus endgultig immer abgeschlossen schlussstrich end finita son',
  last: 'letzte letzter letzten letztes last',
  farewell: 'abschied* lebewohl lebwohl verabschied* leb wohl tschuss adieu goodbye gruss macht machts elveda',
  means:
    'tablette* pillen pille medikament* schlaftablett* uberdosis strick seil schlinge klinge rasierkling* kugel brucke bruck brucken dach ' +
    'balkon gleis* schiene* zug bahn* fenster hochhaus baum bruckenpfeiler gas* gift dosis insulin badewanne adern pulsadern pills bridge ' +
    'pfeiler silo kirchturm kran turm parkhaus klippe steinbruch aussichtsturm staumauer autobahn* fluss rhein donau elbe paracetamol ' +
    'ibuprofen schlafmittel beruhigungsmittel rope hap haplar*',
  taken: 'schluck* geschluckt runtergeschluckt eingenommen genommen gespritzt eingeworfen getrunken',
  jump: 'spring* sprung hupf* gesprungen sturz* herunterspring* hinunter runter gegenfahr* steuer* lenk*',
  weapon:
    'messer kuchenmesser pistole waffe waffen knarre gewehr axt hammer baseballschlager eisenstange knuppel bombe brandsatz benzin saure ' +
    'kugel knife gun bomb bicak*',
  harm:
    'ritz* schneid* geschnitten verletz* wehtun wehtue stech* stich* stach abstech* niedergestoch* erstech* schlag* schlach* daschlag* ' +
    'verprugel* prugel* geprugel* geschlagen hau haue haut brech* bricht wurg* gewurgt erwurg* erschies* erschiess* daschiass* schiess* ' +
    'schies* knall* ball* zund* brenn* brand fackel* spreng* uberfahr* uberroll* vergift* ermord* ertrank* erhang* aufhang* hang* blut* ' +
    'umleg* kalt platt fertig fresse maul zahne knochen genick hals antun antue anzutun angetan shoot stab hurt',
  emergency:
    'umgekippt umgefallen umgfoin zusammengebroch* zusammengesackt weggesackt ohnmachtig* bewusstlos* ansprechbar atmet atmung luft herz herzinfarkt* ' +
    'ausgerutscht gesturzt gefallen schief gelahmt lallt lallen verwaschen hangt taub blutet blutend blutung geblutet wunde bewegt ' +
    'schlaganfall brust krampf* zuckt rochel* erstick* allergisch* notarzt krankenwagen rettungswagen sanitater feuerwehr brennt flammen feuer blass bleich',
  threat: 'droh* gedroht bedroh* drohung* morddroh* verfolgt lauert auflauer* threaten* tehdit*',
  burden:
    'last belastung uberflussig wertlos versager vermiss* besser leichter ohne egal interessiert glucklicher weint merken braucht without',
  despair:
    'sinn sinnlos hoffnung* ausweg verzweifelt kraft lust luscht lusch lei bock mude mud miad muad satt qual qualen leid leiden ertrag* ' +
    'aushalt* halte zukunft wofur wozu hoffnungslos weiter weitermachen schnauze schmerz* elend anlam* biktim',
  wish:
    'will wui wil mochte mocht mecht wunsch* wollt wollte mag mog moch wott liebsten liabsten liabschda hoffentlich hoffe sehne want wanna ' +
    'wish istiyorum istemiyorum keske gern gerne',
  not:
    'nicht nich net ned nit ni nimmer nimma nemme nemma nume num nimm nie kein keine keinen koan koa nix nichts niemand keiner koana never ' +
    'not dont no artik',
  business:
    'bewert* rezension* review* google* antrag* loschantrag* loschung* laden ladens geschaft* betrieb* firma firmen restaurant* cafe* ' +
    'praxis hotel* umsatz* abo abos abonnement vertrag* konto formular* seite seiten link links ruf rufs existenz branche stern* kommentar* ' +
    'text textes beleg* rechnung* passwort anmeld* einlogg* login mail mails handy akku browser app internet wlan profil* eintrag* bild foto ' +
    'upload hochlad* registrierung verteiler datei lebenswerk antwort antworten frage fragen preis gebuhren kosten zahlen zahle zahlt opinia ' +
    'yorum* isletme* isim dukkan* recensione avis resena* gastronomie innenstadt* handwerk server telefon leitung karte geld',
  said: 'schreibt schrieb schreiben steht behaupt* heisst sagt erzahlt angeblich nennt nannte handelt gelesen',
  idiom:
    'lachen lache langweil* langeweile neugier hunger scham witz* verstand schlaf geduld nerven latein arger* argert wut wahnsinn* weissglut ' +
    'palme ruin* insolvenz pleite schlauch dreieck bein wiese feierabend urlaub rente hause gericht anwalt* anzeige anzeigen presse polizei ' +
    'laughing',
  trade:
    'metzger backer* apothek* bestatt* friseur* schutzen* jager dachdecker theater* film roman krimi* buch spiel escape pflegeheim arzt ' +
    'arztin tierarzt patient* erbe geerbt todesfall beerdig* verein baustelle kuche',
  today: 'heute morgen nacht jetzt gleich abend bald',
  asking: 'wie wann wo was warum wieso welche welcher welches wer kann konnen darf gibt how when nasil ne',
  stranger:
    'jemand jmd irgendwer irgendjemand fremd* unbekannt* hacker* gehackt* ghackt hacked hacklen* calindi geklaut gestohlen',
  account:
    'konto account zugang profil kundenkonto login anmeldung* sitzung* gerat* passwort kennwort zugangsdaten mailadresse eingeloggt einlogg* ' +
    'angemeldet phishing hesabim hesabima cuenta konta konto',
  charge:
    'abgebucht abbuch* buchung* bucht gebucht belast* abgezogen abzogn abgegangen eingezogen ruckbuch* zuruckbuch* berechnet abgerechnet ' +
    'kontoauszug kreditkarte* kartenabrechnung lastschrift reklamier* beanstand* einspruch unrecht charged para',
  twice: 'doppelt doppelte doppelten zweimal zweite 2x zwoamoi zwoamal zwomol dopelt doppl twice iki kez',
  waiting:
    'warte wart wartet gewartet seit tage tagen woche wochen monat ewig bisher immer noch endlich days gunlerdir',
  reply:
    'antwort* meldet melden gemeldet reagier* reaktion ruckmeldung* zuruck zruck ignorier* gehort geschrieben nachricht nachrichten cevap answer*',
  cancel:
    'kundig* kundge kundge kindig* kunding beend* stornier* storno widerruf* auflos* lose aufkundig* austritt aussteig* verlanger* cancel ' +
    'cancelled iptal disdico rezygn*',
  hereby: 'hiermit hirmit hiermid hiermitt bitte fristgerecht fristlos sofort nachstmoglich* zum hereby',
  gone: 'weg fort ford verschwind* gehe geh gehen verlasse*',
} as const;

type Concept = keyof typeof CONCEPTS;

const known = new Map<string, Concept[]>();
type Known = readonly [word: string, concepts: readonly Concept[]];
/** By their first letter, which is hardly ever mistaken: most words are told apart by it. */
const beginnings = new Map<string, Known[]>();
const longWords = new Map<string, Known[]>();
/** Shorter words with a letter changed are other words. */
const SHORTEST_MISSPELT = 7;

const addTo = (words: Map<string, Known[]>, one: Known): void => {
  const first = one[0].slice(0, 1);
  words.set(first, [...(words.get(first) ?? []), one]);
};
for (const concept of Object.keys(CONCEPTS) as Concept[]) {
  for (const word of CONCEPTS[concept].split(' ')) {
    if (word.endsWith('*')) addTo(beginnings, [word.slice(0, -1), [concept]]);
    else known.set(word, [...(known.get(word) ?? []), concept]);
  }
}
for (const one of known) if (one[0].length >= SHORTEST_MISSPELT) addTo(longWords, one);

/** Fewer sounds are those of too many words. */
const FEWEST_SOUNDS = 4;
const bySound = new Map<string, readonly Concept[]>();
for (const [word, concepts] of known) {
  const sound = soundOf(word);
  if (sound.length >= FEWEST_SOUNDS) bySound.set(sound, [...new Set([...(bySound.get(sound) ?? []), ...concepts])]);
}

const conceptsOfWord = remembered((word): readonly Concept[] => {
  const first = word.slice(0, 1);
  const begun = (beginnings.get(first) ?? []).filter(([beginning]) => word.startsWith(beginning));
  const found = [...new Set([...(known.get(word) ?? []), ...begun.flatMap(([, concepts]) => concepts)])];
  if (found.length > 0) return found;
  const misspelt =
    word.length < SHORTEST_MISSPELT
      ? undefined
      : longWords.get(first)?.find(([right]) => lettersApart(word, right, 1) <= 1);
  // 'gschluggd' is no typing mistake: it is written as it sounds.
  return misspelt?.[1] ?? bySound.get(soundOf(word)) ?? [];
}, MOST_WORDS_KEPT);

const MOST_WORDS = 80;

/** What the words of a text speak of, in its order; words that speak of nothing are left out. Pure. */
export const conceptsIn = (text: string): readonly (readonly Concept[])[] =>
  plainWords(text)
    .slice(0, MOST_WORDS)
    .map(conceptsOfWord)
    .filter((concepts) => concepts.length > 0);
