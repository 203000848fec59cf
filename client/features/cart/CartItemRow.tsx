import { chakra, Flex } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import type { CartItemRow_ItemFragment } from '../../gql/graphql';
import { IconButton } from '../../ui/IconButton';
import { Money } from '../../ui/values/Money';
import { OriginalPrice } from '../../ui/values/OriginalPrice';
import { PriceChange } from '../../ui/values/PriceChange';
import { RestrictionNotice } from '../../ui/feedback/RestrictionNotice';
import { QuantityInput } from '../../ui/forms/QuantityInput';
import { SelectRow } from '../../ui/lists/Selection';
import { Thumbnail } from '../../ui/paper/Thumbnail';

interface CartItemRowProps {
  item: CartItemRow_ItemFragment;
  onSelect: (isSelected: boolean) => void;
  onQuantity: (quantity: number) => Promise<unknown>;
  /** Gets the field while its quantity cannot be. */
  onRefusedQuantity: (field: HTMLInputElement | null) => void;
  onRemove: (isByKeyboard: boolean) => void;
}

export function CartItemRow({ item, ...props }: CartItemRowProps) {
  const { onSelect, onQuantity, onRefusedQuantity, onRemove } = props;
  const text = useText();
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      paddingY="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <SelectRow
        label={text('cart.select', { name: item.name })}
        isChosen={item.isSelected}
        onChange={onSelect}
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
          {item.name}
        </chakra.a>
        {item.specification && <chakra.p color="muted">{item.specification}</chakra.p>}
        {item.remark && (
          <chakra.p color="muted" fontSize="sm">
            {item.remark}
          </chakra.p>
        )}
        <chakra.p fontSize="sm" color="muted">
          <Money fen={item.unitPrice} />
          <OriginalPrice item={item} />
          {item.domesticShipping > 0 && (
            <>
              {' + '}
              <FormattedMessage id="cart.domesticShipping" /> <Money fen={item.domesticShipping} />
            </>
          )}
        </chakra.p>
        <PriceChange item={item} />
      </chakra.div>
      <Flex alignItems="center" gap={{ base: '1', sm: '3' }} marginInlineStart="auto">
        <QuantityInput
          label={text('cart.quantityOf', { name: item.name })}
          value={item.quantity}
          onChange={onQuantity}
          onRefused={onRefusedQuantity}
        />
        <chakra.span minWidth={{ base: '72px', sm: '88px' }} textAlign="end">
          <Money fen={item.subtotal} fontWeight="600" />
        </chakra.span>
        <IconButton
          icon={Trash2}
          label={text('cart.remove', { name: item.name })}
          // A key that presses a button clicks without a pointer.
          onClick={({ detail }) => onRemove(detail === 0)}
        />
      </Flex>
      {item.restrictions.length > 0 && (
        <chakra.div flexBasis="100%" minWidth="0">
          <RestrictionNotice restrictions={item.restrictions} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
