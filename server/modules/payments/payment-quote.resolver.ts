import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { paymentMethodNames, paymentUnavailableTexts } from '../../i18n/payment-texts';
import { translate } from '../../i18n/translate';
import { formatMoney } from '../../kernel/money';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { PaymentTargetInput } from './payment.inputs';
import { quotePayment } from './payment.queries';
import { PaymentMethodType, PaymentQuoteType } from './payment.types';

@Resolver(() => PaymentMethodType)
export class PaymentQuoteResolver {
  @Authorized()
  @Query(() => PaymentQuoteType, {
    nullable: true,
    description: 'What is to be paid and how it can be; the payment screen shows it.',
  })
  async paymentQuote(
    @Ctx() context: RequestContext,
    @Arg('target', { description: 'What is to be paid.' }) { kind, id }: PaymentTargetInput,
  ): Promise<PaymentQuoteType> {
    const quote = await quotePayment(context.services, requireViewer(context), { kind, id });
    return { ...quote, kind, targetId: id };
  }

  @FieldResolver(() => String, { description: 'What it is called, in your language.' })
  name(@Root() { code }: PaymentMethodType, @Ctx() { language }: RequestContext): string {
    return paymentMethodNames[language][code];
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be used now.' })
  isAvailable(@Root() { isOpen, missing }: PaymentMethodType): boolean {
    return isOpen && missing === null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it cannot be used now, in your language; null where it can.',
  })
  unavailableReason(
    @Root() { isOpen, missing }: PaymentMethodType,
    @Ctx() { language }: RequestContext,
  ): string | null {
    const texts = paymentUnavailableTexts[language];
    if (!isOpen) return texts.notOpenYet;
    if (missing === null) return null;
    return translate(texts.balanceTooLow, { missing: formatMoney(missing) }, language);
  }
}
