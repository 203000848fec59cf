import { Box, Flex, Stack } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { paths } from '../../routes/paths';
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
import { CheckCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { useNotificationCommands } from '../../features/notifications/useNotificationCommands';

/** As many notifications as MessagesPage.graphql asks for. */
const PAGE_SIZE = 10;

/** How many stand on the pages before that of an address. */
const skipTo = (params: URLSearchParams) => (pageOf(params) - 1) * PAGE_SIZE;

/** Asked when a link to this page comes into view. */
export const firstQuery = (params: URLSearchParams) => ({
  query: MessagesPageDocument,
  variables: { skip: skipTo(params) },
});

/** What the shopper was told; page and open message live in the address (RT-22). */
export function MessagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, retry } = usePageQuery(MessagesPageDocument, { skip: skipTo(params) });
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
          page={pageOf(params)}
          openId={params.get('id')}
          onDeleted={() => data.notifications.totalCount > PAGE_SIZE && retry()}
        />
      )}
    </Stack>
  );
}

type ContentsProps = MessagesPageQuery['notifications'] & {
  page: number;
  openId: string | null;
  onDeleted: () => void;
};

function Contents({ edges, totalCount, page, openId, onDeleted }: ContentsProps) {
  const text = useText();
  const items = edges.map(({ node }) => node);
  const isReading = items.some(({ id }) => id === openId);
  const last = lastPage(totalCount, PAGE_SIZE);
  const hrefOf = (other: number, id?: string) =>
    paths.message.href({ page: other > 1 ? other : undefined, id });

  if (page > last) return <Navigate to={hrefOf(last)} replace />;
  if (items.length === 0)
    return (
      <EmptyState title={text('notifications.empty')}>{text('notifications.emptyText')}</EmptyState>
    );
  return (
    <>
      <NotificationBox
        key={page}
        notifications={items}
        openId={openId}
        hrefOf={(id) => hrefOf(page, id)}
        onDeleted={onDeleted}
      />
      {/* On phones an open message stands in place of its list. */}
      <Box display={isReading ? { base: 'none', lg: 'block' } : undefined}>
        <Pagination page={page} pageSize={PAGE_SIZE} total={totalCount} hrefOf={hrefOf} />
      </Box>
    </>
  );
}

/** Marks the notifications of all pages as read. */
function MarkAllReadButton() {
  const { markAllRead } = useNotificationCommands();
  return (
    <Button size="sm" marginInlineStart="auto" onClick={() => void markAllRead()}>
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="notifications.markAllRead" />
    </Button>
  );
}
