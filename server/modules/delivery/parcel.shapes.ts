import type { Language } from '../../kernel/language';
import type { AddressSnapshot, FeeLine } from '../../kernel/parcel';
import { choice, email, list, model, money, nullable, text } from '../../platform/http/shape';
import { countryName } from './countries/countries';
import { feeTexts } from './fee.texts';
import { FeeLineCodeEnum } from './parcel.types';
import { postalWords } from './postal-address.types';
import { cityLine, fullName } from './postal-lines';

/** What a price is made of, as the REST paths answer it. */
export const feesShape = list(
  'What the price is made of.',
  model('Fee', 'One part of a parcel’s price.', {
    code: choice('What it is for.', FeeLineCodeEnum, 'FIRST_WEIGHT'),
    label: text('The same in the language of the request.', 'First 500 g'),
    amount: money('What it costs.', 4_000),
  }),
);

export const furtherPriceShape = nullable(
  money('Price of each further 500 g; null where no more than the first are charged.', 1_500),
);

/** Shows fees over REST. */
export function presentFees(fees: readonly FeeLine[], language: Language) {
  return fees.map(({ code, amount }) => ({ code, label: feeTexts[language][code], amount }));
}

/** The address of a parcel as it was when it was confirmed, as the REST paths answer it. */
export const addressSnapshotShape = model('ParcelAddress', 'Where the parcel goes.', {
  first_name: text('First name of the consignee.', 'Ada'),
  last_name: text('Last name of the consignee.', 'Byron'),
  full_name: text(postalWords.fullName, 'Ada Byron'),
  email: email('Email address of the consignee.', 'ada@example.com'),
  phone: text('Phone number of the consignee.', '+49 30 1234567'),
  country_code: text('ISO 3166 code of the country.', 'DE'),
  country: text('Its name in the language of the request.', 'Germany'),
  province: text('Province or state; may be empty.', 'Berlin'),
  city: text('City.', 'Berlin'),
  detail: text('Street, house number and whatever leads to the door.', 'Unter den Linden 1'),
  postcode: text('Postcode.', '10117'),
  city_line: text(postalWords.cityLine, '10117 Berlin'),
});

/** Shows such an address over REST. */
export function presentAddressSnapshot(address: AddressSnapshot, language: Language) {
  const { firstName, lastName, email, phone, countryCode, ...place } = address;
  const { province, city, detail, postcode } = place;
  return {
    ...{ first_name: firstName, last_name: lastName, email, phone, country_code: countryCode },
    ...{ country: countryName(countryCode, language), province, city, detail, postcode },
    full_name: fullName(address),
    city_line: cityLine(address),
  };
}
