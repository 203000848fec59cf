/** The requested page of a list; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

export interface Page<T> extends PageRequest {
  readonly items: T[];
  readonly total: number;
  readonly hasNextPage: boolean;
}

/** Makes a page of the items that were found for a request, and of how many there are in all. */
export function pageOf<T>(items: T[], total: number, { page, pageSize }: PageRequest): Page<T> {
  return { items, total, page, pageSize, hasNextPage: page * pageSize < total };
}

/** A stretch of time; both ends may be open. */
export interface Period {
  readonly from?: Date | null;
  /** The first instant that no longer belongs to it. */
  readonly to?: Date | null;
}

export const MAX_PAGE_SIZE = 50;
