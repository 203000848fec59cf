import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { NotificationItem_NotificationFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { SelectRow } from '../../ui/lists/Selection';
import { notificationTargets } from './notificationTarget';

interface NotificationRowProps {
  notification: NotificationItem_NotificationFragment;
  /** Address of the list with this notification open. */
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One notification in the list: what it speaks of, its title, when it came, and whether it is unread. */
export function NotificationRow({
  notification,
  href,
  isOpen,
  isSelected,
  onSelect,
}: NotificationRowProps) {
  const text = useText();
  const { title, createdAt, readAt, targetKind } = notification;
  const { icon: Icon } = notificationTargets[targetKind];
  return (
    <Row data-open={isOpen || undefined}>
      {/* The box stands on the line of the title. */}
      <chakra.div padding="12px 0 0 12px">
        <SelectRow
          label={text('notifications.select', { title })}
          isChosen={isSelected}
          onChange={onSelect}
        />
      </chakra.div>
      <RowLink to={href} aria-current={isOpen ? 'true' : undefined}>
        <chakra.span color={readAt ? 'muted' : 'brand'} paddingTop="1">
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight={readAt ? '400' : '600'}>
            {title}
          </chakra.span>
          <chakra.span fontSize="sm" color="muted">
            <DateTime at={createdAt} />
          </chakra.span>
        </chakra.span>
        {!readAt && (
          <Unread>
            <FormattedMessage id="notifications.unread" />
          </Unread>
        )}
      </RowLink>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    borderBottom: '1px solid {colors.hairline}',
    _last: { borderBottom: 'none' },
    '&[data-open]': { background: 'neutralTint', boxShadow: 'inset 3px 0 {colors.brand}' },
  },
});

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    flex: '1',
    gap: '3',
    minWidth: '0',
    paddingY: '3',
    paddingInlineEnd: '3',
    _hover: { background: 'neutralTint' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Unread = chakra('span', {
  base: {
    alignSelf: 'center',
    flexShrink: '0',
    paddingX: '2',
    borderRadius: 'full',
    background: 'infoTint',
    color: 'info',
    fontSize: 'xs',
    fontWeight: '600',
  },
});
