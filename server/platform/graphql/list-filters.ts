import { InputType } from 'type-graphql';
import type { Period } from '../../kernel/page';
import { InstantField, TextField } from './input-fields';

/** What a list of dated things can be narrowed to. */
@InputType()
export abstract class PeriodFilter implements Period {
  @InstantField('Only from this instant on.')
  from?: Date | null;

  @InstantField('Only before this instant.')
  to?: Date | null;
}

/** What a list of numbered things can be narrowed to. */
@InputType()
export abstract class SearchFilter extends PeriodFilter {
  @TextField(
    'Only what holds these words, whatever their case: numbers and names of items are looked through.',
    { max: 100, nullable: true },
  )
  search?: string | null;
}
