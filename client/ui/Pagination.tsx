import { Flex, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../i18n/useText';
import { LinkButton } from './Link';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Address of a page of the list: pages live in the URL. */
  hrefOf: (page: number) => string;
}

/** Previous and next as links; nothing where one page holds all. */
export function Pagination({ page, pageSize, total, hrefOf }: PaginationProps) {
  const text = useText();
  const last = lastPage(total, pageSize);
  if (last === 1 && page === 1) return null;
  return (
    <Flex
      as="nav"
      aria-label={text('common.pages')}
      gap="3"
      alignItems="center"
      justifyContent="center"
    >
      {page > 1 && (
        <LinkButton to={hrefOf(page - 1)} size="sm">
          <FormattedMessage id="common.previousPage" />
        </LinkButton>
      )}
      <chakra.span color="muted">
        <FormattedMessage id="common.pageOf" values={{ page, last }} />
      </chakra.span>
      {page < last && (
        <LinkButton to={hrefOf(page + 1)} size="sm">
          <FormattedMessage id="common.nextPage" />
        </LinkButton>
      )}
    </Flex>
  );
}

/** The number of the last page; a list without items has one page. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
