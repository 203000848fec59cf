import { InputType } from 'type-graphql';
import { sortDirections, type Sort, type SortDirection } from '../../kernel/slice';
import { graphqlEnum } from './graphql-enum';
import { ChoiceField } from './input-fields';

const SortDirectionEnum = graphqlEnum<SortDirection>('SortDirection', 'Sort direction.', {
  ASC: 'The oldest or smallest first.',
  DESC: 'The newest or largest first.',
});

/** Builds the input that selects the order of a list, with the allowed sort keys. */
export function sortOf<Field extends string>(
  noun: string,
  members: Readonly<Record<Field, string>>,
): new () => Sort<Field> {
  const FieldEnum = graphqlEnum<Field>(`${noun}SortField`, 'Sort field of a list.', members);

  @InputType(`${noun}Sort`, { description: 'Sort order of a list.' })
  class SortInput implements Sort<Field> {
    @ChoiceField(() => FieldEnum, Object.keys(members), 'Sort field.')
    field!: Field;

    @ChoiceField(() => SortDirectionEnum, sortDirections, 'Sort direction.', {
      defaultValue: 'DESC',
    })
    direction!: SortDirection;
  }
  return SortInput;
}
