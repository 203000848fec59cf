import { Box, Flex, Stack } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { paths } from '../../routes/paths';
import { MarkAllReadButton } from '../../features/notifications/MarkAllReadButton';
import { NotificationBox } from '../../features/notifications/NotificationBox';
import { UnreadBadge } from '../../features/notifications/UnreadBadge';
import { MessagesPageDocument, type MessagesPageQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { pageOf } from '../../ui/lists/pageOf';
import { OldNotice } from '../../ui/feedback/OldNotice';
import { PageTitle } from '../../ui/paper/PageTitle';
import { lastPage, Pagination } from '../../ui/lists/Pagination';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** Asked when a link to this page comes into view. */
export const firstQuery = (params: URLSearchParams) => ({
  query: MessagesPageDocument,
  variables: { page: pageOf(params) },
});

/** What the shopper was told; page and open message live in the address (RT-22). */
export function MessagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, retry } = usePageQuery(MessagesPageDocument, { page: pageOf(params) });
  const viewer = data?.viewer ?? null;
  return (
    <Stack gap="4">
      <Flex gap="3" alignItems="center" flexWrap="wrap" minHeight="44px">
        <PageTitle>{text('notifications.title')}</PageTitle>
        <UnreadBadge viewer={viewer} />
        {viewer && viewer.unreadNotificationCount > 0 && <MarkAllReadButton />}
      </Flex>
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height="72px" />)}
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {data && (
        <Contents
          {...data.notifications}
          openId={params.get('id')}
          onDeleted={() => data.notifications.total > data.notifications.pageSize && retry()}
        />
      )}
    </Stack>
  );
}

type ContentsProps = MessagesPageQuery['notifications'] & {
  openId: string | null;
  onDeleted: () => void;
};

function Contents({ items, openId, onDeleted, ...list }: ContentsProps) {
  const text = useText();
  const isReading = items.some(({ id }) => id === openId);
  const last = lastPage(list.total, list.pageSize);
  const hrefOf = (page: number, id?: string) =>
    paths.message.href({ page: page > 1 ? page : undefined, id });

  if (list.page > last) return <Navigate to={hrefOf(last)} replace />;
  if (items.length === 0)
    return (
      <EmptyState title={text('notifications.empty')}>{text('notifications.emptyText')}</EmptyState>
    );
  return (
    <>
      <NotificationBox
        key={list.page}
        notifications={items}
        openId={openId}
        hrefOf={(id) => hrefOf(list.page, id)}
        onDeleted={onDeleted}
      />
      {/* On phones an open message stands in place of its list. */}
      <Box display={isReading ? { base: 'none', lg: 'block' } : undefined}>
        <Pagination {...list} hrefOf={hrefOf} />
      </Box>
    </>
  );
}
