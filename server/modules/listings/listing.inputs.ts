import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ArgsType } from 'type-graphql';
import { field, IdsField } from '../../platform/graphql/input-fields';
import { says } from '../../platform/validation/validation-keys';
import { MAX_VIEWED } from './listing.policy';
import { MAX_PASTED_LENGTH } from './links/read-pasted';

/** Words of an app, not of a person: what is no link in them is passed over, whatever it is. */
function PastedField(description: string): PropertyDecorator {
  return field(
    () => String,
    description,
    {},
    { type: 'string', minLength: 1, maxLength: MAX_PASTED_LENGTH },
    IsString(says('required')),
    MaxLength(MAX_PASTED_LENGTH, says('tooLong', { max: MAX_PASTED_LENGTH })),
    IsNotEmpty(says('required')),
  );
}

/** Text that a shopper pasted. */
@ArgsType()
export class ListingArgs {
  @PastedField('A link, or the text around one that the app of a shop shares.')
  pasted!: string;
}

/** Which listings are meant. */
@ArgsType()
export class ListingsArgs {
  @IdsField('Ids of listings.', MAX_VIEWED)
  ids!: string[];
}
