import type { Page, PageRequest } from '../../kernel/page';
import type { Slice, SliceRequest } from '../../kernel/slice';
import { PageArgs } from '../graphql/page-args';
import type { RestCall } from './endpoint';
import { queryForm, type QueryForm } from './query-form';
import { flag, list, model, number, type Shape } from './shape';

/** Which page something is of how many entries. */
type PageNumbers = Pick<Page<unknown>, 'page' | 'pageSize' | 'total'>;

/** A page before it is shown. */
type RestPage<T> = Omit<Page<T>, 'hasNextPage'>;

/** The `data` of a call and which page it shows: its answer has links to the pages around it. */
export class Paged {
  constructor(
    readonly data: unknown,
    readonly numbers: PageNumbers,
  ) {}
}

/** The query parameters of a call that lists something, and how they are read. */
export const pageQuery = queryForm(PageArgs, { example: { page: 1, page_size: 10 } });

/** Those of a call that lists what a filter of GraphQL lets through, a page of it. */
export function listQuery<Filter extends object>(
  type: new () => Filter,
  { example }: { readonly example: Readonly<Record<string, unknown>> },
): QueryForm<{ readonly page: PageRequest; readonly filter: Filter }> {
  const filter = queryForm(type, { example });
  return {
    parameters: [...pageQuery.parameters, ...filter.parameters],
    read: async (query) => ({
      page: await pageQuery.read(query),
      filter: await filter.read(query),
    }),
  };
}

/** Those of a call that lists everything unless it is asked for a page. */
export const partQuery = queryForm(PageArgs, {
  ...{ example: { page: 1, page_size: 50 }, isOptional: true },
});

/** The page as a stretch of a list that is otherwise read by its cursors. */
export function sliceOfPage({ page, pageSize }: PageRequest): SliceRequest {
  return { first: pageSize, skip: (page - 1) * pageSize };
}

/** Returns such a stretch as the page that was asked for, and counts the list. */
export async function pageOfSlice<T>(
  { items, countAll }: Slice<T>,
  asked: PageRequest,
): Promise<RestPage<T>> {
  return { items, total: await countAll(), ...asked };
}

/** One slice of a list of such entries; `more` is what a page tells beside them. */
export function pageOf(
  name: string,
  entry: Shape,
  more: Readonly<Record<string, Shape>> = {},
): Shape {
  return model(name, 'A page of the list.', {
    items: list('The entries of this page, newest first.', entry),
    total: number('Entries on all pages.', 1),
    page: number('Which page this is, counted from 1.', 1),
    page_size: number('Entries per page.', 10),
    has_more: flag('Whether there is a page after this one.', false),
    ...more,
  });
}

/** Shows a slice, and what is told beside its entries. */
export function presentPage<T>(page: RestPage<T>, one: (item: T) => unknown, more = {}): Paged {
  return new Paged({ ...pageData(page, one), ...more }, page);
}

/** Shows a slice that is a part of the `data`. */
export function pageData<T>({ items, total, ...at }: RestPage<T>, one: (item: T) => unknown) {
  const { page, pageSize } = at;
  const has_more = page * pageSize < total;
  return { items: items.map(one), total, page, page_size: pageSize, has_more };
}

/** Shows the page that a call asks for of a list that is answered whole otherwise. */
export async function presentPart(all: readonly unknown[], query: RestCall['query']) {
  if (query['page'] === undefined && query['page_size'] === undefined) return all;
  const asked: PageRequest = await partQuery.read(query);
  const start = (asked.page - 1) * asked.pageSize;
  const numbers = { ...asked, total: all.length };
  return new Paged(all.slice(start, start + asked.pageSize), numbers);
}
