import { useText } from '../../i18n/useText';
import { useCommand } from '../../apollo/useCommand';
import {
  RemoveCartItemsDocument,
  RestoreCartItemsDocument,
  type CartItemRow_ItemFragment,
} from '../../gql/graphql';
import { useGoneFromCart } from './useGoneFromCart';

/**
 * Takes one item out of the cart at once; a toast offers to put it back. Where the keyboard did it,
 * the focus moves to that offer, which stays for as long as the focus does, and comes back after it;
 * otherwise it goes to the list at once.
 */
export function useRemoveWithUndo(focusBack: () => void) {
  const text = useText();
  const removing = useCommand(RemoveCartItemsDocument, { onRefused: useGoneFromCart() });
  const restoring = useCommand(RestoreCartItemsDocument, { success: 'cart.restored' });

  return async ({ id, name }: CartItemRow_ItemFragment, isByKeyboard: boolean) => {
    const undo = {
      label: text('cart.undo'),
      takesFocus: isByKeyboard,
      onClick: () => {
        void restoring.run({ ids: [id] });
        focusBack();
      },
    };
    const removed = text('cart.removedItem', { name });
    const data = await removing.run(
      { ids: [id] },
      { success: { type: 'info', text: removed, action: undo } },
    );
    if (document.activeElement === document.body) focusBack();
    return data;
  };
}
