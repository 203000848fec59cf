import { InputType } from 'type-graphql';
import { CountField, FlagField, IdField, TextField } from '../../../platform/graphql/input-fields';
import { RepeatableInput } from '../../../platform/graphql/repeatable-input';

@InputType({ description: 'A review as the shopper fills it in.' })
export class ReviewPackageInput extends RepeatableInput {
  @IdField('One of your completed packages.')
  packageId!: string;

  @CountField('1 to 5.', { min: 1, max: 5 })
  stars!: number;

  @TextField('What you have to say of it.', { min: 1, max: 1000 })
  content!: string;

  @IdField('Id of a picture of the contents, from `POST /uploads`.', { nullable: true })
  imageId?: string | null;

  @FlagField('True withholds your name.', { defaultValue: false })
  isAnonymous!: boolean;
}
