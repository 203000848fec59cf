import { InputType } from 'type-graphql';
import { IdField } from '../../../platform/graphql/input-fields';

@InputType({ description: 'A question to accept that costs nothing more.' })
export class AcceptQuestionInput {
  @IdField('Id of an open question about one of your orders.')
  questionId!: string;
}

@InputType({ description: 'A question to decline.' })
export class DeclineQuestionInput {
  @IdField('Id of an open question about one of your orders.')
  questionId!: string;
}
