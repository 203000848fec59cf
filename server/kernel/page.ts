/** Which slice of a list is asked for; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

export interface Page<T> extends PageRequest {
  readonly items: T[];
  readonly total: number;
}

export const MAX_PAGE_SIZE = 50;
