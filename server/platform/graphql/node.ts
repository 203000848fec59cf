import { Field, ID, InterfaceType } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../services';

/** `__typename` is set by the loader, because not every value is an instance of its entity. */
@InterfaceType('Node', {
  description: 'An object that can be refetched by its id.',
  resolveType: ({ __typename: type }: { readonly __typename: string }) => type,
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Public id, unique among all nodes.' })
  id!: string;
}

interface Kind {
  /** The name of its GraphQL type, which implements NodeType. */
  readonly type: string;
  /** The table that holds its ids. */
  readonly entity: new () => { id: string };
}

/** An object owned by one shopper; other shoppers receive null. */
interface OwnedKind extends Kind {
  readonly entity: new () => { id: string; userId: string };
  /** Reads what the resolvers of the type take; the row itself without it. */
  readonly read?: (services: Services, viewer: Viewer, id: string) => Promise<object | null>;
}

interface PublicKind extends Kind {
  readonly isPublic: true;
  /** Presents a row as the resolvers of the type take it; the row itself without it. */
  readonly present?: (row: never) => object;
  /** Rows that fail this test are returned as null. */
  readonly where?: object;
}

/** A type of node that a module contributes. */
export type NodeKind = OwnedKind | PublicKind;
