import type { EntityManager } from 'typeorm';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { NodeType, type NodeKind } from '../../platform/graphql/node';
import type { RequestContext } from '../../platform/request-context';
import { modules } from '../modules';

@Resolver()
export class NodeQuery {
  @Query(() => NodeType, {
    nullable: true,
    description:
      'Anything by its id. Null where there is none, where it is not yours, and for guests where it is not public.',
  })
  node(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id that any node was answered with.' }) id: string,
  ): Promise<NodeType | null> {
    return findNode(context, id);
  }
}

/**
 * Loads an object by its id from the node types of all modules, if the viewer may see it; in two statements, or
 * one if the id is unknown.
 */
async function findNode(context: RequestContext, id: string): Promise<NodeType | null> {
  const type = await typeOf(context.services.db.read, visibleKinds(context), context.viewer, id);
  return type === undefined ? null : readNode(context, type, id);
}

/** The node types of all modules, restricted to the viewer's rows. */
function visibleKinds({ viewer }: RequestContext): NodeKind[] {
  const kinds = modules.flatMap(({ nodes = [] }) => nodes);
  return kinds.filter((kind) => viewer !== null || 'isPublic' in kind);
}

/** Reads a node whose type is known, in one statement; null where the viewer has none of that id. */
export async function readNode(
  context: RequestContext,
  type: string,
  id: string,
): Promise<NodeType | null> {
  const { services, viewer } = context;
  const kind = visibleKinds(context).find((one) => one.type === type);
  if (!kind) return null;
  const found =
    'read' in kind && kind.read && viewer
      ? await kind.read(services, viewer, id)
      : await services.db.read.findOneBy(kind.entity, whereOf(kind, viewer, id));
  const shown = found && 'present' in kind && kind.present ? kind.present(found as never) : found;
  return shown && Object.assign(shown, { id, __typename: kind.type });
}

/** Which row of a kind's table it is; never that of another shopper. */
function whereOf(kind: NodeKind, viewer: Viewer | null, id: string): { id: string } {
  const owned = { id, userId: viewer?.id ?? '' };
  return 'isPublic' in kind ? { ...kind.where, id } : owned;
}

/**
 * The type of what has this id and belongs to the viewer. Ids say nothing of it, so the tables are
 * asked, all in one statement and by their primary keys; a foreign id takes as long as one of nothing.
 */
async function typeOf(
  em: EntityManager,
  kinds: readonly NodeKind[],
  viewer: Viewer | null,
  id: string,
): Promise<string | undefined> {
  const lookUps = kinds.map((kind) => {
    const lookUp = em.createQueryBuilder(kind.entity, 'node').select(`'${kind.type}'`, 'type');
    return lookUp.where(whereOf(kind, viewer, id)).getQueryAndParameters();
  });
  const sql = lookUps.map(([select]) => select).join(' UNION ALL ');
  const values = lookUps.flatMap(([, parameters]) => parameters as unknown[]);
  const [row] = await em.query<{ type: string }[]>(sql, values);
  return row?.type;
}
