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
    'bin bist darf darfst durfen geht gibt hab habe haben habt hat hatte hatten ist kann kannst konnen konnt konnte',
    'konnten mag mochte mochten muss mussen musst sei sind soll sollen sollte sollten tut war ware waren wars werde werden',
    'wird wirst wollen will wollte wurde wurden bleiben',
    // Manner and politeness.
    'ach ah auch bitte da dabei doch dort eben eigentlich einfach entschuldigung etwa ey frage fragen ganz gar genau gern',
    'gerne hier hin hoch ja jetzt klar lieber mal mindestens nein noch normalerweise nun nur ok okay richtig sag sagen sagt',
    'schon sehr sonst uberhaupt ungefahr vielleicht wieder wissen weiss',
    'aussehen erklar erklaren erklarst hilf helfen hilft neu neue neuem neuen neuer',
    'spat spater spatestens tun uhr gerade inzwischen bereits kriege kriegen krieg verschiedene verschiedenen',
    'abend gott gruss guten hallo hey hi moin morgen tag',
  ].flatMap((words) => words.split(' ')),
);
