import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { isAvailable, unavailableReason } from './method-availability';
import { PaymentTargetInput, USES_BALANCE } from './payment.inputs';
import { quotePayment } from './payment.queries';
import { paymentMethodNames } from './payment.texts';
import { PaymentMethodType, PaymentQuoteType } from './payment.types';

@Resolver(() => PaymentMethodType)
export class PaymentQuoteResolver {
  @AuthorizedQuery(() => PaymentQuoteType, {
    nullable: true,
    description: 'What is to be paid and how it can be; the payment screen shows it.',
  })
  async paymentQuote(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('target', { description: 'What is to be paid.' }) { kind, id }: PaymentTargetInput,
    @Arg('usesBalance', { defaultValue: false, description: USES_BALANCE }) usesBalance: boolean,
  ): Promise<PaymentQuoteType> {
    const quote = await quotePayment(services, viewer, { kind, id }, usesBalance);
    return { ...quote, kind, targetId: id };
  }

  @FieldResolver(() => String, { description: 'What it is called, in your language.' })
  name(@Root() { code }: PaymentMethodType, @Ctx() { language }: RequestContext): string {
    return paymentMethodNames[language][code];
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be used now.' })
  isAvailable(@Root() method: PaymentMethodType): boolean {
    return isAvailable(method);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it cannot be used now, in your language; null where it can.',
  })
  unavailableReason(
    @Root() method: PaymentMethodType,
    @Ctx() { language }: RequestContext,
  ): string | null {
    return unavailableReason(method, language);
  }
}
