import { defineModule } from '../../platform/module';
import { questionAsked } from '../orders/public';
import { forbidQuestionOnceBought } from './forbid-question';
import {
  everyPurchaseIsDividedAmongItsLines,
  noMorePiecesBoughtThanOrdered,
} from './purchasing.invariants';
import { InboundParcel, InboundParcelPurchase } from './inbound/inbound-parcel.entity';
import { ShopPurchase, ShopPurchaseLine } from './shop-purchase.entity';

/** Purchases at the shops and the parcels they send; the staff call them through server/staff. */
export const purchasing = defineModule({
  name: 'purchasing',
  entities: [ShopPurchase, ShopPurchaseLine, InboundParcel, InboundParcelPurchase],
  invariants: [noMorePiecesBoughtThanOrdered, everyPurchaseIsDividedAmongItsLines],
  extensions: [questionAsked.with(forbidQuestionOnceBought)],
});
