const encoder = new TextEncoder();

/** How many bytes a text has in UTF-8; half of a surrogate pair counts as what takes its place, three. */
export const utf8Length = (text: string): number => encoder.encode(text).length;
