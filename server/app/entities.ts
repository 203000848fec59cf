import { Session } from '../modules/accounts/session.entity';
import { User } from '../modules/accounts/user.entity';
import { Address } from '../modules/addresses/address.entity';
import { ArticleGroup } from '../modules/articles/article-group.entity';
import { Article } from '../modules/articles/article.entity';
import { CartItem } from '../modules/cart/cart-item.entity';
import { DeliveryLine } from '../modules/delivery/delivery-line.entity';
import { DeliveryPrice } from '../modules/delivery/delivery-price.entity';
import { FundRecord } from '../modules/funds/fund-record.entity';
import { JournalEntry } from '../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../modules/funds/ledger-account.entity';
import { Posting } from '../modules/funds/posting.entity';
import { Lead } from '../modules/leads/lead.entity';
import { AccountToken } from '../modules/accounts/links/account-token.entity';
import { Notification } from '../modules/notifications/notification.entity';
import { OrderEvent } from '../modules/orders/order-event.entity';
import { OrderItem } from '../modules/orders/items/order-item.entity';
import { Order } from '../modules/orders/order.entity';
import { PackageEvent } from '../modules/packages/package-event.entity';
import { Package } from '../modules/packages/package.entity';
import { JointPayment } from '../modules/payments/joint/joint-payment.entity';
import { Payment } from '../modules/payments/payment.entity';
import { Review } from '../modules/reviews/review.entity';
import { SiteSetting } from '../modules/site/site-setting.entity';
import { Upload } from '../modules/uploads/upload.entity';
import { PackingPlan } from '../modules/warehouse/packing/packing-plan.entity';
import { StoredItem } from '../modules/warehouse/stored-item.entity';
import { OutboxMessage } from '../platform/queue/outbox-message.entity';

/** Every entity. */
export const entities = [
  User,
  Session,
  AccountToken,
  Upload,
  Address,
  CartItem,
  Order,
  OrderItem,
  OrderEvent,
  Payment,
  JointPayment,
  LedgerAccount,
  JournalEntry,
  Posting,
  FundRecord,
  DeliveryLine,
  DeliveryPrice,
  PackingPlan,
  StoredItem,
  Package,
  PackageEvent,
  Review,
  SiteSetting,
  ArticleGroup,
  Article,
  Notification,
  Lead,
  OutboxMessage,
];
