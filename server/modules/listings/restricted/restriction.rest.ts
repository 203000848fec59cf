import type { Endpoint } from '../../../platform/http/endpoint';
import { queryForm } from '../../../platform/http/query-form';
import { DescribedGoodsArgs } from './restriction.inputs';
import { presentRestrictions, restrictionsShape } from './restriction.shape';

const described = queryForm(DescribedGoodsArgs, { example: { name: 'Power bank 20000 mAh' } });

/** Our own call about what is described by hand (API-20). */
export const restrictionEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/item_restrictions',
    operationId: 'listItemRestrictions',
    summary: 'What may keep an item from being sent that is described like this.',
    origin: 'our own call',
    needsToken: false,
    parameters: described.parameters,
    data: restrictionsShape,
    run: async (context, { query }) => presentRestrictions(context, await described.read(query)),
  },
];
