import type { Invariant } from './db/invariant';
import type { Extension } from './extension-point';
import type { NodeKind } from './graphql/node';
import type { Endpoint } from './http/endpoint';
import type { Services } from './services';
import type { ShopperData } from './shopper-data';

type Class = new (...args: never[]) => object;

/** Something the clock does again and again. */
export interface Job {
  readonly name: string;
  /** How long it rests between two runs, in milliseconds: `minutes(1)`. */
  readonly every: number;
  run(services: Services): Promise<unknown>;
}

/** The REST calls of a module, under a heading of their description. */
export interface EndpointGroup {
  readonly heading: string;
  /** What stands under the heading; said by one of the modules that share it. */
  readonly about?: string;
  readonly calls: readonly Endpoint[];
}

/** What a module brings along. Nothing of it is listed anywhere else. */
export interface Module {
  /** The name of its folder. */
  readonly name: string;
  /** Its tables, as TypeORM entities. */
  readonly entities?: readonly Class[];
  /** Its GraphQL resolvers. */
  readonly resolvers?: readonly Class[];
  /** One group, or several where its calls stand under several headings. */
  readonly endpoints?: EndpointGroup | readonly EndpointGroup[];
  /** What of it can be asked for by an id alone. */
  readonly nodes?: readonly NodeKind[];
  readonly jobs?: readonly Job[];
  /** What it holds on a shopper; a story compares it with the tables. */
  readonly personalData?: readonly ShopperData[];
  /** What must hold for its stored data at every moment. */
  readonly invariants?: readonly Invariant[];
  /** What it adds to modules below it. */
  readonly extensions?: readonly Extension[];
}

/** Types the manifest of a module; `server/app/modules.ts` lists them all. */
export function defineModule<const Manifest extends Module>(manifest: Manifest): Manifest {
  return manifest;
}
