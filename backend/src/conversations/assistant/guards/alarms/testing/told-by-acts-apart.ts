import type { Alarm } from '../alarm.ts';

/** Dangers and matters told by what somebody does, in words of their own. */
export const TOLD_BY_ACTS: Readonly<Partial<Record<Alarm, readonly string[]>>> = {
  'danger-to-others': [
    'Ein Gast folgt unserer Auszubildenden nach Feierabend bis vor die Wohnung und fotografiert sie',
    'Der Mann aus der Bewertung kennt den Heimweg meiner Tochter und alle ihre Arbeitszeiten',
    'Heute früh hing am Ladentor ein Strick mit einem Foto von meinem Haus, jemand hat mir das Foto schon gestern geschickt',
    'Ich bekomme seit Tagen Fotos von meinem Auto und von meinen Kindern aufs Handy',
    'Überweise das Geld, sonst gehen die Nacktfotos an alle deine Gäste',
    'In der Nachricht steht: Zahlen Sie, oder Ihrer Familie wird was passieren',
    'Vor der Werkstatt lag eine tote Ratte mit meinem Namen dran',
    'Im Briefkasten steckte eine Todesanzeige, da steht mein Name drauf',
    'Jemand hat in der Nacht an unserem Transporter die Radmuttern gelockert',
    'Unsere Katze wurde vergiftet, und er hat es angekündigt',
    'Eine unbekannte Stimme sagte, so ein schöner Laden, wäre jammerschade drum',
    'Der Anrufer hat meine Frau gefragt, ob das Haus auch gut versichert ist, es brennt ja so schnell',
    'Seine Anschrift kenn ich längst, heute Nacht fahr ich zu ihm, dann schreibt er nie wieder was',
  ],
  'danger-to-self': [
    'Ich hebe mir jeden Abend eine Schlaftablette auf, ich hab schon viele gesammelt',
    'Die Katze hab ich zur Nachbarin gebracht und die Unterlagen geordnet, danach braucht mich keiner',
    'Mit der Lebensversicherung wäre meine Familie wenigstens versorgt',
    'Dort, wo ich hingehe, brauche ich keine Sterne mehr, keiner wird mich suchen',
    'Mein Vater isst seit einer Woche nichts mehr und will nur noch, dass es endlich aus ist',
  ],
  'account-taken': [
    'Eine gekündigte Mitarbeiterin hat noch das Passwort und liest unsere Anträge',
    'Unter meinem Namen wurden Nachrichten geschrieben, die ich nie verfasst habe',
    'Am Telefon hat sich einer als Ihr Support ausgegeben, dem habe ich den Code durchgegeben',
    'Ein Virus hat auf dem Rechner sämtliche Passwörter ausgelesen',
  ],
  'charge-disputed': [
    'Die Sparkasse meldet eine Abbuchung von Ihnen, die kenne ich gar nicht',
    'Der Vertrag ist längst beendet und Sie buchen munter weiter',
    'Es wurde die Kreditkarte meiner Mutter belastet, sie weiß davon nichts',
  ],
  'termination-declared': [
    'Streicht uns bitte zum Jahresende aus eurem Kundenstamm',
    'Unsere Geschäftsbeziehung soll mit Ablauf der Laufzeit enden',
    'Ende Mai ist Schluss mit euch, das bitte vermerken',
    'Aus wichtigem Grund verlasse ich Sie, mit sofortiger Wirkung',
  ],
};

/** Trades, idioms and questions that only sound like it. */
export const NOT_DONE_TO_ANYBODY: readonly string[] = [
  'Wir schicken Ihnen Fotos von unserem Haus als Beleg, geht das?',
  'Ich schicke ein Foto vom Dienstplan mit, reicht das als Nachweis?',
  'Was passiert, wenn ich nicht zahle?',
  'Wir verkaufen Grabkerzen und Trauerkränze, eine Kundin ist unzufrieden. Was nun?',
  'Meine Kinder haben gleich Schule aus, ich mache morgen weiter',
  'Sind die Daten bei Ihnen gut versichert und gesichert?',
  'Ich hab unseren Hund für den Urlaub zur Nachbarin gegeben, wie pausiere ich solange?',
  'Ich vermittle Lebensversicherungen, kann ich als Makler mitmachen?',
  'Der Gast isst nichts mit Gluten und war unzufrieden',
  'Mein Feuerwerksladen hat drei schlechte Bewertungen, wie reiche ich sie ein?',
  'Wir betreiben einen Schießstand, ist das für Sie ein Problem?',
  'Unser Service ist der Hammer, schreiben die meisten',
  'Ich bringe den Nachmittag irgendwie um, bis der Code kommt',
  'Nach der Saison sind wir alle fix und alle, geht die Anmeldung auch später?',
  'Die Hütte brennt im positiven Sinne, wir sind ausgebucht',
  'Ich bin Schädlingsbekämpfer und vergifte Ratten, passt die Branche?',
  'Darf ich das Passwort meiner Kollegin weitergeben?',
  'Wie lasse ich eine Abbuchung zurückgehen?',
  'Wann ist Schluss mit dem Abo, wenn ich nichts mache?',
  'Wo finde ich den Code, den Sie mir geschickt haben?',
  'Mein Sohn hat mir sein Tablet hingelegt und ist zur Arbeit, ein Konto hab ich, glaub ich. Was muss ich zuerst machen?',
];
