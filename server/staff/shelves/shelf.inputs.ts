import { ArrayMaxSize, Length } from 'class-validator';
import { InputType } from 'type-graphql';
import { MOST_COUNTED, shelfKinds, type ShelfKind } from '../../modules/warehouse/public';
import { ChoiceField, field, TextField } from '../../platform/graphql/input-fields';
import { says } from '../../platform/validation/validation-keys';
import { ShelfKindEnum } from './shelf.types';

const MAX_CODE = 40;

@InputType({ description: 'A new shelf.' })
export class AddShelfInput {
  @TextField('What people call it: capitals, digits and hyphens, e.g. `B-12`.', { min: 1, max: 12 })
  name!: string;

  @ChoiceField(() => ShelfKindEnum, shelfKinds, 'What lies there.')
  kind!: ShelfKind;
}

@InputType({ description: 'A shelf.' })
export class ShelfInput {
  @TextField('Code of its label.', { min: 1, max: MAX_CODE })
  shelf!: string;
}

@InputType({ description: 'A label to be printed.' })
export class PrintLabelInput {
  @TextField('Code of the item’s label.', { min: 1, max: MAX_CODE })
  label!: string;
}

@InputType({ description: 'An item and the shelf where it is put.' })
export class PutOnShelfInput extends ShelfInput {
  @TextField('Code of the item’s label.', { min: 1, max: MAX_CODE })
  item!: string;
}

@InputType({ description: 'A shelf, and what lies there.' })
export class CountShelfInput extends ShelfInput {
  @field(
    () => [String],
    'Codes of all labels that were scanned, at most 500, in any order.',
    {},
    { type: 'array', maxItems: MOST_COUNTED, items: { type: 'string', description: 'A code.' } },
    ArrayMaxSize(MOST_COUNTED, says('tooMany', { max: MOST_COUNTED })),
    Length(1, MAX_CODE, { each: true, ...says('unknownChoice') }),
  )
  labels!: string[];
}
