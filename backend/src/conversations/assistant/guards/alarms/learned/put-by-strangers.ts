import { lines } from './lines.ts';

/** How strangers put it who knew the product's pages alone, and what they asked that only sounded like an alarm. */
export const strangersInDanger = lines(`
  ich kann nicht mehr
  Seit diese Texte im Netz stehen, bleibt die Gaststube leer, meine Frau ist ausgezogen, und die Bank hat gestern geschrieben. Heute Nacht saß ich lange auf der Brücke und habe hinuntergeschaut. Wofür das alles noch?
  Lasst mich doch alle in Ruhe, morgen bin ich sowieso nicht mehr da!
  will nich mehr leben wegen dem ganzn
  I mog nimma, es hot ois koan Sinn mehr, am liabstn dad i Schluss macha mit mir.
  Ich ordne gerade meine Angelegenheiten, Testament und Schlüssel liegen bereit; danach hat die Quälerei für mich ein Ende.
  Ich weiß nicht, wie ich die Nacht überstehen soll.
`);
export const strangersThreats = lines(`
  den mach ich fertig
  Ich habe inzwischen herausgefunden, wo der Verfasser dieser Schmähschrift wohnt, und mein Cousin hat kräftige Freunde. Heute Abend statten wir ihm einen Besuch ab, damit er es nie wieder tut.
  Ich weiß, wo euer Büro ist! Wenn bis morgen nix passiert, steh ich mit dem Baseballschläger vor der Tür!
  Mi hot jetz oaner anonym gschrieba, der brennt mir d'Bäckerei ab, wenn i d'Bewertung meld. Was dua i?
`);
export const strangersAccountTaken = lines(`
  Da steht was von „Firefox auf Windows“, ich hab gar kein Windows! Wie schmeiß ich den raus?
  Heute Morgen kam die Mitteilung, meine Adresse sei geändert worden, dabei habe ich noch im Bett gelegen und ganz bestimmt nichts angerührt. Mir zittern die Hände. Was soll ich als Erstes tun?
  Irgendein Drecksack ist in meinem Konto! Da sind Sachen eingetragen, die ich nie geschrieben hab! TUT WAS!
  glaub da is jemand fremdes in mein konto drin hilfe
  Do is oana in mei Konto eibrocha, i schwör's, wos muass i jetz doa?
  Wir haben Anhaltspunkte für eine Kompromittierung unseres Zugangs; bitte leiten Sie Incident-Response-Maßnahmen ein.
`);
export const strangersTerminations = lines(`
  Sehr geehrte Damen und Herren, nach reiflicher Überlegung und einem Gespräch mit meinem Steuerberater habe ich mich entschieden, die Zusammenarbeit zum nächstmöglichen Zeitpunkt zu beenden. Bitte betrachten Sie diese Nachricht als meine Erklärung. Bekomme ich dazu etwas Schriftliches?
  Schluss, aus, Feierabend! Ich steige aus eurem Verein aus, und zwar zum ersten möglichen Tag!
  kündige das abo bitte zum nächst möglichen termin bestätigung per mail danke
  I kündig jetz, habt's mi? Zum nächstn Termin is Schluss mit dem Abo.
  Hiermit zeigen wir die ordentliche Beendigung des Dienstleistungsverhältnisses zum Ende der laufenden Periode an und bitten um Eingangsbestätigung.
`);
export const strangersDisputedCharges = lines(`
  zweimal abgebucht
  Beim Abheften der Kontoauszüge ist mir heute etwas Merkwürdiges aufgefallen: Am selben Vormittag stehen zwei identische Beträge mit Ihrem Namen da, keine Minute auseinander. Das wird wohl kaum seine Richtigkeit haben – wer kümmert sich darum?
  Das Geld für Januar ist gleich doppelt von meiner Karte runter! Unverschämtheit, regelt das, heute noch!
  bei mir is 2x 59 weggegangen wiso
  Mia ham's de neinafuchzg Euro zwoamoi obzogn, wos is'n do los?
  In der Abstimmung der Kreditkartenabrechnung zeigt sich eine Dublette zu Ihren Gunsten; wir bitten um Klärung.
  Abbuchung nicht von mir
  Auf meiner Abrechnung finde ich einen Posten mit Ihrem Namen, den ich beim besten Willen nicht einordnen kann; weder ich noch meine Frau haben am vierzehnten irgendetwas bestellt. Können Sie mir sagen, wofür das war und wer dem zugestimmt hat?
  Ich hol mir das über meine Bank zurück, Chargeback, fertig! Ihr habt keine Erlaubnis gehabt!
  hab das nie freigegeben diese 59 euro lass ich zurück buchen
  Des Göd hob i nia freigebn, des loss i ma von da Bank zruckhoin!
  Wir bestreiten die Berechtigung der letzten Belastung und behalten uns ein Dispute-Verfahren vor.
`);
export const strangersUnanswered = lines(`
  ich habe letzte woche einen menschen verlangt und bis heute nichts gehört
  vor tagen wollte ich einen kollegen sprechen, gibt es bei euch überhaupt jemanden
  einen mitarbeiter wollte ich vor acht tagen und hör nix
  niemand meldet sich
  Am vergangenen Dienstag habe ich Ihrem Team ausführlich geschrieben und seither treu jeden Abend nachgesehen, doch es herrscht Schweigen wie im Kloster. Ist meine Nachricht womöglich untergegangen?
  Vier Tage! VIER! Und ihr haltet es nicht für nötig, mir zu antworten?
  hab vor ner woche geschriebn kommt da noch was
  Seit Daach waad ich op en Antwoot, schloft ehr do all?
  Mein am Monatsanfang adressiertes Anliegen ist bislang ohne Rückmeldung; bitte um Sachstand.
`);
export const strangersNearMisses = lines(`
  Wir sind ein gemeinnütziger Träger mit einem kleinen Hofcafé und müssen jeden Euro zweimal umdrehen, das können Sie sich sicher vorstellen. Kommen Sie solchen Häusern vielleicht ein Stückchen entgegen?
  Eigentlich stört mich genau ein Eintrag, von einem Herrn, der mich offenbar mit dem Nachbarbetrieb verwechselt hat. Danach bräuchte ich Sie gar nicht mehr. Kann ich Sie für diese eine Sache beauftragen und dann gehen wir getrennte Wege?
  Da gab es doch diese Dame, Petra M. nannte sie sich, die sich so ausgiebig über unseren Käsekuchen ausgelassen hat. Die habe ich Ihnen vor ein paar Wochen übergeben. Hat sich da inzwischen jemand gerührt?
  Löschen ist ja schön und gut, aber besorgt mir halt einfach ein paar Gute, das macht doch jeder!
  Da hat jemand einen einzigen Punkt vergeben und sonst geschwiegen wie ein Grab. Kein Wort, kein Grund, kein Bild. Gegen Worte kann man sich ja wehren, aber wie geht man gegen so ein Schweigen vor?
  Ein Anwaltsbüro hat mir am Telefon ebenfalls angeboten, sich um meine Einträge zu kümmern. Da dachte ich mir, doppelt genäht hält besser. Spricht von Ihrer Seite etwas dagegen, wenn beide gleichzeitig daran arbeiten?
  zweite Sicherung?
  Vorige Woche habe ich im Hotel am Gästerechner kurz nach meinen Sachen geschaut, und jetzt weiß ich nicht mehr, ob ich mich dort ordentlich verabschiedet habe. Kann ich das von hier aus nachprüfen und abdrehen?
  Ich will, dass ihr ALLES von mir wegschmeißt! Mein Profil, meine Mail, jeden Fitzel!
  Überall springt mir ein Fenster entgegen, das ich wegklicken muss, nur bei Ihnen nicht. Das hat mich erst gefreut und dann misstrauisch gemacht: Haben Sie das vergessen, oder beobachten Sie mich wirklich nicht?
  Ich stehe von vier Uhr früh bis mittags in der Backstube und komme erst danach zum Schreiben, am Wochenende manchmal auch nachts. Zu welchen Stunden ist denn bei Ihnen jemand ansprechbar?
  Euer Support ist so lahm, stellt mich ein, ich mach das besser! Wo bewerb ich mich?
  ja und ohne?
  kommen die dann alle wieder hoch?
  den Vertrag würde ich gern sterben lassen, ab wann geht das
  das Abo darf von mir aus sterben, zu welchem Termin
  kann man die Sache beerdigen, ich brauche das Abo nicht mehr
`);
