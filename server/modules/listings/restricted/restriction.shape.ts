import { choice, flag, list, model, text } from '../../../platform/http/shape';
import type { RequestContext } from '../../../platform/request-context';
import { nameOfLine, offeredAmong } from '../../delivery/public';
import { RestrictedKindEnum } from '../listing.enums';
import { sayRestriction } from './restricted.texts';
import { readRestrictions, type DescribedGoods } from './restrictions-of';

/** What may keep an item from being sent, as the REST calls answer it. */
export const restrictionsShape = list(
  'What may keep it from being sent, by its words.',
  model('ListingRestriction', 'What may keep an item from being sent.', {
    kind: choice('What it seems to be.', RestrictedKindEnum, 'BATTERY'),
    is_forbidden: flag('Whether no delivery line carries it; otherwise some do.', false),
    is_refused: flag('Whether we do not buy it: its name tells of what no line carries.', false),
    sentence: text('What applies, in the language of the request.', 'Some lines carry it.'),
    delivery_lines: list(
      'Delivery lines that are offered now and carry it; empty where none does.',
      model('CarryingLine', 'A delivery line that carries restricted goods.', {
        line_id: text('Id of the delivery line.', 'ocean'),
        name: text('Its name in the language of the request.', 'Ocean freight'),
      }),
    ),
  }),
);

/** Shows over REST what may keep an item from being sent. */
export async function presentRestrictions(
  { services, language }: RequestContext,
  goods: DescribedGoods,
) {
  const restrictions = await readRestrictions(services, goods);
  return Promise.all(
    restrictions.map(async ({ kind, isForbidden, isRefused, lineIds }) => ({
      ...{ kind, is_forbidden: isForbidden, is_refused: isRefused },
      sentence: sayRestriction(language, { kind, isForbidden }),
      delivery_lines: (await offeredAmong(services, lineIds)).map((line) => ({
        ...{ line_id: line.id, name: nameOfLine(line)[language] },
      })),
    })),
  );
}
