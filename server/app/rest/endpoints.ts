import { accountEndpoints } from '../../modules/accounts/account.rest';
import { emailEndpoints } from '../../modules/accounts/emails/email.rest';
import { passwordEndpoints } from '../../modules/accounts/passwords/password.rest';
import { profileEndpoints } from '../../modules/accounts/profile/profile.rest';
import { addressEndpoints } from '../../modules/addresses/address.rest';
import { articleEndpoints } from '../../modules/articles/article.rest';
import { captchaEndpoints } from '../../modules/captcha/captcha.rest';
import { cartEndpoints } from '../../modules/cart/cart.rest';
import { countryEndpoints } from '../../modules/delivery/countries/country.rest';
import { exchangeRateEndpoints } from '../../modules/exchange-rates/exchange-rate.rest';
import { fundEndpoints } from '../../modules/funds/fund.rest';
import { notificationEndpoints } from '../../modules/notifications/notification.rest';
import { orderEndpoints } from '../../modules/orders/order.rest';
import { packageEndpoints } from '../../modules/packages/package.rest';
import { paymentEndpoints } from '../../modules/payments/payment.rest';
import { reviewEndpoints } from '../../modules/packages/reviewing/review.rest';
import { siteEndpoints } from '../../modules/site/site.rest';
import { packingPlanEndpoints } from '../../modules/warehouse/packing/packing-plan.rest';
import { parcelQuoteEndpoints } from '../../modules/warehouse/parcels/parcel-quote.rest';
import { storedItemEndpoints } from '../../modules/warehouse/stored-item.rest';
import type { Endpoint } from '../../platform/http/endpoint';

/** Every call of the legacy REST paths, under the headings of its description. */
export const endpointGroups: Readonly<Record<string, readonly Endpoint[]>> = {
  Account: [
    ...captchaEndpoints,
    ...accountEndpoints,
    ...emailEndpoints,
    ...passwordEndpoints,
    ...profileEndpoints,
  ],
  Site: [...countryEndpoints, ...articleEndpoints, ...siteEndpoints, ...exchangeRateEndpoints],
  Shop: [
    ...addressEndpoints,
    ...cartEndpoints,
    ...orderEndpoints,
    ...paymentEndpoints,
    ...storedItemEndpoints,
    ...parcelQuoteEndpoints,
    ...packingPlanEndpoints,
    ...packageEndpoints,
    ...reviewEndpoints,
    ...fundEndpoints,
    ...notificationEndpoints,
  ],
};

export const endpoints: readonly Endpoint[] = Object.values(endpointGroups).flat();
