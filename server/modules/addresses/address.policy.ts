const addressActions = ['EDIT', 'SET_DEFAULT', 'DELETE'] as const;
export type AddressAction = (typeof addressActions)[number];

/** Returns the actions that are allowed on an address; the default one cannot be deleted. */
export function addressActionsOf(address: { readonly isDefault: boolean }): AddressAction[] {
  return addressActions.filter((action) => action === 'EDIT' || !address.isDefault);
}
