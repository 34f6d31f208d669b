/** Words that say nothing about what is asked, in plain letters ('für' is 'fur'). */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    // Articles and pronouns.
    'das dem den der des die ein eine einem einen einer eines kein keine keinem keinen dich dir du dein deine deinem',
    'deinen deiner er es euch euer eure eurem euren eurer ich ihm ihn ihnen ihr ihre ihrem ihren ihrer man mein meine',
    'meinem meinen meiner mich mir sein seine seinem seinen seiner sich sie uns unser unsere unserem unseren unserer wir',
    'alle allem allen aller alles jede jeden jeder jedes dies diese diesem diesen dieser dieses dieselbe dieselben derselbe etwas',
    'jemand manche paar solche',
    // Prepositions and conjunctions.
    'aber dass falls denn als also am an auf aus bei beim bis dafur dagegen damit dann daran darauf dazu deshalb durch fur im in ins mit',
    'nach ob oder seit so und vom von vor weil wenn wie wo zu zum zur zwar wieso warum weshalb was',
    // Auxiliary verbs.
    'bin bist seid darf darfst durfen geht gibt hab habe haben habt hat hatte hatten ist kann kannst konnen konnt konnte',
    'konnten mag mochte mochten muss mussen musst sei sind soll sollen sollte sollten tut war ware waren wars werde werden',
    'wird wirst wollen will wollte wurde wurden bleiben',
    // Manner and politeness.
    'ach ah auch bitte da dabei doch dort eben eigentlich einfach entschuldigung etwa ey frage fragen ganz gar genau gern',
    'gerne hier hin hoch ja jetzt klar lieber mal mindestens nein noch normalerweise nun nur ok okay richtig sag sagen sagt',
    'schon sehr sonst uberhaupt ungefahr vielleicht wieder wissen weiss',
    'aussehen erklar erklaren erklarst hilf helfen hilft neu neue neuem neuen neuer',
    'spat spater spatestens tun uhr gerade inzwischen bereits kriege kriegen krieg verschiedene verschiedenen',
    'kan mann is ne nen nem net nich ned wos des gibts gehts mecht hab halt erstmal',
    'abend gott gruss guten hallo hey hi moin morgen tag',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Words of any talk: where the knowledge base has them they count, elsewhere they are no sign that a message is about
 * something else.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    'betreibe betreiben uberlege uberlegen interessiere interessieren wurde wurden ware waren konne durfe bitten bitte nennen',
    'verraten mitteilen erlautern verstehen verstehe versteht glaube glauben denke denken meine finden finde gefunden stimmt',
    'stimme gehort gelesen gesehen sehe gesagt gesprochen heute gestern bisher immer nie niemals oft manchmal bald gleich sofort',
    'direkt selbst selber allein zusammen insgesamt eigene eigenen eigener eigenes andere anderen anderer anderes weitere weiteren',
    'weiteres grosse grossen kleine kleinen klein gross gute guten guter gut besser beste besten leider naturlich sicherlich',
    'hiermit hiervon hierzu davon daher somit demnach okay alright wirklich total echt mega voll kurz kurze lang lange langer genau genauer erst erste ersten zuerst danach davor vorher',
    'nachher anschliessend damals spater fruher zeit zeiten mal male vieles viel viele wenig wenige mehr weniger meisten meist',
    'bisschen wenigstens jeweils je pro ab bis ohne gegen uber unter zwischen wahrend trotz wegen statt anstatt sowie sowohl weder',
    'liebe lieber liebes sehr geehrte geehrter damen herren freundliche freundlichen grusse grussen mfg lg vg bzw zb usw etc',
    'moglich moglicherweise jederzeit irgendwann irgendwie irgendwo irgendwas irgendein irgendeine ansonsten ausserdem zudem',
    'brauch brauche brauchen braucht benotige benotigen bekomme bekommen bekommt erhalte erhalten lasse lassen lasst mache',
    'passiert passieren geschieht komme kommen kommt ging gehen gehe gehts stehen steht',
  ].flatMap((words) => words.split(' ')),
);
