/** Stands where a message or note was, once what it said is erased; none is ever empty otherwise. */
export const ERASED_TEXT = 'Der Text wurde gelöscht.';
