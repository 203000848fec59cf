import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Slice, SliceRequest } from '../../kernel/slice';

/**
 * Reads a slice of a list ordered by time. It starts after a cursor rather than an offset, so that no entry is
 * read twice or skipped when entries are added or removed meanwhile. `column` is that of the instant, e.g.
 * `record.at`. One statement, which reads one extra entry to know whether more follow.
 */
export async function readSlice<T extends ObjectLiteral>(
  list: SelectQueryBuilder<T>,
  column: string,
  { first, after, skip, direction = 'DESC' }: SliceRequest,
): Promise<Slice<T>> {
  const whole = list.clone();
  const id = `${list.alias}.id`;
  const stretch = list.orderBy(column, direction).addOrderBy(id, direction);
  if (after) {
    const behind = direction === 'DESC' ? '<' : '>';
    stretch.andWhere(
      `(${column} ${behind} :afterAt OR (${column} = :afterAt AND ${id} ${behind} :afterId))`,
      { afterAt: after.at, afterId: after.id },
    );
  }
  const found = await stretch
    .offset(skip)
    .limit(first + 1)
    .getMany();
  const hasPreviousPage = Boolean(after) || skip > 0;
  return {
    items: found.slice(0, first),
    countAll: () => whole.getCount(),
    hasNextPage: found.length > first,
    hasPreviousPage,
  };
}
