import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { SelectAll } from '../../ui/lists/Selection';

interface NotificationToolbarProps {
  count: number;
  chosenCount: number;
  onChooseAll: (isAll: boolean) => void;
  onMarkRead: () => void;
  onDelete: () => void;
}

/** What can be done with the selected notifications. */
export function NotificationToolbar({ count, chosenCount, ...on }: NotificationToolbarProps) {
  return (
    <Flex
      columnGap="2"
      alignItems="center"
      flexWrap="wrap"
      minHeight="48px"
      paddingInlineEnd="3"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <chakra.div flex="1" paddingInlineStart="3" whiteSpace="nowrap">
        <SelectAll count={count} chosenCount={chosenCount} onChange={on.onChooseAll}>
          {chosenCount === 0 ? (
            <FormattedMessage id="notifications.selectAll" />
          ) : (
            <FormattedMessage id="notifications.selected" values={{ count: chosenCount }} />
          )}
        </SelectAll>
      </chakra.div>
      {chosenCount > 0 && (
        <Flex gap="2" paddingInlineStart="3" paddingBottom={{ base: '2', sm: '0' }}>
          <Button size="sm" isRepeatable onClick={on.onMarkRead}>
            <FormattedMessage id="notifications.markRead" />
          </Button>
          <Button size="sm" look="danger" isRepeatable onClick={on.onDelete}>
            <FormattedMessage id="notifications.delete" />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
