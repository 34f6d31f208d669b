import { facts } from './facts.ts';
import type { Topic } from './topic.ts';

/** What those ask who put the chat on their own pages: as `docs/partner-einbau.md` tells it. */
export const chatForPartnersTopics: readonly Topic[] = [
  {
    id: 'widget-setup',
    title: 'den Einbau unseres Chats auf Ihren Seiten',
    questions: [
      'Wie baue ich das Chat-Widget auf unserer Website ein?',
      'Woher bekomme ich den Schlüssel für den Chat auf unserer Seite?',
      'Welche Zeile muss für den Chat in unsere Webseite?',
    ],
    answer:
      'Mit einer einzigen Skript-Zeile, vor dem schließenden body oder im head Ihrer Seite. In ihr stehen die Adresse unseres Dienstes mit ' +
      '/chat-widget.js und, als data-key, Ihr Schlüssel, der mit pk_ beginnt. Beides bekommen Partner von unserem Team, sobald sie ihm die Adressen ihrer ' +
      'Seiten genannt haben. Danach steht unten rechts der Knopf; auf Ihrem Server brauchen Sie dafür nichts. Ob und wie wir zusammenarbeiten, bespricht ' +
      'unser Team mit Ihnen: Schreiben Sie eine E-Mail an die Adresse im Impressum, oder sagen Sie hier, dass ein Mensch antworten soll.',
  },
  {
    id: 'widget-systems',
    title: 'den Chat in WordPress und anderen Systemen',
    questions: [
      'Wie baue ich Ihren Chat in WordPress ein?',
      'Läuft das Chat-Widget auch in einem Homepage-Baukasten?',
      'Gibt es das Chat-Widget für React oder Vue?',
    ],
    answer:
      'In WordPress kommt das Skript mit wp_enqueue_script ans Ende der functions.php des Themes; der Schlüssel steht dort in der Adresse, mit ?key= hinter ' +
      '/chat-widget.js. Ein eigenes Plugin gibt es nicht. Ein Baukasten, der eigenes HTML erlaubt, oder ein Tag-Manager nimmt die eine Skript-Zeile; lässt er ' +
      'data-key weg, gehört der Schlüssel auch dort in die Adresse. Für React, Vue und alles, was gebaut wird, gibt es ein Paket, das Sie von unserem Team als ' +
      'Datei bekommen. Die fertigen Zeilen mit Ihrem Schlüssel hat unser Team; Sie fügen sie nur ein.',
  },
  {
    id: 'widget-look',
    title: 'Farbe und Platz des Chat-Knopfs',
    questions: [
      'Kann der Chat-Knopf unsere Hausfarbe haben?',
      'Kann der Knopf des Chats auf unserer Seite links stehen?',
      'Wie ändere ich das Aussehen des Chat-Widgets?',
    ],
    answer:
      'Das sagen Sie mit Attributen der Skript-Zeile: data-color mit Ihrem Farbwert, data-position mit left für links unten, data-label für ein Wort auf dem ' +
      'Knopf, data-theme mit light oder dark. Abstand zum Rand, Schrift und Ebene ändern Sie in Ihrem CSS am Element sternklar-chat. Farben stellt auch unser ' +
      'Team für alle Ihre Seiten ein; sie gelten vom ersten Klick an, der Knopf hat sie vorher nur mit data-color. Auf Ihrer Farbe schreibt der Chat schwarz ' +
      'oder weiß, was besser zu lesen ist.',
  },
  {
    id: 'widget-words',
    title: 'Worte, Sprache und Sprechzeiten des Chats auf Ihren Seiten',
    questions: [
      'Können wir die Begrüßung des Chats auf unserer Seite ändern?',
      'Spricht das Chat-Widget auf unserer Seite auch Englisch?',
      'Können im Chat auf unserer Seite unsere Öffnungszeiten stehen?',
    ],
    answer:
      'Name, Begrüßung, Vorschläge und Sprechzeiten Ihres Chats stellt unser Team auf Wunsch für alle Ihre Seiten ein; was eine Seite selbst angibt (data-label ' +
      'oder texts), geht dort vor. Die Oberfläche spricht Deutsch, und Englisch, wo Ihre Seite lang mit en hat; data-lang mit de oder en legt es fest. Einfache ' +
      'Fragen beantwortet der Assistent auch in einigen anderen Sprachen. Er antwortet auch außerhalb der Sprechzeiten; dass ein KI-Assistent ' +
      'antwortet, sagt der Chat immer.',
  },
  {
    id: 'widget-csp',
    title: 'den Chat und Ihre Content-Security-Policy',
    questions: [
      'Was muss unsere Content-Security-Policy für den Chat erlauben?',
      'Was muss unsere IT für das Chat-Widget freigeben?',
      'Gibt es das Skript des Chats mit Prüfsumme?',
    ],
    answer:
      'Ihre Content-Security-Policy braucht für den Chat nur script-src und connect-src, beide mit der Adresse unseres Dienstes, die Sie von unserem Team ' +
      'haben. Stile, Bilder und Schriften braucht er von nirgendwo. Mit einer Nonce an der Skript-Zeile genügt diese anstelle des Eintrags bei script-src. ' +
      'Wollen Sie nur ausliefern, was Sie geprüft haben, gibt es eine feste Fassung mit Prüfsumme (integrity). Unser Team prüft Ihre Richtlinie auf Wunsch und ' +
      'sagt, was fehlt.',
  },
  {
    id: 'widget-before-click',
    title: 'das, was vor dem ersten Klick auf den Chat-Knopf geschieht',
    questions: [
      'Werden Daten gesendet, bevor jemand den Chat auf unserer Seite öffnet?',
      'Lädt das Chat-Widget schon etwas, bevor man darauf klickt?',
      'Brauchen wir für das Chat-Widget einen Cookie-Banner?',
    ],
    answer:
      'Die Skript-Zeile lädt nebenher (async) von unserem Dienst das Skript, das den Knopf zeigt. Darüber hinaus wird vor dem ersten Klick nichts angefragt und nichts ' +
      'gespeichert. Cookies setzt der Chat auf Ihren Seiten nicht. Erst wenn jemand schreibt, merkt sich sein Browser die Unterhaltung, bis er Ihre Seiten schließt ' +
      '(Session Storage); bis dahin verbindet er sich auf jeder Ihrer Seiten mit uns, damit er die Antworten sieht. Ob Sie dafür eine Einwilligung brauchen, ' +
      'beurteilen wir nicht.',
  },
  {
    id: 'widget-pages',
    title: 'den Chat auf mehreren Seiten',
    questions: [
      'Muss das Chat-Widget auf jeder Seite eingebaut werden?',
      'Bleibt der Chat stehen, wenn der Besucher auf die nächste Seite geht?',
      'Funktioniert das Chat-Widget in einer Single-Page-App?',
    ],
    answer:
      'Die Skript-Zeile gehört auf jede Seite, die den Chat haben soll, am einfachsten in die gemeinsame Vorlage. Wer schon geschrieben hat, ist auf der ' +
      'nächsten Seite wieder verbunden und liest dort weiter; ein zweiter Tab führt dieselbe Unterhaltung. Tauscht Ihre Seite ihren Inhalt ohne Neuladen aus, ' +
      'wie eine Single-Page-App oder Turbo, bleibt der Chat stehen. Mehrfach darf die Zeile auf einer Seite stehen; bei verschiedenen Schlüsseln gilt die ' +
      'erste. Auf einzelnen Seiten lassen Sie sie weg, oder Sie verbergen den Knopf dort mit dem Auftrag hide.',
  },
  {
    id: 'widget-addresses',
    title: 'die Adressen, auf denen der Chat stehen darf',
    questions: [
      'Können wir den Chat auf mehreren Domains einsetzen?',
      'Warum sagt der Chat auf unserem Testserver origin-not-allowed?',
      'Auf welchen Adressen darf unser Chat-Widget stehen?',
    ],
    answer:
      `Der Chat antwortet nur auf den Adressen, die unser Team für Sie eingetragen hat; bis zu ${facts.partnerOrigins} können es sein. Schema, Rechnername und ` +
      'Port müssen stimmen: mit und ohne www, Unterdomänen und Testserver zählen eigens. Auf einer anderen Adresse lehnt er ab, mit ' +
      'origin-not-allowed. Nennen Sie uns dann die fehlende, per E-Mail an die Adresse im Impressum, oder sagen Sie hier, dass ein Mensch antworten soll. Ein ' +
      'Schlüssel gilt auf allen Ihren Adressen; geheim ist er nicht.',
  },
  {
    id: 'widget-visitors',
    title: 'die Daten der Besucher Ihrer Seiten',
    questions: [
      'Was wird aus den Daten unserer Besucher, die im Chat schreiben?',
      'Was muss wegen des Chats in unsere Datenschutzerklärung?',
      'Wie lange speichern Sie die Chats von unserer Website?',
    ],
    answer:
      'Öffnet ein Besucher den Chat, erhalten wir seine IP-Adresse; schreibt er, speichern wir seine Nachrichten, um ihm zu antworten, und löschen die ' +
      `Unterhaltung ${facts.visitorChatMonths} Monate nach der letzten. Lesen kann sie unser Team; Partner bekommen sie nicht. Name und E-Mail-Adresse gibt er nur an, wenn er will, mit Einwilligung. Gibt Ihre Seite ` +
      'Angaben zum Besucher mit, sieht sie unser Team, und sie werden mit der Unterhaltung gelöscht. Zuerst antwortet ein KI-Assistent, auf Wunsch ein Mensch. ' +
      'Für Ihre Datenschutzerklärung haben wir einen Absatz als Vorschlag, der keine Rechtsberatung ist; unser Team gibt ihn Ihnen. Mehr steht unter ' +
      '/datenschutz.',
  },
  {
    id: 'widget-trouble',
    title: 'einen Chat-Knopf, der auf Ihrer Seite fehlt',
    questions: [
      'Warum erscheint der Chat-Knopf auf unserer Seite nicht?',
      'Das Chat-Widget auf unserer Seite antwortet nicht',
      'Was bedeutet widget-key-unknown?',
    ],
    answer:
      'Öffnen Sie auf der Seite die Konsole des Browsers: Dort steht in einem englischen Satz, der mit Sternklar chat beginnt, was falsch ist, mit einem Link auf ' +
      'das, was zu tun ist. Häufig ist es ein falscher oder gesperrter Schlüssel (widget-key-unknown), eine Adresse, die uns nicht genannt ist ' +
      '(origin-not-allowed), oder eine Content-Security-Policy, die unseren Dienst nicht zulässt. Bei widget-paused haben wir den Chat angehalten. In einem zu ' +
      `alten Browser sagt er beim Klick, dass er dort nicht geht; er braucht ${facts.widgetBrowsers}. Bleibt es dabei, hilft unser Team.`,
  },
  {
    id: 'widget-signed-in',
    title: 'Besucher, die auf Ihrer Seite angemeldet sind',
    questions: [
      'Können wir dem Chat sagen, welcher unserer Nutzer angemeldet ist?',
      'Finden unsere angemeldeten Besucher ihren Chat auf einem anderen Gerät wieder?',
      'Wie geht das mit dem JWT für das Chat-Widget?',
    ],
    answer:
      'Ohne weiteres Zutun sind Besucher anonym. Wer bei Ihnen angemeldet ist, findet seine Unterhaltung auf jedem Gerät wieder, wenn Ihr Server ein ' +
      'Token unterschreibt (HS256), das höchstens zehn Minuten gilt, und Ihre Seite es mit dem Auftrag identify übergibt; beim Abmelden ruft sie logout auf. Es nennt Ihre Kennung ' +
      'der Person, keinen Namen und keine Adresse. Das Geheimnis dazu zeigt Ihnen unser Team einmal; es gehört auf Ihren Server, nie in eine Seite.',
  },
  {
    id: 'widget-steering',
    title: 'das Steuern des Chats aus Ihrem Skript',
    questions: [
      'Kann ich das Chat-Fenster aus meinem JavaScript öffnen?',
      'Welche Befehle und Ereignisse hat das Chat-Widget?',
      'Können wir dem Chat-Widget Angaben über den Besucher mitgeben?',
    ],
    answer:
      'Aus Ihrem Skript geben Sie ihm Aufträge über window.Sternklar, auch bevor es geladen ist: open und close für das Fenster (open mit einem Text füllt das Eingabefeld vor), show und hide für den Knopf, ' +
      'on für Ereignisse wie unread, destroy, um alles zu entfernen. Mit init setzen Sie, was auch als Attribut geht, eigene Worte und Angaben zum Besucher ' +
      '(attributes), die unser Team neben der Unterhaltung sieht, als ungeprüften Text. So öffnet auch ein eigener Link oder Knopf den Chat, und Ihrer allein ' +
      'bleibt sichtbar.',
  },
];
