import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../ui/values/Money';
import { parseYuan } from '../../ui/values/moneyText';
import { unitPriceOf, type ItemDraft } from './itemDraft';

/** How the first payment is made up; `goods` is its sum in fen, null while no price is known. */
export function GoodsReceipt({ draft, goods }: { draft: ItemDraft; goods: number | null }) {
  const unitPrice = unitPriceOf(draft);
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
        <FormattedMessage id="listings.pieces" values={{ count: draft.quantity }} />
      </dt>
      <dd>{unitPrice === null ? '–' : <Money fen={unitPrice * draft.quantity} />}</dd>
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
