/** The payee of remittances, as the shopper enters it in the form of the remittance service. */
export interface RemittancePayee {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
}
