import { chakra } from '@chakra-ui/react';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { DateTime } from '../../../ui/values/DateTime';
import { Dimensions } from '../../../ui/values/Dimensions';
import { Weight } from '../../../ui/values/Weight';
import { dotted } from '../../../ui/values/dotted';
import { ItemName } from '../../../ui/values/ItemName';
import { UnavailableNote } from '../packing/UnavailableNote';
import { Addition } from './Addition';
import { ItemMark } from './ItemMark';
import { ItemOrigin } from './ItemOrigin';
import { ShelfPhotos } from './ShelfPhotos';
import { StorageTime } from './StorageTime';
import type { StoredItemProps } from './storedItemProps';

/** A stored item on the shelf: its photos, what the warehouse measured, and how long it is free. */
export const StoredItemCard = memo(function StoredItemCard({ extra, ...props }: StoredItemProps) {
  const text = useText();
  const noteId = useId();
  const { item } = props;
  return (
    <Goods data-chosen={props.isSelected || undefined}>
      <chakra.div data-photos position="relative">
        <ShelfPhotos item={item} />
        <chakra.div position="absolute" top="0" insetInlineStart="0">
          <ItemMark {...props} noteId={noteId} />
        </chakra.div>
      </chakra.div>
      <Words>
        <chakra.div minWidth="0" overflowWrap="anywhere">
          <chakra.h2 fontSize="lg" lineClamp="3">
            <ItemName of={item} />
          </chakra.h2>
          <chakra.p color="muted" fontSize="sm">
            {dotted([item.specification, text('warehouse.quantity', { count: item.quantity })])}
          </chakra.p>
          <chakra.p fontFamily="mono" fontSize="sm" marginTop="2px">
            <chakra.span display="block">
              <Weight grams={item.weightGrams} />
            </chakra.span>
            <Dimensions {...item.dimensions} />
          </chakra.p>
        </chakra.div>
        <StorageTime {...item} isNarrow />
        <chakra.div gridColumn="1 / -1" display="grid" gap="1">
          {extra !== undefined && !props.isSelected && <Addition extra={extra} />}
          <chakra.p fontSize="xs" color="muted">
            <FormattedMessage
              id="documents.arrivedOn"
              values={{ date: <DateTime at={item.inboundAt} isDateOnly /> }}
            />
            {/* Side by side on a phone; below each other where three cards stand in a row. */}
            <chakra.span display={{ md: 'none' }}>{' · '}</chakra.span>
            <chakra.span display={{ md: 'block' }}>
              <ItemOrigin item={item} />
            </chakra.span>
          </chakra.p>
          {!item.availableActions.includes('PACK') && <UnavailableNote id={noteId} item={item} />}
        </chakra.div>
      </Words>
    </Goods>
  );
});

/** Selected items have a frame; on phones, where photos extend to the edge, a mark at the side. */
const Goods = chakra('li', {
  base: {
    minWidth: '0',
    '&[data-chosen] [data-photos]': {
      md: {
        borderRadius: 'input',
        boxShadow: '0 0 0 3px {colors.paper}, 0 0 0 5px {colors.brand}',
      },
      mdDown: { borderInlineStart: '4px solid {colors.brand}' },
    },
  },
});

const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '2',
    paddingTop: '3',
  },
});
