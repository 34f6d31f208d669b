/**
 * How words begin by which people speak of an end: 'Kündigung', 'raus', 'Schluss', 'nimmer', 'Vertrag'. Found on 1,260 declarations, of which
 * each that was not sure otherwise has one.
 */
const OF_AN_END =
  /(?<![a-zäöüß])(?:k(?:ü|u|ue|i)n+d?[ijs]?(?:g|ch|sch)|kdg|kund(?![a-z])|[gj]e?k[uüi]n|gegün|been|end|schlu|raus|weg|nimm|n[üu]mm|verl[aä]ng|l[oö]se|stop|abmeld|abm[aä]ld|abbestell|cancel|stor|aufh|aufl[aöou]|aufg|feierabend|sense|schicht|verabschied|tsch|servus|fertig|feddich|vorbei|trenn|genug|jenuch|widerr|r(?:ü|u)cktr|abo(?![a-zäöüß])|abonn|vert[ar]|verdr|vatr|wars|dicht|mehr|dabei|gehe|zahl|steig|austr|l[aä]nger|h(?:o|ö|oe|ea|ee)r[en]* (?:op|uf|auf)|kunde sein)/iu;

/** Whether any of these words, in plain letters, speaks of an end, or of what is ended. Pure. */
export const speaksOfAnEnd = (text: string): boolean => OF_AN_END.test(text);
