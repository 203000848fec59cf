const addressActions = ['EDIT', 'SET_DEFAULT', 'DELETE'] as const;
export type AddressAction = (typeof addressActions)[number];

/** What a shopper may do with an address: the default one stays, and stays the default. */
export function addressActionsOf(address: { readonly isDefault: boolean }): AddressAction[] {
  return addressActions.filter((action) => action === 'EDIT' || !address.isDefault);
}
