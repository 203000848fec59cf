import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { NotificationItem_NotificationFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { useSelection } from '../../ui/lists/useSelection';
import { DeleteNotificationsDialog } from './DeleteNotificationsDialog';
import { NotificationPane } from './NotificationPane';
import { NotificationRow } from './NotificationRow';
import { NotificationToolbar } from './NotificationToolbar';
import { useNotificationCommands } from './useNotificationCommands';

interface NotificationBoxProps {
  notifications: readonly FragmentType<typeof NotificationItem_NotificationFragmentDoc>[];
  /** The notification that is read, where it stands among these. */
  openId: string | null;
  /** Address of this list with a notification open, or with none. */
  hrefOf: (id?: string) => string;
  /** Notifications were deleted: those of the next page may move up. */
  onDeleted: () => void;
}

/** The notifications of a page as a list and, beside it, the one that is open; on phones one of both. */
export function NotificationBox({ openId, hrefOf, onDeleted, ...props }: NotificationBoxProps) {
  const notifications = readFragment(NotificationItem_NotificationFragmentDoc, props.notifications);
  const navigate = useNavigate();
  const commands = useNotificationCommands();
  const [leaving, setLeaving] = useState<string[]>();
  const { chosen, choose, chooseAll } = useSelection(notifications.map(({ id }) => id));
  const open = notifications.find(({ id }) => id === openId);

  async function remove(ids: string[]) {
    const isGone = await commands.remove(ids);
    setLeaving(undefined);
    if (!isGone) return;
    if (open && ids.includes(open.id)) void navigate(hrefOf(), { replace: true });
    onDeleted();
  }

  return (
    <Columns>
      <Card padding="0" display={open && { base: 'none', lg: 'block' }}>
        <NotificationToolbar
          count={notifications.length}
          chosenCount={chosen.length}
          onChooseAll={chooseAll}
          onMarkRead={() => void commands.markRead(chosen).then(() => chooseAll(false))}
          onDelete={() => setLeaving(chosen)}
        />
        <chakra.ul listStyleType="none">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              href={hrefOf(notification.id)}
              isOpen={notification === open}
              isSelected={chosen.includes(notification.id)}
              onSelect={(isSelected) => choose(notification.id, isSelected)}
            />
          ))}
        </chakra.ul>
      </Card>
      {open ? (
        <NotificationPane
          notification={open}
          backHref={hrefOf()}
          onRead={() => void commands.markRead([open.id])}
          onDelete={() => setLeaving([open.id])}
        />
      ) : (
        <Hint>
          <FormattedMessage id="notifications.choose" />
        </Hint>
      )}
      {leaving && (
        <DeleteNotificationsDialog
          count={leaving.length}
          isBusy={commands.isRemoving}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

const Hint = chakra('p', {
  base: {
    display: { base: 'none', lg: 'block' },
    padding: '12',
    border: '2px dashed {colors.kraft}',
    borderRadius: 'card',
    color: 'muted',
    textAlign: 'center',
  },
});
