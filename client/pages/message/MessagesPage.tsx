import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { MarkAllReadButton } from '../../features/notifications/MarkAllReadButton';
import { messageAddressOf, type MessageAddress } from '../../features/notifications/messageAddress';
import { MessageFilter } from '../../features/notifications/MessageFilter';
import { ThreadRow } from '../../features/notifications/ThreadRow';
import { UnreadBadge } from '../../features/notifications/UnreadBadge';
import { readFragment } from '../../gql';
import {
  MessagesPageDocument,
  ThreadRow_ThreadFragmentDoc,
  type MessagesPageQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { LinkButton } from '../../ui/Link';
import { StretchLinks } from '../../ui/lists/StretchLinks';
import { PageTitle } from '../../ui/layout/PageTitle';
import { OpenThread } from './OpenThread';

/** Returns the filters in an address. */
const askedBy = ({ about, unread, after }: MessageAddress) => ({
  ...{ targetKind: about, isRead: unread ? false : undefined, after },
});

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: MessagesPageDocument,
  variables: askedBy(messageAddressOf(params)),
});

/** Messages by order and package. The address holds the filters and the open thread (RT-20). */
export function MessagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const address = messageAddressOf(params);
  const openId = params.get('id');
  const { data, error, retry } = usePageQuery(MessagesPageDocument, askedBy(address));
  const viewer = data?.viewer ?? null;
  const backHref = paths.message.href({ ...address });
  return (
    <Stack gap="4">
      {/* On phones an open thread stands in place of the list and its head. */}
      <Stack gap="4" display={openId ? { base: 'none', lg: 'flex' } : 'flex'}>
        <Flex gap="3" alignItems="center" flexWrap="wrap" minHeight="44px">
          {openId ? (
            // The thread has the h1.
            <chakra.h2 fontSize="2xl" lineHeight="1.15">
              {text('notifications.title')}
            </chakra.h2>
          ) : (
            <PageTitle>{text('notifications.title')}</PageTitle>
          )}
          <UnreadBadge viewer={viewer} />
          {viewer && viewer.unreadThreadCount > 0 && <MarkAllReadButton />}
        </Flex>
        <MessageFilter {...address} counts={data?.notificationThreadCounts} />
      </Stack>
      <Columns>
        <Stack gap="4" minWidth="0" display={openId ? { base: 'none', lg: 'flex' } : 'flex'}>
          {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height="96px" />)}
          {data && <StaleDataNotice hasFailed={Boolean(error)} />}
          {data && <Threads {...data.notificationThreads} address={address} openId={openId} />}
        </Stack>
        {openId ? (
          <OpenThread
            key={openId}
            id={openId}
            picture={data && pictureIn(data.notificationThreads, openId)}
            backHref={backHref}
            onDeleted={retry}
          />
        ) : (
          <chakra.div display={{ base: 'none', lg: 'block' }}>
            <EmptyState icon={Mail} title={text('notifications.choose')} />
          </chakra.div>
        )}
      </Columns>
    </Stack>
  );
}

/** The picture with which the list shows a thread. */
function pictureIn({ edges }: MessagesPageQuery['notificationThreads'], id: string) {
  const threads = readFragment(
    ThreadRow_ThreadFragmentDoc,
    edges.map(({ node }) => node),
  );
  return threads.find((thread) => thread.id === id)?.image?.url;
}

type ThreadsProps = MessagesPageQuery['notificationThreads'] & {
  address: MessageAddress;
  openId: string | null;
};

/**
 * A stretch of the list. The next one begins behind the last of this one, not at a number, so that no
 * thread is shown twice where messages arrive meanwhile.
 */
function Threads({ edges, pageInfo, address, openId }: ThreadsProps) {
  const text = useText();
  const { after, ...narrowed } = address;
  const newest = paths.message.href(narrowed);
  if (edges.length === 0) {
    if (after) return <Navigate to={newest} replace />;
    return <NoThreads isNarrowed={Boolean(narrowed.about ?? narrowed.unread)} />;
  }
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      <chakra.ul listStyleType="none" borderTop="1px solid {colors.hairline}">
        {edges.map(({ node }) => (
          <ThreadRow
            key={node.id}
            thread={node}
            href={paths.message.href({ ...address, id: node.id })}
            isOpen={node.id === openId}
          />
        ))}
      </chakra.ul>
      <StretchLinks
        newest={after && newest}
        older={
          hasNextPage && endCursor
            ? paths.message.href({ ...narrowed, after: endCursor })
            : undefined
        }
        labels={{ newest: text('notifications.newest'), older: text('notifications.older') }}
      />
    </>
  );
}

function NoThreads({ isNarrowed }: { isNarrowed: boolean }) {
  const text = useText();
  if (!isNarrowed)
    return (
      <EmptyState icon={Mail} title={text('notifications.empty')}>
        {text('notifications.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState icon={Mail} title={text('notifications.none')}>
      <LinkButton to={paths.message.href()} look="solid">
        <FormattedMessage id="notifications.showAll" />
      </LinkButton>
    </EmptyState>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', xl: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    // The open thread stays in view beside a long list.
    '& > :last-child': { position: { lg: 'sticky' }, top: { lg: '80px' } },
  },
});
