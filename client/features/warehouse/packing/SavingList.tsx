import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import type {
  DeliveryQuoteRow_QuoteFragment,
  PackingForm_ItemFragment,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { TextLink } from '../../../ui/Link';
import { Deadline } from '../../../ui/values/Deadline';
import { Money } from '../../../ui/values/Money';
import { SentenceGap } from '../../../ui/values/SentenceGap';

interface SavingListProps {
  savings: DeliveryQuoteRow_QuoteFragment['savings'];
  items: readonly PackingForm_ItemFragment[];
}

/**
 * The saving on the chosen line if one item is left out, and its cost in storage; each is a link, so that
 * going back restores the item.
 */
export function SavingList({ savings, items }: SavingListProps) {
  const text = useText();
  if (savings.length === 0) return null;
  const without = (left: string) => items.flatMap(({ id }) => (id === left ? [] : [id])).join(',');
  const saved = savings.flatMap((one) => {
    const item = items.find(({ id }) => id === one.storedItemId);
    return item ? [{ ...one, item }] : [];
  });
  return (
    <Stack gap="2">
      <chakra.h3 fontSize="md">
        <FormattedMessage id="warehouse.savings" />
      </chakra.h3>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {saved.map(({ storedItemId, item, saving, storageStillDue }) => (
          <chakra.li key={storedItemId} fontSize="sm" overflowWrap="anywhere">
            <FormattedMessage
              id={sentenceOf(item, storageStillDue)}
              values={{
                item: item.name,
                saving: (
                  <strong>
                    <Money fen={saving} />
                  </strong>
                ),
                due: <Money fen={storageStillDue} />,
                date: item.freeUntil && <Deadline of="PACK" at={item.freeUntil} />,
                more: <Money fen={item.nextDayFee} />,
              }}
            />
            <SentenceGap />
            <TextLink
              to={paths.confirmInfo.href({ ids: without(storedItemId) })}
              aria-label={text('warehouse.leaveOutItem', { item: item.name })}
            >
              <FormattedMessage id="warehouse.leaveOut" />
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

/** Items left out cost storage, now or later, which the shopper should know. */
function sentenceOf({ freeUntil, nextDayFee }: PackingForm_ItemFragment, storageStillDue: number) {
  if (storageStillDue > 0) return 'warehouse.savingWithStorage';
  return freeUntil && nextDayFee > 0 ? 'warehouse.savingWhileFree' : 'warehouse.saving';
}
