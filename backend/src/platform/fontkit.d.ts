/** The part of it that is used; it comes without types. */
declare module 'fontkit' {
  /** Throws on bytes that are no font. */
  export const create: (bytes: Uint8Array) => object;
}
