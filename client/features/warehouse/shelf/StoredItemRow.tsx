import { chakra, Flex } from '@chakra-ui/react';
import { memo, useId } from 'react';
import { useText } from '../../../i18n/useText';
import { DateTime } from '../../../ui/values/DateTime';
import { Dimensions } from '../../../ui/values/Dimensions';
import { PhotoStrip } from '../../../ui/document/PhotoStrip';
import { pictureOf } from '../../../ui/document/pictureOf';
import { Thumbnail } from '../../../ui/document/Thumbnail';
import { Weight } from '../../../ui/values/Weight';
import { dotted } from '../../../ui/values/dotted';
import { ItemName } from '../../../ui/values/ItemName';
import { Addition } from './Addition';
import { ItemMark } from './ItemMark';
import { ItemOrigin } from './ItemOrigin';
import { StorageTime } from './StorageTime';
import type { StoredItemProps } from './storedItemProps';
import { UnavailableNote } from '../packing/UnavailableNote';

/** A stored item as a row of the table; below 768 px the row is a card. */
export const StoredItemRow = memo(function StoredItemRow({ extra, ...props }: StoredItemProps) {
  const text = useText();
  const noteId = useId();
  const { item } = props;
  return (
    <tr role="row" data-selected={props.isSelected || undefined}>
      <Cell>
        <ItemMark {...props} noteId={noteId} />
      </Cell>
      <Cell>
        <chakra.div display="grid" gap="2" minWidth="0">
          <Flex gap="3">
            <Thumbnail src={pictureOf(item)} size="48px" />
            <chakra.div minWidth="0" overflowWrap="anywhere">
              <chakra.p fontSize="md" fontWeight="600">
                <ItemName of={item} />
              </chakra.p>
              <chakra.p color="muted">
                {dotted([item.specification, text('warehouse.quantity', { count: item.quantity })])}
              </chakra.p>
              <ItemOrigin item={item} />
            </chakra.div>
          </Flex>
          {item.photos.length > 0 && <PhotoStrip photos={item.photos} of={item.name} />}
          {extra !== undefined && !props.isSelected && <Addition extra={extra} />}
          {!item.availableActions.includes('PACK') && <UnavailableNote id={noteId} item={item} />}
        </chakra.div>
      </Cell>
      <Cell data-label={text('warehouse.column.weight')} whiteSpace="nowrap">
        <Weight grams={item.weightGrams} />
      </Cell>
      <Cell data-label={text('warehouse.column.size')} whiteSpace="nowrap">
        <span>
          <Dimensions {...item.dimensions} />
        </span>
      </Cell>
      <Cell data-label={text('warehouse.column.arrived')} whiteSpace="nowrap">
        <DateTime at={item.inboundAt} isDateOnly />
      </Cell>
      <Cell>
        <StorageTime {...item} />
      </Cell>
    </tr>
  );
});

const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });
