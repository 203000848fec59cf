import { InputType } from 'type-graphql';
import { sortDirections, type Sort, type SortDirection } from '../../kernel/slice';
import { graphqlEnum } from './graphql-enum';
import { ChoiceField } from './input-fields';

const SortDirectionEnum = graphqlEnum<SortDirection>('SortDirection', 'Which end comes first.', {
  ASC: 'The oldest or smallest first.',
  DESC: 'The newest or largest first.',
});

/** Makes the input that says in which order a list of a noun is asked for, with what it can go by. */
export function sortOf<Field extends string>(
  noun: string,
  members: Readonly<Record<Field, string>>,
): new () => Sort<Field> {
  const FieldEnum = graphqlEnum<Field>(`${noun}SortField`, 'What a list goes by.', members);

  @InputType(`${noun}Sort`, { description: 'In which order a list is asked for.' })
  class SortInput implements Sort<Field> {
    @ChoiceField(() => FieldEnum, Object.keys(members), 'What the list goes by.')
    field!: Field;

    @ChoiceField(() => SortDirectionEnum, sortDirections, 'Which end comes first.', {
      defaultValue: 'DESC',
    })
    direction!: SortDirection;
  }
  return SortInput;
}
