import type { Endpoint } from '../../platform/http/endpoint';
import type { EndpointGroup } from '../../platform/module';
import { modules } from '../modules';

/** The REST calls of every module that has some. */
export const endpointGroups: readonly EndpointGroup[] = modules.flatMap(
  ({ endpoints }) => endpoints ?? [],
);

export const endpoints: readonly Endpoint[] = endpointGroups.flatMap(({ calls }) => calls);
