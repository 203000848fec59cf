import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import type { Position, Slice } from '../../kernel/slice';
import { cursorOf, CursorField, readCursor } from './cursor';
import { CountField } from './input-fields';

/** The slice of a connection that the client requests. */
@ArgsType()
export class ConnectionArgs {
  @CountField('How many entries, 1 to 50.', { min: 1, max: MAX_PAGE_SIZE, defaultValue: 10 })
  first!: number;

  @CursorField('Begins behind the entry with this cursor; with the first one when left out.')
  after?: string | null;

  @CountField(
    'How many entries to leave out from there, for a pager with numbers. To read on while entries may come or go, use `after`.',
    { min: 0, max: 5_000_000, defaultValue: 0 },
  )
  skip!: number;
}

/** Returns the slice that the arguments of a connection request. */
export function sliceOf({ first, after, skip }: ConnectionArgs) {
  return { first, skip, after: after ? readCursor(after) : null };
}

@ObjectType('PageInfo', { description: "Position of a connection's slice in its list." })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether entries follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries precede this slice.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry; null where there is none.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, to go on with as `after`; null where there is none.',
  })
  endCursor!: string | null;
}

interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

interface Connection<Node> {
  readonly edges: Edge<Node>[];
  readonly pageInfo: PageInfoType;
  readonly totalCount: Promise<number>;
}

/** Makes the GraphQL type of a connection between the viewer and nodes of a type. */
export function connectionOf<Node extends object>(name: string, node: () => new () => Node) {
  @ObjectType(`${name}Edge`, { description: `A ${name} in its list.` })
  class EdgeType implements Edge<Node> {
    @Field(node, { description: 'The entry.' })
    node!: Node;

    @Field(() => String, { description: 'Its place in the list, to go on from.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A stretch of a list of ${name}.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'The entries, each with its place.' })
    edges!: EdgeType[];

    @Field(() => PageInfoType, { description: 'Position of this slice in the list.' })
    pageInfo!: PageInfoType;

    @Field(() => Int, { description: 'How many entries the whole list has, as it is narrowed.' })
    totalCount!: Promise<number>;
  }
  return ConnectionType as new () => Connection<Node>;
}

/**
 * Converts a slice of a list; `placeOf` returns the position of an entry. The total is counted only if
 * requested.
 */
export function presentSlice<Node>(
  { items, countAll, hasNextPage, hasPreviousPage }: Slice<Node>,
  placeOf: (node: Node) => Position,
): Connection<Node> {
  const edges = items.map((node) => ({ node, cursor: cursorOf(placeOf(node)) }));
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return {
    edges,
    pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
    get totalCount() {
      return countAll();
    },
  };
}
