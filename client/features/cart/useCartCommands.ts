import { useCommand } from '../../apollo/useCommand';
import {
  RemoveCartItemsDocument,
  SelectCartItemsDocument,
  UpdateCartItemDocument,
} from '../../gql/graphql';
import { useGoneFromCart } from './useGoneFromCart';

/** Commands of the cart; each response updates the sums and the badge. */
export function useCartCommands() {
  const onRefused = useGoneFromCart();
  const update = useCommand(UpdateCartItemDocument, { onRefused });
  const select = useCommand(SelectCartItemsDocument, { onRefused });
  const remove = useCommand(RemoveCartItemsDocument, { success: 'cart.removed', onRefused });
  return {
    changeQuantity: (id: string, quantity: number) =>
      update.run({ input: { cartItemId: id, quantity } }),
    select: (ids: string[], isSelected: boolean) => select.run({ ids, isSelected }),
    remove: (ids: string[]) => remove.run({ ids }),
  };
}
