/** What switching on needs; where it is null, this installation sends no push messages. */
export interface PushSettings {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether an address is one of a known push service. */
  readonly isEndpoint: (address: string) => boolean;
  /** Whether messages can be encrypted with these keys. */
  readonly areKeys: (keys: { readonly p256dh: string; readonly auth: string }) => boolean;
}
