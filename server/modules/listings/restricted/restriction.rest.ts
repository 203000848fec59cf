import { many, one } from '../../../platform/http/answer';
import { wordOutput } from '../../../platform/http/output-wording';
import { queryForm } from '../../../platform/http/query-form';
import { restCall } from '../../../platform/http/rest-call';
import { DescribedGoodsArgs } from './restriction.inputs';
import { CarryingLineType, ListingRestrictionType } from './restriction.types';
import { readRestrictions } from './restrictions-of';

wordOutput(CarryingLineType, { examples: { line_id: 'ocean', name: 'Ocean freight' } });
wordOutput(ListingRestrictionType, {
  examples: { is_forbidden: false, is_refused: false, sentence: 'Some lines carry it.' },
});

const described = queryForm(DescribedGoodsArgs, { example: { name: 'Power bank 20000 mAh' } });

/** Our own call about what is described by hand (API-20). */
export const restrictionEndpoints = [
  restCall({
    method: 'get',
    path: '/item_restrictions',
    operationId: 'listItemRestrictions',
    summary: 'Shipping restrictions of an item with these texts.',
    origin: 'our own call',
    needsToken: false,
    takes: described,
    data: many(one(ListingRestrictionType), 'By its words; empty where nothing seems to.'),
    run: ({ context, input }) => readRestrictions(context.services, input),
  }),
];
