import { chakra, Flex } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../i18n/useText';
import type { CartItemRow_ItemFragment } from '../../gql/graphql';
import { IconButton } from '../../ui/IconButton';
import { Money } from '../../ui/values/Money';
import { PiecePrice } from '../../ui/values/PiecePrice';
import { OriginalPrice } from '../../ui/values/OriginalPrice';
import { PriceChange } from '../../ui/values/PriceChange';
import { ItemName } from '../../ui/values/ItemName';
import { RestrictionNotice } from '../../ui/feedback/RestrictionNotice';
import { QuantityInput } from '../../ui/forms/QuantityInput';
import { SelectRow } from '../../ui/lists/Selection';
import { Thumbnail } from '../../ui/document/Thumbnail';

/** The functions stay the same for all rows of a list and from one drawing to the next. */
interface CartItemRowProps {
  item: CartItemRow_ItemFragment;
  onSelect: (id: string, isSelected: boolean) => void;
  onQuantity: (id: string, quantity: number) => Promise<unknown>;
  /** Gets the field while its quantity cannot be. */
  onRefusedQuantity: (id: string, field: HTMLInputElement | null) => void;
  onRemove: (item: CartItemRow_ItemFragment, isByKeyboard: boolean) => void;
}

/**
 * An item of the cart. Only changed items of a list render again: the cache keeps the others as the same
 * objects.
 */
export const CartItemRow = memo(function CartItemRow({ item, ...props }: CartItemRowProps) {
  const { onSelect, onQuantity, onRefusedQuantity, onRemove } = props;
  const text = useText();
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="flex-start" gap="3" paddingY="4">
      <SelectRow
        label={text('cart.select', { name: item.name })}
        isChosen={item.isSelected}
        onChange={(isSelected) => onSelect(item.id, isSelected)}
      />
      <Thumbnail src={item.image?.url} size={{ base: '88px', sm: '120px' }} />
      <chakra.div flex="1 1 110px" minWidth="0">
        <chakra.a
          href={item.url}
          target="_blank"
          rel="noreferrer noopener"
          fontWeight="600"
          overflowWrap="anywhere"
        >
          <ItemName of={item} />
        </chakra.a>
        {item.specification && <chakra.p color="muted">{item.specification}</chakra.p>}
        {item.remark && (
          <chakra.p color="muted" fontSize="sm">
            {item.remark}
          </chakra.p>
        )}
        <chakra.p fontSize="sm" color="muted">
          <PiecePrice item={item} />
          <OriginalPrice item={item} />
        </chakra.p>
        <PriceChange item={item} />
      </chakra.div>
      <Flex
        alignItems="center"
        flexWrap="wrap"
        gap={{ base: '1', sm: '3' }}
        marginInlineStart="auto"
        css={belowPicture}
      >
        <QuantityInput
          label={text('cart.quantityOf', { name: item.name })}
          steps={{
            less: text('cart.oneLessOf', { name: item.name }),
            more: text('cart.oneMoreOf', { name: item.name }),
          }}
          value={item.quantity}
          onChange={(quantity) => onQuantity(item.id, quantity)}
          onRefused={(field) => onRefusedQuantity(item.id, field)}
        />
        <chakra.span minWidth={{ base: '72px', sm: '88px' }} textAlign="end">
          <Money fen={item.subtotal} fontWeight="600" />
        </chakra.span>
        <IconButton
          icon={Trash2}
          label={text('cart.remove', { name: item.name })}
          // A key that presses a button clicks without a pointer.
          onClick={({ detail }) => onRemove(item, detail === 0)}
        />
      </Flex>
      {item.restrictions.length > 0 && (
        <chakra.div flexBasis="100%" minWidth="0">
          <RestrictionNotice restrictions={item.restrictions} />
        </chakra.div>
      )}
    </chakra.li>
  );
});

/**
 * On phones they are below the picture, with the sum at the edge; the narrowest phones have no room for that.
 */
const belowPicture = {
  '@media (min-width: 360px) and (max-width: 479px)': {
    flex: '1 0 calc(100% - 44px)',
    marginInlineStart: '44px',
    '& > :nth-child(2)': { marginInlineStart: 'auto' },
  },
};
