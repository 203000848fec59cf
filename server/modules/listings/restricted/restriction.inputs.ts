import { ArgsType } from 'type-graphql';
import { TextField } from '../../../platform/graphql/input-fields';

/** Description of an item as typed by a shopper, with the limits of its form. */
@ArgsType()
export class DescribedGoodsArgs {
  @TextField('What the item is called.', { max: 200, defaultValue: '' })
  name!: string;

  @TextField('Chosen size, colour and so on.', { max: 300, defaultValue: '' })
  specification!: string;

  @TextField('What the item is.', { max: 1000, defaultValue: '' })
  description!: string;

  @TextField('What we should know when buying.', { max: 500, defaultValue: '' })
  remark!: string;
}
