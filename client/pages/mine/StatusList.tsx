import { Flex, Stack } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { LinkButton } from '../../ui/Link';
import { FoundCount } from '../../ui/lists/FoundCount';
import { LinkTabs } from '../../ui/lists/LinkTabs';
import { ListFilter } from '../../ui/lists/ListFilter';
import { isNarrowed, listParamsOf } from '../../ui/lists/listParams';
import { Pagination } from '../../ui/lists/Pagination';
import { PageTitle } from '../../ui/layout/PageTitle';

/** A page of the list, and how many there are of each status; one without any may be missing. */
interface Found<TStatus> {
  items: readonly unknown[];
  total: number;
  page: number;
  pageSize: number;
  counts: readonly { status: TStatus; count: number }[];
}

interface StatusListProps<TStatus extends string, TFound extends Found<TStatus>> {
  /** Kind of the list: the prefix of its texts. */
  of: 'orders' | 'packages';
  route: typeof paths.orders;
  /** In the order of their tabs. */
  statuses: readonly TStatus[];
  labelOf: (status: TStatus) => string;
  /** The tab that is open; all of them where undefined. */
  status: TStatus | undefined;
  /** Further filter that tabs, search and pages keep in the address. */
  kept?: { waiting?: '1' };
  /** Label for the number of results of that filter. */
  keptCount?: (count: number) => string;
  /** Entries above the list that are no part of it. */
  above?: ReactNode;
  /** Beside how much it holds. */
  aside?: ReactNode;
  found: TFound | undefined;
  /** Until the next ones are found, the tabs show the counts of those before. */
  foundBefore: TFound | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Height of one entry while loading. */
  cardHeight: ComponentProps<typeof Skeletons>['height'];
  /** Shown where there is nothing, though nothing narrows the list. */
  empty: ReactNode;
  /** Draws what was found; `key` is another one for each page of the list. */
  children: (found: TFound, key: string) => ReactNode;
}

/** A list of the viewer's; tab, search, days and page live in the address (RT-13, RT-17). */
export function StatusList<TStatus extends string, TFound extends Found<TStatus>>({
  of,
  route,
  statuses,
  labelOf,
  status,
  kept,
  keptCount,
  above,
  aside,
  found,
  foundBefore,
  hasFailed,
  onRetry,
  cardHeight,
  empty,
  children,
}: StatusListProps<TStatus, TFound>) {
  const text = useText();
  const [params] = useSearchParams();
  const { search, from, to } = listParamsOf(params);
  const narrowed = { search, from, to };
  const counts = (found ?? foundBefore)?.counts;
  const countOf = (one: TStatus) =>
    counts && (counts.find((each) => each.status === one)?.count ?? 0);
  const hrefOf = (page: number) =>
    route.href({ status, ...kept, ...narrowed, page: page > 1 ? page : undefined });
  const countOfAll = ({ total: count }: TFound) => {
    if (isNarrowed(narrowed)) return text(`${of}.found`, { count });
    return keptCount?.(count) ?? text(`${of}.count`, { count });
  };
  // On phones a line is saved where the tab has the same number.
  const isToldByTab = !aside && !kept && !isNarrowed(narrowed);
  return (
    // A link beside the count needs room for a finger.
    <Stack gap={{ base: aside ? '3' : '2', md: '4' }}>
      <PageTitle>{text(`${of}.title`)}</PageTitle>
      {above}
      <ListFilter
        label={text(`${of}.find`)}
        action={route.path}
        current={narrowed}
        kept={{ status, ...kept }}
        clearHref={route.href({ status, ...kept })}
        searchLabel={text(`${of}.searchLabel`)}
        searchHint={text('documents.searchHint')}
      />
      <LinkTabs
        label={text(`${of}.tabs`)}
        tabs={[
          {
            href: route.href({ ...kept, ...narrowed }),
            label: text(`${of}.all`),
            count: counts?.reduce((sum, { count }) => sum + count, 0),
            isCurrent: !status,
          },
          ...statuses.map((one) => ({
            href: route.href({ status: one, ...kept, ...narrowed }),
            label: labelOf(one),
            count: countOf(one),
            isCurrent: one === status,
          })),
        ]}
      />
      <Flex
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        srOnly={{ base: isToldByTab, md: false }}
      >
        <FoundCount>{found && countOfAll(found)}</FoundCount>
        {aside}
      </Flex>
      {found && <StaleDataNotice hasFailed={hasFailed} />}
      {!found && (hasFailed ? <ErrorState onRetry={onRetry} /> : <Skeletons height={cardHeight} />)}
      {found?.items.length === 0 &&
        (found.page > 1 && found.total > 0 ? (
          <EmptyState icon={SearchX} title={text('documents.noSuchPage')}>
            <LinkButton to={hrefOf(1)} look="solid">
              <FormattedMessage id="documents.firstPage" />
            </LinkButton>
          </EmptyState>
        ) : isNarrowed(narrowed) ? (
          <EmptyState
            icon={SearchX}
            title={search ? text(`${of}.notFoundFor`, { search }) : text(`${of}.notFoundThen`)}
          >
            <LinkButton to={route.href({ status, ...kept })} look="solid">
              <FormattedMessage id="documents.clearSearch" />
            </LinkButton>
          </EmptyState>
        ) : (
          empty
        ))}
      {found && children(found, hrefOf(found.page))}
      {found && <Pagination {...found} hrefOf={hrefOf} />}
    </Stack>
  );
}
