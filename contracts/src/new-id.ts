/** A fresh UUIDv4. `crypto.randomUUID` would do, but browsers have it only on encrypted connections. */
export const newId = (random: Pick<Crypto, 'getRandomValues'> = crypto): string => {
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => versioned(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Bytes 6 and 8 carry version (4) and variant. */
const versioned = (byte: number, index: number): number => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};
