import { ArgsType } from 'type-graphql';
import type { Period } from '../../kernel/page';
import { InstantField, TextField } from './input-fields';
import { PageArgs } from './page-args';

/** What a list of dated things can be narrowed to. */
@ArgsType()
export class PeriodArgs extends PageArgs implements Period {
  @InstantField('Only from this instant on.')
  from?: Date | null;

  @InstantField('Only before this instant.')
  to?: Date | null;
}

/** What a list of numbered things can be narrowed to. */
@ArgsType()
export class SearchArgs extends PeriodArgs {
  @TextField('Only what holds these words: numbers and names of items are looked through.', {
    max: 100,
    nullable: true,
  })
  search?: string | null;
}
