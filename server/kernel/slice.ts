/** In which order a list is asked for. */
export const sortDirections = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface Sort<Field extends string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** Where an entry stands in a list by time: entries of one instant stand by their ids. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** Which stretch of a list by time is asked for. */
export interface SliceRequest {
  readonly first: number;
  /** Begins behind this place; at the beginning without it. */
  readonly after?: Position | null;
  /** How many to leave out from there. */
  readonly skip: number;
  /** Newest first without it. */
  readonly direction?: SortDirection;
}

export interface Slice<T> {
  readonly items: T[];
  /** Counts the whole list, which costs a statement that grows with it: only where it is shown. */
  countAll(): Promise<number>;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}
