import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { DeleteNotificationsDialog } from '../../features/notifications/DeleteNotificationsDialog';
import { ThreadPane } from '../../features/notifications/ThreadPane';
import { useThreadCommands } from '../../features/notifications/useThreadCommands';
import { useThreadTitle } from '../../features/notifications/useThreadTitle';
import { readFragment } from '../../gql';
import {
  NotificationItem_NotificationFragmentDoc,
  OpenThreadDocument,
  ThreadTitle_NotificationFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { PageTitle } from '../../ui/layout/PageTitle';

interface OpenThreadProps {
  id: string;
  /** Address of the picture of what it is about, where the list shows one. */
  picture: string | undefined;
  /** Address of the list without an open thread. */
  backHref: string;
  /** Another thread may move up into the list. */
  onDeleted: () => void;
}

/** The messages of a thread, which are read by being shown. One that is gone gives way to the list. */
export function OpenThread({ id, picture, backHref, onDeleted }: OpenThreadProps) {
  const text = useText();
  const [after, setAfter] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const commands = useThreadCommands(id);
  const titleOf = useThreadTitle();
  const { data, error, retry } = usePageQuery(OpenThreadDocument, { id, after });
  if (!data)
    return (
      <div>
        <PageTitle isHidden>{text('notifications.title')}</PageTitle>
        {error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} height="320px" />}
      </div>
    );

  const { edges, pageInfo } = data.notifications;
  const items = readFragment(
    NotificationItem_NotificationFragmentDoc,
    edges.map(({ node }) => node),
  );
  const [first] = edges;
  const [latest, ...earlier] = items;
  if (!first || !latest) return <Navigate to={backHref} replace />;

  async function remove() {
    const isGone = await commands.remove(items.map((one) => one.id));
    setLeaving(false);
    if (!isGone) return;
    void navigate(backHref, { replace: true });
    onDeleted();
  }

  return (
    <>
      <ThreadPane
        notifications={[latest, ...earlier]}
        {...titleOf(readFragment(ThreadTitle_NotificationFragmentDoc, first.node))}
        {...{ picture, backHref }}
        onRead={commands.markRead}
        onDelete={() => setLeaving(true)}
      >
        {(after ?? pageInfo.hasNextPage) && (
          <Ways>
            {after && (
              <Button size="sm" isRepeatable onClick={() => setAfter(undefined)}>
                <FormattedMessage id="notifications.latestMessages" />
              </Button>
            )}
            {pageInfo.hasNextPage && (
              <Button
                size="sm"
                isRepeatable
                onClick={() => setAfter(pageInfo.endCursor ?? undefined)}
              >
                <FormattedMessage id="notifications.earlierMessages" />
              </Button>
            )}
          </Ways>
        )}
      </ThreadPane>
      {isLeaving && (
        <DeleteNotificationsDialog
          count={items.length}
          isBusy={commands.isRemoving}
          onConfirm={() => void remove()}
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingX: { base: '14px', md: '6' },
    paddingBottom: '6',
  },
});
