import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../ui/values/Money';
import { parseYuan } from '../../ui/values/moneyText';
import { quantityOf, type ItemDraft } from './itemDraft';

interface GoodsReceiptProps {
  draft: ItemDraft;
  /** Fen for one piece, and for all with domestic shipping; null while price or quantity is missing. */
  unitPrice: number | null;
  goods: number | null;
}

/** Breaks down the first payment. */
export function GoodsReceipt({ draft, unitPrice, goods }: GoodsReceiptProps) {
  const quantity = quantityOf(draft);
  const shipping = parseYuan(draft.domesticShipping) ?? 0;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      rowGap="2"
      css={{ '& dd': { textAlign: 'end' } }}
    >
      <dt>
        {quantity === null ? (
          <FormattedMessage id="cart.quantity" />
        ) : (
          <FormattedMessage id="listings.pieces" values={{ count: quantity }} />
        )}
      </dt>
      <dd>
        {unitPrice === null || quantity === null ? '–' : <Money fen={unitPrice * quantity} />}
      </dd>
      <dt>
        <FormattedMessage id="cart.domesticShipping" />
      </dt>
      <dd>
        <Money fen={shipping} />
      </dd>
      <chakra.dt fontWeight="700">
        <FormattedMessage id="listings.nowGoods" />
      </chakra.dt>
      <chakra.dd fontWeight="700">{goods === null ? '–' : <Money fen={goods} isTotal />}</chakra.dd>
    </chakra.dl>
  );
}
