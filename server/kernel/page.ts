/** Which slice of a list is asked for; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

export interface Page<T> extends PageRequest {
  readonly items: T[];
  readonly total: number;
}

/** A stretch of time; both ends may be open. */
export interface Period {
  readonly from?: Date | null;
  /** The first instant that no longer belongs to it. */
  readonly to?: Date | null;
}

export const MAX_PAGE_SIZE = 50;
