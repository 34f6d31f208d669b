const FILLER =
  'oh|ach|na|ja|nein|ne|nee|hm|ups|sorry|entschuldigung|entschuldige|entschuldigen|verzeihung|pardon|hallo|das|des|dit|dat|es|s|ok|okay|aber|und';
const HOW =
  'aber|echt|wirklich|ehrlich|sehr|so|arg|voll|total|furchtbar|schrecklich|wahnsinnig|jetzt|natürlich|halt|ja|auch';
/** 'Tut mir leid', at the beginning of a sentence and with nothing before it that somebody is told. */
const EXCUSE = new RegExp(
  `(?<=^|[.,;:!?\\n–-])\\s*(?:(?:${FILLER})[\\s,.!]+){0,4}(?:tut'?s?|tuts|duad|tuat|duat|deit)\\s+(?:ma|mir|mer|mia|uns|mi)\\s+(?:(?:${HOW})\\s+){0,3}(?:leid|leed|load)(?=$|[\\s.,;:!?–-])[\\s.,;:!?–-]*`,
  'giu',
);

/** A message without the excuses that open its sentences; the same where there is none. Pure. */
export const withoutExcuse = (message: string): string => message.replace(EXCUSE, ' ').trim();
