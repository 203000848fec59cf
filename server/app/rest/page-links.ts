import type { Request } from 'express';
import type { Paged } from '../../platform/http/paging';

/**
 * Links to the neighbouring pages, by relation (RFC 8288). They are paths, because proxies may hide the host
 * that the caller used.
 */
export function pageLinks(
  { originalUrl }: Request,
  { page, pageSize, total: entries }: Paged['numbers'],
) {
  const last = Math.max(1, Math.ceil(entries / pageSize));
  const at = (number: number) => {
    const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
    searchParams.set('page', String(number));
    return `${pathname}?${searchParams.toString()}`;
  };
  return {
    first: at(1),
    ...(page > 1 && { prev: at(Math.min(page - 1, last)) }),
    ...(page < last && { next: at(page + 1) }),
    last: at(last),
  };
}
