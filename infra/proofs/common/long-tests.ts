const LONG_TESTS = /\btags: 'long'|\bplainFirst\(|\b(?:event|file)StoreContract\(/;

/** Whether a test file has tests with the tag `long`: some, rows of one, or those of what every store has to do. */
export const hasLongTests = (text: string): boolean => LONG_TESTS.test(text);
