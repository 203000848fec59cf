/** The requested order of a list. */
export const sortDirections = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface Sort<Field extends string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** The position of an entry in a list by time: entries of one instant are ordered by id. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** The requested slice of a list by time. */
export interface SliceRequest {
  readonly first: number;
  /** Begins behind this place; at the beginning without it. */
  readonly after?: Position | null;
  /** Number of entries to skip from there. */
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
