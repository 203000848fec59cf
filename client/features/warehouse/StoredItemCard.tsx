import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../app/paths';
import type { StoredItemCard_ItemFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/Card';
import { DateTime } from '../../ui/DateTime';
import { Dimensions } from '../../ui/Dimensions';
import { TextLink } from '../../ui/Link';
import { PhotoStrip } from '../../ui/PhotoStrip';
import { Thumbnail } from '../../ui/Thumbnail';
import { Weight } from '../../ui/Weight';
import { StorageTime } from './StorageTime';
import { UnavailableNote } from './UnavailableNote';

interface StoredItemCardProps {
  item: StoredItemCard_ItemFragment;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A stored item as the warehouse measured it; only one on the shelf can be selected (RT-15). */
export function StoredItemCard({ item, isSelected, onSelect }: StoredItemCardProps) {
  const text = useText();
  const noteId = useId();
  const isOnShelf = item.status === 'STORED';
  return (
    <Card as="li">
      <Flex gap="3" alignItems="flex-start">
        <chakra.input
          type="checkbox"
          boxSize="20px"
          marginTop="1"
          flexShrink="0"
          aria-label={text('warehouse.select', { name: item.name })}
          aria-describedby={isOnShelf ? undefined : noteId}
          disabled={!isOnShelf}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <chakra.span display={{ base: 'none', sm: 'block' }}>
          <Thumbnail src={item.imageUrl ?? item.photoUrls[0]} />
        </chakra.span>
        <Stack gap="2" flex="1" minWidth="0">
          <chakra.h2 fontSize="md" fontFamily="body" overflowWrap="anywhere">
            {item.name}
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere">
            {[item.specification, text('warehouse.quantity', { count: item.quantity })]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          <Flex columnGap="4" rowGap="1" flexWrap="wrap" fontVariantNumeric="tabular-nums">
            <Weight grams={item.weightGrams} />
            <span>
              <Dimensions {...item.dimensions} />
            </span>
          </Flex>
          <chakra.p fontSize="sm" color="muted">
            <FormattedMessage
              id="warehouse.arrived"
              values={{ date: <DateTime at={item.inboundAt} isDateOnly /> }}
            />
            {' · '}
            <TextLink to={paths.orderDetail.href({ id: item.orderId })}>
              <FormattedMessage id="warehouse.order" values={{ number: item.orderNumber }} />
            </TextLink>
          </chakra.p>
          <div>
            <StorageTime {...item} />
          </div>
          {item.photoUrls.length > 0 && <PhotoStrip urls={item.photoUrls} of={item.name} />}
          {!isOnShelf && <UnavailableNote id={noteId} item={item} />}
        </Stack>
      </Flex>
    </Card>
  );
}
