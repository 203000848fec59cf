import { Arg, Args, Authorized, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { ConnectionArgs, presentSlice, sliceOf } from '../../../platform/graphql/connection.types';
import { RefusableMutation } from '../../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../../platform/graphql/refusal.types';
import type { RequestContext } from '../../../platform/request-context';
import { BalanceTooLow } from '../payment.refusals';
import { cancelWithdrawal } from './give-up-withdrawal';
import { requestWithdrawal } from './request-withdrawal';
import type { Withdrawal } from './withdrawal.entity';
import { CancelWithdrawalInput, RequestWithdrawalInput } from './withdrawal.inputs';
import { listWithdrawals, withdrawalOptions } from './withdrawal.queries';
import {
  CancelWithdrawalPayload,
  RequestWithdrawalPayload,
  WithdrawalConnection,
  WithdrawalOptionsType,
} from './withdrawal.types';

const place = ({ requestedAt: at, id }: Withdrawal) => ({ at, id });

@Resolver()
export class WithdrawalResolver {
  @AuthorizedQuery(() => WithdrawalOptionsType, {
    nullable: true,
    description: 'Withdrawal limits by method.',
  })
  withdrawalOptions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<WithdrawalOptionsType> {
    return withdrawalOptions(services, viewer);
  }

  @AuthorizedQuery(() => WithdrawalConnection, {
    description: 'Your withdrawals, the newest first.',
  })
  async withdrawals(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args(() => ConnectionArgs) stretch: ConnectionArgs,
  ) {
    return presentSlice(await listWithdrawals(services, viewer, sliceOf(stretch)), place);
  }

  @Authorized()
  @RefusableMutation(() => RequestWithdrawalPayload, {
    description:
      'Requests a withdrawal by the method the money came by; the amount is held until it is sent.',
    refusals: [InvalidInput, BalanceTooLow],
    plain: ['WITHDRAWAL_LIMIT', 'PAYMENTS_FROZEN', 'IDEMPOTENCY_KEY_REUSED'],
  })
  async requestWithdrawal(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Amount and method.' }) input: RequestWithdrawalInput,
  ): Promise<RequestWithdrawalPayload> {
    return { withdrawal: await requestWithdrawal(services, viewer, input), viewer };
  }

  @Authorized()
  @RefusableMutation(() => CancelWithdrawalPayload, {
    description: 'Cancels a pending withdrawal.',
    refusals: [InvalidInput],
    plain: ['NOT_FOUND', 'WITHDRAWAL_STATUS_FORBIDS'],
  })
  async cancelWithdrawal(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) { withdrawalId }: CancelWithdrawalInput,
  ): Promise<CancelWithdrawalPayload> {
    return { withdrawal: await cancelWithdrawal(services, viewer, withdrawalId), viewer };
  }
}
