import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/paper/Card';
import { DateTime } from '../../../ui/values/DateTime';
import { Dimensions } from '../../../ui/values/Dimensions';
import { PhotoStrip } from '../../../ui/paper/PhotoStrip';
import { pictureOf } from '../../../ui/paper/pictureOf';
import { Thumbnail } from '../../../ui/paper/Thumbnail';
import { Weight } from '../../../ui/values/Weight';
import { ItemMark } from './ItemMark';
import { ItemOrigin } from './ItemOrigin';
import { StorageTime } from './StorageTime';
import type { StoredItemProps } from './storedItemProps';
import { UnavailableNote } from '../packing/UnavailableNote';

/** A stored item as the warehouse measured it, as a card. */
export function StoredItemCard(props: StoredItemProps) {
  const text = useText();
  const noteId = useId();
  const { item } = props;
  return (
    <Card
      as="li"
      display="grid"
      alignContent="start"
      gap="3"
      padding="4"
      outline={props.isSelected ? '2px solid {colors.brand}' : undefined}
    >
      <Flex gap="3" alignItems="flex-start">
        <ItemMark {...props} noteId={noteId} />
        <Stack gap="1" flex="1" minWidth="0">
          <chakra.h2 fontSize="md" fontFamily="body" overflowWrap="anywhere" paddingTop="1">
            {item.name}
          </chakra.h2>
          <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
            {[item.specification, text('warehouse.quantity', { count: item.quantity })]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        </Stack>
        <Thumbnail src={pictureOf(item)} size="64px" />
      </Flex>
      <Flex columnGap="4" rowGap="1" flexWrap="wrap" fontVariantNumeric="tabular-nums">
        <chakra.span fontWeight="600">
          <Weight grams={item.weightGrams} />
        </chakra.span>
        <span>
          <Dimensions {...item.dimensions} />
        </span>
      </Flex>
      <StorageTime {...item} />
      {item.photos.length > 0 && <PhotoStrip photos={item.photos} of={item.name} />}
      <chakra.p fontSize="sm" color="muted">
        <FormattedMessage
          id="warehouse.arrived"
          values={{ date: <DateTime at={item.inboundAt} isDateOnly /> }}
        />
        {' · '}
        <ItemOrigin item={item} />
      </chakra.p>
      {!item.availableActions.includes('PACK') && <UnavailableNote id={noteId} item={item} />}
    </Card>
  );
}
