import type { Page, PageRequest } from '../../kernel/page';
import { PageArgs } from '../graphql/page-args';
import { inQuery, readInput, type RestCall } from './endpoint';
import { form, list, number, text, type Shape } from './shape';

/** The query parameters of a call that lists something. */
export const pageParameters = [
  inQuery('page', text('Which page, counted from 1.', '1')),
  inQuery('page_size', text('Entries per page, at most 50; 10 without it.', '10')),
];

/** Which slice is asked for. @throws DomainError VALIDATION_FAILED */
export function readPage({ query }: RestCall): Promise<PageRequest> {
  const page = wholeNumber(query['page'] ?? '1');
  return readInput(PageArgs, { page, pageSize: wholeNumber(query['page_size'] ?? '10') });
}

/** What is no whole number becomes what the rules refuse. */
function wholeNumber(sent: string): number {
  return /^\d{1,9}$/.test(sent) ? Number(sent) : NaN;
}

/** One slice of a list of such entries. */
export function pageOf(description: string, entry: Shape): Shape {
  return form(description, {
    items: list('The entries of this page, newest first.', entry),
    total: number('Entries on all pages.', 1),
    page: number('Which page this is.', 1),
    page_size: number('Entries per page.', 10),
  });
}

/** Shows a slice. */
export function presentPage<T>(
  { items, total, page, pageSize }: Page<T>,
  one: (item: T) => unknown,
) {
  return { items: items.map(one), total, page, page_size: pageSize };
}
