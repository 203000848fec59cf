import { InputType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { ChoiceField, IdField, MoneyField } from '../../../platform/graphql/input-fields';
import { RepeatableInput } from '../../../platform/graphql/repeatable-input';
import { LEAST_WITHDRAWAL } from './request-withdrawal';
import { withdrawalMethods, type WithdrawalMethod } from './withdrawal.entity';
import { WithdrawalMethodEnum } from './withdrawal.types';

@InputType({ description: 'How much of the balance is to go back, and by which way.' })
export class RequestWithdrawalInput extends RepeatableInput {
  @ChoiceField(() => WithdrawalMethodEnum, withdrawalMethods, 'By which way it goes back.')
  method!: WithdrawalMethod;

  @MoneyField('How much, from 100 fen.', { min: LEAST_WITHDRAWAL })
  amount!: Money;
}

@InputType({ description: 'A withdrawal to take back.' })
export class CancelWithdrawalInput {
  @IdField('Id of one of your withdrawals that nobody has confirmed yet.')
  withdrawalId!: string;
}
