import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { TextLink } from '../../../ui/Link';
import { Money } from '../../../ui/values/Money';
import { SentenceGap } from '../../../ui/values/SentenceGap';

interface SavingListProps {
  savings: DeliveryQuoteRow_QuoteFragment['savings'];
  storedItemIds: readonly string[];
  nameOf: (storedItemId: string) => string;
}

/** What leaving one item out would save on the chosen line; a link away. */
export function SavingList({ savings, storedItemIds, nameOf }: SavingListProps) {
  const text = useText();
  if (savings.length === 0) return null;
  const without = (left: string) => storedItemIds.filter((id) => id !== left).join(',');
  return (
    <Stack gap="2">
      <chakra.h3 fontSize="md">
        <FormattedMessage id="warehouse.savings" />
      </chakra.h3>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {savings.map(({ storedItemId, saving, storageStillDue }) => (
          <chakra.li key={storedItemId} fontSize="sm" overflowWrap="anywhere">
            <FormattedMessage
              id={storageStillDue > 0 ? 'warehouse.savingWithStorage' : 'warehouse.saving'}
              values={{
                item: nameOf(storedItemId),
                saving: (
                  <strong>
                    <Money fen={saving} />
                  </strong>
                ),
                due: <Money fen={storageStillDue} />,
              }}
            />
            <SentenceGap />
            <TextLink
              to={paths.confirmInfo.href({ ids: without(storedItemId) })}
              replace
              aria-label={text('warehouse.leaveOutItem', { item: nameOf(storedItemId) })}
            >
              <FormattedMessage id="warehouse.leaveOut" />
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
