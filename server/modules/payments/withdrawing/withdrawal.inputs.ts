import { InputType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { ChoiceField, IdField, MoneyField } from '../../../platform/graphql/input-fields';
import { RepeatableInput } from '../../../platform/graphql/repeatable-input';
import { LEAST_WITHDRAWAL } from './request-withdrawal';
import { withdrawalMethods, type WithdrawalMethod } from './withdrawal.entity';
import { WithdrawalMethodEnum } from './withdrawal.types';

@InputType({ description: 'Amount and method of the withdrawal.' })
export class RequestWithdrawalInput extends RepeatableInput {
  @ChoiceField(() => WithdrawalMethodEnum, withdrawalMethods, 'Method of return.')
  method!: WithdrawalMethod;

  @MoneyField('How much, from 100 fen.', { min: LEAST_WITHDRAWAL })
  amount!: Money;
}

@InputType({ description: 'A withdrawal to take back.' })
export class CancelWithdrawalInput {
  @IdField('Id of one of your pending withdrawals.')
  withdrawalId!: string;
}
