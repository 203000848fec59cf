const ID = '01KAM4T3J8Z4X8Q0V5B2N6C9D7';

/** Example of a request to price or pack a parcel. */
export const parcelExample = {
  ...{ stored_item_ids: [ID], address_id: ID },
  options: { extra_protection: true, remove_packaging: false, insurance: false },
};
export const declaredExample = { stored_item_id: ID, declared_value: 1_000 };
