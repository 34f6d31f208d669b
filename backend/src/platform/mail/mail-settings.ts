/** The product and its operator as mails name them. `publicUrl` is where customers reach the product, without a slash at its end. */
export interface MailSettings {
  readonly brandName: string;
  readonly publicUrl: string;
  /** Bare address that mails come from. */
  readonly from: string;
  readonly operator: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly town: string;
    readonly country: string;
    readonly email: string;
    /** Whom letters of a company name by law, and where it is registered (§ 35a GmbHG). */
    readonly representative: string;
    readonly register: string;
  };
}
