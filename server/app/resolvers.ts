import { AccountResolver } from '../modules/accounts/account.resolver';
import { EmailResolver } from '../modules/accounts/emails/email.resolver';
import { PasswordResolver } from '../modules/accounts/passwords/password.resolver';
import { ProfileResolver } from '../modules/accounts/profile/profile.resolver';
import { SessionResolver } from '../modules/accounts/sessions/session.resolver';
import { CaptchaResolver } from '../modules/captcha/captcha.resolver';
import {
  CartFieldsResolver,
  CartItemFieldsResolver,
  CartViewerResolver,
} from '../modules/cart/cart-fields.resolver';
import { CartResolver } from '../modules/cart/cart.resolver';
import { ListingResolver } from '../modules/listings/listing.resolver';
import { OrderFieldsResolver } from '../modules/orders/order-fields.resolver';
import { OrderItemResolver } from '../modules/orders/items/order-item.resolver';
import { OrderResolver } from '../modules/orders/order.resolver';
import { FundResolver } from '../modules/funds/fund.resolver';
import { AddressResolver } from '../modules/addresses/address.resolver';
import { ArticleResolver } from '../modules/articles/article.resolver';
import {
  NotificationFieldsResolver,
  NotificationViewerResolver,
} from '../modules/notifications/notification-fields.resolver';
import { NotificationResolver } from '../modules/notifications/notification.resolver';
import { ExchangeRateResolver } from '../modules/exchange-rates/exchange-rate.resolver';
import { LeadResolver } from '../modules/leads/lead.resolver';
import { SiteResolver } from '../modules/site/site.resolver';
import { PrivacyResolver } from '../modules/privacy/privacy.resolver';
import { JointPaymentResolver } from '../modules/payments/joint/joint-payment.resolver';
import { PaymentQuoteResolver } from '../modules/payments/payment-quote.resolver';
import { PaymentResolver } from '../modules/payments/payment.resolver';
import {
  AddressSnapshotResolver,
  CountryResolver,
  FeeLineResolver,
  ShippingRangeResolver,
} from '../modules/delivery/delivery.resolver';
import { PackageFieldsResolver } from '../modules/packages/package-fields.resolver';
import { PackageResolver } from '../modules/packages/package.resolver';
import { PublicReviewResolver } from '../modules/reviews/public-review.resolver';
import {
  PackageReviewResolver,
  ReviewResolver,
} from '../modules/packages/reviewing/review.resolver';
import { PackingPlanResolver } from '../modules/warehouse/packing/packing-plan.resolver';
import { ParcelQuoteResolver } from '../modules/warehouse/parcels/parcel-quote.resolver';
import { StoredItemResolver } from '../modules/warehouse/stored-item.resolver';

/** Every GraphQL resolver. */
export const resolvers = [
  AccountResolver,
  CaptchaResolver,
  EmailResolver,
  PasswordResolver,
  ProfileResolver,
  SessionResolver,
  PrivacyResolver,
  FundResolver,
  AddressResolver,
  SiteResolver,
  ArticleResolver,
  LeadResolver,
  NotificationResolver,
  NotificationFieldsResolver,
  NotificationViewerResolver,
  PaymentQuoteResolver,
  PaymentResolver,
  ExchangeRateResolver,
  JointPaymentResolver,
  ListingResolver,
  CartResolver,
  CartFieldsResolver,
  CartItemFieldsResolver,
  CartViewerResolver,
  OrderResolver,
  OrderFieldsResolver,
  OrderItemResolver,
  CountryResolver,
  ShippingRangeResolver,
  FeeLineResolver,
  AddressSnapshotResolver,
  StoredItemResolver,
  PackingPlanResolver,
  ParcelQuoteResolver,
  PackageResolver,
  PackageFieldsResolver,
  ReviewResolver,
  PackageReviewResolver,
  PublicReviewResolver,
] as const;
