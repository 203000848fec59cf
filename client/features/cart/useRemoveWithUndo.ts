import { useText } from '../../i18n/useText';
import { useCommand } from '../../apollo/useCommand';
import {
  AddCartItemDocument,
  RemoveCartItemsDocument,
  type AddCartItemInput,
  type CartItemRow_ItemFragment,
} from '../../gql/graphql';

/** The input that puts an item back into the cart with everything it had, where it stood. */
export function inputAgain(item: CartItemRow_ItemFragment): AddCartItemInput {
  const { url, listingId, variantId, name, description, specification, unitPrice } = item;
  const { priceChangeReason, quantity, domesticShipping, remark, imageId } = item;
  const { isSelected, createdAt, restrictions } = item;
  return {
    ...(listingId ? { listingId, variantId } : { url }),
    ...{ name, description, specification, unitPrice, priceChangeReason },
    ...{ quantity, domesticShipping, remark, imageId, isSelected, createdAt },
    // It was acknowledged when it was put in.
    ...(restrictions.length > 0 && { acknowledgesRestrictions: true }),
  };
}

/**
 * Takes one item out of the cart at once; a toast offers to put it back. Where the keyboard did it,
 * the focus moves to that offer, which stays for as long as the focus does, and comes back after it;
 * otherwise it goes to the list at once.
 */
export function useRemoveWithUndo(focusBack: () => void) {
  const text = useText();
  const removing = useCommand(RemoveCartItemsDocument);
  const adding = useCommand(AddCartItemDocument, { success: 'cart.restored' });

  return async (item: CartItemRow_ItemFragment, isByKeyboard: boolean) => {
    const undo = {
      label: text('cart.undo'),
      takesFocus: isByKeyboard,
      onClick: () => {
        void adding.run({ input: inputAgain(item) });
        focusBack();
      },
    };
    const removed = text('cart.removedItem', { name: item.name });
    const data = await removing.run(
      { ids: [item.id] },
      { success: { type: 'info', text: removed, action: undo } },
    );
    if (document.activeElement === document.body) focusBack();
    return data;
  };
}
