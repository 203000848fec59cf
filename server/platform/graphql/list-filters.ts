import { InputType } from 'type-graphql';
import type { Period } from '../../kernel/page';
import { InstantField, TextField } from './input-fields';

/** The filter of a list of dated objects. */
@InputType()
export abstract class PeriodFilter implements Period {
  @InstantField('Only from this instant on.')
  from?: Date | null;

  @InstantField('Only before this instant.')
  to?: Date | null;
}

/** The filter of a list of numbered objects. */
@InputType()
export abstract class SearchFilter extends PeriodFilter {
  @TextField('Search text, case-insensitive, in numbers and item names.', {
    max: 100,
    nullable: true,
  })
  search?: string | null;
}
