import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { announceBarHeight } from '../../../ui/announceBarHeight';
import { Button } from '../../../ui/Button';
import { Weight } from '../../../ui/values/Weight';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';

interface SelectionBarProps {
  count: number;
  /** Of all selected items, in grams. */
  weightGrams: number;
  onPack: () => void;
  /** What sending them would cost. */
  children?: ReactNode;
}

/** How much is selected; packing it is one press away wherever the list is scrolled to. */
export function SelectionBar({ count, weightGrams, onPack, children }: SelectionBarProps) {
  return (
    <chakra.aside
      ref={announceBarHeight}
      position="sticky"
      bottom="var(--bottom-bar)"
      zIndex="1"
      paddingX="4"
      paddingY="3"
      background="surface"
      borderTopWidth="2px"
      borderColor="kraft"
      boxShadow="float"
    >
      <Flex columnGap="4" rowGap="2" alignItems="center" flexWrap="wrap">
        <chakra.div flex="1 1 200px" minWidth="0">
          <chakra.p aria-live="polite">
            <FormattedMessage id="warehouse.selected" values={{ count }} />
            {count > 0 && (
              <>
                {' · '}
                <chakra.strong whiteSpace="nowrap">
                  <Weight grams={weightGrams} />
                </chakra.strong>
              </>
            )}
          </chakra.p>
          {count > MAX_PARCEL_ITEMS ? (
            <chakra.p fontSize="sm" color="danger">
              <FormattedMessage id="warehouse.tooMany" values={{ max: MAX_PARCEL_ITEMS }} />
            </chakra.p>
          ) : (
            count > 0 && children
          )}
        </chakra.div>
        <Button look="primary" flex={{ base: '1', sm: 'none' }} isRepeatable onClick={onPack}>
          <FormattedMessage id="warehouse.pack" />
        </Button>
      </Flex>
    </chakra.aside>
  );
}
