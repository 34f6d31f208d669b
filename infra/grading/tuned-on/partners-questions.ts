/** What those ask who put the chat on their own pages, in other words than those learned, by topic. */
export const partnersQuestions = {
  'widget-setup': [
    'Wie setzen wir euren Chat auf unsere Firmenseite?',
    'was muss ich kopieren damit euer chat bei uns erscheint',
    'Einbauanleitung Chat für unsere Webagentur',
    'wo gibts den schlüssel fürs chat widget',
  ],
  'widget-systems': [
    'Wir nutzen WordPress mit Divi, wie kommt euer Chat rein?',
    'Kann man das Chatfenster bei Jimdo oder Wix einsetzen?',
    'habt ihr eine react komponente für den chat',
    'Einbau per Google Tag Manager möglich?',
  ],
  'widget-look': [
    'Der Chatknopf soll in unserem Blau erscheinen',
    'kann der knopf vom chat nach links',
    'Knopf liegt bei uns über dem Warenkorb, kann man ihn verschieben?',
    'chat in dunklem design',
  ],
  'widget-words': [
    'Lässt sich der Begrüßungssatz im Chatfenster auf unserer Website austauschen?',
    'kann das chatfenster auf unserer seite englisch sein',
    'Wo hinterlegen wir Sprechzeiten für den Chat auf unserer Homepage?',
  ],
  'widget-csp': [
    'Welche Quellen müssen in unserer Content Security Policy für euren Chat stehen?',
    'csp blockt euer script was tun',
    'Bietet ihr das Widget mit integrity hash an?',
  ],
  'widget-before-click': [
    'Baut das Chat-Widget eine Verbindung auf, ehe ein Besucher es anklickt?',
    'müssen wir das widget in den cookie banner aufnehmen',
    'Sendet euer Chat auf unserer Seite schon vorher Daten?',
  ],
  'widget-pages': [
    'Muss die Skriptzeile auf sämtliche Unterseiten?',
    'geht der chat verloren wenn der besucher auf eine andere unterseite klickt',
    'Läuft das Chatfenster in unserer Single Page Application?',
  ],
  'widget-addresses': [
    'Dürfen wir das Widget auf zwei Domains verwenden?',
    'origin-not-allowed auf dem testserver',
    'Wir wechseln die Domain, läuft der Chat dann weiter?',
  ],
  'widget-visitors': [
    'Was macht ihr mit den Nachrichten, die unsere Besucher im Chat hinterlassen?',
    'textvorschlag datenschutzerklärung für den chat auf unserer seite',
    'Bekommen wir als Partner die Unterhaltungen unserer Besucher zu lesen?',
  ],
  'widget-trouble': [
    'Das Skript steht auf unserer Seite, aber man sieht keinen Chatknopf',
    'chat widget geht bei uns nicht',
    'Was sagt mir widget-key-unknown in der Konsole?',
  ],
  'widget-signed-in': [
    'Wie teile ich dem Widget mit, wer auf unserer Seite eingeloggt ist?',
    'jwt für identify wie erzeugen',
    'Hat ein bei uns angemeldeter Nutzer seinen Chat auch auf dem Handy?',
  ],
  'widget-steering': [
    'Kann ich euer Chatfenster aus eigenem JavaScript heraus öffnen?',
    'events vom chat widget abfangen',
    'Unser eigener Hilfe-Knopf soll den Chat aufmachen',
  ],
  partners: ['Vergebt ihr Provisionen an Agenturen?', 'Wir würden gern mit Ihnen kooperieren'],
} as const;
