import type { Page, PageRequest } from '../../kernel/page';
import type { Slice, SliceRequest } from '../../kernel/slice';
import { PageArgs } from '../graphql/page-args';
import { PageType } from '../graphql/page.types';
import type { Answer } from './answer';
import type { Form } from './input-form';
import { wordOutput } from './output-wording';
import { queryForm, type QueryForm } from './query-form';
import { all, then } from './settled';
import { flag, list, model, number, type Shape } from './shape';

/** Which page something is of how many entries. */
type PageNumbers = Pick<Page<unknown>, 'page' | 'pageSize' | 'total'>;

/** A page before it is shown. */
type RestPage<T> = Omit<Page<T>, 'hasNextPage'>;

/** The `data` of a call together with its page: the response links to the neighbouring pages. */
export class Paged {
  constructor(
    readonly data: unknown,
    readonly numbers: PageNumbers,
  ) {}
}

wordOutput(PageType, {
  sentAs: { hasNextPage: 'has_more' },
  examples: { page_size: 10, has_more: false },
});

/** The query parameters of a call that lists something, and how they are read. */
export const pageQuery = queryForm(PageArgs, { example: { page: 1, page_size: 10 } });

/** Paging of a call that lists the matches of a GraphQL filter. */
export function listQuery<Filter extends object>(
  type: new () => Filter,
  { example }: { readonly example: Readonly<Record<string, unknown>> },
): QueryForm<{ readonly page: PageRequest; readonly filter: Filter }> {
  const filter = queryForm(type, { example });
  return {
    sent: { parameters: [...pageQuery.sent.parameters, ...filter.sent.parameters] },
    read: async (call) => ({ page: await pageQuery.read(call), filter: await filter.read(call) }),
  };
}

/** Paging of a call that lists everything unless a page is requested. */
const partQuery = queryForm(PageArgs, {
  ...{ example: { page: 1, page_size: 50 }, isOptional: true },
});

/** The page as a stretch of a list that is otherwise read by its cursors. */
export function sliceOfPage({ page, pageSize }: PageRequest): SliceRequest {
  return { first: pageSize, skip: (page - 1) * pageSize };
}

/** Returns such a slice as the requested page, and counts the list. */
export async function pageOfSlice<T>(
  { items, countAll }: Slice<T>,
  asked: PageRequest,
): Promise<RestPage<T>> {
  return { items, total: await countAll(), ...asked };
}

/** A page of a type of GraphQL that is one. */
export function paged<Found extends PageNumbers>({ describe, show }: Answer<Found>): Answer<Found> {
  return {
    describe,
    show: (schema, found, context) =>
      then(show(schema, found, context), (data) => new Paged(data, found)),
    isPaged: true,
  };
}

/** A page of a list that GraphQL reads by cursors; `more` adds fields beside its entries. */
export function pageOf<Entry>(
  name: string,
  entry: Answer<Entry>,
  more: Readonly<Record<string, Shape>> = {},
): Answer<RestPage<Entry> & { readonly more?: object }> {
  return {
    describe: (schema) =>
      model(name, 'A page of the list.', {
        items: list('The entries of this page, newest first.', entry.describe(schema)),
        total: number('Entries on all pages.', 1),
        page: number('Which page this is, counted from 1.', 1),
        page_size: number('Entries per page.', 10),
        has_more: flag('Whether there is a page after this one.', false),
        ...more,
      }),
    show: (schema, found, context) =>
      then(all(found.items.map((one) => entry.show(schema, one, context))), (items) => {
        const { total, page, pageSize: page_size } = found;
        const has_more = page * page_size < total;
        return new Paged({ items, total, page, page_size, has_more, ...found.more }, found);
      }),
    isPaged: true,
  };
}

/** Something with a page of a list in it, under that name. */
export function withPage<Found, Entry extends PageNumbers>(
  whole: Answer<Found>,
  name: string,
  page: Answer<Entry>,
): Answer<{ readonly found: Found; readonly page: Entry }> {
  return {
    describe: (schema) => {
      const { properties, required = [], ...shape } = whole.describe(schema);
      return {
        ...{ ...shape, required: [...required, name] },
        properties: { ...properties, [name]: page.describe(schema) },
      };
    },
    async show(schema, { found, page: entries }, context) {
      const [shown, { data, numbers }] = await Promise.all([
        whole.show(schema, found, context) as Promise<object>,
        page.show(schema, entries, context) as Promise<Paged>,
      ]);
      return new Paged({ ...shown, [name]: data }, numbers);
    },
    isPaged: true,
  };
}

/** The query parameters of a call that returns a whole list unless a page is requested: that page, or null. */
export const partOfList: Form<PageRequest | null> = {
  sent: partQuery.sent,
  read: async (call) =>
    call.query['page'] === undefined && call.query['page_size'] === undefined
      ? null
      : partQuery.read(call),
};

/** Returns the requested page of a list, or all of it. */
export function cutPart<Entry>(
  all: readonly Entry[],
  asked: PageRequest | null,
): readonly Entry[] | Paged {
  if (!asked) return all;
  const start = (asked.page - 1) * asked.pageSize;
  return new Paged(all.slice(start, start + asked.pageSize), { ...asked, total: all.length });
}

/** A list of which a part may have been cut out. */
export function inParts<Entry>({
  describe,
  show,
}: Answer<readonly Entry[]>): Answer<readonly Entry[] | Paged> {
  return {
    describe,
    show: (schema, found, context) =>
      found instanceof Paged
        ? then(
            show(schema, found.data as readonly Entry[], context),
            (data) => new Paged(data, found.numbers),
          )
        : show(schema, found, context),
    isPaged: true,
  };
}
