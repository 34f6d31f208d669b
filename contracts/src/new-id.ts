/** A fresh UUIDv4. `crypto.randomUUID` would do, but browsers have it only on encrypted connections. */
export const newId = (random: Pick<Crypto, 'getRandomValues'> = crypto): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const [byte = 0] = random.getRandomValues(new Uint8Array(1));
    // The digit at `y` carries the variant in its upper two bits.
    return (place === 'y' ? (byte & 3) | 8 : byte & 15).toString(16);
  });
