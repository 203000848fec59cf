import { InputType, Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { TextField } from '../../platform/graphql/input-fields';
import type { DeletionObstacle } from './deletion-obstacles';

export const DeletionObstacleEnum = graphqlEnum<DeletionObstacle>(
  'DeletionObstacle',
  'What prevents the deletion of an account.',
  {
    ORDER: 'An order that is unpaid, being bought or being refunded.',
    WAREHOUSE: 'An item in the warehouse, or an unpaid packing plan.',
    PACKAGE: 'A package that has not arrived.',
    MONEY: 'Money in transit: a card payment, a remittance or a withdrawal.',
    BALANCE: 'Money on the balance.',
  },
);

@InputType({ description: 'What shows that it is you.' })
export class DeleteAccountInput {
  @TextField('Password of the account.', { min: 1, max: 200 })
  password!: string;
}

@ObjectType({ description: 'Whether an account could be deleted.' })
export class DeletionCheck {
  @Field(() => [DeletionObstacleEnum], {
    description: 'What prevents the deletion; empty if nothing does.',
  })
  obstacles!: DeletionObstacle[];
}

@ObjectType({ description: 'The answer to deleting the account.' })
export class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'True: you are a guest now.' })
  isDeleted!: boolean;
}
