import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Weight } from '../../ui/Weight';

interface SelectionBarProps {
  count: number;
  /** Of all selected items, in grams. */
  weightGrams: number;
  onPack: () => void;
}

/** How much is selected; packing it is one press away wherever the list is scrolled to. */
export function SelectionBar({ count, weightGrams, onPack }: SelectionBarProps) {
  return (
    <chakra.aside
      position="sticky"
      bottom="var(--bottom-bar)"
      padding="4"
      background="surface"
      borderTopWidth="2px"
      borderColor="kraft"
      boxShadow="float"
    >
      <Flex gap="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <chakra.p aria-live="polite" flex="1 1 160px">
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
        <Button look="primary" isRepeatable onClick={onPack}>
          <FormattedMessage id="warehouse.pack" />
        </Button>
      </Flex>
    </chakra.aside>
  );
}
