import { Arg, Args, Authorized, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { RefusableMutation } from '../../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../../platform/graphql/refusal.types';
import type { RequestContext } from '../../../platform/request-context';
import { recharge } from './recharge';
import { RechargeInput, RechargeOptionsArgs, SubmitRemittanceInput } from './recharge.inputs';
import { rechargeOptions } from './recharge.queries';
import { RechargeOptionsType, RechargePayload, SubmitRemittancePayload } from './recharge.types';
import { submitRemittance } from './submit-remittance';

@Resolver()
export class RechargeResolver {
  @AuthorizedQuery(() => RechargeOptionsType, {
    nullable: true,
    description: 'Amounts and methods for topping up the balance.',
  })
  rechargeOptions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { amount }: RechargeOptionsArgs,
  ): Promise<RechargeOptionsType> {
    return rechargeOptions(services, viewer, amount);
  }

  @Authorized()
  @RefusableMutation(() => RechargePayload, {
    description: 'Starts a top-up of the balance by card, credited when the payment is confirmed.',
    refusals: [InvalidInput],
    plain: [
      'PAYMENTS_FROZEN',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  async recharge(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'How much.' }) input: RechargeInput,
  ): Promise<RechargePayload> {
    return { payment: await recharge(services, viewer, input), viewer };
  }

  @Authorized()
  @RefusableMutation(() => SubmitRemittancePayload, {
    description: 'Announces a remittance, credited when an operator confirms it.',
    refusals: [InvalidInput],
    plain: [
      'NOT_FOUND',
      'REMITTANCE_KNOWN',
      'PAYMENTS_FROZEN',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  async submitRemittance(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What was sent.' }) input: SubmitRemittanceInput,
  ): Promise<SubmitRemittancePayload> {
    const receiptImageId = input.receiptImageId ?? null;
    const payment = await submitRemittance(services, viewer, { ...input, receiptImageId });
    return { payment, viewer };
  }
}
