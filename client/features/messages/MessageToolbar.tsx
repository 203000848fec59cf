import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';

interface MessageToolbarProps {
  selectedCount: number;
  isAllSelected: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onMarkRead: () => void;
  onDelete: () => void;
}

/** What can be done with the selected messages. */
export function MessageToolbar({ selectedCount, isAllSelected, ...on }: MessageToolbarProps) {
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
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        flex="1"
        minHeight="44px"
        paddingInlineStart="3"
        whiteSpace="nowrap"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize="20px"
          checked={isAllSelected}
          onChange={(event) => on.onSelectAll(event.target.checked)}
        />
        {selectedCount === 0 ? (
          <FormattedMessage id="messages.selectAll" />
        ) : (
          <FormattedMessage id="messages.selected" values={{ count: selectedCount }} />
        )}
      </chakra.label>
      {selectedCount > 0 && (
        <Flex gap="2" paddingInlineStart="3" paddingBottom={{ base: '2', sm: '0' }}>
          <Button size="sm" isRepeatable onClick={on.onMarkRead}>
            <FormattedMessage id="messages.markRead" />
          </Button>
          <Button size="sm" look="danger" isRepeatable onClick={on.onDelete}>
            <FormattedMessage id="messages.delete" />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
