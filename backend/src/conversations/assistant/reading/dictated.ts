const SPOKEN = /(?:[a-zäöüß]) +(?:Komma|Fragezeichen|Ausrufezeichen)(?![a-zäöüß])/i;
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/ +Komma(?![a-zäöüß]| +\d)/gi, ','],
  [/ +Fragezeichen(?![a-zäöüß])/gi, '?'],
  [/ +Ausrufezeichen(?![a-zäöüß])/gi, '!'],
  [/ +Doppelpunkt(?![a-zäöüß])/gi, ':'],
  [/(?<=[a-zäöüß]) +Punkt(?= +[A-ZÄÖÜ]| *$)/g, '.'],
];

/** A message whose marks were spoken ('… hängt noch am Schrank Komma was soll ich machen Fragezeichen') with the marks meant. Pure. */
export const withSpokenMarks = (message: string): string =>
  SPOKEN.test(message) ? MARKS.reduce((text, [spoken, mark]) => text.replace(spoken, mark), message) : message;
