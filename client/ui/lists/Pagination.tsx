import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { pagesAround } from './pagesAround';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Address of a page of the list: pages live in the URL. */
  hrefOf: (page: number) => string;
}

/** The pages of a list as links, with previous and next; nothing where one page holds all. */
export function Pagination({ page, pageSize, total, hrefOf }: PaginationProps) {
  const text = useText();
  const last = lastPage(total, pageSize);
  if (last === 1 && page === 1) return null;
  return (
    <Row aria-label={text('common.pages')}>
      {page > 1 && (
        <Step to={hrefOf(page - 1)} rel="prev" aria-label={text('common.previousPage')}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        </Step>
      )}
      {pagesAround(page, last).map((each, index) =>
        each === null ? (
          // Each gap has a page before it, so its place names it.
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Step
            key={each}
            to={hrefOf(each)}
            aria-label={text('common.pageOf', { page: each, last })}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </Step>
        ),
      )}
      {page < last && (
        <Step to={hrefOf(page + 1)} rel="next" aria-label={text('common.nextPage')}>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </Step>
      )}
    </Row>
  );
}

/** The number of the last page; a list without items has one page. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    alignItems: 'center',
    justifyContent: 'center',
    fontVariantNumeric: 'tabular-nums',
    _print: { display: 'none' },
  },
});

const Step = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '44px',
    minHeight: '44px',
    paddingX: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'input',
    color: 'brand',
    fontWeight: '600',
    _hover: { background: 'neutralTint' },
    '&[aria-current=page]': { background: 'surface', borderColor: 'brand' },
  },
});
