import { InputType } from 'type-graphql';
import { TextField } from '../../platform/graphql/input-fields';

@InputType({ description: 'Whose contact is opened, and why.' })
export class OpenContactInput {
  @TextField('Number of the order.', { min: 1, max: 24 })
  number!: string;

  @TextField('Why; the audit log keeps it.', { min: 1, max: 200 })
  reason!: string;
}
