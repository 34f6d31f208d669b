/** A number of 53 bits by which a text is known again, so that thousands of them need not be kept. Pure, and no secret. */
export const digestOf = (text: string): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    high = Math.imul(high ^ letter, 0x9e3779b1);
    low = Math.imul(low ^ letter, 0x5f356495);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
};
