/** Who receives remittances, as the shopper writes it on the form of the remittance service. */
export interface RemittancePayee {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
}
