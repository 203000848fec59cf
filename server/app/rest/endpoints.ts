import type { Endpoint } from '../../platform/http/endpoint';
import { endpointHeadings } from '../../platform/module';
import { modules } from '../modules';

/** Every call of the legacy REST paths, under the headings of its description. */
export const endpointGroups: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  endpointHeadings.map((heading) => [
    heading,
    modules.flatMap(({ endpoints }) => endpoints?.[heading] ?? []),
  ]),
);

export const endpoints: readonly Endpoint[] = Object.values(endpointGroups).flat();
