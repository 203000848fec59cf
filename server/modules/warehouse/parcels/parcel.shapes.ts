import { formIn, inputOf, type RestCall } from '../../../platform/http/endpoint';
import { flag, form, list, money, number, text } from '../../../platform/http/shape';
import { storedItemId } from '../stored-item.shape';
import { PackingOptionsInput } from '../warehouse.inputs';

export const lineId = text('Id of a delivery line.', 'air-general');
export const parcel = {
  stored_item_ids: list('Your stored items, at most 50.', storedItemId),
  address_id: text('Id of one of your addresses.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
};
export const options = form(
  'What is done besides packing; nothing of it when left out.',
  {},
  {
    extra_protection: flag('Padding and corner protection.', true),
    remove_packaging: flag('Take off the shops’ packaging.', false),
    insurance: flag('Insure the declared value.', false),
  },
);
export const declaredValue = money('What the item is worth.', 1_000);
export const chargeableGrams = number('Weight the price is reckoned with, in grams.', 550);

/** What quote and plan both ask, as the inputs of the GraphQL endpoint name it. */
export function readParcel(body: RestCall['body']) {
  const options = formIn(body, 'options');
  return {
    ...{ storedItemIds: body['stored_item_ids'], addressId: body['address_id'] },
    options: inputOf(PackingOptionsInput, {
      extraProtection: options['extra_protection'] ?? false,
      removePackaging: options['remove_packaging'] ?? false,
      insurance: options['insurance'] ?? false,
    }),
  };
}
