import type { Gauge } from './gauge';
import type { NodeKind } from './graphql/node';
import type { Endpoint } from './http/endpoint';
import type { ModuleFacts, Services } from './services';

type Class = new (...args: never[]) => object;

/** Something the clock does again and again, in one process of the cluster at a time. */
export interface Job {
  /** Its key in `job_runs`, at most 60 characters. */
  readonly name: string;
  /** Milliseconds between two runs: `minutes(1)`. */
  readonly every: number;
  /** Ends soon after `stopping` was aborted, if it can: another process then runs it again. */
  run(services: Services, stopping?: AbortSignal): Promise<unknown>;
}

/** The REST calls of a module, under a heading of their description. */
export interface EndpointGroup {
  readonly heading: string;
  /** The text under the heading; given by one of the modules that share it. */
  readonly about?: string;
  readonly calls: readonly Endpoint[];
}

/** The contributions of a module. None of them is listed anywhere else. */
export interface Module extends ModuleFacts {
  /** The name of its folder. */
  readonly name: string;
  /** Its tables, as TypeORM entities. */
  readonly entities?: readonly Class[];
  /** Its GraphQL resolvers. */
  readonly resolvers?: readonly Class[];
  /** One group, or several if its calls belong under several headings. */
  readonly endpoints?: EndpointGroup | readonly EndpointGroup[];
  /** Its objects that can be requested by id alone. */
  readonly nodes?: readonly NodeKind[];
  readonly jobs?: readonly Job[];
  /** Its figures that `/metrics` reports to operators. */
  readonly gauges?: readonly Gauge[];
}

/** Types the manifest of a module; `server/app/modules.ts` lists them all. */
export function defineModule<const Manifest extends Module>(manifest: Manifest): Manifest {
  return manifest;
}
