import type { Money } from './money';

/** Parts of a packing plan's price, in the order they are shown. */
export type FeeLineCode =
  | 'FIRST_WEIGHT'
  | 'FURTHER_WEIGHT'
  | 'CUSTOMS_DECLARATION'
  | 'STORAGE'
  | 'EXTRA_PROTECTION'
  | 'REMOVE_PACKAGING'
  | 'INSURANCE';

export interface FeeLine {
  readonly code: FeeLineCode;
  readonly amount: Money;
}

export interface PackingOptions {
  readonly extraProtection: boolean;
  readonly removePackaging: boolean;
  readonly insurance: boolean;
}

/** Extra services for a parcel, as parts of its price name them. */
export type PackingOption = Extract<
  FeeLineCode,
  'EXTRA_PROTECTION' | 'REMOVE_PACKAGING' | 'INSURANCE'
>;

/** Returns the options that were chosen. */
export function chosenOptions(options: PackingOptions): PackingOption[] {
  const codes: [boolean, PackingOption][] = [
    [options.extraProtection, 'EXTRA_PROTECTION'],
    [options.removePackaging, 'REMOVE_PACKAGING'],
    [options.insurance, 'INSURANCE'],
  ];
  return codes.flatMap(([isChosen, code]) => (isChosen ? [code] : []));
}

/** A text that is stored in every interface language. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

/** An address as it was when the parcel was confirmed; later edits do not reach it. */
export interface AddressSnapshot {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly province: string;
  readonly city: string;
  readonly detail: string;
  readonly postcode: string;
}

/** The part of an address that remains after its shopper is deleted: country and province. */
export function namelessAddress({ countryCode, province }: AddressSnapshot): AddressSnapshot {
  const person = { firstName: '', lastName: '', email: '', phone: '' };
  return { ...person, countryCode, province, city: '', detail: '', postcode: '' };
}

/** The customs declaration of one item. */
export interface Declaration {
  readonly storedItemId: string;
  readonly description: string;
  readonly declaredValue: Money;
}
